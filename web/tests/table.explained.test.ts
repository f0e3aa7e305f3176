// Everything at the table names what explains it, and what has a shortcut names that.
import { render, screen as page } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { explanations } from "../src/explain/topics";
import GameView from "../src/table/GameView.svelte";
import { t } from "../src/texts";
import type { Snapshot, SuitOffer } from "../src/protocol";
import { drop, holdings, player, table, view } from "./samples";
import { bid, end, invoke, myQuestion, seatInfo, sowing, strike } from "./snapshots";
import { connectedStore } from "./fakeSocket";

const SUITS: SuitOffer[] = [{ goods: ["silk", "fish"], gold: 3, notation: "sell:silk+fish" }];
const VIEW = view({
  players: [player("blue", { djinns: ["Enki"], cards: 3 }), player("pink", { djinns: ["Marid"], viziers: 2 })],
  resource_row: ["silk", "fish", "fakir"],
  djinns: ["Leta"],
  turn_order: [null, null, null, "pink", null, null, null, null, null],
});
const OWN = {
  public_view: VIEW,
  holdings: [holdings("blue", { hand: { silk: 1, fish: 1, fakir: 1 }, suits: SUITS, card_gains: { silk: 3 } })],
};
const CLOCK = { running: "blue", remaining: [60, 60], timeouts: [0, 0], bot_turn: null } as const;
const TABLE = table({
  seats: [seatInfo("blue"), seatInfo("pink")],
  clock: { ...CLOCK, remaining: [60, 60], timeouts: [0, 0] },
  status: "playing",
  custom_seed: true,
  open_hands: true,
});

async function atTable(first: Snapshot, width = 1920, height = 1080) {
  vi.stubGlobal("innerWidth", width);
  vi.stubGlobal("innerHeight", height);
  const { store } = await connectedStore(first, { table: TABLE });
  render(GameView, { store, onhelp: vi.fn(), onsummary: vi.fn(), onsettings: vi.fn(), onpeople: vi.fn(), onscore: vi.fn() });
  await tick();
}

const marked = () => [...document.querySelectorAll("[data-explain]:not([data-tile])")];
const topics = () => new Set(marked().flatMap((one) => one.getAttribute("data-explain")?.split(" ") ?? []));
const shortcut = (name: string) => page.getByRole("button", { name }).getAttribute("aria-keyshortcuts");

afterEach(() => {
  vi.stubGlobal("innerWidth", 1024);
  vi.stubGlobal("innerHeight", 768);
});

describe("at the table, there is an explanation", () => {
  const every = [
    ...["gold", "cards", "camels", "points", "tribe:v", "tribe:e", "djinn:Enki", "djinn:Marid", "clock", "bid", "next-bids", "spot:8"],
    ...["spot:1:pink", "bag", "palms-left", "palaces-left", "cards-left", "round", "custom-seed", "open-hands", "table", "log", "djinns"],
    ...[
      "djinn:Leta",
      "card:silk",
      "gain",
      "card:fakir",
      "suit",
      "place:M",
      "place:L",
      "resource-row",
      "points:gold",
      "points:goods",
      "rule",
    ],
  ];

  it("of every number and label", async () => {
    await atTable(myQuestion("bidding", [bid(0), bid(8)], OWN));
    const found = topics();
    expect(every.filter((topic) => !found.has(topic))).toEqual([]);
  });

  it("for everything that names a topic", async () => {
    await atTable(myQuestion("bidding", [bid(0), bid(8)], OWN));
    expect([...topics()].filter((topic) => explanations(topic).length !== 1)).toEqual([]);
  });

  it("that no tooltip of the browser covers", async () => {
    await atTable(myQuestion("bidding", [bid(0), bid(8)], OWN));
    expect(marked().filter((one) => one.closest("[title]"))).toEqual([]);
  });

  it("that adds no stop of the Tab key", async () => {
    await atTable(myQuestion("bidding", [bid(0), bid(8)], OWN));
    expect(marked().filter((one) => one.hasAttribute("tabindex") && !one.matches("button"))).toEqual([]);
  });

  it("of the numbers in the strip of players", async () => {
    await atTable(myQuestion("bidding", [bid(0), bid(8)], OWN), 390, 844);
    for (const topic of ["gold", "cards", "tribe:v", "tribe:e", "clock"]) expect(topics()).toContain(topic);
  });

  it("of the meeples in hand, and of rivals' meeples that may be killed", async () => {
    await atTable(sowing("mb", [drop("C3", "m"), drop("C3", "b")]));
    expect(page.getByLabelText(t("tribes-m", { n: 1 })).getAttribute("data-explain")).toBe("tribe:m");
    document.body.replaceChildren();
    await atTable(myQuestion("killing", [strike("pink", "v")], OWN));
    expect(page.getByLabelText(t("players-kill", { who: t("tribe-v") })).getAttribute("data-explain")).toBe("tribe:v");
  });

  it("of a djinn whose power is offered", async () => {
    await atTable(myQuestion("placing", [invoke("Enki", 1, 0), end], OWN));
    const offered = page.getByText(t("prompt-power", { djinn: "Enki" })).closest("button");
    expect(offered?.dataset["explain"]).toBe("djinn:Enki");
  });
});

describe("screen readers hear of the key", () => {
  it("of every button of the turn", async () => {
    await atTable(myQuestion("selling", [end], OWN));
    const keys = [t("prompt-undo"), t("prompt-restart"), t("prompt-end-turn"), t("rules")].map(shortcut);
    expect(keys).toEqual(["U", "R", "C", "?"]);
  });

  it("of the meeples in hand, and of the way to a tile", async () => {
    await atTable(sowing("mb", [drop("C3", "m"), drop("C3", "b")]));
    expect([t("tribes-m", { n: 1 }), t("tribes-b", { n: 1 }), t("prompt-move-to")].map(shortcut)).toEqual(["3", "4", "G"]);
  });
});
