// Tips at a decision, the values of suits, and why a card adds so much.
import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { explanations } from "../src/explain/topics";
import { settings } from "../src/lib/settings.svelte";
import { joinedSuit, suitValue } from "../src/lib/suits";
import type { TableStore } from "../src/lib/table.svelte";
import { SUIT_VALUES, type Good, type Option, type PublicView, type StepName, type SuitOffer } from "../src/protocol";
import SuitValues from "../src/table/SuitValues.svelte";
import { tipFor } from "../src/table/tips";
import TipLine from "../src/table/TipLine.svelte";

const SELL = { action: { action: "sell", suit: ["fish"] } } as unknown as Option;

/** A store with what a tip depends on. */
function asked(step: StepName, { myTurn = true, camels = 5, options = [] as Option[], markers = 1 } = {}): TableStore {
  const players = [{ camels: 8 }, { camels }];
  const bid_order = Array.from({ length: markers * players.length }, () => "blue");
  const view = { players, bid_order } as unknown as PublicView;
  return { question: { step }, questionKey: step, myTurn, view, options } as unknown as TableStore;
}

const suit = (...goods: Good[]): SuitOffer => ({ goods, gold: suitValue(goods.length), notation: "" });

beforeEach(() => {
  settings.tips = true;
  settings.hiddenTips = [];
});

afterEach(() => {
  settings.hiddenTips = [];
  settings.save();
});

describe("A tip", () => {
  it("comes at the bid, near the end of the game, and at a sale", () => {
    expect(tipFor(asked("bidding"))).toBe("bidding");
    expect(tipFor(asked("bidding", { camels: 1 }))).toBe("last");
    expect(tipFor(asked("bidding", { camels: 2 }))).toBe("bidding");
    expect(tipFor(asked("bidding", { camels: 2, markers: 2 }))).toBe("last");
    expect(tipFor(asked("selling", { options: [SELL] }))).toBe("selling");
  });

  it("does not come where there is nothing to sell, on another step, or for those who watch or wait", () => {
    expect(tipFor(asked("selling"))).toBeNull();
    expect(tipFor(asked("moving"))).toBeNull();
    expect(tipFor(asked("bidding", { myTurn: false }))).toBeNull();
  });

  it("is hidden for good by its button, and the others stay", async () => {
    render(TipLine, { store: asked("bidding"), hidden: false });
    expect(screen.getByText(/first place/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Do not show this tip again" }));
    expect(screen.queryByText(/first place/)).toBeNull();
    expect(JSON.parse(localStorage.getItem("naqala.settings") ?? "{}")).toMatchObject({ tips: true, hiddenTips: ["bidding"] });
    expect(tipFor(asked("selling", { options: [SELL] }))).toBe("selling");
  });

  it("comes once: when its question is answered, it has been seen", async () => {
    const { rerender } = render(TipLine, { store: asked("bidding"), hidden: false });
    expect(settings.hiddenTips).toEqual([]);
    await rerender({ store: asked("moving"), hidden: false });
    expect(settings.hiddenTips).toEqual(["bidding"]);
    expect(tipFor(asked("bidding"))).toBeNull();
    expect(tipFor(asked("bidding", { camels: 1 }))).toBe("last");
  });

  it("comes back if the player looks at an old turn, or leaves the table, before the answer", async () => {
    const { rerender, unmount } = render(TipLine, { store: asked("bidding"), hidden: false });
    await rerender({ store: asked("bidding", { myTurn: false }), hidden: false }); // nothing is asked while a turn is shown again
    expect(screen.queryByText(/first place/)).toBeNull();
    await rerender({ store: asked("bidding"), hidden: false });
    expect(screen.getByText(/first place/)).toBeTruthy();
    unmount();
    expect(settings.hiddenTips).toEqual([]);
  });

  it("that was hidden all the time comes again", async () => {
    const { rerender } = render(TipLine, { store: asked("bidding"), hidden: true });
    await rerender({ store: asked("moving"), hidden: true });
    expect(settings.hiddenTips).toEqual([]);
    await rerender({ store: asked("bidding"), hidden: false });
    await rerender({ store: asked("bidding"), hidden: true }); // the window was turned
    expect(screen.queryByText(/first place/)).toBeNull();
    await rerender({ store: asked("moving"), hidden: true });
    expect(settings.hiddenTips).toEqual(["bidding"]);
  });

  it("can be switched off, and goes when the player begins to choose", () => {
    settings.tips = false;
    expect(tipFor(asked("bidding"))).toBeNull();
    settings.tips = true;
    render(TipLine, { store: asked("bidding"), hidden: true });
    expect(screen.queryByText(/first place/)).toBeNull();
  });
});

describe("The values of suits", () => {
  it("are those of the engine, with the player's suit marked", () => {
    const { container } = render(SuitValues, { n: 4 });
    const shown = [...container.querySelectorAll(".values > span")];
    expect(shown.map((one) => one.lastChild?.textContent)).toEqual(SUIT_VALUES.map(String));
    expect(shown.filter((one) => one.classList.contains("now")).map((one) => one.textContent)).toEqual(["413"]);
    expect(screen.getByRole("img", { name: "Gold for 1 to 9 different goods" })).toBeTruthy();
    expect(screen.getByText("your suit: 13")).toBeTruthy();
  });

  it("say why a card adds so much: it joins the largest suit without it", () => {
    const suits = [suit("fish", "wheat", "silk"), suit("fish")];
    expect(joinedSuit("ivory", suits, 6)).toEqual({ n: 4, before: 7, after: 13 });
    expect(joinedSuit("wheat", suits, 2)).toEqual({ n: 2, before: 1, after: 3 });
    expect(joinedSuit("fish", suits, 1)).toEqual({ n: 1, before: 0, after: 1 });
    expect(joinedSuit("ivory", suits, 8)).toBeNull(); // Al-Amin adds to it
  });

  it("are explained on a card", () => {
    expect(explanations("gain:4:7-13")[0]?.text).toBe("With this card you have 4 different goods in one suit: worth 13 instead of 7.");
    expect(explanations("gain:1:0-1")[0]?.text).toBe("The first good of a suit.");
    expect(explanations("gain")[0]?.text).toMatch(/would add/);
    expect(explanations("suit-values").length).toBe(1);
  });
});

describe("A place", () => {
  it("says whether its action is compulsory", () => {
    expect(["O", "V", "M", "L", "S"].map((place) => /\bmust\b/.test(explanations(`place:${place}`)[0]?.text ?? ""))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
