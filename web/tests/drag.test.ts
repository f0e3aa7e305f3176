import { fireEvent, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableStore } from "../src/lib/table.svelte";
import MeepleTray from "../src/table/MeepleTray.svelte";
import { Turn } from "../src/table/turn.svelte";
import { t } from "../src/texts";
import type { Question, Tile } from "../src/protocol";
import { drop, snapshot } from "./samples";

const question: Question = {
  seat: "blue",
  step: "sowing",
  rule: "M2",
  tile: "C3",
  piece: null,
  hand: "vm",
  djinn: null,
  shown: [],
  skipped: null,
};
const options = [drop("C4", "v"), drop("D3", "v"), drop("D3", "m")];

/** jsdom has no layout: sets the element under the pointer. */
function under(tile: Tile | null): void {
  const there = document.createElementNS("http://www.w3.org/2000/svg", "g");
  if (tile) there.dataset["tile"] = tile;
  document.elementFromPoint = () => there;
}

function renderTray() {
  const store = new TableStore("ABCDEFGH", undefined, () => Promise.resolve([]));
  store.snapshot = snapshot({ question, options });
  const tries = vi.spyOn(store, "try").mockResolvedValue(true);
  const turn = new Turn(store);
  const { container, rerender } = render(MeepleTray, { snapshot: store.snapshot, move: null, turn });
  const vizier = screen.getByRole("button", { name: t("tribes-v", { n: 1 }) });
  const flying = () => container.querySelector(".flying");
  return { turn, tries, vizier, flying, rerender };
}

interface Finger {
  pointerId: number;
  isPrimary: boolean;
  button: number;
  clientX: number;
  clientY: number;
}
const at = (clientX: number, clientY: number): Finger => ({ pointerId: 7, isPrimary: true, button: 0, clientX, clientY });

/** The pointer events of jsdom know neither pointer nor button. */
function touch(kind: "pointerdown" | "pointermove" | "pointerup", on: Element, { pointerId, isPrimary, ...init }: Finger) {
  const event = new MouseEvent(kind, { bubbles: true, ...init });
  return fireEvent(on, Object.defineProperties(event, { pointerId: { value: pointerId }, isPrimary: { value: isPrimary } }));
}

async function lift(vizier: Element): Promise<void> {
  await touch("pointerdown", vizier, at(100, 100));
  await touch("pointermove", vizier, at(140, 60));
}

describe("a meeple of the tray", () => {
  beforeEach(() => {
    Element.prototype.setPointerCapture = vi.fn();
    under(null);
  });
  afterEach(() => vi.restoreAllMocks());

  it("follows the pointer, and only where it can be dropped is lit", async () => {
    const { turn, vizier, flying } = renderTray();
    await lift(vizier);
    expect(flying()?.getAttribute("style")).toContain("left: 140px");
    expect([...turn.marks.lit].sort()).toEqual(["C4", "D3"]);
    await touch("pointermove", vizier, at(150, 50));
    expect(flying()?.getAttribute("style")).toContain("top: 50px");
  });

  it("is dropped on the lit tile where it is let go", async () => {
    const { tries, turn, vizier, flying } = renderTray();
    await lift(vizier);
    under("C4");
    await touch("pointerup", vizier, at(200, 20));
    expect(tries.mock.calls).toEqual([["C4v"]]);
    expect(flying()).toBeNull();
    expect(turn.tribe).toBeNull();
  });

  it.each<Tile | null>(["A1", null])("goes back when it is let go over %s", async (tile) => {
    const { tries, turn, vizier, flying } = renderTray();
    await lift(vizier);
    under(tile);
    await touch("pointerup", vizier, at(200, 20));
    expect(tries).not.toHaveBeenCalled();
    expect(flying()).toBeNull();
    expect(turn.tribe).toBeNull();
  });

  it("points at the tile below it only if it can be dropped there", async () => {
    const { turn, vizier } = renderTray();
    await lift(vizier);
    under("C4");
    await touch("pointermove", vizier, at(150, 50));
    expect(turn.pointed).toBe("C4");
    under("A1");
    await touch("pointermove", vizier, at(160, 50));
    expect(turn.pointed).toBeNull();
  });

  it("is chosen by a click that trembles a little, and not carried", async () => {
    const { turn, vizier, flying } = renderTray();
    await touch("pointerdown", vizier, at(100, 100));
    await touch("pointermove", vizier, at(103, 102));
    expect(flying()).toBeNull();
    await touch("pointerup", vizier, at(103, 102));
    await fireEvent.click(vizier, { detail: 1 });
    expect(turn.tribe).toBe("v");
  });

  it("is not chosen by the click that ends a drag, but by the keyboard after it", async () => {
    const { turn, vizier } = renderTray();
    await lift(vizier);
    await touch("pointerup", vizier, at(200, 20));
    await fireEvent.click(vizier, { detail: 1 });
    expect(turn.tribe).toBeNull();
    vizier.focus();
    await userEvent.keyboard("{Enter}");
    expect(turn.tribe).toBe("v");
  });

  it("goes back on Escape, and letting go later does nothing", async () => {
    const { tries, vizier, flying } = renderTray();
    await lift(vizier);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(flying()).toBeNull();
    under("C4");
    await touch("pointermove", vizier, at(200, 20));
    await touch("pointerup", vizier, at(200, 20));
    expect(tries).not.toHaveBeenCalled();
  });

  it("goes back when something else is asked meanwhile", async () => {
    const { tries, vizier, flying, rerender } = renderTray();
    await lift(vizier);
    await rerender({ snapshot: snapshot({ action_count: 1, question, options }) });
    expect(flying()).toBeNull();
    under("C4");
    await touch("pointerup", vizier, at(200, 20));
    expect(tries).not.toHaveBeenCalled();
  });

  it("is left alone by a second finger and by the other mouse button", async () => {
    const { vizier, flying } = renderTray();
    await touch("pointerdown", vizier, { ...at(100, 100), button: 2 });
    await touch("pointermove", vizier, at(140, 60));
    expect(flying()).toBeNull();
    await touch("pointerdown", vizier, at(100, 100));
    await touch("pointermove", vizier, { ...at(140, 60), pointerId: 8 });
    expect(flying()).toBeNull();
  });
});
