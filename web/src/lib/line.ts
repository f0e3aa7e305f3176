// A socket that comes back by itself. It says hello with the keys and with what it has seen, so nothing is missed.
import type { Said, Told } from "../wire";

type Distribute<T> = T extends { say: string } ? Omit<T, "to"> : never;
export type Saying = Distribute<Said>;
export type LineStatus = "connecting" | "open" | "away" | "ended";

const FATAL = new Set([4400, 4404, 4409]); // to come again would not help
const SOONEST = 250; // milliseconds before the first new try
const LATEST = 8000;
/** A network can vanish without a word: who hears nothing for so long asks whether anybody is there. */
const QUIET = 20_000;
/** Whoever does not answer for so long is not there. */
const PATIENCE = 8000;

export interface Ears {
  told(message: Told): void;
  status(status: LineStatus): void;
  /** What to say hello with; asked before each try. */
  hello(): Promise<Saying>;
}

export class Line {
  private socket: WebSocket | null = null;
  private wait = SOONEST;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private number = 0;
  private readonly waiting = new Map<number, (message: Told | null) => void>();
  private over = false;
  /** Counts the tries, so that a hello which comes late opens no second line. */
  private tries = 0;

  constructor(
    private readonly address: string,
    private readonly ears: Ears,
    private readonly dial: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {}

  async open(): Promise<void> {
    if (this.over) return;
    const mine = ++this.tries;
    this.ears.status("connecting");
    let hello: Saying;
    try {
      hello = await this.ears.hello();
    } catch {
      if (mine === this.tries) this.again();
      return;
    }
    if (this.over || mine !== this.tries) return;
    const socket = this.dial(this.address);
    this.socket = socket;
    this.quiet = setTimeout(() => this.drop(), PATIENCE); // who does not even pick up
    socket.onopen = () => {
      socket.send(JSON.stringify({ ...hello, to: 0 }));
      this.listen();
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(String(event.data)) as Told);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
  }

  close(): void {
    this.over = true;
    this.hangUp();
    this.ears.status("ended");
  }

  /** Hang up and come again at once, with another hello. */
  redial(): void {
    this.hangUp();
    void this.open();
  }

  /** Come back now instead of waiting: the device woke up, or its network is there again. */
  hurry(): void {
    if (this.over) return;
    if (this.socket) void this.check();
    else this.redial();
  }

  /** The device has lost its network: no need to wait until that shows. */
  drop(): void {
    if (this.socket) this.lost(0);
  }

  /** The reply to it; null when the line broke before one came. */
  say(what: Saying): Promise<Told | null> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const to = ++this.number;
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        if (this.socket === socket) this.lost(0);
      }, PATIENCE);
      this.waiting.set(to, (message) => {
        clearTimeout(late);
        resolve(message);
      });
      socket.send(JSON.stringify({ ...what, to }));
    });
  }

  private async check(): Promise<void> {
    await this.say({ say: "ping" });
  }

  private listen(): void {
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => void this.check(), QUIET);
  }

  private hear(message: Told): void {
    this.listen();
    if (message.told === "welcome") {
      this.wait = SOONEST;
      this.ears.status("open");
    }
    this.ears.told(message);
    const to = "to" in message ? message.to : null;
    if (to === null || to === undefined) return;
    const resolve = this.waiting.get(to);
    this.waiting.delete(to);
    resolve?.(message);
  }

  private lost(code: number): void {
    this.hangUp();
    if (this.over) return;
    if (FATAL.has(code)) {
      this.over = true;
      this.ears.status("ended");
      return;
    }
    this.again();
  }

  private hangUp(): void {
    const socket = this.socket;
    this.socket = null;
    clearTimeout(this.timer);
    clearTimeout(this.quiet);
    for (const resolve of this.waiting.values()) resolve(null);
    this.waiting.clear();
    socket?.close();
  }

  private again(): void {
    if (this.over) return;
    this.ears.status("away");
    this.timer = setTimeout(() => void this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LATEST);
  }
}
