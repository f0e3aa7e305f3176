import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Turn } from "../src/table/turn.svelte";
import type { OutcomeTold, Scene, Told } from "../src/wire";
import { asking, bid, buy, choose, kill, nth, pickUp, sowing, waiting } from "./scenes";
import { drop, sight, tiles } from "./samples";
import { refused, seated } from "./tellers";

async function turnOf(first: Scene) {
  const { store, teller } = await seated(first);
  teller.agree();
  return { turn: new Turn(store), store, teller };
}

const lit = (turn: Turn) => [...turn.marks.lit].sort();

describe("a walk by its end", () => {
  const outcome = (final: OutcomeTold["final"], tribe: OutcomeTold["tribe"]): OutcomeTold => ({ start: "B2", final, tribe, taken: 2, empties: false });
  const ends = [outcome("C3", "m"), outcome("D4", "v"), outcome("D4", "b"), { ...outcome("D4", "b"), taken: 3 }];
  const hand = sowing("vmb", [drop("B3", "v"), drop("C2", "m")]);

  async function seeking() {
    const { turn, teller } = await turnOf(hand);
    teller.answer("outcomes", (to) => [{ told: "outcomes", to, outcomes: ends }]);
    teller.answer("walk", (to) => [{ told: "walk", to, says: ["B3v", "C3m"] }]);
    await turn.toggleSeeking();
    return { turn, teller };
  }

  it("lights the tiles where it can end", async () => {
    const { turn } = await seeking();
    expect(turn.seeking).toBe(true);
    expect(lit(turn)).toEqual(["C3", "D4"]);
  });

  it("is proposed by the server and tried as a whole", async () => {
    const { turn, teller } = await seeking();
    await turn.clickTile("C3");
    expect(teller.said("walk")).toMatchObject([{ start: "B2", final: "C3", tribe: "m" }]);
    expect(teller.tried).toEqual([["B3v", "C3m"]]);
    expect(turn.seeking).toBe(false);
  });

  it("ends on a tile that is clicked before the server has said where it can end", async () => {
    const { turn, teller } = await turnOf(hand);
    teller.answer("walk", (to) => [{ told: "walk", to, says: ["B3v", "C3m"] }]);
    const looking = turn.toggleSeeking();
    const clicking = turn.clickTile("C3");
    teller.tell({ told: "outcomes", to: teller.said("outcomes")[0]?.to ?? 0, outcomes: ends });
    await Promise.all([looking, clicking]);
    expect(turn.wondering.reason).toBeNull();
    expect(teller.tried).toEqual([["B3v", "C3m"]]);
  });

  it("is forgotten when something else is asked before the server has said where it can end", async () => {
    const { turn, teller } = await turnOf(hand);
    const looking = turn.toggleSeeking();
    turn.forget();
    teller.tell({ told: "outcomes", to: teller.said("outcomes")[0]?.to ?? 0, outcomes: ends });
    await looking;
    expect(turn.ends).toEqual([]);
  });

  it("asks for the tribe when several can be taken there", async () => {
    const { turn, teller } = await seeking();
    await turn.clickTile("D4");
    expect(teller.said("walk")).toEqual([]);
    expect([...turn.tribes].sort()).toEqual(["b", "v"]);
    await turn.clickTribe("b");
    expect(teller.said("walk")).toMatchObject([{ final: "D4", tribe: "b" }]);
    expect(teller.tried).toHaveLength(1);
  });

  it("does not end where it cannot, nor with a tribe that is not taken there", async () => {
    const { turn, teller } = await seeking();
    await turn.clickTile("F5");
    await turn.clickTile("D4");
    await turn.clickTribe("m");
    expect(teller.said("walk")).toEqual([]);
    expect(teller.tried).toEqual([]);
  });

  it("tries nothing when the server knows no walk", async () => {
    const { turn, teller } = await seeking();
    teller.answer("walk", (to) => [refused(to)]);
    await turn.clickTile("C3");
    expect(teller.tried).toEqual([]);
  });

  it("is given up by the same button: then a click means the next tile", async () => {
    const { turn, teller } = await seeking();
    await turn.toggleSeeking();
    expect(lit(turn)).toEqual(["B3", "C2"]);
    await turn.clickTile("B3");
    expect(teller.tried).toEqual([["B3v"]]);
  });
});

