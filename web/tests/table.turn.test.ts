import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { Turn } from "../src/table/turn.svelte";
import type { Snapshot } from "../src/protocol";
import { myQuestion, bid, buy, choose, end, final, invoke, kill, nth, pass, pickUp, sowing, summon, othersQuestion } from "./snapshots";
import { drafted, drop, option, snapshot } from "./samples";
import { ack, connectedStore } from "./fakeSocket";

async function turnOf(first: Snapshot) {
  const { store, socket } = await connectedStore(first);
  socket.acknowledgeAll();
  return { turn: new Turn(store), store, socket };
}

const lit = (turn: Turn) => [...turn.marks.lit].sort();

describe("a click on a tile", () => {
  it("gives the one answer that it can mean", async () => {
    const { turn, socket } = await turnOf(myQuestion("moving", [pickUp("B2"), pickUp("C3")]));
    await turn.clickTile("C3");
    expect(socket.triedActions).toEqual([["C3>"]]);
  });

  it("gives the answer of a djinn's question", async () => {
    const { turn, socket } = await turnOf(myQuestion("choosing", [choose("A1"), choose("F5")]));
    await turn.clickTile("F5");
    expect(socket.triedActions).toEqual([["at:F5"]]);
  });

  it("waits for Confirm if its answer cannot be taken back", async () => {
    const { turn, socket } = await turnOf(myQuestion("choosing", [final(choose("A1")), final(choose("F5"))]));
    await turn.clickTile("F5");
    expect(socket.triedActions).toEqual([]);
    await turn.confirm();
    expect(socket.triedActions).toEqual([["at:F5"]]);
  });

  it("asks for the tribe when it can mean several", async () => {
    const { turn, socket } = await turnOf(sowing("vmb", [drop("C3", "m"), drop("C3", "v"), drop("D2", "b")]));
    await turn.clickTile("C3");
    expect(socket.triedActions).toEqual([]);
    expect(turn.tile).toBe("C3");
    expect([...turn.tribes].sort()).toEqual(["m", "v"]);
    expect(lit(turn)).toEqual(["C3"]);
    await turn.clickTribe("v");
    expect(socket.triedActions).toEqual([["C3v"]]);
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
    const { turn, socket } = await turnOf(sowing("vmb", [drop("C3", "m"), drop("C3", "v"), drop("D2", "b")]));
    await turn.clickTribe("v");
    expect(socket.triedActions).toEqual([]);
    expect(lit(turn)).toEqual(["C3"]);
    await turn.clickTile("C3");
    expect(socket.triedActions).toEqual([["C3v"]]);
  });

  it("asks again once the tribe is chosen no more", async () => {
    const { turn, socket } = await turnOf(sowing("vm", [drop("C3", "m"), drop("C3", "v")]));
    await turn.clickTribe("v");
    await turn.clickTribe("v");
    expect(turn.tribe).toBeNull();
    await turn.clickTile("C3");
    expect(socket.triedActions).toEqual([]);
  });

  it("does nothing to a game in which another is asked", async () => {
    const { turn, socket } = await turnOf(othersQuestion("moving"));
    await turn.clickTile("C3");
    expect(socket.sentTypes).toEqual([]);
  });
});

describe("a click on a meeple", () => {
  const victims = [kill("C3", "v"), kill("C3", "m"), kill("D4", "v")];

  it("kills the one that was meant, though others stand beside it", async () => {
    const { turn, socket } = await turnOf(myQuestion("killing", victims));
    await turn.clickMeeple("C3", "m");
    expect(socket.triedActions).toEqual([["xC3m"]]);
  });

  it("is not needed where the tile has one victim", async () => {
    const { turn, socket } = await turnOf(myQuestion("killing", victims));
    await turn.clickTile("D4");
    expect(socket.triedActions).toEqual([["xD4v"]]);
  });

  it("kills nobody who is no victim", async () => {
    const { turn, socket } = await turnOf(myQuestion("killing", victims));
    await turn.clickMeeple("D4", "b");
    expect(socket.sentTypes).toEqual([]);
  });
});

