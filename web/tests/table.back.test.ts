import { afterEach, describe, expect, it } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { Turn } from "../src/table/turn.svelte";
import type { DraftedAction, Option, Snapshot } from "../src/protocol";
import { myQuestion, bid, nth, pickUp, sowing } from "./snapshots";
import { drop, drafted } from "./samples";
import { ack, failed, connectedStore } from "./fakeSocket";

const lifted = drafted("B2>");
const dropped = (tile: "B3" | "C3" | "C4"): DraftedAction => drafted(`${tile}v`);
const forced: Option[] = [drop("C3", "v")];
const free: Option[] = [drop("B3", "v"), drop("B1", "v")];

/** A store whose socket takes a draft back action by action, to these moments. */
async function drafting(now: Snapshot, before: Snapshot[]) {
  const { store, socket } = await connectedStore(now);
  const moments = [...before];
  socket.answer("undo", (id) => {
    const snapshot = moments.shift();
    return snapshot ? [{ type: "draft", snapshot }, ack(id)] : [failed(id)];
  });
  socket.answer("try", (id) => [ack(id)]);
  socket.answer("restart", (id) => [ack(id)]);
  return { turn: new Turn(store), store, socket };
}

afterEach(() => {
  settings.quick = true;
});

describe("undo", () => {
  const now = myQuestion("selling", [], { draft: [lifted, dropped("B3"), dropped("C3"), dropped("C4")] });
  const second = sowing("v", forced, { draft: [lifted, dropped("B3"), dropped("C3")] });
  const first = sowing("vv", forced, { draft: [lifted, dropped("B3")] });
  const start = sowing("vvv", free, { draft: [lifted] });

  it("leaves what waits for Confirm, and nothing more", async () => {
    const { turn, store, socket } = await drafting(myQuestion("bidding", [bid(5), bid(8)], { draft: [lifted] }), []);
    const five = nth(store.options, 0);
    await turn.click(five);
    await turn.undo();
    expect(turn.staged).toBeNull();
    expect(socket.sentTypes).toEqual([]);
  });

  it("leaves a tile that waits for its tribe, and nothing more", async () => {
    const { turn, socket } = await drafting(sowing("vm", [drop("C3", "v"), drop("C3", "m")], { draft: [lifted] }), []);
    await turn.clickTile("C3");
    await turn.undo();
    expect(turn.tile).toBeNull();
    expect(socket.sentTypes).toEqual([]);
  });

  it("leaves the search for an end, and nothing more", async () => {
    const { turn, socket } = await drafting(start, []);
    socket.answer("outcomes", (id) => [{ type: "outcomes", id, outcomes: [] }]);
    await turn.toggleGoTo();
    await turn.undo();
    expect(turn.choosingEnd).toBe(false);
    expect(socket.sentOf("undo")).toEqual([]);
  });

  it("takes one step back where there was a choice", async () => {
    const { turn, store, socket } = await drafting(first, [start]);
    await turn.undo();
    expect(socket.sentOf("undo")).toMatchObject([{ draft_count: 2 }]);
    expect(store.snapshot?.draft).toHaveLength(1);
  });

  it("takes all steps back that went by themselves, to the last choice", async () => {
    const { turn, store, socket } = await drafting(now, [second, first, start]);
    await turn.undo();
    expect(socket.sentOf("undo").map((sent) => sent.draft_count)).toEqual([4, 3, 2]);
    expect(store.snapshot?.draft).toHaveLength(1);
  });

  it("stops where nothing is left to take back", async () => {
    const opening = myQuestion("moving", [pickUp("B2")]);
    const { turn, socket } = await drafting(sowing("v", forced, { draft: [lifted] }), [opening, opening]);
    await turn.undo();
    expect(socket.sentOf("undo")).toHaveLength(1);
  });

  it("takes one step at a time for a player who confirms each step", async () => {
    settings.quick = false;
    const { turn, socket } = await drafting(now, [second, first, start]);
    await turn.undo();
    expect(socket.sentOf("undo")).toHaveLength(1);
  });

  it("stops when the server refuses", async () => {
    const { turn, socket } = await drafting(now, []);
    await turn.undo();
    expect(socket.sentOf("undo")).toHaveLength(1);
  });
});

describe("restart", () => {
  it("takes the whole draft back", async () => {
    const { turn, socket } = await drafting(sowing("v", free, { draft: [lifted, dropped("B3")] }), []);
    await turn.clickTribe("v");
    await turn.restart();
    expect(socket.sentOf("restart")).toMatchObject([{ draft_count: 2 }]);
    expect(turn.tribe).toBeNull();
  });

  it("leaves what waits for Confirm when nothing is drafted", async () => {
    const { turn, store, socket } = await drafting(myQuestion("bidding", [bid(5), bid(8)]), []);
    const five = nth(store.options, 0);
    await turn.click(five);
    await turn.restart();
    expect(turn.staged).toBeNull();
    expect(socket.sentTypes).toEqual([]);
  });
});

describe("a step that leaves no choice", () => {
  it("goes by itself", async () => {
    const { turn, socket } = await drafting(sowing("v", forced), []);
    await turn.playForced();
    expect(socket.triedActions).toEqual([["C3v"]]);
  });

  it("is asked for if the player wants it so", async () => {
    settings.quick = false;
    const { turn, socket } = await drafting(sowing("v", forced), []);
    await turn.playForced();
    expect(socket.triedActions).toEqual([]);
  });

  it("is asked for if it is final, or if there is another", async () => {
    const one = await drafting(myQuestion("bidding", [bid(5)]), []);
    await one.turn.playForced();
    const two = await drafting(sowing("v", free), []);
    await two.turn.playForced();
    expect([...one.socket.triedActions, ...two.socket.triedActions]).toEqual([]);
  });
});
