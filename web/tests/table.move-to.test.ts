import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Turn } from "../src/table/turn.svelte";
import type { OutcomeInfo, Snapshot, OutgoingMessage, TableInfo } from "../src/protocol";
import { myQuestion, bid, buy, choose, kill, nth, pass, pickUp, sowing, othersQuestion } from "./snapshots";
import { drop, table as tableInfo, view, tiles } from "./samples";
import { failed, connectedStore } from "./fakeSocket";

async function turnOf(first: Snapshot) {
  const { store, socket } = await connectedStore(first);
  socket.acknowledgeAll();
  return { turn: new Turn(store), store, socket };
}

const lit = (turn: Turn) => [...turn.marks.lit].sort();

describe("a move by its end", () => {
  const outcome = (final: OutcomeInfo["final"], tribe: OutcomeInfo["tribe"]): OutcomeInfo => ({
    start: "B2",
    final,
    tribe,
    collected: 2,
    empties: false,
  });
  const ends = [outcome("C3", "m"), outcome("D4", "v"), outcome("D4", "b"), { ...outcome("D4", "b"), collected: 3 }];
  const hand = sowing("vmb", [drop("B3", "v"), drop("C2", "m")]);

  async function choosingEnd() {
    const { turn, socket } = await turnOf(hand);
    socket.answer("outcomes", (id) => [{ type: "outcomes", id, outcomes: ends }]);
    socket.answer("walk", (id) => [{ type: "walk", id, actions: ["B3v", "C3m"] }]);
    await turn.toggleGoTo();
    return { turn, socket };
  }

  it("lights the tiles where it can end", async () => {
    const { turn } = await choosingEnd();
    expect(turn.choosingEnd).toBe(true);
    expect(lit(turn)).toEqual(["C3", "D4"]);
  });

  it("is proposed by the server and tried as a whole", async () => {
    const { turn, socket } = await choosingEnd();
    await turn.clickTile("C3");
    expect(socket.sentOf("walk")).toMatchObject([{ start: "B2", final: "C3", tribe: "m" }]);
    expect(socket.triedActions).toEqual([["B3v", "C3m"]]);
    expect(turn.choosingEnd).toBe(false);
  });

  it("ends on a tile that is clicked before the server has said where it can end", async () => {
    const { turn, socket } = await turnOf(hand);
    socket.answer("walk", (id) => [{ type: "walk", id, actions: ["B3v", "C3m"] }]);
    const looking = turn.toggleGoTo();
    const clicking = turn.clickTile("C3");
    socket.receive({ type: "outcomes", id: socket.sentOf("outcomes")[0]?.id ?? 0, outcomes: ends });
    await Promise.all([looking, clicking]);
    expect(turn.whyNot.reason).toBeNull();
    expect(socket.triedActions).toEqual([["B3v", "C3m"]]);
  });

  it("is forgotten when something else is asked before the server has said where it can end", async () => {
    const { turn, socket } = await turnOf(hand);
    const looking = turn.toggleGoTo();
    turn.reset();
    socket.receive({ type: "outcomes", id: socket.sentOf("outcomes")[0]?.id ?? 0, outcomes: ends });
    await looking;
    expect(turn.ends).toEqual([]);
  });

  it("asks for the tribe when several can be taken there", async () => {
    const { turn, socket } = await choosingEnd();
    await turn.clickTile("D4");
    expect(socket.sentOf("walk")).toEqual([]);
    expect([...turn.tribes].sort()).toEqual(["b", "v"]);
    await turn.clickTribe("b");
    expect(socket.sentOf("walk")).toMatchObject([{ final: "D4", tribe: "b" }]);
    expect(socket.triedActions).toHaveLength(1);
  });

  it("does not end where it cannot, nor with a tribe that is not taken there", async () => {
    const { turn, socket } = await choosingEnd();
    await turn.clickTile("F5");
    await turn.clickTile("D4");
    await turn.clickTribe("m");
    expect(socket.sentOf("walk")).toEqual([]);
    expect(socket.triedActions).toEqual([]);
  });

  it("tries nothing when the server knows no move", async () => {
    const { turn, socket } = await choosingEnd();
    socket.answer("walk", (id) => [failed(id)]);
    await turn.clickTile("C3");
    expect(socket.triedActions).toEqual([]);
  });

  it("is given up by the same button: then a click means the next tile", async () => {
    const { turn, socket } = await choosingEnd();
    await turn.toggleGoTo();
    expect(lit(turn)).toEqual(["B3", "C2"]);
    await turn.clickTile("B3");
    expect(socket.triedActions).toEqual([["B3v"]]);
  });
});