describe("why not", () => {
  const no = (to: number, words: string): Told => ({ told: "why", to, why: { possible: false, words, rule: "M2" } });
  const board = sight({ board: tiles({ D4: "bv" }) });

  it.each([
    ["a start", asking("moving", [pickUp("A1")]), "D4>"],
    ["a drop", sowing("mv", [drop("C3", "m")]), "D4m"],
    ["a victim", asking("killing", [kill("C3", "v")], { sight: board }), "xD4b"],
    ["a djinn's tile", asking("choosing", [choose("A1")]), "at:D4"],
    ["a tile around", asking("placing-around", [choose("A1")]), "at:D4"],
  ])("is asked of the server for %s that was not offered", async (_, first, deed) => {
    const { turn, teller } = await turnOf(first);
    teller.answer("why", (to) => [no(to, "Not there.")]);
    await turn.clickTile("D4");
    expect(teller.said("why")).toMatchObject([{ deed }]);
    expect(turn.wondering.reason).toEqual({ words: "Not there.", rule: "M2" });
    expect(teller.tried).toEqual([]);
  });

  it("is asked for the tribe that was chosen", async () => {
    const { turn, teller } = await turnOf(sowing("mv", [drop("C3", "m"), drop("C3", "v")]));
    await turn.clickTribe("v");
    void turn.clickTile("D4");
    expect(teller.said("why")).toMatchObject([{ deed: "D4v" }]);
  });

  it("is not asked when the question is about no tile", async () => {
    const { turn, teller } = await turnOf(asking("bidding", [bid(5)]));
    await turn.clickTile("D4");
    expect(teller.acts).toEqual([]);
  });

  it("is shown for the latest question only, in whichever order the answers come", async () => {
    const { turn, teller } = await turnOf(asking("moving", [pickUp("A1")]));
    const asked = [turn.clickTile("D4"), turn.clickTile("E5")];
    const questions = teller.said("why").map((said) => said.to ?? 0);
    teller.tell(no(nth(questions, 1), "Not on E5."));
    teller.tell(no(nth(questions, 0), "Not on D4."));
    await Promise.all(asked);
    expect(turn.wondering.reason?.words).toBe("Not on E5.");
  });

  it("is no more once an answer was taken", async () => {
    const { turn, teller } = await turnOf(asking("moving", [pickUp("A1")]));
    teller.answer("why", (to) => [no(to, "Not there.")]);
    await turn.clickTile("D4");
    await turn.clickTile("A1");
    expect(teller.tried).toEqual([["A1>"]]);
    expect(turn.wondering.reason).toBeNull();
  });

  it("is nothing when it is possible after all", async () => {
    const { turn, teller } = await turnOf(asking("moving", [pickUp("A1")]));
    teller.answer("why", (to) => [{ told: "why", to, why: { possible: true, words: "This is possible.", rule: null } }]);
    await turn.clickTile("D4");
    expect(turn.wondering.reason).toBeNull();
  });
});

describe("pointing at a tile", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function pointing(first: Scene) {
    vi.useRealTimers();
    const { turn, teller } = await turnOf(first);
    vi.useFakeTimers();
    return { turn, asked: () => teller.said("why").map((said) => said.deed) };
  }

  it("asks why not when the pointer has rested there", async () => {
    const { turn, asked } = await pointing(asking("moving", [pickUp("A1")]));
    turn.point("D4");
    expect(turn.marks.pointed).toBe("D4");
    expect(asked()).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(asked()).toEqual(["D4>"]);
  });

  it("asks nothing for tiles that it only passes", async () => {
    const { turn, asked } = await pointing(asking("moving", [pickUp("A1")]));
    for (const tile of ["D4", "D3", "D2"] as const) turn.point(tile);
    vi.advanceTimersByTime(1000);
    expect(asked()).toEqual(["D2>"]);
    turn.point("E2");
    turn.point(null);
    vi.advanceTimersByTime(1000);
    expect(asked()).toEqual(["D2>"]);
  });

  it("asks nothing where one can click, or where nothing is to be clicked", async () => {
    const one = await pointing(asking("moving", [pickUp("A1")]));
    one.turn.point("A1");
    const two = await pointing(waiting("moving"));
    two.turn.point("A1");
    const three = await pointing(asking("trading", [buy(1)]));
    three.turn.point("A1");
    vi.advanceTimersByTime(1000);
    expect([...one.asked(), ...two.asked(), ...three.asked()]).toEqual([]);
  });
});
