// The server's end of the socket: records what the page sends, and sends what a test wants. The page behind it is real.
import { vi } from "vitest";
import type { ClientMessage, ConnectionHandlers } from "../src/lib/connection";
import { TableStore } from "../src/lib/table.svelte";
import type { IncomingMessage, OutgoingMessage, Snapshot, Welcome } from "../src/protocol";
import { MESSAGES } from "./generated";
import { welcome } from "./samples";

export const CODE = "ABCDEFGH";

type MessageType = IncomingMessage["type"];
type MessageOf<T extends MessageType> = Extract<IncomingMessage, { type: T }>;
type Answer = (id: number, message: IncomingMessage) => OutgoingMessage[];

export class FakeSocket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  /** Everything the page has sent. */
  readonly sent: IncomingMessage[] = [];
  private readonly answers = new Map<MessageType, Answer>();

  // Called by the page

  send(text: string): void {
    if (this.readyState !== WebSocket.OPEN) throw new DOMException("The socket is not open.", "InvalidStateError");
    const message = JSON.parse(text) as IncomingMessage;
    this.sent.push(message);
    for (const reply of this.answers.get(message.type)?.(message.id ?? 0, message) ?? []) this.receive(reply);
  }

  close(): void {
    this.closeSocket(1000);
  }

  // Called by tests, as the server

  accept(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  receive(message: OutgoingMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  closeSocket(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }

  /** Answers this type of message from now on; other messages get no reply. */
  answer<T extends MessageType>(type: T, reply: (id: number, message: MessageOf<T>) => OutgoingMessage[]): void {
    this.answers.set(type, (id, message) => reply(id, message as MessageOf<T>));
  }

  /** Acknowledges all actions, without any effect. */
  acknowledgeAll(): void {
    for (const type of ["try", "undo", "restart", "confirm", "chat"] as const) this.answer(type, (id) => [ack(id)]);
  }

  sentOf<T extends MessageType>(type: T): MessageOf<T>[] {
    return this.sent.filter((message): message is MessageOf<T> => message.type === type);
  }

  /** The actions that were tried, in order. */
  get triedActions(): string[][] {
    return this.sentOf("try").map((message) => message.actions);
  }

  /** The types of all messages but the hello. */
  get sentTypes(): MessageType[] {
    return this.sent.map((message) => message.type).filter((type) => type !== "hello");
  }
}

export const ack = (id: number): OutgoingMessage => ({ ...MESSAGES.ack, id, action_count: 0 });
export const failed = (id: number, message = "No.", rule: string | null = null): OutgoingMessage => ({
  ...MESSAGES.error,
  id,
  code: "illegal-action",
  message,
  text: { key: "unknown", arguments: {} },
  rule,
});

/** The sockets that the page has opened. */
export class FakeSockets {
  readonly all: FakeSocket[] = [];

  readonly connect = (): WebSocket => {
    const socket = new FakeSocket();
    this.all.push(socket);
    return socket as unknown as WebSocket;
  };

  get last(): FakeSocket {
    const socket = this.all.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  }
}

/** Handlers that keep what they are called with. */
export class RecordingHandlers implements ConnectionHandlers {
  readonly messages: OutgoingMessage[] = [];
  readonly states: string[] = [];

  constructor(readonly hello: () => Promise<ClientMessage> = () => Promise.resolve({ type: "hello" })) {}

  message(message: OutgoingMessage): void {
    this.messages.push(message);
  }

  state(state: string): void {
    this.states.push(state);
  }
}

/** A store that is connected to a table and has received this snapshot. */
export async function connectedStore(
  snapshot: Snapshot | null,
  changed: Partial<Welcome> = {},
): Promise<{ store: TableStore; socket: FakeSocket; fakeSockets: FakeSockets }> {
  const fakeSockets = new FakeSockets();
  const store = new TableStore(CODE, fakeSockets.connect, () => Promise.resolve(["a key"]));
  store.open();
  await vi.waitFor(() => fakeSockets.last, { interval: 1, timeout: 20_000 });
  const socket = fakeSockets.last;
  socket.accept();
  socket.receive(welcome({ snapshot, ...changed }));
  return { store, socket, fakeSockets };
}
