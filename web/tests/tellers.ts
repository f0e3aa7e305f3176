// The other end of a line: it records what is said to it and tells what it is bidden. All behind it is real.
import { vi } from "vitest";
import type { Ears, Saying } from "../src/lib/line";
import { TableStore } from "../src/lib/table.svelte";
import type { Said, Scene, Told, Welcome } from "../src/wire";
import { welcome } from "./samples";

export const CODE = "ABCDEFGH";

type Say = Said["say"];
type SaidAs<S extends Say> = Extract<Said, { say: S }>;
type Answer = (to: number, said: Said) => Told[];

export class Teller {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly all: Said[] = [];
  private readonly answers = new Map<Say, Answer>();

  // What a page does with a socket

  send(text: string): void {
    if (this.readyState !== WebSocket.OPEN) throw new DOMException("The line is not open.", "InvalidStateError");
    const said = JSON.parse(text) as Said;
    this.all.push(said);
    for (const message of this.answers.get(said.say)?.(said.to ?? 0, said) ?? []) this.tell(message);
  }

  close(): void {
    this.hangUp(1000);
  }

  // What a server does

  pickUp(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  tell(message: Told): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  hangUp(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }

  /** From now on this is answered at once; what has no answer is left waiting. */
  answer<S extends Say>(say: S, telling: (to: number, said: SaidAs<S>) => Told[]): void {
    this.answers.set(say, (to, said) => telling(to, said as SaidAs<S>));
  }

  /** All acts are done as they are said, and nothing comes of them. */
  agree(): void {
    for (const say of ["try", "undo", "restart", "confirm", "chat"] as const) this.answer(say, (to) => [done(to)]);
  }

  said<S extends Say>(say: S): SaidAs<S>[] {
    return this.all.filter((said): said is SaidAs<S> => said.say === say);
  }

  /** The deeds that were tried, in order. */
  get tried(): string[][] {
    return this.said("try").map((said) => said.deeds);
  }

  /** Everything but the hello, by its name. */
  get acts(): Say[] {
    return this.all.map((said) => said.say).filter((say) => say !== "hello");
  }
}

export const done = (to: number): Told => ({ told: "done", to, n: 0 });
export const refused = (to: number, words = "No.", rule: string | null = null): Told => ({ told: "refusal", to, kind: "not-possible", words, rule });

/** Whoever is dialled, one after another. */
export class Exchange {
  readonly tellers: Teller[] = [];

  readonly dial = (): WebSocket => {
    const teller = new Teller();
    this.tellers.push(teller);
    return teller as unknown as WebSocket;
  };

  get last(): Teller {
    const teller = this.tellers.at(-1);
    if (!teller) throw new Error("nobody was dialled");
    return teller;
  }
}

/** Ears that keep what they hear. */
export class Listener implements Ears {
  readonly heard: Told[] = [];
  readonly statuses: string[] = [];

  constructor(readonly hello: () => Promise<Saying> = () => Promise.resolve({ say: "hello" })) {}

  told(message: Told): void {
    this.heard.push(message);
  }

  status(status: string): void {
    this.statuses.push(status);
  }
}

/** A store that has been welcomed to a table with this scene, and whoever is at the other end of its line. */
export async function seated(scene: Scene | null, changed: Partial<Welcome> = {}): Promise<{ store: TableStore; teller: Teller; exchange: Exchange }> {
  const exchange = new Exchange();
  const store = new TableStore(CODE, exchange.dial, () => Promise.resolve(["a key"]));
  store.open();
  await vi.waitFor(() => exchange.last, { interval: 1, timeout: 20_000 });
  const teller = exchange.last;
  teller.pickUp();
  teller.tell(welcome({ scene, ...changed }));
  return { store, teller, exchange };
}
