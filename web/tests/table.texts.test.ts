// The question and the answers in words, who is who, and which panel belongs to what.
import { describe, expect, it } from "vitest";
import { hintText, optionText, promptText } from "../src/table/promptTexts";
import { seatNote, seatInfoOf, nameOf } from "../src/table/seatNames";
import { tabFor } from "../src/table/tabs";
import { Turn } from "../src/table/turn.svelte";
import type { Question, ActionInfo, GameResult, Option, PublicView, Snapshot, StepName, Tribe } from "../src/protocol";
import { t } from "../src/texts";
import { question, myQuestion, bid, buy, seatInfo, end, nth, pass, pickUp, sell, sowing, tableWith, othersQuestion } from "./snapshots";
import { drop, must, option, played, snapshot, view } from "./samples";
import { connectedStore } from "./fakeSocket";
import { QUESTIONS } from "./generated";

const TRACK: PublicView["turn_order"] = view().turn_order;
const STEPS: Record<StepName, Partial<Question>> = {
  bidding: {},
  selling: {},
  moving: {},
  sowing: { tile: "B2", hand: "vm" },
  placing: { tile: "B2" },
  trading: {},
  summoning: {},
  welcoming: { hand: "vv" },
  collecting: { hand: "mm" },
  building: { hand: "bb" },
  killing: { hand: "aa" },
  "killing-two": {},
  "killing-second": {},
  choosing: { djinn: "Enki" },
  keeping: { shown: ["Enki", "Leta"] },
  conjuring: { djinn: "Enki" },
  "placing-around": { tile: "C3" },
};

const ACTIONS: Record<ActionInfo["action"], string> = {
  "end-turn": "end",
  "go-on": "on",
  pass: "pass",
  "no-move": "stuck",
  bid: "bid:8",
  "pick-up": "C3>",
  drop: "C3v",
  build: "build",
  kill: "xC3v",
  strike: "xpink:v",
  buy: "buy:2",
  summon: "summon:Enki",
  invoke: "call:Enki",
  choose: "at:C3",
  keep: "keep:Enki",
  sell: "sell:silk+fish",
};

const RESULT: GameResult = { score_sheets: [], rounds: [], winners: ["blue"], seed: null, salt: null, commitment: "", contributions: [] };

/** A text that a player can read: not empty, and every placeholder filled. */
function expectText(text: string) {
  expect(text.trim()).not.toBe("");
  expect(text).not.toMatch(/undefined|null|NaN|[{}]/);
}

async function prompted(first: Snapshot, changed: Parameters<typeof connectedStore>[1] = {}) {
  const { store, socket } = await connectedStore(first, changed);
  socket.acknowledgeAll();
  const turn = new Turn(store);
  return { store, turn, socket, text: () => promptText(store, turn) };
}

const names = Object.keys as <Of extends object>(of: Of) => (keyof Of & string)[];