describe("a click on a tile farther than the next one", () => {
  const hand = sowing("vm", [drop("B3", "v"), drop("C2", "m")]); // from B2
  const end: OutcomeInfo = { start: "B2", final: "D4", tribe: "m", collected: 2, empties: false };

  async function far(changed: Partial<Snapshot> = {}, table: Partial<TableInfo> = {}) {
    const { store, socket } = await connectedStore({ ...hand, ...changed }, { table: tableInfo(table) });
    socket.acknowledgeAll();
    socket.answer("outcomes", (id) => [{ type: "outcomes", id, outcomes: [end, { ...end, final: "C3" }] }]);
    socket.answer("walk", (id) => [{ type: "walk", id, actions: ["B3v", "D4m"] }]);
    socket.answer("why", (id) => [refused(id)]);
    return { turn: new Turn(store), socket };
  }
  const refused = (id: number): OutgoingMessage => ({
    type: "why",
    id,
    why: { possible: false, code: null, message: "Too far.", text: { key: "unknown", arguments: {} }, rule: "M2" },
  });

  it("is the end of the move, if it can end there", async () => {
    const { turn, socket } = await far();
    await turn.clickTile("D4");
    expect(socket.sentOf("walk")).toMatchObject([{ start: "B2", final: "D4", tribe: "m" }]);
    expect(socket.triedActions).toEqual([["B3v", "D4m"]]);
    expect([turn.choosingEnd, turn.whyNot.reason]).toEqual([false, null]);
  });

  it("is refused if it cannot", async () => {
    const { turn, socket } = await far();
    await turn.clickTile("F5");
    expect(turn.whyNot.reason?.text).toBe("Too far.");
    expect(turn.choosingEnd).toBe(false);
    expect(socket.triedActions).toEqual([]);
  });

  it("drops the meeple that was chosen, which is refused there", async () => {
    const { turn, socket } = await far();
    await turn.clickTribe("v");
    await turn.clickTile("D4");
    expect(socket.sentOf("why")).toMatchObject([{ action: "D4v" }]);
    expect(socket.sentOf("outcomes")).toEqual([]);
  });

  it("is refused in an exercise, where the player learns to walk", async () => {
    const { turn, socket } = await far({}, { exercise: { id: "walk", state: "open" } });
    await turn.clickTile("D4");
    expect(turn.whyNot.reason?.text).toBe("Too far.");
    expect(socket.triedActions).toEqual([]);
  });

  it("is not explained while the pointer rests there: it may be possible", async () => {
    const { turn } = await far();
    const hover = vi.spyOn(turn.whyNot, "hover");
    turn.point("D4");
    turn.point("A2"); // a neighbour without an option
    expect(hover.mock.calls).toEqual([[null], ["A2v"]]);
  });
});

