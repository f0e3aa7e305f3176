import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type ClientMessage } from "../src/lib/connection";
import type { OutgoingMessage } from "../src/protocol";
import { welcome } from "./samples";
import { nth } from "./snapshots";
import { ack, FakeSockets, RecordingHandlers, failed, type FakeSocket } from "./fakeSocket";

const soon = () => vi.advanceTimersByTimeAsync(0);

async function dialled(hello?: () => Promise<ClientMessage>) {
  const fakeSockets = new FakeSockets();
  const handlers = new RecordingHandlers(hello);
  const connection = new Connection("ws://there", handlers, fakeSockets.connect);
  void connection.open();
  await soon();
  return { connection, handlers, fakeSockets };
}

/** A connection after hello and welcome. */
async function opened() {
  const { connection, handlers, fakeSockets } = await dialled();
  fakeSockets.last.accept();
  fakeSockets.last.receive(welcome());
  return { connection, handlers, fakeSockets, socket: fakeSockets.last };
}

/** Expects the next try after `shortest`, but before `longest` milliseconds. */
async function waits(fakeSockets: FakeSockets, shortest: number, longest: number) {
  const before = fakeSockets.all.length;
  await vi.advanceTimersByTimeAsync(shortest);
  expect(fakeSockets.all).toHaveLength(before);
  await vi.advanceTimersByTimeAsync(longest - shortest);
  expect(fakeSockets.all).toHaveLength(before + 1);
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("a connection", () => {
  it("sends hello once the socket is open, and is open after the welcome message", async () => {
    const { handlers, fakeSockets } = await dialled(() => Promise.resolve({ type: "hello", since: 3 }));
    expect(fakeSockets.last.sent).toEqual([]);
    fakeSockets.last.accept();
    expect(fakeSockets.last.sent).toEqual([{ type: "hello", since: 3, id: 0 }]);
    expect(handlers.states).toEqual(["connecting"]);
    fakeSockets.last.receive(welcome());
    expect(handlers.states).toEqual(["connecting", "open"]);
    expect(handlers.messages.map((message) => message.type)).toEqual(["welcome"]);
  });

  it("passes each reply to the request that it answers", async () => {
    const { connection, socket } = await opened();
    const first = connection.send({ type: "why", action: "A1>" });
    const second = connection.send({ type: "sale" });
    const asked = socket.sent.slice(1).map((said) => said.id ?? 0);
    socket.receive({ type: "sale", id: nth(asked, 1), sale: { actions: [], gold: 7 } });
    socket.receive({
      type: "why",
      id: nth(asked, 0),
      why: { possible: true, code: null, message: "", text: { key: "unknown", arguments: {} }, rule: null },
    });
    expect(await first).toMatchObject({ type: "why" });
    expect(await second).toMatchObject({ type: "sale" });
  });

  it("treats an error as a reply", async () => {
    const { connection, socket } = await opened();
    socket.answer("sale", (id) => [failed(id)]);
    expect(await connection.send({ type: "sale" })).toMatchObject({ type: "error", code: "illegal-action" });
  });

  it("does not treat updates as replies", async () => {
    const { connection, handlers, socket } = await opened();
    const replied = vi.fn<(message: OutgoingMessage | null) => void>();
    void connection.send({ type: "sale" }).then(replied);
    socket.receive({ type: "shutting-down" });
    await soon();
    expect(handlers.messages.at(-1)?.type).toBe("shutting-down");
    expect(replied).not.toHaveBeenCalled();
  });

  it("replies with nothing when it breaks before the reply", async () => {
    const { connection, socket } = await opened();
    const replies = [connection.send({ type: "sale" }), connection.send({ type: "confirm", action_count: 0, draft_count: 0 })];
    socket.closeSocket(1006);
    expect(await Promise.all(replies)).toEqual([null, null]);
  });

  it("replies with nothing to messages sent while it is not open", async () => {
    const { connection, fakeSockets } = await dialled();
    expect(await connection.send({ type: "sale" })).toBeNull();
    fakeSockets.last.accept();
    fakeSockets.last.closeSocket(1006);
    expect(await connection.send({ type: "sale" })).toBeNull();
    expect(fakeSockets.last.sentTypes).toEqual([]);
  });
});

describe("a connection that breaks", () => {
  it("is opened again after growing pauses, up to about eight seconds", async () => {
    const { handlers, fakeSockets, socket } = await opened();
    socket.closeSocket(1006);
    expect(handlers.states.at(-1)).toBe("lost");
    for (const pause of [250, 500, 1000, 2000, 4000, 8000, 8000]) {
      await waits(fakeSockets, pause * 0.74, pause * 1.26);
      fakeSockets.last.closeSocket(1006);
    }
  });

  it("starts with short pauses again after a welcome message", async () => {
    const { fakeSockets, socket } = await opened();
    socket.closeSocket(1006);
    await vi.advanceTimersByTimeAsync(400);
    fakeSockets.last.closeSocket(1006);
    await vi.advanceTimersByTimeAsync(700);
    fakeSockets.last.accept();
    fakeSockets.last.receive(welcome());
    fakeSockets.last.closeSocket(1012);
    await waits(fakeSockets, 180, 320);
  });

  it("requests a new hello before each try", async () => {
    let since = 4;
    const { fakeSockets } = await dialled(() => Promise.resolve({ type: "hello", since: since++ }));
    fakeSockets.last.closeSocket(1006);
    await vi.advanceTimersByTimeAsync(400);
    fakeSockets.last.accept();
    expect(fakeSockets.last.sentOf("hello")).toMatchObject([{ since: 5 }]);
  });

  it("tries again when the hello is not ready yet", async () => {
    const hello = vi.fn<() => Promise<ClientMessage>>().mockRejectedValueOnce(new Error("lost")).mockResolvedValue({ type: "hello" });
    const { handlers, fakeSockets } = await dialled(hello);
    expect(fakeSockets.all).toHaveLength(0);
    expect(handlers.states).toEqual(["connecting", "lost"]);
    await waits(fakeSockets, 180, 320);
  });

  it.each([4400, 4404, 4409])("is closed for good by code %i, because trying again would not help", async (code) => {
    const { handlers, fakeSockets, socket } = await opened();
    socket.closeSocket(code);
    await vi.advanceTimersByTimeAsync(7000);
    expect(handlers.states.at(-1)).toBe("ended");
    expect(fakeSockets.all).toHaveLength(1);
  });

  it("can be opened at once, and only once", async () => {
    const { connection, fakeSockets, socket } = await opened();
    socket.closeSocket(1006);
    connection.hurry();
    await soon();
    expect(fakeSockets.all).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(7000);
    expect(fakeSockets.all).toHaveLength(2);
  });

  it("is opened once when hurried before the hello is ready", async () => {
    const found: (() => void)[] = [];
    const { connection, fakeSockets } = await dialled(() => new Promise((resolve) => found.push(() => resolve({ type: "hello" }))));
    connection.hurry();
    for (const resolve of found) resolve();
    await vi.advanceTimersByTimeAsync(7000);
    expect(fakeSockets.all).toHaveLength(1);
  });

  it("is not opened again while it is open", async () => {
    const { connection, fakeSockets } = await opened();
    connection.hurry();
    await soon();
    expect(fakeSockets.all).toHaveLength(1);
  });
});

describe("closing a connection", () => {
  it("ends the connection for good", async () => {
    const { connection, handlers, fakeSockets, socket } = await opened();
    const reply = connection.send({ type: "sale" });
    connection.close();
    connection.hurry();
    await vi.advanceTimersByTimeAsync(7000);
    expect(socket.readyState).toBe(WebSocket.CLOSED);
    expect(await reply).toBeNull();
    expect(handlers.states.at(-1)).toBe("ended");
    expect(fakeSockets.all).toHaveLength(1);
  });

  it("ends it during a pause, too", async () => {
    const { connection, fakeSockets, socket } = await opened();
    socket.closeSocket(1006);
    connection.close();
    await vi.advanceTimersByTimeAsync(7000);
    expect(fakeSockets.all).toHaveLength(1);
  });

  it("and opening it again leaves one connection, with another hello", async () => {
    const { connection, handlers, fakeSockets, socket } = await opened();
    connection.reconnect();
    await vi.advanceTimersByTimeAsync(7000);
    expect(socket.readyState).toBe(WebSocket.CLOSED);
    expect(fakeSockets.all).toHaveLength(2);
    fakeSockets.last.accept();
    fakeSockets.last.receive(welcome());
    expect(fakeSockets.last.sentOf("hello")).toHaveLength(1);
    expect(handlers.states.at(-1)).toBe("open");
    expect(await answered(connection, fakeSockets.last)).toBe("ack");
  });
});

describe("opening a connection again", () => {
  it("replies with nothing to what is not answered yet", async () => {
    const { connection } = await opened();
    const reply = connection.send({ type: "sale" });
    connection.reconnect();
    expect(await reply).toBeNull();
  });

  it("ignores the previous connection", async () => {
    const { connection, handlers, socket } = await opened();
    connection.reconnect();
    await soon();
    const before = handlers.messages.length;
    socket.receive({ type: "shutting-down" });
    expect(handlers.messages).toHaveLength(before);
  });
});

async function answered(connection: Connection, socket: FakeSocket): Promise<string | undefined> {
  socket.answer("chat", (id) => [ack(id)]);
  return (await connection.send({ type: "chat", text: "hello" }))?.type;
}