describe("what is asked", () => {
  it.each(names(STEPS))("has text of its own while %s", async (step) => {
    const { text } = await prompted(snapshot({ question: question(step, STEPS[step]), options: [pass, pickUp("A1")] }));
    expectText(text());
    expect(text()).not.toBe(t("prompt-waiting"));
  });

  it.each(names(STEPS))("says what to click while %s", async (step) => {
    const options = [pass, pickUp("A1"), sell(3, "silk")];
    const { store, turn } = await prompted(snapshot({ question: question(step, STEPS[step]), options }));
    expectText(hintText(store, turn));
    expect(hintText(store, turn)).not.toContain("hint.");
  });

  it.each([
    ["placing", "palm", "The palm tree goes on B2. Continue, or use a djinn first."],
    ["placing", "palace", "The palace goes on B2. Continue, or use a djinn first."],
    ["conjuring", "palm", "The palm tree goes on B2. Continue, or use another djinn first."],
    ["placing-around", "palace", "Choose one of the tiles around B2 for the palace."],
  ] as const)("names the piece while %s a %s", async (step, piece, said) => {
    const { text } = await prompted(snapshot({ question: question(step, { tile: "B2", piece }), options: [pass] }));
    expect(text()).toBe(said);
  });

  it("is told by the server which piece it is", () => {
    const { placing, conjuring, moving } = QUESTIONS;
    const pieces = [placing, conjuring, QUESTIONS["placing-around"]].map(({ snapshot: asked }) => asked?.question?.piece);
    expect(pieces.every((piece) => piece === "palm" || piece === "palace")).toBe(true);
    expect(moving.snapshot?.question?.piece).toBeNull();
  });

  it("is nothing while the past is shown, but whose it is", async () => {
    const { store, text } = await prompted(myQuestion("bidding", [bid(5)]));
    store.frame = { view: view(), seat: "pink", action: played(1, "pink"), replay: false };
    expect(text()).toBe(t("prompt-showing", { name: nameOf(store.table, "pink", "blue") }));
    expect([store.myTurn, store.question, store.options]).toEqual([false, null, []]);
    store.frame = { ...store.frame, seat: "blue" };
    expect(text()).toBe(t("prompt-starting-yours"));
    store.table = must(store.table);
    store.table = { ...store.table, seats: store.table.seats.map((info) => ({ ...info, bot: info.seat === "blue" ? "calm" : info.bot })) };
    expect(text()).toBe(t("prompt-showing-yours"));
  });

  it("is not the same in any two steps", async () => {
    const said = await Promise.all(
      names(STEPS).map(async (step) => (await prompted(snapshot({ question: question(step, STEPS[step]), options: [pass] }))).text()),
    );
    expect(new Set(said).size).toBe(said.length);
  });

  it("names the tiles where a meeple can be dropped, each once", async () => {
    const { text } = await prompted(sowing("vm", [drop("C3", "v"), drop("C3", "m"), drop("B2", "m")]));
    expect(
      text()
        .match(/\b[A-F][1-5]\b/g)
        ?.sort(),
    ).toEqual(["B2", "C3"]);
  });

  it("names the djinn or the tile that it is about", async () => {
    expect((await prompted(snapshot({ question: question("choosing", { djinn: "Leta" }), options: [pickUp("A1")] }))).text()).toContain(
      "Leta",
    );
    expect((await prompted(snapshot({ question: question("placing-around", { tile: "D4" }), options: [pickUp("A1")] }))).text()).toContain(
      "D4",
    );
  });

  it("speaks of a sale only when something can be sold", async () => {
    expect((await prompted(myQuestion("selling", [sell(3, "silk", "fish"), end]))).text()).toBe(t("ask-selling"));
    expect((await prompted(myQuestion("selling", [end]))).text()).not.toBe(t("ask-selling"));
  });

  it("is who is thinking, when another is asked", async () => {
    const { text, store } = await prompted(othersQuestion("bidding"), {
      table: tableWith(seatInfo("blue"), seatInfo("pink", { name: "Zoe" })),
    });
    expect(text()).toContain("Zoe");
    expect(text()).toBe(t("prompt-other", { name: nameOf(store.table, "pink", "blue") }));
  });

  it("is nothing any more when the game is over", async () => {
    const { text } = await prompted(snapshot({ question: null }), { result: RESULT });
    expect(text()).toBe(t("prompt-game-over", { why: "" }).trim());
  });

  it("is whether one is sure, of an answer that cannot be taken back", async () => {
    const { text, turn, store } = await prompted(myQuestion("bidding", [bid(8), bid(5)]));
    await turn.click(nth(store.options, 0));
    expect(text()).toContain(optionText(nth(store.options, 0)));
    expect(text()).not.toBe(t("ask-bidding"));
  });

  it("says what a bid costs only where it is not the price", () => {
    const paid = (price: number, gold: number, fakirs = 0): string => {
      const plain = bid(price, fakirs);
      return optionText({ ...plain, effect: { ...plain.effect, gold: -gold } });
    };
    expect(paid(18, 18)).toBe("Bid 18");
    expect(paid(0, 0)).toBe("Bid 0 for free");
    expect(paid(12, 9)).toBe("Bid 12 for 9 gold");
    expect(paid(3, 0, 2)).toBe("Bid 3 for 0 gold and 2 Fakirs");
    expect(optionText(bid(8), true)).toBe("Bid 8 for 8 gold");
  });

  it("tells the second bid from the first", async () => {
    const first = await prompted(myQuestion("bidding", [bid(8), bid(5)], { public_view: view({ turn_order: TRACK.with(4, "pink") }) }));
    expect(first.text()).toBe(t("ask-bidding"));
    const second = await prompted(myQuestion("bidding", [bid(8), bid(5)], { public_view: view({ turn_order: TRACK.with(4, "blue") }) }));
    expect(second.text()).toBe(t("ask-bidding-second"));
  });

  it("says how many cards the market sells for how much", async () => {
    const paid = (slot: number, gold: number): Option => ({ ...buy(slot), effect: { ...buy(slot).effect, gold: -gold } });
    const at = (rule: string, gold: number) =>
      prompted(snapshot({ question: question("trading", { rule }), options: [paid(1, gold), paid(2, gold)] }));
    expect((await at("P3", 3)).text()).toBe("Buy a card for 3 gold, or pass.");
    expect((await at("P4", 6)).text()).toBe("Buy 2 cards for 6 gold, or pass.");
  });

  it("is which meeple, for a tile that leaves the choice", async () => {
    const { text, turn } = await prompted(sowing("vm", [drop("C3", "v"), drop("C3", "m")]));
    const before = text();
    await turn.clickTile("C3");
    expect(text()).toContain("C3");
    expect(text()).not.toBe(before);
  });

  it("is where to, for a move by its end, and whom to take there", async () => {
    const { text, turn, socket } = await prompted(sowing("vm", [drop("C3", "v"), drop("C3", "m")]));
    const ends = (["v", "m"] as const).map((tribe: Tribe) => ({ start: "B2", final: "E5", tribe, collected: 2, empties: false }) as const);
    socket.answer("outcomes", (id) => [{ type: "outcomes", id, outcomes: ends }]);
    await turn.toggleGoTo();
    expect(text()).toBe(t("prompt-go-to"));
    await turn.clickTile("E5");
    expect(text()).toBe(t("prompt-which-tribe", { tile: "E5" }));
  });
});

