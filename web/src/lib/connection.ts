// A WebSocket that reconnects by itself. Each hello carries the keys and the last known action, so nothing is missed.
import type { IncomingMessage, OutgoingMessage } from "../protocol";

type WithoutId<T> = T extends { type: string } ? Omit<T, "id"> : never;
/** A message to the server; the connection adds its id. */
export type ClientMessage = WithoutId<IncomingMessage>;
export type ConnectionState = "connecting" | "open" | "lost" | "ended";

const FATAL_CLOSE_CODES = new Set([4400, 4404, 4409]); // reconnecting would not help
const FIRST_RETRY = 250; // milliseconds
const LONGEST_RETRY = 8000;
/** After this silence the page sends a ping: a network can disappear without closing the socket. */
const PING_AFTER = 20_000;
/** The connection counts as lost when a reply, or the opening of the socket, takes longer. */
const REPLY_TIMEOUT = 8000;

export interface ConnectionHandlers {
  message(message: OutgoingMessage): void;
  state(state: ConnectionState): void;
  /** The first message of a new socket; called before each try. */
  hello(): Promise<ClientMessage>;
}

export class Connection {
  private socket: WebSocket | null = null;
  private retryDelay = FIRST_RETRY;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private silenceTimer: ReturnType<typeof setTimeout> | undefined;
  private lastId = 0;
  private readonly pending = new Map<number, (message: OutgoingMessage | null) => void>();
  private ended = false;
  /** Counts the tries, so that a late hello does not open a second socket. */
  private tries = 0;

  constructor(
    private readonly address: string,
    private readonly handlers: ConnectionHandlers,
    private readonly connect: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {}

  async open(): Promise<void> {
    if (this.ended) return;
    const current = ++this.tries;
    this.handlers.state("connecting");
    let hello: ClientMessage;
    try {
      hello = await this.handlers.hello();
    } catch {
      if (current === this.tries) this.retryLater();
      return;
    }
    if (this.ended || current !== this.tries) return;
    const socket = this.connect(this.address);
    this.socket = socket;
    this.silenceTimer = setTimeout(() => this.drop(), REPLY_TIMEOUT);
    socket.onopen = () => {
      socket.send(JSON.stringify({ ...hello, id: 0 }));
      this.restartSilenceTimer();
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(JSON.parse(String(event.data)) as OutgoingMessage);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
  }

  close(): void {
    this.ended = true;
    this.disconnect();
    this.handlers.state("ended");
  }

  /** Reconnects at once, with a new hello. */
  reconnect(): void {
    this.disconnect();
    void this.open();
  }

  /** The device woke up or is online again: checks the socket, or reconnects without waiting. */
  hurry(): void {
    if (this.ended) return;
    if (this.socket) void this.ping();
    else this.reconnect();
  }

  /** The device is offline: does not wait for the timeout. */
  drop(): void {
    if (this.socket) this.lost(0);
  }

  /** Returns the reply, or null if the connection was lost before it came. */
  send(message: ClientMessage): Promise<OutgoingMessage | null> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const id = ++this.lastId;
    return new Promise((resolve) => {
      const timeout = setTimeout(() => {
        if (this.socket === socket) this.lost(0);
      }, REPLY_TIMEOUT);
      this.pending.set(id, (reply) => {
        clearTimeout(timeout);
        resolve(reply);
      });
      socket.send(JSON.stringify({ ...message, id }));
    });
  }

  private async ping(): Promise<void> {
    await this.send({ type: "ping" });
  }

  private restartSilenceTimer(): void {
    clearTimeout(this.silenceTimer);
    this.silenceTimer = setTimeout(() => void this.ping(), PING_AFTER);
  }

  private receive(message: OutgoingMessage): void {
    this.restartSilenceTimer();
    if (message.type === "welcome") {
      this.retryDelay = FIRST_RETRY;
      this.handlers.state("open");
    }
    this.handlers.message(message);
    const id = "id" in message ? message.id : null;
    if (id === null || id === undefined) return;
    const resolve = this.pending.get(id);
    this.pending.delete(id);
    resolve?.(message);
  }

  private lost(closeCode: number): void {
    this.disconnect();
    if (this.ended) return;
    if (FATAL_CLOSE_CODES.has(closeCode)) {
      this.ended = true;
      this.handlers.state("ended");
      return;
    }
    this.retryLater();
  }

  private disconnect(): void {
    const socket = this.socket;
    this.socket = null;
    clearTimeout(this.retryTimer);
    clearTimeout(this.silenceTimer);
    for (const resolve of this.pending.values()) resolve(null);
    this.pending.clear();
    socket?.close();
  }

  private retryLater(): void {
    if (this.ended) return;
    this.handlers.state("lost");
    this.retryTimer = setTimeout(() => void this.open(), this.retryDelay * (0.75 + Math.random() / 2));
    this.retryDelay = Math.min(this.retryDelay * 2, LONGEST_RETRY);
  }
}
