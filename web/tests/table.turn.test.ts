import { describe, expect, it } from "vitest";
import { Turn } from "../src/table/turn.svelte";
import type { Scene } from "../src/wire";
import { asking, bid, buy, choose, end, final, invoke, kill, nth, pass, pickUp, sowing, summon, waiting } from "./scenes";
import { drop, offer, scene } from "./samples";
import { seated } from "./tellers";

async function turnOf(first: Scene) {
  const { store, teller } = await seated(first);
  teller.agree();
  return { turn: new Turn(store), store, teller };
}

const lit = (turn: Turn) => [...turn.marks.lit].sort();

describe("a click on a tile", () => {
  it("gives the one answer that it can mean", async () => {
    const { turn, teller } = await turnOf(asking("moving", [pickUp("B2"), pickUp("C3")]));
    await turn.clickTile("C3");
    expect(teller.tried).toEqual([["C3>"]]);
  });

  it("gives the answer of a djinn's question", async () => {
    const { turn, teller } = await turnOf(asking("choosing", [choose("A1"), choose("F5")]));
    await turn.clickTile("F5");
    expect(teller.tried).toEqual([["at:F5"]]);
  });

  it("waits for Confirm if its answer cannot be taken back", async () => {
    const { turn, teller } = await turnOf(asking("choosing", [final(choose("A1")), final(choose("F5"))]));
    await turn.clickTile("F5");
    expect(teller.tried).toEqual([]);
    await turn.confirm();
    expect(teller.tried).toEqual([["at:F5"]]);
  });

  it("asks for the tribe when it can mean several", async () => {
    const { turn, teller } = await turnOf(sowing("vmb", [drop("C3", "m"), drop("C3", "v"), drop("D2", "b")]));
    await turn.clickTile("C3");
    expect(teller.tried).toEqual([]);
    expect(turn.tile).toBe("C3");
    expect([...turn.tribes].sort()).toEqual(["m", "v"]);
    expect(lit(turn)).toEqual(["C3"]);
    await turn.clickTribe("v");
    expect(teller.tried).toEqual([["C3v"]]);
  });

  it("takes the tile back when it is clicked again", async () => {
    const { turn } = await turnOf(sowing("vm", [drop("C3", "m"), drop("C3", "v"), drop("D2", "v")]));
    await turn.clickTile("C3");
    await turn.clickTile("C3");
    expect(turn.tile).toBeNull();
    expect(turn.tribes).toEqual([]);
    expect(lit(turn)).toEqual(["C3", "D2"]);
  });

  it("moves on to another tile that leaves a choice", async () => {
    const { turn } = await turnOf(sowing("vm", [drop("C3", "m"), drop("C3", "v"), drop("D2", "m"), drop("D2", "v")]));
    await turn.clickTile("C3");
    await turn.clickTile("D2");
    expect(turn.tile).toBe("D2");
  });

  it("means the tribe that was chosen before", async () => {
    const { turn, teller } = await turnOf(sowing("vmb", [drop("C3", "m"), drop("C3", "v"), drop("D2", "b")]));
    await turn.clickTribe("v");
    expect(teller.tried).toEqual([]);
    expect(lit(turn)).toEqual(["C3"]);
    await turn.clickTile("C3");
    expect(teller.tried).toEqual([["C3v"]]);
  });

  it("asks again once the tribe is chosen no more", async () => {
    const { turn, teller } = await turnOf(sowing("vm", [drop("C3", "m"), drop("C3", "v")]));
    await turn.clickTribe("v");
    await turn.clickTribe("v");
    expect(turn.tribe).toBeNull();
    await turn.clickTile("C3");
    expect(teller.tried).toEqual([]);
  });

  it("does nothing to a game in which another is asked", async () => {
    const { turn, teller } = await turnOf(waiting("moving"));
    await turn.clickTile("C3");
    expect(teller.acts).toEqual([]);
  });
});

describe("a click on a meeple", () => {
  const victims = [kill("C3", "v"), kill("C3", "m"), kill("D4", "v")];

  it("kills the one that was meant, though others stand beside it", async () => {
    const { turn, teller } = await turnOf(asking("killing", victims));
    await turn.clickMeeple("C3", "m");
    expect(teller.tried).toEqual([["xC3m"]]);
  });

  it("is not needed where the tile has one victim", async () => {
    const { turn, teller } = await turnOf(asking("killing", victims));
    await turn.clickTile("D4");
    expect(teller.tried).toEqual([["xD4v"]]);
  });

  it("kills nobody who is no victim", async () => {
    const { turn, teller } = await turnOf(asking("killing", victims));
    await turn.clickMeeple("D4", "b");
    expect(teller.acts).toEqual([]);
  });
});

