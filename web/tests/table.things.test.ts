// The panels that show cards, djinns and what a plan brings.
import { render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import Djinns from "../src/table/Djinns.svelte";
import Gains from "../src/table/Gains.svelte";
import Hand from "../src/table/Hand.svelte";
import Market from "../src/table/Market.svelte";
import type { Brings, Card, Djinn, Drafted, Happening, Offer, Scene, ScreenTold, SuitTold, Tile } from "../src/wire";
import { t } from "../src/words";
import { asked, asking, buy, end, keep, nth, pass, sell, summon, waiting } from "./scenes";
import { NOTHING, offer, scene, screen, sight, tried } from "./samples";
import { seated } from "./tellers";

const card = (name: Card) => page.getByRole("button", { name: new RegExp(t(`card.${name}`)) });
const button = (name: string) => page.getByRole("button", { name });

describe("the market", () => {
  const ROW: Card[] = ["ivory", "silk", "fish", "fakir", "silk", "wheat", "gold", "spice", "fish"];

  async function market(first: Scene) {
    const { store } = await seated(first);
    const onoffer = vi.fn();
    render(Market, { store, sight: first.sight, onoffer });
    return { store, onoffer };
  }

  it("shows the whole row in its order", async () => {
    await market(waiting("trading", { sight: sight({ row: ROW }) }));
    const text = page.getByRole("region", { name: t("market.row") }).textContent ?? "";
    const order = [...text.matchAll(new RegExp(ROW.map((name) => t(`card.${name}`)).join("|"), "g"))].map(([name]) => name);
    expect(order).toEqual(ROW.map((name) => t(`card.${name}`)));
  });

  it("sells what is offered, at its own place in the row", async () => {
    const { store, onoffer } = await market(asking("trading", [buy(5), buy(6), pass], { sight: sight({ row: ROW }) }));
    const cards = page.getAllByRole("button");
    await userEvent.click(nth(cards, 4));
    await userEvent.click(nth(cards, 5));
    expect(onoffer.mock.calls).toEqual([[nth(store.offers, 0)], [nth(store.offers, 1)]]);
  });

  it("lets the focus rest on a card that cannot be bought, to ask why", async () => {
    const { onoffer } = await market(asking("trading", [buy(5), buy(6), pass], { sight: sight({ row: ROW }) }));
    const disabled = page.getAllByRole("button").filter((one) => one.ariaDisabled === "true");
    expect(disabled.map((one) => one.dataset["why"])).toEqual([1, 2, 3, 4, 7, 8, 9].map((slot) => `buy:${slot}`));
    await userEvent.click(nth(disabled, 0));
    expect(document.activeElement).toBe(disabled[0]);
    expect(onoffer).not.toHaveBeenCalled();
  });

  it("has nothing to click while nothing is for sale", async () => {
    await market(waiting("trading", { sight: sight({ row: ROW }) }));
    expect(page.queryAllByRole("button")).toEqual([]);
  });

  it("says what one more card would add to one's own hand, but not of Fakirs", async () => {
    const adds: ScreenTold["adds"] = { silk: 9, fish: 0, fakir: 4 };
    await market(waiting("trading", { sight: sight({ row: ["silk", "fish", "fakir"] }), screens: [screen("pink", { adds: { silk: 77 } }), screen("blue", { adds })] }));
    expect([page.queryByText("+9"), page.queryByText("+0")].every(Boolean)).toBe(true);
    expect([page.queryByText("+4"), page.queryByText("+77")]).toEqual([null, null]);
  });
});

describe("the djinns", () => {
  async function djinns(first: Scene) {
    const { store } = await seated(first);
    const onoffer = vi.fn();
    const ondjinn = vi.fn();
    render(Djinns, { store, sight: first.sight, onoffer, ondjinn });
    return { store, onoffer, ondjinn };
  }
  const djinn = (name: Djinn) => page.getByRole("button", { name: new RegExp(name) });
  const row = sight({ djinns: ["Enki", "Utug", "Leta"] });

  it("are summoned where that is offered, first in the way that costs the least", async () => {
    const { store, onoffer, ondjinn } = await djinns(asking("summoning", [summon("Utug", 0, -4), summon("Utug", 1, -2), pass], { sight: row }));
    await userEvent.click(djinn("Utug"));
    expect(onoffer).toHaveBeenCalledExactlyOnceWith(nth(store.offers, 1));
    expect(ondjinn).not.toHaveBeenCalled();
  });

  it("can be read about where that is not offered", async () => {
    const { onoffer, ondjinn } = await djinns(asking("summoning", [summon("Utug", 0, -4), pass], { sight: row }));
    await userEvent.click(djinn("Leta"));
    expect(ondjinn).toHaveBeenCalledExactlyOnceWith("Leta");
    expect(onoffer).not.toHaveBeenCalled();
  });

  it("are those of the pile while one of these is to be kept", async () => {
    const shown: Djinn[] = ["Jafaar", "Boaz"];
    const { store, onoffer } = await djinns(scene({ asked: asked("keeping", { shown }), offers: [keep("Jafaar"), keep("Boaz")], sight: row }));
    expect(page.getAllByRole("button")).toHaveLength(2);
    expect(page.getByRole("heading", { name: new RegExp(t("djinns.keep-one")) })).toBeTruthy();
    await userEvent.click(djinn("Boaz"));
    expect(onoffer).toHaveBeenCalledExactlyOnceWith(nth(store.offers, 1));
  });

  it("may be none", async () => {
    await djinns(waiting());
    expect(page.getByText(t("djinns.none"))).toBeTruthy();
  });
});

describe("one's own hand", () => {
  const SUITS: SuitTold[] = [
    { goods: ["silk", "fish", "wheat"], gold: 8, say: "sell:silk+fish+wheat" },
    { goods: ["fish"], gold: 1, say: "sell:fish" },
  ];
  const HAND = screen("blue", { hand: { silk: 1, fish: 2, wheat: 1, fakir: 2 }, suits: SUITS });
  const OFFERS = [
    sell(8, "silk", "fish", "wheat"), sell(3, "silk", "fish"), sell(4, "silk", "wheat"), sell(2, "fish", "wheat"),
    sell(1, "silk"), sell(1, "fish"), sell(1, "wheat"), end,
  ];
  const selling = (offers: Offer[] = OFFERS) => asking("selling", offers, { screens: [HAND] });
  const sale = (gold: number) => t("hand.sell", { gold });
  const cards = (name: Card) => page.getAllByText(t(`card.${name}`));

  async function hand(first: Scene) {
    const { store, teller } = await seated(first);
    const onoffer = vi.fn();
    render(Hand, { store, onoffer });
    const sold = () => onoffer.mock.calls.map(([given]) => (given as Offer).say);
    return { store, teller, sold };
  }

  it("shows its goods by suit, and its Fakirs", async () => {
    await hand(waiting("moving", { screens: [HAND] }));
    expect([cards("silk"), cards("fish"), cards("wheat")].map((found) => found.length)).toEqual([1, 2, 1]);
    for (const { goods } of SUITS) expect(page.getByText(t("hand.suit", { n: goods.length }))).toBeTruthy();
    expect(page.getByText(t("hand.fakirs", { n: 2 }))).toBeTruthy();
  });

  it("says what it is worth, and offers nothing while nothing can be sold", async () => {
    await hand(waiting("moving", { screens: [HAND] }));
    expect(page.getByText(t("hand.worth", { gold: 8 }), { exact: false })).toBeTruthy();
    expect(page.queryAllByRole("button")).toEqual([]);
  });

  it("sells the whole suit", async () => {
    const { sold } = await hand(selling());
    await userEvent.click(button(sale(8)));
    expect(sold()).toEqual(["sell:silk+fish+wheat"]);
  });

  it("sells the suit without a card that is taken out of it", async () => {
    const { sold } = await hand(selling());
    await userEvent.click(card("fish"));
    expect(page.queryByRole("button", { name: sale(8) })).toBeNull();
    await userEvent.click(button(sale(4)));
    expect(sold()).toEqual(["sell:silk+wheat"]);
  });

  it("sells without several, and with one that is put back", async () => {
    const { sold } = await hand(selling());
    await userEvent.click(card("fish"));
    await userEvent.click(card("silk"));
    await userEvent.click(button(sale(1)));
    await userEvent.click(card("fish"));
    await userEvent.click(button(sale(2)));
    expect(sold()).toEqual(["sell:wheat", "sell:fish+wheat"]);
  });

  it("sells nothing when all cards are taken out", async () => {
    await hand(selling());
    for (const name of ["silk", "fish", "wheat"] as const) await userEvent.click(card(name));
    const sales = Array.from({ length: 9 }, (_, gold) => sale(gold));
    expect(page.getAllByRole("button").filter((one) => sales.includes(one.textContent ?? ""))).toEqual([]);
  });

  it("is sold whole again in another turn", async () => {
    const { teller, sold } = await hand(selling());
    await userEvent.click(card("fish"));
    teller.tell({ told: "draft", scene: waiting("bidding", { screens: [HAND] }) });
    await tick();
    teller.tell({ told: "draft", scene: selling() });
    await tick();
    await userEvent.click(button(sale(8)));
    expect(sold()).toEqual(["sell:silk+fish+wheat"]);
  });

  it("may be empty, and is not there for somebody who watches", async () => {
    const { teller } = await hand(waiting());
    expect(page.getByText(t("hand.empty"))).toBeTruthy();
    teller.tell({ told: "draft", scene: waiting("moving", { seat: null, screens: [] }) });
    await tick();
    expect(page.getByText(t("hand.watching"))).toBeTruthy();
  });
});

describe("what a plan brings", () => {
  const seat = "blue" as const;
  const words = "";
  const camel: Happening = { event: "camel-placed", seat, tile: "C3", words };
  const walked: Happening[] = [
    { event: "meeples-lifted", seat, tile: "B2", meeples: "v", words },
    { event: "meeple-dropped", seat, tile: "B3", tribe: "v", words },
  ];
  const planned = (events: Happening[], points = 0): Drafted => tried({ action: "drop", tile: "C3", tribe: "v" }, { events, points });
  const staged = (brings: Partial<Brings>): Offer => offer("pass", { action: "pass" }, { brings: { ...NOTHING, ...brings } });

  async function gains(draft: Drafted[], waits: Offer | null = null) {
    const { store } = await seated(asking("selling", [end], { draft }));
    render(Gains, { store, staged: waits });
    return page.queryByRole("region", { name: t("gains.label") })?.textContent ?? null;
  }

  it("is not shown before there is anything to tell", async () => {
    expect(await gains([])).toBeNull();
  });

  it("does not tell the steps of the walk, which are on the board", async () => {
    expect(await gains([planned(walked)])).toBeNull();
  });

  it("is told with what it is worth by now", async () => {
    const told = await gains([planned([camel], 6), planned([], 3)]);
    expect(told).toContain("C3");
    expect(told).toMatch(/\+9$/);
  });

  /** Each number of the plan, and the lines that it stands beside. */
  const numbers = () =>
    page.getAllByText(/^[+−]\d+$/).slice(0, -1).map((number) => {
      const words = (number.parentElement?.textContent ?? "").replace(number.textContent, "");
      return [number.textContent, ["C3", "D4", "E5"].filter((tile) => words.includes(tile))];
    });
  const palm = (tile: Tile): Happening => ({ event: "palm-placed", seat, tile, words });

  it("tells what each deed is worth beside its line", async () => {
    await gains([planned([camel], 6), planned([palm("D4")], -3)], staged({ points: 5, events: [palm("E5")] }));
    expect(numbers()).toEqual([["+6", ["C3"]], ["−3", ["D4"]], ["+5", ["E5"]]]);
  });

  it("tells it once for all lines of a deed", async () => {
    await gains([planned([camel, palm("D4")], 9), planned([palm("E5")], 3)]);
    expect(numbers()).toEqual([["+9", ["C3", "D4"]], ["+3", ["E5"]]]);
    expect(page.getByText("+9").style.gridRow).toBe("1 / span 2");
  });

  it("tells no number of a deed that is worth nothing, or whose worth is left to chance", async () => {
    const told = await gains([planned([camel], 0)], staged({ points: null, chance: true, events: [palm("D4")] }));
    expect(told).toMatch(/C3.*D4/);
    expect(numbers()).toEqual([]);
  });

  it("counts what waits for Confirm, too", async () => {
    const told = await gains([planned([camel], 6)], staged({ points: -8, events: [{ event: "palm-placed", seat, tile: "E5", words }] }));
    expect(told).toContain("E5");
    expect(told).toMatch(/−2$/);
  });

  it("says what is left to chance", async () => {
    const told = await gains([], staged({ chance: true, gold: null, points: null }));
    expect(told).toContain(t("gains.chance"));
    expect(told).toMatch(/\+0$/);
  });
});
