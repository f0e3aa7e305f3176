// The question and the answers in words, who is who, and which panel belongs to what.
import { describe, expect, it } from "vitest";
import { hintWords, offerWords, promptWords } from "../src/table/prompting";
import { about, chairOf, nameOf } from "../src/table/seats";
import { tabFor } from "../src/table/tabs";
import { Turn } from "../src/table/turn.svelte";
import type { Asked, Deed, Result, Scene, StepName, Tribe } from "../src/wire";
import { t } from "../src/words";
import { asked, asking, bid, chair, end, nth, pass, pickUp, sell, sowing, tableOf, waiting } from "./scenes";
import { drop, offer, scene } from "./samples";
import { seated } from "./tellers";

const STEPS: Record<StepName, Partial<Asked>> = {
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

const DEEDS: { [Action in Deed["action"]]: Extract<Deed, { action: Action }> } = {
  "end-turn": { action: "end-turn" },
  "go-on": { action: "go-on" },
  pass: { action: "pass" },
  "no-move": { action: "no-move" },
  bid: { action: "bid", price: 8, fakirs: 0 },
  "pick-up": { action: "pick-up", tile: "C3" },
  drop: { action: "drop", tile: "C3", tribe: "v" },
  build: { action: "build", fakirs: 0 },
  kill: { action: "kill", tile: "C3", tribe: "v" },
  strike: { action: "strike", rival: "pink", tribe: "v" },
  buy: { action: "buy", slot: 2 },
  summon: { action: "summon", djinn: "Enki", fakirs: 0 },
  invoke: { action: "invoke", djinn: "Enki", fakirs: 0 },
  choose: { action: "choose", tile: "C3" },
  keep: { action: "keep", djinn: "Enki" },
  sell: { action: "sell", suit: ["silk", "fish"] },
};

const RESULT: Result = { sheets: [], rounds: [], winners: ["blue"], seed: null, salt: null, commitment: "" };

/** Words that a player can read: something is said, and every gap is filled. */
function expectWords(words: string) {
  expect(words.trim()).not.toBe("");
  expect(words).not.toMatch(/undefined|null|NaN|[{}]/);
}

async function prompted(first: Scene, changed: Parameters<typeof seated>[1] = {}) {
  const { store, teller } = await seated(first, changed);
  teller.agree();
  const turn = new Turn(store);
  return { store, turn, teller, words: () => promptWords(store, turn) };
}

const names = Object.keys as <Of extends object>(of: Of) => (keyof Of & string)[];

describe("what is asked", () => {
  it.each(names(STEPS))("has words of its own while %s", async (step) => {
    const { words } = await prompted(scene({ asked: asked(step, STEPS[step]), offers: [pass, pickUp("A1")] }));
    expectWords(words());
    expect(words()).not.toBe(t("prompt.waiting"));
  });

  it.each(names(STEPS))("says what to click while %s", async (step) => {
    const offers = [pass, pickUp("A1"), sell(3, "silk")];
    const { store, turn } = await prompted(scene({ asked: asked(step, STEPS[step]), offers }));
    expectWords(hintWords(store, turn));
    expect(hintWords(store, turn)).not.toContain("hint.");
  });

  it("is nothing while the past is shown, but whose it is", async () => {
    const { store, words } = await prompted(asking("bidding", [bid(5)]));
    store.showing = "pink";
    expect(words()).toBe(t("prompt.showing", { name: nameOf(store.table, "pink", "blue") }));
    expect([store.myTurn, store.asked, store.offers]).toEqual([false, null, []]);
  });

  it("is not the same in any two steps", async () => {
    const said = await Promise.all(
      names(STEPS).map(async (step) => (await prompted(scene({ asked: asked(step, STEPS[step]), offers: [pass] }))).words()),
    );
    expect(new Set(said).size).toBe(said.length);
  });

  it("names the tiles where a meeple can be dropped, each once", async () => {
    const { words } = await prompted(sowing("vm", [drop("C3", "v"), drop("C3", "m"), drop("B2", "m")]));
    expect(words().match(/\b[A-F][1-5]\b/g)?.sort()).toEqual(["B2", "C3"]);
  });

  it("names the djinn or the tile that it is about", async () => {
    expect((await prompted(scene({ asked: asked("choosing", { djinn: "Leta" }), offers: [pickUp("A1")] }))).words()).toContain("Leta");
    expect((await prompted(scene({ asked: asked("placing-around", { tile: "D4" }), offers: [pickUp("A1")] }))).words()).toContain("D4");
  });

  it("speaks of a sale only when something can be sold", async () => {
    expect((await prompted(asking("selling", [sell(3, "silk", "fish"), end]))).words()).toBe(t("ask.selling"));
    expect((await prompted(asking("selling", [end]))).words()).not.toBe(t("ask.selling"));
  });

  it("is who is thinking, when another is asked", async () => {
    const { words, store } = await prompted(waiting("bidding"), { table: tableOf(chair("blue"), chair("pink", { name: "Zoe" })) });
    expect(words()).toContain("Zoe");
    expect(words()).toBe(t("prompt.other", { name: nameOf(store.table, "pink", "blue") }));
  });

  it("is nothing any more when the game is over", async () => {
    const { words } = await prompted(scene({ asked: null }), { result: RESULT });
    expect(words()).toBe(t("prompt.over"));
  });

  it("is whether one is sure, of an answer that cannot be taken back", async () => {
    const { words, turn, store } = await prompted(asking("bidding", [bid(8), bid(5)]));
    await turn.click(nth(store.offers, 0));
    expect(words()).toContain(offerWords(nth(store.offers, 0)));
    expect(words()).not.toBe(t("ask.bidding"));
  });

  it("is which meeple, for a tile that leaves the choice", async () => {
    const { words, turn } = await prompted(sowing("vm", [drop("C3", "v"), drop("C3", "m")]));
    const before = words();
    await turn.clickTile("C3");
    expect(words()).toContain("C3");
    expect(words()).not.toBe(before);
  });

  it("is where to, for a walk by its end, and whom to take there", async () => {
    const { words, turn, teller } = await prompted(sowing("vm", [drop("C3", "v"), drop("C3", "m")]));
    const ends = (["v", "m"] as const).map((tribe: Tribe) => ({ start: "B2", final: "E5", tribe, taken: 2, empties: false }) as const);
    teller.answer("outcomes", (to) => [{ told: "outcomes", to, outcomes: ends }]);
    await turn.toggleSeeking();
    expect(words()).toBe(t("prompt.where-to"));
    await turn.clickTile("E5");
    expect(words()).toBe(t("prompt.which-tribe", { tile: "E5" }));
  });
});

describe("an answer", () => {
  it.each(names(DEEDS))("has words for its button: %s", (action) => {
    expectWords(offerWords(offer("say", DEEDS[action])));
  });

  it.each([DEEDS.bid, DEEDS.build, DEEDS.summon, DEEDS.invoke])("is told apart from the same one with a Fakir: $action", (deed) => {
    const plain = offerWords(offer("say", deed));
    const helped = offerWords(offer("say", { ...deed, fakirs: 1 }));
    expectWords(helped);
    expect(helped).not.toBe(plain);
  });

  it("says what a bid costs", () => {
    expect(offerWords(bid(8))).toMatch(/\b8\b.*\b8\b/);
  });

  it("says which djinn, and what a sale brings", () => {
    for (const action of ["summon", "invoke", "keep"] as const) expect(offerWords(offer("say", DEEDS[action]))).toContain("Enki");
    expect(offerWords(sell(13, "silk", "fish"))).toMatch(/\b2\b.*\b13\b/);
  });
});

describe("who is who", () => {
  const company = tableOf(
    chair("blue", { name: "Ann" }),
    chair("pink", { name: "Zoe", present: false }),
    chair("orange", { kind: "bot", name: "Sharp", bot: "sharp" }),
    chair("black", { name: "Max", bot: "calm" }),
  );

  it("is You for one's own seat, and a name for all others", () => {
    expect(nameOf(company, "blue", "blue")).toBe(t("you"));
    expect(nameOf(company, "blue", null)).toContain("Ann");
    expect(nameOf(company, "pink", "blue")).toContain("Zoe");
    expect(nameOf(company, "orange", "blue")).toContain(t("level.sharp"));
    expect(nameOf(company, "black", "blue")).toContain("Max");
  });

  it("is the colour as long as nothing is known of the table", () => {
    expect(nameOf(null, "orange", "blue")).toBe(t("seat.orange"));
    expect(chairOf(null, "orange")).toBeUndefined();
  });

  it("says who is a bot, for whom one stands in, and who is away", () => {
    expect(about(chairOf(company, "orange"), false)).toBe(t("seats.is-bot"));
    expect(about(chairOf(company, "black"), false)).toBe(t("seats.stands-in", { level: t("level.calm") }));
    expect(about(chairOf(company, "pink"), false)).toBe(t("seats.away"));
  });

  it("says nothing more of somebody who is there, and one's own name beside You", () => {
    expect(about(chair("pink"), false)).toBe("");
    expect(about(chairOf(company, "blue"), true)).toBe("Ann");
    expect(about(undefined, false)).toBe("");
  });
});

describe("the panel that a small screen shows", () => {
  it.each([
    ["djinns", "summoning"],
    ["djinns", "keeping"],
    ["hand", "selling"],
    ["market", "trading"],
    ["market", "collecting"],
    ["market", "moving"],
  ] as const)("is %s while %s", async (tab, step) => {
    const { store } = await seated(asking(step, [pass]));
    expect(tabFor(store)).toBe(tab);
  });

  it("is not one's hand while another sells", async () => {
    const { store } = await seated(waiting("selling"));
    expect(tabFor(store)).toBe("market");
  });
});
