import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type ClientMessage } from "../src/lib/connection";
import { TableStore } from "../src/lib/table.svelte";
import { welcome } from "./samples";
import { CODE, ack, FakeSockets, RecordingHandlers } from "./fakeSocket";

const soon = () => vi.advanceTimersByTimeAsync(0);

/** A connection after hello and welcome. */
async function opened(hello?: () => Promise<ClientMessage>) {
  const fakeSockets = new FakeSockets();
  const handlers = new RecordingHandlers(hello);
  const connection = new Connection("ws://there", handlers, fakeSockets.connect);
  void connection.open();
  await soon();
  fakeSockets.last.accept();
  fakeSockets.last.receive(welcome());
  return { connection, handlers, fakeSockets, socket: fakeSockets.last };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("a network that fails silently", () => {
  it("is noticed: the connection sends a ping, and opens again without a reply", async () => {
    const { handlers, fakeSockets, socket } = await opened();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(socket.sent.at(-1)).toMatchObject({ type: "ping" });
    await vi.advanceTimersByTimeAsync(8000);
    expect(handlers.states.at(-1)).toBe("lost");
    await vi.advanceTimersByTimeAsync(400);
    expect(fakeSockets.all).toHaveLength(2);
  });

  it("is not suspected while the server replies", async () => {
    const { handlers, fakeSockets, socket } = await opened();
    socket.answer("ping", (id) => [ack(id)]);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(fakeSockets.all).toHaveLength(1);
    expect(handlers.states).toEqual(["connecting", "open"]);
  });

  it("is noticed while waiting for a reply", async () => {
    const { connection, handlers } = await opened();
    const reply = connection.send({ type: "sale" });
    await vi.advanceTimersByTimeAsync(8000);
    expect(await reply).toBeNull();
    expect(handlers.states.at(-1)).toBe("lost");
  });

  it("may be reported by the device", async () => {
    const { connection, handlers, fakeSockets } = await opened();
    const reply = connection.send({ type: "sale" });
    connection.drop();
    expect(await reply).toBeNull();
    expect(handlers.states.at(-1)).toBe("lost");
    connection.hurry();
    await soon();
    expect(fakeSockets.all).toHaveLength(2);
  });
});

describe("a server that does not accept the socket", () => {
  it("is tried again", async () => {
    const fakeSockets = new FakeSockets();
    const connection = new Connection("ws://there", new RecordingHandlers(), fakeSockets.connect);
    void connection.open();
    await vi.advanceTimersByTimeAsync(8400);
    expect(fakeSockets.all).toHaveLength(2);
  });
});

describe("reconnecting at once", () => {
  it("sends a ping on an open connection", async () => {
    const { connection, fakeSockets, socket } = await opened();
    connection.hurry();
    expect(socket.sent.at(-1)).toMatchObject({ type: "ping" });
    expect(fakeSockets.all).toHaveLength(1);
  });

  it("opens one connection only, however often it is requested and however late the hello is ready", async () => {
    const ready: ((hello: ClientMessage) => void)[] = [];
    const fakeSockets = new FakeSockets();
    const connection = new Connection(
      "ws://there",
      new RecordingHandlers(() => new Promise((resolve) => ready.push(resolve))),
      fakeSockets.connect,
    );
    void connection.open();
    connection.hurry();
    connection.hurry();
    for (const resolve of ready) resolve({ type: "hello" });
    await soon();
    expect(fakeSockets.all).toHaveLength(1);
  });

  it("leaves no request of the previous connection without a reply", async () => {
    const { connection } = await opened();
    const reply = connection.send({ type: "sale" });
    connection.reconnect();
    expect(await reply).toBeNull();
  });
});

describe("keys that are no longer valid", () => {
  it("are fetched again for the next hello", async () => {
    const fakeSockets = new FakeSockets();
    const keys = [["old"], ["new"]];
    const store = new TableStore(CODE, fakeSockets.connect, () => Promise.resolve(keys.shift() ?? []));
    store.open();
    await soon();
    fakeSockets.last.accept();
    fakeSockets.last.receive({
      type: "error",
      id: 0,
      code: "wrong-key",
      message: "No.",
      text: { key: "unknown", arguments: {} },
      rule: null,
    });
    fakeSockets.last.closeSocket(4403);
    await vi.advanceTimersByTimeAsync(400);
    fakeSockets.last.accept();
    expect(fakeSockets.all.map((socket) => socket.sent)).toMatchObject([[{ keys: ["old"] }], [{ keys: ["new"] }]]);
    expect(store.unavailable).toBeNull();
  });
});