describe("an option beside the board", () => {
  it("is tried at once if it can be taken back", async () => {
    const { turn, socket } = await turnOf(myQuestion("trading", [buy(1), buy(2), pass]));
    await turn.click(buy(2));
    expect(socket.triedActions).toEqual([["buy:2"]]);
    expect(turn.staged).toBeNull();
  });

  it("waits for Confirm if it cannot be taken back", async () => {
    const { turn, store, socket } = await turnOf(myQuestion("trading", [final(pass), buy(1)]));
    const leave = nth(store.options, 0);
    await turn.click(leave);
    expect(socket.triedActions).toEqual([]);
    expect(turn.staged).toBe(leave);
    await turn.confirm();
    expect(socket.triedActions).toEqual([["pass"]]);
  });

  it("waits for Confirm after a double click, too, and is left by undo", async () => {
    const { turn, store, socket } = await turnOf(myQuestion("bidding", [bid(5), bid(8)]));
    const five = nth(store.options, 0);
    await turn.click(five);
    await turn.click(five);
    expect(turn.staged).toBe(five);
    await turn.undo();
    expect(turn.staged).toBeNull();
    expect(socket.sentTypes).toEqual([]);
  });

  it("gives way to another one", async () => {
    const { turn, store, socket } = await turnOf(myQuestion("bidding", [bid(5), bid(8)]));
    for (const one of store.options) await turn.click(one);
    await turn.confirm();
    expect(socket.triedActions).toEqual([["bid:8"]]);
  });

  it("ends the turn at once, for that is what the button says", async () => {
    const { turn, socket } = await turnOf(myQuestion("selling", [end]));
    await turn.click(end);
    expect(socket.triedActions).toEqual([["end"]]);
  });
});

describe("ways to pay", () => {
  const ways = [summon("Enki", 0, -4), summon("Enki", 1, -2), summon("Utug", 0, -4)];

  it("are asked for when a djinn can be paid for in several", async () => {
    const { turn, store, socket } = await turnOf(myQuestion("summoning", ways));
    const [elders, fakir] = [nth(store.options, 0), nth(store.options, 1)];
    await turn.click(elders);
    expect(socket.triedActions).toEqual([]);
    expect(turn.alternatives.map((way) => way.notation)).toEqual([fakir.notation, elders.notation]);
    turn.choose(fakir);
    await turn.confirm();
    expect(socket.triedActions).toEqual([[fakir.notation]]);
  });

  it("are not asked for when there is one", async () => {
    const { turn, store, socket } = await turnOf(myQuestion("summoning", ways));
    const utug = nth(store.options, 2);
    await turn.click(utug);
    expect(socket.triedActions).toEqual([[utug.notation]]);
    expect(turn.alternatives).toEqual([]);
  });

  it("are asked for when a djinn is used, too", async () => {
    const { turn, store } = await turnOf(myQuestion("moving", [invoke("Enki", 0, -2), invoke("Enki", 1, 0), pickUp("A1")]));
    const elder = nth(store.options, 0);
    await turn.click(elder);
    expect(turn.alternatives).toHaveLength(2);
  });

  it("are Fakirs for a bid, and those of this spot alone", async () => {
    const { turn, store, socket } = await turnOf(myQuestion("bidding", [bid(5), bid(8), bid(8, 1), bid(8, 2)]));
    const plain = nth(store.options, 1);
    const dear = nth(store.options, 3);
    await turn.click(plain);
    expect(turn.alternatives.map((way) => way.notation)).toEqual(["bid:8", "bid:8-1", "bid:8-2"]);
    turn.choose(dear);
    expect(turn.staged).toBe(dear);
    await turn.confirm();
    expect(socket.triedActions).toEqual([["bid:8-2"]]);
  });

  it("are gone when the option is left", async () => {
    const { turn, store } = await turnOf(myQuestion("bidding", [bid(8), bid(8, 1)]));
    const plain = nth(store.options, 0);
    await turn.click(plain);
    await turn.undo();
    expect(turn.alternatives).toEqual([]);
  });
});