describe("an offer beside the board", () => {
  it("is tried at once if it can be taken back", async () => {
    const { turn, teller } = await turnOf(asking("trading", [buy(1), buy(2), pass]));
    await turn.click(buy(2));
    expect(teller.tried).toEqual([["buy:2"]]);
    expect(turn.staged).toBeNull();
  });

  it("waits for Confirm if it cannot be taken back", async () => {
    const { turn, store, teller } = await turnOf(asking("trading", [final(pass), buy(1)]));
    const leave = nth(store.offers, 0);
    await turn.click(leave);
    expect(teller.tried).toEqual([]);
    expect(turn.staged).toBe(leave);
    await turn.confirm();
    expect(teller.tried).toEqual([["pass"]]);
  });

  it("waits for Confirm after a double click, too, and is left by undo", async () => {
    const { turn, store, teller } = await turnOf(asking("bidding", [bid(5), bid(8)]));
    const five = nth(store.offers, 0);
    await turn.click(five);
    await turn.click(five);
    expect(turn.staged).toBe(five);
    await turn.undo();
    expect(turn.staged).toBeNull();
    expect(teller.acts).toEqual([]);
  });

  it("gives way to another one", async () => {
    const { turn, store, teller } = await turnOf(asking("bidding", [bid(5), bid(8)]));
    for (const one of store.offers) await turn.click(one);
    await turn.confirm();
    expect(teller.tried).toEqual([["bid:8"]]);
  });

  it("ends the turn at once, for that is what the button says", async () => {
    const { turn, teller } = await turnOf(asking("selling", [end]));
    await turn.click(end);
    expect(teller.tried).toEqual([["end"]]);
  });
});

describe("ways to pay", () => {
  const ways = [summon("Enki", 0, -4), summon("Enki", 1, -2), summon("Utug", 0, -4)];

  it("are asked for when a djinn can be paid for in several", async () => {
    const { turn, store, teller } = await turnOf(asking("summoning", ways));
    const [elders, fakir] = [nth(store.offers, 0), nth(store.offers, 1)];
    await turn.click(elders);
    expect(teller.tried).toEqual([]);
    expect(turn.alternatives.map((way) => way.say)).toEqual([fakir.say, elders.say]);
    turn.choose(fakir);
    await turn.confirm();
    expect(teller.tried).toEqual([[fakir.say]]);
  });

  it("are not asked for when there is one", async () => {
    const { turn, store, teller } = await turnOf(asking("summoning", ways));
    const utug = nth(store.offers, 2);
    await turn.click(utug);
    expect(teller.tried).toEqual([[utug.say]]);
    expect(turn.alternatives).toEqual([]);
  });

  it("are asked for when a djinn is called upon, too", async () => {
    const { turn, store } = await turnOf(asking("moving", [invoke("Enki", 0, -2), invoke("Enki", 1, 0), pickUp("A1")]));
    const elder = nth(store.offers, 0);
    await turn.click(elder);
    expect(turn.alternatives).toHaveLength(2);
  });

  it("are Fakirs for a bid, and those of this spot alone", async () => {
    const { turn, store, teller } = await turnOf(asking("bidding", [bid(5), bid(8), bid(8, 1), bid(8, 2)]));
    const plain = nth(store.offers, 1);
    const dear = nth(store.offers, 3);
    await turn.click(plain);
    expect(turn.alternatives.map((way) => way.say)).toEqual(["bid:8", "bid:8F", "bid:8FF"]);
    turn.choose(dear);
    expect(turn.staged).toBe(dear);
    await turn.confirm();
    expect(teller.tried).toEqual([["bid:8FF"]]);
  });

  it("are gone when the offer is left", async () => {
    const { turn, store } = await turnOf(asking("bidding", [bid(8), bid(8, 1)]));
    const plain = nth(store.offers, 0);
    await turn.click(plain);
    await turn.undo();
    expect(turn.alternatives).toEqual([]);
  });
});

describe("Confirm", () => {
  it("ends the turn when nothing waits for it", async () => {
    const { turn, teller } = await turnOf(asking("selling", [offer("sell", { action: "sell", suit: ["silk"] }), end]));
    await turn.confirm();
    expect(teller.tried).toEqual([["end"]]);
  });

  it("says nothing when there is nothing to confirm", async () => {
    const { turn, teller } = await turnOf(asking("moving", [pickUp("A1"), pickUp("B1")]));
    await turn.confirm();
    expect(teller.acts).toEqual([]);
  });
});

describe("something new that is asked", () => {
  it("makes all meaningless that was pointed out before", async () => {
    const { turn, store } = await turnOf(sowing("vm", [drop("C3", "m"), drop("C3", "v"), final(pass)]));
    await turn.clickTribe("m");
    const leave = nth(store.offers, 2);
    await turn.click(leave);
    turn.forget();
    expect([turn.tile, turn.tribe, turn.staged, turn.seeking, turn.wondering.reason]).toEqual([null, null, null, false, null]);
  });
});

describe("the board of somebody who watches", () => {
  it("has nothing lit", async () => {
    const { turn } = await turnOf(scene({ seat: null, screens: [] }));
    expect(lit(turn)).toEqual([]);
  });
});
