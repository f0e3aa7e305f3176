// The panels that show cards, djinns and the effects of a plan.
import { render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import Djinns from "../src/table/Djinns.svelte";
import PlanPanel from "../src/table/PlanPanel.svelte";
import Hand from "../src/table/Hand.svelte";
import Market from "../src/table/Market.svelte";
import type { Effect, Card, Djinn, DraftedAction, EventInfo, Option, Snapshot, PrivateHoldings, SuitOffer, Tile } from "../src/protocol";
import { NO_GAINS } from "../src/gains/turnGains";
import type { Turn } from "../src/table/turn.svelte";
import { t } from "../src/texts";
import { question, myQuestion, buy, end, keep, nth, pass, sell, summon, othersQuestion } from "./snapshots";
import { NO_EFFECT, option, snapshot, holdings, view, drafted } from "./samples";
import { connectedStore } from "./fakeSocket";

const card = (name: Card) => page.getByRole("button", { name: new RegExp(t(`card-${name}`)) });
const button = (name: string) => page.getByRole("button", { name });

describe("the market", () => {
  const ROW: Card[] = ["ivory", "silk", "fish", "fakir", "silk", "wheat", "gold", "spice", "fish"];

  async function market(first: Snapshot) {
    const { store } = await connectedStore(first);
    const onoption = vi.fn();
    render(Market, { store, view: first.public_view, onoption });
    return { store, onoption };
  }

  it("shows the whole row in its order", async () => {
    await market(othersQuestion("trading", { public_view: view({ resource_row: ROW }) }));
    const text = page.getByRole("region", { name: t("market-row") }).textContent ?? "";
    const order = [...text.matchAll(new RegExp(ROW.map((name) => t(`card-${name}`)).join("|"), "g"))].map(([name]) => name);
    expect(order).toEqual(ROW.map((name) => t(`card-${name}`)));
  });

  it("sells what is offered, at its own place in the row", async () => {
    const { store, onoption } = await market(myQuestion("trading", [buy(5), buy(6), pass], { public_view: view({ resource_row: ROW }) }));
    const cards = page.getAllByRole("button");
    await userEvent.click(nth(cards, 4));
    await userEvent.click(nth(cards, 5));
    expect(onoption.mock.calls).toEqual([[nth(store.options, 0)], [nth(store.options, 1)]]);
  });

  it("lets the focus rest on a card that cannot be bought, to ask why", async () => {
    const { onoption } = await market(myQuestion("trading", [buy(5), buy(6), pass], { public_view: view({ resource_row: ROW }) }));
    const disabled = page.getAllByRole("button").filter((one) => one.ariaDisabled === "true");
    expect(disabled.map((one) => one.dataset["why"])).toEqual([1, 2, 3, 4, 7, 8, 9].map((slot) => `buy:${slot}`));
    await userEvent.click(nth(disabled, 0));
    expect(document.activeElement).toBe(disabled[0]);
    expect(onoption).not.toHaveBeenCalled();
  });

  it("has nothing to click while nothing is for sale", async () => {
    await market(othersQuestion("trading", { public_view: view({ resource_row: ROW }) }));
    expect(page.queryAllByRole("button")).toEqual([]);
  });

  it("says what one more card would add to one's own hand, but not of Fakirs", async () => {
    const card_gains: PrivateHoldings["card_gains"] = { silk: 9, fish: 0, fakir: 4 };
    await market(
      othersQuestion("trading", {
        public_view: view({ resource_row: ["silk", "fish", "fakir"] }),
        holdings: [holdings("pink", { card_gains: { silk: 77 } }), holdings("blue", { card_gains })],
      }),
    );
    expect([page.queryByText("+9"), page.queryByText("+0")].every(Boolean)).toBe(true);
    expect([page.queryByText("+4"), page.queryByText("+77")]).toEqual([null, null]);
  });
});

describe("the djinns", () => {
  async function djinns(first: Snapshot) {
    const { store } = await connectedStore(first);
    const onoption = vi.fn();
    const ondjinn = vi.fn();
    render(Djinns, { store, view: first.public_view, onoption, ondjinn });
    return { store, onoption, ondjinn };
  }
  const djinn = (name: Djinn) => page.getByRole("button", { name: new RegExp(name) });
  const row = view({ djinns: ["Enki", "Utug", "Leta"] });

  it("are summoned where that is offered, first in the way that costs the least", async () => {
    const { store, onoption, ondjinn } = await djinns(
      myQuestion("summoning", [summon("Utug", 0, -4), summon("Utug", 1, -2), pass], { public_view: row }),
    );
    await userEvent.click(djinn("Utug"));
    expect(onoption).toHaveBeenCalledExactlyOnceWith(nth(store.options, 1));
    expect(ondjinn).not.toHaveBeenCalled();
  });

  it("can be read about where that is not offered", async () => {
    const { onoption, ondjinn } = await djinns(myQuestion("summoning", [summon("Utug", 0, -4), pass], { public_view: row }));
    await userEvent.click(djinn("Leta"));
    expect(ondjinn).toHaveBeenCalledExactlyOnceWith("Leta");
    expect(onoption).not.toHaveBeenCalled();
  });

  it("are those of the pile while one of these is to be kept", async () => {
    const shown: Djinn[] = ["Jafaar", "Boaz"];
    const { store, onoption } = await djinns(
      snapshot({ question: question("keeping", { shown }), options: [keep("Jafaar"), keep("Boaz")], public_view: row }),
    );
    expect(page.getAllByRole("button")).toHaveLength(2);
    expect(page.getByRole("heading", { name: new RegExp(t("djinns-keep-one")) })).toBeTruthy();
    await userEvent.click(djinn("Boaz"));
    expect(onoption).toHaveBeenCalledExactlyOnceWith(nth(store.options, 1));
  });

  it("may be none", async () => {
    await djinns(othersQuestion());
    expect(page.getByText(t("djinns-none"))).toBeTruthy();
  });
});

describe("one's own hand", () => {
  const SUITS: SuitOffer[] = [
    { goods: ["silk", "fish", "wheat"], gold: 8, notation: "sell:silk+fish+wheat" },
    { goods: ["fish"], gold: 1, notation: "sell:fish" },
  ];
  const HAND = holdings("blue", { hand: { silk: 1, fish: 2, wheat: 1, fakir: 2 }, suits: SUITS });
  const OFFERS = [
    sell(8, "silk", "fish", "wheat"),
    sell(3, "silk", "fish"),
    sell(4, "silk", "wheat"),
    sell(2, "fish", "wheat"),
    sell(1, "silk"),
    sell(1, "fish"),
    sell(1, "wheat"),
    end,
  ];
  const selling = (options: Option[] = OFFERS) => myQuestion("selling", options, { holdings: [HAND] });
  const sale = (gold: number) => t("hand-sell", { gold });
  const cards = (name: Card) => page.getAllByText(t(`card-${name}`));

  async function hand(first: Snapshot) {
    const { store, socket } = await connectedStore(first);
    const onoption = vi.fn();
    render(Hand, { store, onoption });
    const sold = () => onoption.mock.calls.map(([given]) => (given as Option).notation);
    return { store, socket, sold };
  }

  it("shows its goods by suit, and its Fakirs", async () => {
    await hand(othersQuestion("moving", { holdings: [HAND] }));
    expect([cards("silk"), cards("fish"), cards("wheat")].map((found) => found.length)).toEqual([1, 2, 1]);
    for (const { goods } of SUITS) expect(page.getByText(t("hand-suit", { n: goods.length }))).toBeTruthy();
    expect(page.getByText(t("hand-fakirs", { n: 2 }))).toBeTruthy();
  });

  it("shows its value, and offers nothing while nothing can be sold", async () => {
    await hand(othersQuestion("moving", { holdings: [HAND] }));
    expect(page.getByText(t("hand-worth", { gold: 8 }), { exact: false })).toBeTruthy();
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
    const { socket, sold } = await hand(selling());
    await userEvent.click(card("fish"));
    socket.receive({ type: "draft", snapshot: othersQuestion("bidding", { holdings: [HAND] }) });
    await tick();
    socket.receive({ type: "draft", snapshot: selling() });
    await tick();
    await userEvent.click(button(sale(8)));
    expect(sold()).toEqual(["sell:silk+fish+wheat"]);
  });

  it("may be empty, and is not there for somebody who watches", async () => {
    const { socket } = await hand(othersQuestion());
    expect(page.getByText(t("hand-empty"))).toBeTruthy();
    socket.receive({ type: "draft", snapshot: othersQuestion("moving", { seat: null, holdings: [] }) });
    await tick();
    expect(page.getByText(t("hand-watching"))).toBeTruthy();
  });
});

describe("what a plan brings", () => {
  const seat = "blue" as const;

  const camel: EventInfo = { event: "camel-placed", seat, tile: "C3" };
  const walked: EventInfo[] = [
    { event: "meeples-picked-up", seat, tile: "B2", meeples: "v" },
    { event: "meeple-dropped", seat, tile: "B3", tribe: "v" },
  ];
  const planned = (events: EventInfo[], points = 0): DraftedAction => drafted("C3v", { events, points });
  const staged = (effect: Partial<Effect>): Option => option("pass", { effect: { ...NO_EFFECT, ...effect } });

  async function gains(draft: DraftedAction[], waits: Option | null = null) {
    const { store } = await connectedStore(myQuestion("selling", [end], { draft }));
    render(PlanPanel, { store, turn: { staged: waits, gains: NO_GAINS } as Turn });
    return page.queryByRole("region", { name: `${t("gains-title")} ${t(waits ? "gains-plan" : "gains-draft")}` })?.textContent ?? null;
  }

  it("is not shown while it is empty", async () => {
    expect(await gains([])).toBeNull();
  });

  it("does not list the steps of the move, which are on the board", async () => {
    expect(await gains([planned(walked)])).toBeNull();
  });

  it("is shown with its value so far", async () => {
    const told = await gains([planned([camel], 6), planned([], 3)]);
    expect(told).toContain("C3");
    expect(told).toMatch(/\+9$/);
  });

  /** Each number of the plan, and the lines that it stands beside. */
  const numbers = () =>
    page
      .getAllByText(/^[+−]\d+$/)
      .slice(0, -1)
      .map((number) => {
        const words = (number.parentElement?.textContent ?? "").replace(number.textContent, "");
        return [number.textContent, ["C3", "D4", "E5"].filter((tile) => words.includes(tile))];
      });
  const palm = (tile: Tile): EventInfo => ({ event: "palm-placed", seat, tile });

  it("shows the value of each action beside its line", async () => {
    await gains([planned([camel], 6), planned([palm("D4")], -3)], staged({ points: 5, events: [palm("E5")] }));
    expect(numbers()).toEqual([
      ["+6", ["C3"]],
      ["−3", ["D4"]],
      ["+5", ["E5"]],
    ]);
  });

  it("shows it once for all lines of an action", async () => {
    await gains([planned([camel, palm("D4")], 9), planned([palm("E5")], 3)]);
    expect(numbers()).toEqual([
      ["+9", ["C3", "D4"]],
      ["+3", ["E5"]],
    ]);
    expect(page.getByText("+9").style.gridRow).toBe("1 / span 2");
  });

  it("shows no number for an action without value, or whose value depends on chance", async () => {
    const told = await gains([planned([camel], 0)], staged({ points: null, random: true, events: [palm("D4")] }));
    expect(told).toMatch(/C3.*D4/);
    expect(numbers()).toEqual([]);
  });

  it("counts what waits for Confirm, too", async () => {
    const told = await gains([planned([camel], 6)], staged({ points: -8, events: [{ event: "palm-placed", seat, tile: "E5" }] }));
    expect(told).toContain("E5");
    expect(told).toMatch(/−2$/);
  });

  it("says what is left to chance", async () => {
    const told = await gains([], staged({ random: true, gold: null, points: null }));
    expect(told).toContain(t("gains-random"));
    expect(told).toMatch(/\+0$/);
  });
});