describe("why not", () => {
  const no = (id: number, message: string): OutgoingMessage => ({
    type: "why",
    id,
    why: { possible: false, code: null, message, text: { key: "unknown", arguments: {} }, rule: "M2" },
  });
  const board = view({ board: tiles({ D4: "bv" }) });

  it.each([
    ["a start", myQuestion("moving", [pickUp("A1")]), "D4>"],
    ["a drop", sowing("mv", [drop("C3", "m")]), "D4m"],
    ["a victim", myQuestion("killing", [kill("C3", "v")], { public_view: board }), "xD4b"],
    ["a djinn's tile", myQuestion("choosing", [choose("A1")]), "at:D4"],
    ["a tile around", myQuestion("placing-around", [choose("A1")]), "at:D4"],
  ])("is asked of the server for %s that was not offered", async (_, first, action) => {
    const { turn, socket } = await turnOf(first);
    socket.answer("why", (id) => [no(id, "Not there.")]);
    socket.answer("outcomes", (id) => [{ type: "outcomes", id, outcomes: [] }]); // of a drop that is no end either
    await turn.clickTile("D4");
    expect(socket.sentOf("why")).toMatchObject([{ action }]);
    expect(turn.whyNot.reason).toMatchObject({ text: "Not there.", rule: "M2" });
    expect(socket.triedActions).toEqual([]);
  });

  it("is asked for the tribe that was chosen", async () => {
    const { turn, socket } = await turnOf(sowing("mv", [drop("C3", "m"), drop("C3", "v")]));
    await turn.clickTribe("v");
    void turn.clickTile("D4");
    expect(socket.sentOf("why")).toMatchObject([{ action: "D4v" }]);
  });

  it("is not asked when the question is about no tile", async () => {
    const { turn, socket } = await turnOf(myQuestion("trading", [buy(1), pass]));
    await turn.clickTile("D4");
    expect(socket.sentTypes).toEqual([]);
  });

  it("is asked for a tile that is clicked before the bids are made", async () => {
    const { turn, socket } = await turnOf(myQuestion("bidding", [bid(5)]));
    void turn.clickTile("D4");
    expect(socket.sentOf("why")).toMatchObject([{ action: "D4>" }]);
  });

  it("is shown for the latest question only, in whichever order the answers come", async () => {
    const { turn, socket } = await turnOf(myQuestion("moving", [pickUp("A1")]));
    const asked = [turn.clickTile("D4"), turn.clickTile("E5")];
    const questions = socket.sentOf("why").map((said) => said.id ?? 0);
    socket.receive(no(nth(questions, 1), "Not on E5."));
    socket.receive(no(nth(questions, 0), "Not on D4."));
    await Promise.all(asked);
    expect(turn.whyNot.reason?.text).toBe("Not on E5.");
  });

  it("is no more once an answer was taken", async () => {
    const { turn, socket } = await turnOf(myQuestion("moving", [pickUp("A1")]));
    socket.answer("why", (id) => [no(id, "Not there.")]);
    await turn.clickTile("D4");
    await turn.clickTile("A1");
    expect(socket.triedActions).toEqual([["A1>"]]);
    expect(turn.whyNot.reason).toBeNull();
  });

  it("is nothing when it is possible after all", async () => {
    const { turn, socket } = await turnOf(myQuestion("moving", [pickUp("A1")]));
    socket.answer("why", (id) => [
      {
        type: "why",
        id,
        why: { possible: true, code: null, message: "This is possible.", text: { key: "unknown", arguments: {} }, rule: null },
      },
    ]);
    await turn.clickTile("D4");
    expect(turn.whyNot.reason).toBeNull();
  });
});

describe("pointing at a tile", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function pointing(first: Snapshot) {
    vi.useRealTimers();
    const { turn, socket } = await turnOf(first);
    vi.useFakeTimers();
    return { turn, questions: () => socket.sentOf("why").map((said) => said.action) };
  }

  it("asks why not when the pointer has rested there", async () => {
    const { turn, questions } = await pointing(myQuestion("moving", [pickUp("A1")]));
    turn.point("D4");
    expect(turn.marks.pointed).toBe("D4");
    expect(questions()).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(questions()).toEqual(["D4>"]);
  });

  it("asks nothing for tiles that it only passes", async () => {
    const { turn, questions } = await pointing(myQuestion("moving", [pickUp("A1")]));
    for (const tile of ["D4", "D3", "D2"] as const) turn.point(tile);
    vi.advanceTimersByTime(1000);
    expect(questions()).toEqual(["D2>"]);
    turn.point("E2");
    turn.point(null);
    vi.advanceTimersByTime(1000);
    expect(questions()).toEqual(["D2>"]);
  });

  it("asks nothing while the mouse rests where it was when the question appeared", async () => {
    const { turn, questions } = await pointing(myQuestion("moving", [pickUp("A1")]));
    turn.whyNot.moved({ x: 100, y: 100 });
    turn.reset(); // a new question
    turn.point("D4"); // the board has changed below the mouse
    turn.whyNot.moved({ x: 102, y: 101 });
    vi.advanceTimersByTime(1000);
    expect(questions()).toEqual([]);
    turn.whyNot.moved({ x: 120, y: 100 });
    vi.advanceTimersByTime(1000);
    expect(questions()).toEqual(["D4>"]);
  });

  it("asks for what the keys lead to, though the mouse rests", async () => {
    const { turn, questions } = await pointing(myQuestion("moving", [pickUp("A1")]));
    turn.reset();
    turn.whyNot.moved(); // a key
    turn.point("D4");
    vi.advanceTimersByTime(1000);
    expect(questions()).toEqual(["D4>"]);
  });

  it("asks nothing where one can click, or where nothing is to be clicked", async () => {
    const one = await pointing(myQuestion("moving", [pickUp("A1")]));
    one.turn.point("A1");
    const two = await pointing(othersQuestion("moving"));
    two.turn.point("A1");
    const three = await pointing(myQuestion("trading", [buy(1)]));
    three.turn.point("A1");
    vi.advanceTimersByTime(1000);
    expect([...one.questions(), ...two.questions(), ...three.questions()]).toEqual([]);
  });
});
