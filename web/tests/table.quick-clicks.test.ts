// Keys and clicks without an option, and replies that come too late.
import { describe, expect, it, vi } from "vitest";
import { Turn } from "../src/table/turn.svelte";
import { drop } from "./samples";
import type { Snapshot } from "../src/protocol";
import { myQuestion, choose, end, final, pass, pickUp, sowing } from "./snapshots";
import { ack, failed, connectedStore, type FakeSocket } from "./fakeSocket";

async function clickWrongTile() {
  const { store, socket } = await connectedStore(myQuestion("moving", [pickUp("C3")]));
  const turn = new Turn(store);
  const clicked = turn.clickTile("A1");
  return { turn, clicked, answer: () => explain(socket) };
}

function explain(socket: FakeSocket): void {
  socket.receive({
    type: "why",
    id: socket.sent.at(-1)?.id ?? 0,
    why: { possible: false, code: null, message: "No.", text: { key: "unknown", arguments: {} }, rule: "M1" },
  });
}

describe("what fits nothing", () => {
  it("drops no other meeple than the one that was chosen", async () => {
    const { store, socket } = await connectedStore(sowing("mva", [drop("C3", "m"), drop("C3", "v"), drop("D2", "a")]));
    socket.acknowledgeAll();
    const turn = new Turn(store);
    await turn.clickTile("C3");
    await turn.clickTribe("a");
    expect(socket.triedActions).toEqual([]);
    await turn.clickTribe("v");
    expect(socket.triedActions).toEqual([["C3v"]]);
  });

  it("chooses no tribe that is not in hand", async () => {
    const { store } = await connectedStore(sowing("v", [drop("C3", "v"), drop("C2", "v")]));
    const turn = new Turn(store);
    await turn.clickTribe("a");
    expect([...turn.marks.lit].sort()).toEqual(["C2", "C3"]);
  });

  it("seeks no end of a move where nobody moves", async () => {
    const { store, socket } = await connectedStore(myQuestion("moving", [pickUp("C3")]));
    const turn = new Turn(store);
    await turn.toggleGoTo();
    expect(turn.choosingEnd).toBe(false);
    expect(socket.sentTypes).toEqual([]);
  });

  it("confirms nothing in the middle of a move", async () => {
    const { store, socket } = await connectedStore(sowing("mv", [drop("C3", "m"), drop("C3", "v")]));
    await new Turn(store).confirm();
    expect(socket.sentTypes).toEqual([]);
  });
});

describe("a reason", () => {
  it("is shown", async () => {
    const { turn, clicked, answer } = await clickWrongTile();
    answer();
    await clicked;
    expect(turn.whyNot.reason).toMatchObject({ text: "No.", rule: "M1" });
  });

  it("that comes when something else is looked at is not shown", async () => {
    const { turn, clicked, answer } = await clickWrongTile();
    turn.point("C3");
    answer();
    await clicked;
    expect(turn.whyNot.reason).toBeNull();
  });

  it("that comes when something new is asked is not shown", async () => {
    const { turn, clicked, answer } = await clickWrongTile();
    turn.reset();
    answer();
    await clicked;
    expect(turn.whyNot.reason).toBeNull();
  });

  it("stays when the pointer leaves the board, so that its rule can be clicked", async () => {
    const { turn, clicked, answer } = await clickWrongTile();
    answer();
    await clicked;
    turn.point(null);
    expect(turn.whyNot.reason).toMatchObject({ text: "No.", rule: "M1" });
  });
});

