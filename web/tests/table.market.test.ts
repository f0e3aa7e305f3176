// Which cards of the row stand under which heading.
import { render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import Market from "../src/table/Market.svelte";
import type { Card, DraftedAction, Snapshot } from "../src/protocol";
import { t, type PlainKey } from "../src/texts";
import { question, buy, nth, pass, pickUp } from "./snapshots";
import { snapshot, view, drafted } from "./samples";
import { connectedStore } from "./fakeSocket";

const ROW: Card[] = ["ivory", "silk", "fish", "fakir", "silk", "wheat", "gold", "spice", "fish"];
const BOUGHT = drafted("buy:2");

/** Blue trades by this rule and can buy `many` cards; others were bought before. */
function trading(rule: string, many: number, row: Card[], ...draft: DraftedAction[]): Snapshot {
  const buys = Array.from({ length: many }, (_, slot) => buy(slot + 1));
  return snapshot({
    question: question("trading", { rule }),
    options: draft.length ? buys : [...buys, pass],
    public_view: view({ resource_row: row }),
    draft,
  });
}

async function market(first: Snapshot) {
  const { store, socket } = await connectedStore(first);
  const onoption = vi.fn();
  const { rerender } = render(Market, { store, view: first.public_view, onoption });
  return { store, socket, onoption, rerender };
}

/** Each heading with how many cards and empty places stand under it. */
function headings(): [string, number, number][] {
  const caps = [...page.getByRole("region", { name: t("market-row") }).querySelectorAll(".cap")];
  return caps.map((cap) => {
    const below = cap.nextElementSibling;
    return [cap.textContent ?? "", below?.querySelectorAll(".card").length ?? 0, below?.querySelectorAll(".gap").length ?? 0];
  });
}
const under = (key: PlainKey, cards: number, empty = 0): [string, number, number] => [t(key), cards, empty];

describe("the headings of the row", () => {
  it("tell the two markets apart as long as neither is asked", async () => {
    await market(snapshot({ question: question("moving"), options: [pickUp("A1")], public_view: view({ resource_row: ROW }) }));
    expect(headings()).toEqual([under("market-small", 3), under("market-large", 3), under("market-later", 3)]);
  });

  it("stay so at the Small Market", async () => {
    await market(trading("P3", 3, ROW));
    expect(headings()).toEqual([under("market-small", 3), under("market-large", 3), under("market-later", 3)]);
  });

  it("are one of the Large Market for all that can be bought there", async () => {
    await market(trading("P4", 6, ROW));
    expect(headings()).toEqual([under("market-large", 6), under("market-later", 3)]);
  });

  it("are one of the Large Market even if so few cards are left that a Small Market could have them", async () => {
    await market(trading("P4", 3, ROW.slice(0, 3)));
    expect(headings()).toEqual([under("market-large", 3, 3), under("market-later", 0, 3)]);
  });

  it("ask for the second card of those that are left", async () => {
    await market(trading("P4", 5, ROW.slice(1), drafted("C3v"), BOUGHT));
    expect(headings()).toEqual([under("market-large-second", 5, 1), under("market-later", 3, 1)]);
  });

  it.each([1, 2, 6])("leave the other cards where they were when card %i was bought: a second click there buys nothing", async (slot) => {
    await market(trading("P4", 5, ROW.toSpliced(slot - 1, 1), drafted("C3v"), drafted(`buy:${slot}`)));
    const places = [...(document.querySelector(".whole .cards")?.children ?? [])];
    expect(places).toHaveLength(6);
    expect(places[slot - 1]?.matches(".gap")).toBe(true);
    expect(places.map((place) => place.querySelector(".name")?.textContent ?? "")).toEqual(
      ROW.slice(0, 6).map((card, nth) => (nth === slot - 1 ? "" : t(`card-${card}`))),
    );
  });

  it("leave every card what it is: its place in the row is what is bought", async () => {
    const { store, onoption } = await market(trading("P4", 6, ROW));
    await userEvent.click(nth(page.getAllByRole("button"), 4));
    expect(onoption).toHaveBeenCalledWith(nth(store.options, 4));
  });

  it("leave the focus where it is, when a card was bought", async () => {
    const { socket, rerender } = await market(trading("P4", 6, ROW));
    nth(page.getAllByRole("button"), 1).focus();
    const second = trading("P4", 5, ROW.slice(1), BOUGHT);
    socket.receive({ type: "draft", snapshot: second });
    await rerender({ view: second.public_view });
    await tick();
    expect(headings()[0]).toEqual(under("market-large-second", 5, 1));
    expect(document.activeElement).toBe(page.getAllByRole("button")[1]);
  });
});
