import { afterEach, describe, expect, it } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { Turn } from "../src/table/turn.svelte";
import type { Drafted, Offer, Scene } from "../src/wire";
import { asking, bid, nth, pickUp, sowing } from "./scenes";
import { drop, tried } from "./samples";
import { done, refused, seated } from "./tellers";

const lifted = tried({ action: "pick-up", tile: "B2" });
const dropped = (tile: "B3" | "C3" | "C4"): Drafted => tried({ action: "drop", tile, tribe: "v" });
const forced: Offer[] = [drop("C3", "v")];
const free: Offer[] = [drop("B3", "v"), drop("B1", "v")];

/** A store whose teller takes a draft back deed by deed, to these moments. */
async function drafting(now: Scene, before: Scene[]) {
  const { store, teller } = await seated(now);
  const moments = [...before];
  teller.answer("undo", (to) => {
    const scene = moments.shift();
    return scene ? [{ told: "draft", scene }, done(to)] : [refused(to)];
  });
  teller.answer("try", (to) => [done(to)]);
  teller.answer("restart", (to) => [done(to)]);
  return { turn: new Turn(store), store, teller };
}

afterEach(() => {
  settings.quick = true;
});

describe("undo", () => {
  const now = asking("selling", [], { draft: [lifted, dropped("B3"), dropped("C3"), dropped("C4")] });
  const second = sowing("v", forced, { draft: [lifted, dropped("B3"), dropped("C3")] });
  const first = sowing("vv", forced, { draft: [lifted, dropped("B3")] });
  const start = sowing("vvv", free, { draft: [lifted] });

  it("leaves what waits for Confirm, and nothing more", async () => {
    const { turn, store, teller } = await drafting(asking("bidding", [bid(5), bid(8)], { draft: [lifted] }), []);
    const five = nth(store.offers, 0);
    await turn.click(five);
    await turn.undo();
    expect(turn.staged).toBeNull();
    expect(teller.acts).toEqual([]);
  });

  it("leaves a tile that waits for its tribe, and nothing more", async () => {
    const { turn, teller } = await drafting(sowing("vm", [drop("C3", "v"), drop("C3", "m")], { draft: [lifted] }), []);
    await turn.clickTile("C3");
    await turn.undo();
    expect(turn.tile).toBeNull();
    expect(teller.acts).toEqual([]);
  });

  it("leaves the search for an end, and nothing more", async () => {
    const { turn, teller } = await drafting(start, []);
    teller.answer("outcomes", (to) => [{ told: "outcomes", to, outcomes: [] }]);
    await turn.toggleSeeking();
    await turn.undo();
    expect(turn.seeking).toBe(false);
    expect(teller.said("undo")).toEqual([]);
  });

  it("takes one step back where there was a choice", async () => {
    const { turn, store, teller } = await drafting(first, [start]);
    await turn.undo();
    expect(teller.said("undo")).toMatchObject([{ drafted: 2 }]);
    expect(store.scene?.draft).toHaveLength(1);
  });

  it("takes all steps back that went by themselves, to the last choice", async () => {
    const { turn, store, teller } = await drafting(now, [second, first, start]);
    await turn.undo();
    expect(teller.said("undo").map((said) => said.drafted)).toEqual([4, 3, 2]);
    expect(store.scene?.draft).toHaveLength(1);
  });

  it("stops where nothing is left to take back", async () => {
    const opening = asking("moving", [pickUp("B2")]);
    const { turn, teller } = await drafting(sowing("v", forced, { draft: [lifted] }), [opening, opening]);
    await turn.undo();
    expect(teller.said("undo")).toHaveLength(1);
  });

  it("takes one step at a time for whoever is asked each time", async () => {
    settings.quick = false;
    const { turn, teller } = await drafting(now, [second, first, start]);
    await turn.undo();
    expect(teller.said("undo")).toHaveLength(1);
  });

  it("stops when the server refuses", async () => {
    const { turn, teller } = await drafting(now, []);
    await turn.undo();
    expect(teller.said("undo")).toHaveLength(1);
  });
});

describe("restart", () => {
  it("takes the whole draft back", async () => {
    const { turn, teller } = await drafting(sowing("v", free, { draft: [lifted, dropped("B3")] }), []);
    await turn.clickTribe("v");
    await turn.restart();
    expect(teller.said("restart")).toMatchObject([{ drafted: 2 }]);
    expect(turn.tribe).toBeNull();
  });

  it("leaves what waits for Confirm when nothing is drafted", async () => {
    const { turn, store, teller } = await drafting(asking("bidding", [bid(5), bid(8)]), []);
    const five = nth(store.offers, 0);
    await turn.click(five);
    await turn.restart();
    expect(turn.staged).toBeNull();
    expect(teller.acts).toEqual([]);
  });
});

describe("a step that leaves no choice", () => {
  it("goes by itself", async () => {
    const { turn, teller } = await drafting(sowing("v", forced), []);
    await turn.goOn();
    expect(teller.tried).toEqual([["C3v"]]);
  });

  it("is asked for if the player wants it so", async () => {
    settings.quick = false;
    const { turn, teller } = await drafting(sowing("v", forced), []);
    await turn.goOn();
    expect(teller.tried).toEqual([]);
  });

  it("is asked for if it is final, or if there is another", async () => {
    const one = await drafting(asking("bidding", [bid(5)]), []);
    await one.turn.goOn();
    const two = await drafting(sowing("v", free), []);
    await two.turn.goOn();
    expect([...one.teller.tried, ...two.teller.tried]).toEqual([]);
  });
});