describe("a click that is quicker than the connection", () => {
  const hurrying = async () => {
    const { store, socket } = await connectedStore(myQuestion("moving", [pickUp("C3"), pickUp("D3")]));
    const turn = new Turn(store);
    const hear = (snapshot: Snapshot) => {
      socket.receive({ type: "draft", snapshot });
      socket.receive(ack(socket.sentOf("try").at(-1)?.id ?? 0));
    };
    return { turn, socket, hear };
  };

  it("means what is asked when the connection has caught up, in the order of the clicks", async () => {
    const { turn, socket, hear } = await hurrying();
    const clicks = [turn.clickTile("C3"), turn.clickTile("D3"), turn.clickTile("E3")];
    expect(socket.triedActions).toEqual([["C3>"]]);
    hear(sowing("vm", [drop("D3", "v"), drop("C2", "v")]));
    await vi.waitFor(() => expect(socket.triedActions).toEqual([["C3>"], ["D3v"]]), { timeout: 20_000 });
    hear(sowing("m", [drop("E3", "m"), drop("D2", "m")]));
    await vi.waitFor(() => expect(socket.triedActions).toEqual([["C3>"], ["D3v"], ["E3m"]]), { timeout: 20_000 });
    hear(myQuestion("moving", [pickUp("C3")]));
    await Promise.all(clicks);
  });

  it("is one click if it is a double click", async () => {
    const { turn, socket, hear } = await hurrying();
    const clicks = [turn.clickTile("C3"), turn.clickTile("C3")];
    hear(myQuestion("choosing", [choose("C3"), choose("D3")]));
    await Promise.all(clicks);
    expect(socket.triedActions).toEqual([["C3>"]]);
  });

  it("means nothing if the answer before it was refused", async () => {
    const { turn, socket } = await hurrying();
    const clicks = [turn.clickTile("C3"), turn.clickTile("D3")];
    socket.receive(failed(socket.sentOf("try")[0]?.id ?? 0));
    await Promise.all(clicks);
    expect(socket.triedActions).toEqual([["C3>"]]);
    expect(turn.begun).toBe(false);
  });

  it("means nothing if the connection is lost", async () => {
    const { turn, socket } = await hurrying();
    const clicks = [turn.clickTile("C3"), turn.clickTile("D3")];
    socket.closeSocket(1006);
    await Promise.all(clicks);
    expect(socket.triedActions).toEqual([["C3>"]]);
    expect(turn.begun).toBe(false);
  });

  it("means nothing if one steps back after it, and the step is taken when the connection has caught up", async () => {
    const { turn, socket, hear } = await hurrying();
    const clicks = [turn.clickTile("C3"), turn.clickTile("D3"), turn.undo()];
    expect(socket.sentTypes).toEqual(["try"]);
    hear(sowing("vm", [drop("D3", "v"), drop("C2", "v")]));
    await vi.waitFor(() => expect(socket.sentTypes).toEqual(["try", "undo"]), { timeout: 20_000 });
    socket.receive(ack(socket.sentOf("undo")[0]?.id ?? 0));
    await Promise.all(clicks);
    expect(socket.sentTypes).toEqual(["try", "undo"]);
  });

  it("waits for a step back, too", async () => {
    const { store, socket } = await connectedStore(myQuestion("choosing", [choose("C3"), choose("D3")]));
    const turn = new Turn(store);
    const clicks = [turn.undo(), turn.clickTile("C3")];
    expect(socket.sentTypes).toEqual(["undo"]);
    socket.receive({ type: "draft", snapshot: myQuestion("moving", [pickUp("C3"), pickUp("D3")]) });
    socket.receive(ack(socket.sentOf("undo")[0]?.id ?? 0));
    await vi.waitFor(() => expect(socket.triedActions).toEqual([["C3>"]]), { timeout: 20_000 });
    socket.receive(ack(socket.sentOf("try")[0]?.id ?? 0));
    await Promise.all(clicks);
  });

  it("is no double click if something else was answered between", async () => {
    const { store, socket } = await connectedStore(myQuestion("choosing", [choose("C3"), pass]));
    const turn = new Turn(store);
    const first = turn.clickTile("C3");
    socket.receive(ack(socket.sentOf("try")[0]?.id ?? 0));
    await first;
    const clicks = [turn.click(pass), turn.clickTile("C3")];
    socket.receive({ type: "draft", snapshot: myQuestion("moving", [pickUp("C3"), pickUp("D3")]) });
    socket.receive(ack(socket.sentOf("try")[1]?.id ?? 0));
    await vi.waitFor(() => expect(socket.triedActions).toHaveLength(3), { timeout: 20_000 });
    expect(socket.triedActions[2]).toEqual(["C3>"]);
    socket.receive(ack(socket.sentOf("try")[2]?.id ?? 0));
    await Promise.all(clicks);
  });

  it("confirms nothing that was not seen", async () => {
    const { store, socket } = await connectedStore(myQuestion("choosing", [final(choose("C3")), final(choose("D3"))]));
    const turn = new Turn(store);
    await turn.clickTile("C3");
    const confirms = [turn.confirm(), turn.confirm()];
    socket.receive({ type: "draft", snapshot: myQuestion("selling", [end]) });
    socket.receive(ack(socket.sentOf("try")[0]?.id ?? 0));
    await Promise.all(confirms);
    expect(socket.triedActions).toEqual([["at:C3"]]);
  });

  it("confirms what is seen although the reply to the click before it is missing", async () => {
    const { store, socket } = await connectedStore(myQuestion("choosing", [choose("C3"), choose("D3")]));
    const turn = new Turn(store);
    const clicked = turn.clickTile("C3");
    socket.receive({ type: "draft", snapshot: myQuestion("selling", [end]) });
    const confirms = [turn.confirm(), turn.confirm()];
    socket.receive(ack(socket.sentOf("try")[0]?.id ?? 0));
    await vi.waitFor(() => expect(socket.triedActions).toHaveLength(2), { timeout: 20_000 });
    socket.receive({ type: "draft", snapshot: myQuestion("moving", [pickUp("C3")]) });
    socket.receive(ack(socket.sentOf("try")[1]?.id ?? 0));
    await Promise.all([clicked, ...confirms]);
    expect(socket.triedActions).toEqual([["at:C3"], ["end"]]);
  });
});