describe("an answer", () => {
  it.each(names(ACTIONS))("has text for its button: %s", (action) => {
    expectText(optionText(option(ACTIONS[action])));
  });

  it.each([
    ["bid:8", "bid:8-1"],
    ["build", "build:1"],
    ["summon:Enki", "summon:Enki+F"],
    ["call:Enki", "call:Enki+F"],
  ])("is told apart from the same one with a Fakir: $action", (without, withFakir) => {
    const plain = optionText(option(without));
    const helped = optionText(option(withFakir));
    expectText(helped);
    expect(helped).not.toBe(plain);
  });

  it("says which djinn, and what a sale brings", () => {
    for (const action of ["summon", "invoke", "keep"] as const) expect(optionText(option(ACTIONS[action]))).toContain("Enki");
    expect(optionText(sell(13, "silk", "fish"))).toMatch(/\b2\b.*\b13\b/);
  });
});

describe("who is who", () => {
  const company = tableWith(
    seatInfo("blue", { name: "Ann" }),
    seatInfo("pink", { name: "Zoe", connected: false }),
    seatInfo("orange", { kind: "bot", name: "Sharp", bot: "sharp" }),
    seatInfo("black", { name: "Max", bot: "calm" }),
  );

  it("is You for one's own seat, and a name for all others", () => {
    expect(nameOf(company, "blue", "blue")).toBe(t("you"));
    expect(nameOf(company, "blue", null)).toContain("Ann");
    expect(nameOf(company, "pink", "blue")).toContain("Zoe");
    expect(nameOf(company, "orange", "blue")).toContain(t("level-sharp"));
    expect(nameOf(company, "black", "blue")).toContain("Max");
  });

  it("is the colour as long as nothing is known of the table", () => {
    expect(nameOf(null, "orange", "blue")).toBe(t("seat-orange"));
    expect(seatInfoOf(null, "orange")).toBeUndefined();
  });

  it("says who is a bot, for whom one stands in, and who is away", () => {
    expect(seatNote(seatInfoOf(company, "orange"), false)).toBe(t("seats-bot", { level: t("level-sharp") }));
    expect(seatNote(seatInfoOf(company, "black"), false)).toBe(t("seats-substitute", { level: t("level-calm") }));
    expect(seatNote(seatInfoOf(company, "pink"), false)).toBe(t("seats-offline"));
  });

  it("says nothing more of somebody who is there, and one's own name beside You", () => {
    expect(seatNote(seatInfo("pink"), false)).toBe("");
    expect(seatNote(seatInfoOf(company, "blue"), true)).toBe("Ann");
    expect(seatNote(undefined, false)).toBe("");
  });
});

describe("the panel that a question opens", () => {
  it.each([
    ["djinns", "summoning"],
    ["djinns", "keeping"],
    ["hand", "selling"],
    ["market", "trading"],
    ["market", "collecting"],
    [null, "moving"],
  ] as const)("is %s while %s", async (tab, step) => {
    const { store } = await connectedStore(myQuestion(step, [pass]));
    expect(tabFor(store)).toBe(tab);
  });

  it("is not one's hand while another sells", async () => {
    const { store } = await connectedStore(othersQuestion("selling"));
    expect(tabFor(store)).toBeNull();
  });
});