describe("Confirm", () => {
  it("ends the turn when nothing waits for it", async () => {
    const { turn, socket } = await turnOf(myQuestion("selling", [option("sell:silk"), end]));
    await turn.confirm();
    expect(socket.triedActions).toEqual([["end"]]);
  });

  it("says nothing when there is nothing to confirm", async () => {
    const { turn, socket } = await turnOf(myQuestion("moving", [pickUp("A1"), pickUp("B1")]));
    await turn.confirm();
    expect(socket.sentTypes).toEqual([]);
  });
});

describe("something new that is asked", () => {
  it("makes all meaningless that was pointed out before", async () => {
    const { turn, store } = await turnOf(sowing("vm", [drop("C3", "m"), drop("C3", "v"), final(pass)]));
    await turn.clickTribe("m");
    const leave = nth(store.options, 2);
    await turn.click(leave);
    turn.reset();
    expect([turn.tile, turn.tribe, turn.staged, turn.choosingEnd, turn.whyNot.reason]).toEqual([null, null, null, false, null]);
  });
});

describe("the board of somebody who watches", () => {
  it("has nothing lit", async () => {
    const { turn } = await turnOf(snapshot({ seat: null, holdings: [] }));
    expect(lit(turn)).toEqual([]);
  });
});

describe("a step that only offers powers", () => {
  beforeEach(() => {
    settings.quick = true;
  });
  const goOn = option("on");
  const start = (djinn: "Enki" | "Hagis") => myQuestion("moving", [pickUp("A1"), pickUp("B1"), invoke(djinn, 0, -2)]);
  const placing = (...djinns: ("Enki" | "Hagis")[]) =>
    myQuestion("placing", [goOn, ...djinns.map((djinn) => invoke(djinn, 0, -2))], { draft: [drafted("A1>"), drafted("A2v")] });

  /** The player has moved, and this is asked next. */
  async function after(first: Snapshot, next: Snapshot) {
    const found = await turnOf(first);
    await found.turn.playForced();
    await found.turn.clickTile("A1");
    found.socket.receive({ type: "draft", snapshot: next });
    await found.turn.playForced();
    return found;
  }
  const continued = (socket: { triedActions: string[][] }) => socket.triedActions.slice(1);

  afterEach(() => {
    settings.quick = null;
    settings.stops = false;
  });

  it("does not interrupt the turn if the player did not want them before", async () => {
    const { socket } = await after(start("Enki"), placing("Enki"));
    expect(continued(socket)).toEqual([["on"]]);
  });

  it("asks if a power is new", async () => {
    const { socket } = await after(start("Enki"), placing("Enki", "Hagis"));
    expect(continued(socket)).toEqual([]);
  });

  it("asks if the player wants to be asked", async () => {
    settings.stops = true;
    const { socket } = await after(start("Enki"), placing("Enki"));
    expect(continued(socket)).toEqual([]);
  });

  it("asks if to continue cannot be undone, or if there is more to decide", async () => {
    const final_ = { ...placing("Enki"), options: [final(goOn), invoke("Enki", 0, -2)] };
    expect(continued((await after(start("Enki"), final_)).socket)).toEqual([]);
    const trading = { ...placing("Enki"), options: [pass, buy(1), invoke("Enki", 0, -2)] };
    expect(continued((await after(start("Enki"), trading)).socket)).toEqual([]);
  });

  it("is not left again at once after an undo, so that the power can be used", async () => {
    const { turn, socket } = await after(start("Enki"), placing("Enki", "Hagis"));
    await turn.confirm();
    socket.receive({ type: "draft", snapshot: myQuestion("selling", [end], { draft: [...placing().draft, drafted("on")] }) });
    await turn.playForced();
    socket.answer("undo", (id) => [{ type: "draft", snapshot: placing("Enki", "Hagis") }, ack(id)]);
    await turn.undo();
    await turn.playForced();
    expect(socket.sentOf("undo")).toHaveLength(1);
    expect(continued(socket)).toEqual([["on"]]);
  });
});
