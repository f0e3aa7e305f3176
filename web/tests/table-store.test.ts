import { describe, expect, it, vi } from "vitest";
import { TableStore } from "../src/lib/table.svelte";
import type { Played, Told } from "../src/wire";
import { drop, scene, sight, tiles, tried, welcome } from "./samples";

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
  tell(message: Told) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

async function seated() {
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
  it("says hello with its keys and with what it has seen", async () => {
    const { socket } = await seated();
    expect(socket.sent[0]).toMatchObject({ say: "hello", keys: ["a key"], since: 0 });
  });

  it("holds what the welcome tells", async () => {
    const { store, socket } = await seated();
    socket.tell(welcome({ scene: scene({ offers: [drop("C3", "m")] }) }));
    expect(store.status).toBe("open");
    expect(store.myTurn).toBe(true);
    expect(store.land).toHaveLength(30);
  });

  it("sends an offer back with how much it has seen, and waits for the reply", async () => {
    const { store, socket } = await seated();
    socket.tell(welcome({ scene: scene({ n: 7, offers: [drop("C3", "m")] }) }));
    const reply = store.try("C3m");
    expect(last(socket)).toMatchObject({ say: "try", deeds: ["C3m"], seen: 7, drafted: 0 });
    socket.tell({ told: "done", to: last(socket)["to"] as number, n: 7 });
    expect(await reply).toBe(true);
  });

  it("says with each answer what was seen, so that a second click does nothing and a quick one is not lost", async () => {
    const { store, socket } = await seated();
    socket.tell(welcome());
    void store.try("A1>");
    void store.try("A1>");
    socket.tell({ told: "draft", scene: scene({ draft: [tried({ action: "pick-up", tile: "A1" })] }) });
    void store.undo();
    expect(socket.sent.slice(1).map(({ say, seen, drafted }) => [say, seen, drafted])).toEqual([
      ["try", 0, 0],
      ["try", 0, 0],
      ["undo", 0, 1],
    ]);
  });

  it("shows why something was refused, but says nothing of what was merely late", async () => {
    const { store, socket } = await seated();
    socket.tell(welcome());
    void store.try("A1>");
    socket.tell({ told: "refusal", to: last(socket)["to"] as number, kind: "not-possible", words: "No.", rule: "M1" });
    expect(store.notice).toEqual({ kind: "not-possible", words: "No.", rule: "M1" });
    void store.try("A1>");
    socket.tell({ told: "refusal", to: last(socket)["to"] as number, kind: "stale", words: "Late.", rule: null });
    expect(store.notice).toBeNull();
  });

  it("keeps what others did for whoever shows it, from how it looked before", async () => {
    const { store, socket } = await seated();
    const before = sight({ board: tiles({ A1: "vv" }) });
    socket.tell(welcome({ scene: scene({ sight: before }) }));
    const played: Played[] = [{ n: 1, seat: "pink", say: "A1>", events: [] }];
    socket.tell({ told: "news", played, scene: scene({ n: 1 }), result: null });
    expect(store.takePassage()).toEqual({ before, played });
    expect(store.takePassage()).toBeUndefined();
    expect(store.played).toHaveLength(1);
  });

  it("says plainly that there is no such table", async () => {
    const { store, socket } = await seated();
    socket.tell({ told: "refusal", to: 0, kind: "no-such-table", words: "There is no table.", rule: null });
    socket.onclose?.({ code: 4404 });
    expect(store.turnedAway?.kind).toBe("no-such-table");
    expect(store.status).toBe("ended");
  });

  it("comes again by itself when the line breaks, and asks for what it missed", async () => {
    vi.useFakeTimers();
    try {
      const { store, socket, sockets } = await seated();
      socket.tell(welcome({ scene: scene({ n: 12 }) }));
      socket.onclose?.({ code: 1006 });
      expect(store.status).toBe("away");
      await vi.advanceTimersByTimeAsync(2000);
      const again = sockets[1] as FakeSocket;
      again.onopen?.();
      expect(again.sent[0]).toMatchObject({ say: "hello", since: 12, seat: "blue" });
    } finally {
      vi.useRealTimers();
    }
  });
});
