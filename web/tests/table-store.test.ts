import { describe, expect, it, vi } from "vitest";
import { TableStore } from "../src/lib/table.svelte";
import type { PlayedAction, OutgoingMessage } from "../src/protocol";
import { drop, snapshot, view, tiles, drafted, welcome } from "./samples";

class FakeSocket {
  static OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.onclose?.({ code: 1000 });
  }
  receive(message: OutgoingMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

async function connectedStore() {
  const sockets: FakeSocket[] = [];
  const store = new TableStore(
    "ABCDEFGH",
    () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    () => Promise.resolve(["a key"]),
  );
  store.open();
  await vi.waitFor(() => expect(sockets).toHaveLength(1), { timeout: 20_000 });
  const socket = sockets[0] as FakeSocket;
  socket.onopen?.();
  return { store, socket, sockets };
}

const last = (socket: FakeSocket) => socket.sent.at(-1) ?? {};

describe("the store of a table", () => {
  it("sends hello with its keys and with how much it has seen", async () => {
    const { socket } = await connectedStore();
    expect(socket.sent[0]).toMatchObject({ type: "hello", keys: ["a key"], since: 0 });
  });

  it("holds the content of the welcome message", async () => {
    const { store, socket } = await connectedStore();
    socket.receive(welcome({ snapshot: snapshot({ options: [drop("C3", "m")] }) }));
    expect(store.connectionState).toBe("open");
    expect(store.myTurn).toBe(true);
    expect(store.tiles).toHaveLength(30);
  });

  it("sends an option back with how much it has seen, and waits for the reply", async () => {
    const { store, socket } = await connectedStore();
    socket.receive(welcome({ snapshot: snapshot({ action_count: 7, options: [drop("C3", "m")] }) }));
    const reply = store.try("C3m");
    expect(last(socket)).toMatchObject({ type: "try", actions: ["C3m"], action_count: 7, draft_count: 0 });
    socket.receive({ type: "ack", id: last(socket)["id"] as number, action_count: 7 });
    expect(await reply).toBe(true);
  });

  it("says with each answer what was seen, so that a second click does nothing and a quick one is not lost", async () => {
    const { store, socket } = await connectedStore();
    socket.receive(welcome());
    void store.try("A1>");
    void store.try("A1>");
    socket.receive({ type: "draft", snapshot: snapshot({ draft: [drafted("A1>")] }) });
    void store.undo();
    expect(socket.sent.slice(1).map(({ type, action_count, draft_count }) => [type, action_count, draft_count])).toEqual([
      ["try", 0, 0],
      ["try", 0, 0],
      ["undo", 0, 1],
    ]);
  });

  it("shows why something was refused, but says nothing of what was merely late", async () => {
    const { store, socket } = await connectedStore();
    socket.receive(welcome());
    void store.try("A1>");
    socket.receive({
      type: "error",
      id: last(socket)["id"] as number,
      code: "illegal-action",
      message: "No.",
      text: { key: "unknown", arguments: {} },
      rule: "M1",
    });
    expect(store.notice).toMatchObject({ code: "illegal-action", text: "No.", rule: "M1" });
    void store.try("A1>");
    socket.receive({
      type: "error",
      id: last(socket)["id"] as number,
      code: "stale",
      message: "Late.",
      text: { key: "unknown", arguments: {} },
      rule: null,
    });
    expect(store.notice).toBeNull();
  });

  it("keeps the actions of others to be shown, from the position before them", async () => {
    const { store, socket } = await connectedStore();
    const before = view({ board: tiles({ A1: "vv" }) });
    socket.receive(welcome({ snapshot: snapshot({ public_view: before }) }));
    const played: PlayedAction[] = [{ n: 1, seat: "pink", notation: "A1>", events: [], points: {} }];
    socket.receive({ type: "update", played, snapshot: snapshot({ action_count: 1 }), result: null });
    expect(store.takePendingUpdate()).toMatchObject({ before, played });
    expect(store.takePendingUpdate()).toBeUndefined();
    expect(store.played).toHaveLength(1);
  });

  it("says plainly that there is no such table", async () => {
    const { store, socket } = await connectedStore();
    socket.receive({
      type: "error",
      id: 0,
      code: "no-such-table",
      message: "There is no table.",
      text: { key: "unknown", arguments: {} },
      rule: null,
    });
    socket.onclose?.({ code: 4404 });
    expect(store.unavailable?.code).toBe("no-such-table");
    expect(store.connectionState).toBe("ended");
  });

  it("reconnects automatically when the connection breaks, and requests what it missed", async () => {
    vi.useFakeTimers();
    try {
      const { store, socket, sockets } = await connectedStore();
      socket.receive(welcome({ snapshot: snapshot({ action_count: 12 }) }));
      socket.onclose?.({ code: 1006 });
      expect(store.connectionState).toBe("lost");
      await vi.advanceTimersByTimeAsync(2000);
      const again = sockets[1] as FakeSocket;
      again.onopen?.();
      expect(again.sent[0]).toMatchObject({ type: "hello", since: 12, seat: "blue" });
    } finally {
      vi.useRealTimers();
    }
  });
});
