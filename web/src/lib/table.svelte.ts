// The one store of a table: what the server told, what was asked of it, and nothing that is a rule.
import type {
  Asked, LandTold, Offer, OutcomeTold, Played, Refusal as RefusalTold, Result, Scene, Seat, Sight, TableTold, Told,
  Tribe, Welcome, Why, Words,
} from "../wire";
import { api, Refusal } from "./api";
import { Sat, Seen } from "./seen";
import { Line, type LineStatus, type Saying } from "./line";

/** Refusals of a hello after which there is no table to come back to. */
const ENDS: ReadonlySet<RefusalTold["kind"]> = new Set(["no-such-table", "another-version"]);

const NOTHING: Offer[] = [];

/** News that is shown bit by bit before the scene it leads to. */
export interface Passage {
  before: Sight;
  played: Played[];
  /** Deeds up to this one were shown before. */
  known?: number;
}

export interface Notice {
  kind: RefusalTold["kind"] | "away";
  words: string;
  rule: string | null;
}

export class TableStore {
  status = $state<LineStatus>("connecting");
  /** Why there is no table to see, if there is none. */
  turnedAway = $state<Notice | null>(null);
  /** What the server refused last. */
  notice = $state<Notice | null>(null);
  closing = $state(false);
  table = $state.raw<TableTold | null>(null);
  seats = $state.raw<Seat[]>([]);
  land = $state.raw<LandTold[]>([]);
  scene = $state.raw<Scene | null>(null);
  result = $state.raw<Result | null>(null);
  played = $state.raw<Played[]>([]);
  chat = $state.raw<Words[]>([]);
  /** What happened since one looked last, to be shown before the scene; taken by whoever shows it. */
  passages = $state.raw<Passage[]>([]);
  /** Which of several seats at this device has the screen; null until somebody has taken it. */
  holder = $state<Seat | null>(null);

  readonly seat: Seat | null = $derived(this.scene?.seat ?? null);
  /** Who acts in what is being shown of the past; while it is shown, nothing is asked and nothing can be answered. */
  showing = $state<Seat | null>(null);
  readonly asked: Asked | null = $derived(this.showing ? null : (this.scene?.asked ?? null));
  readonly offers: Offer[] = $derived(this.showing ? NOTHING : (this.scene?.offers ?? NOTHING));
  readonly myTurn: boolean = $derived(this.offers.length > 0);
  /** Tells one question from another. The same one can be told again: the line was lost and is back. */
  readonly question: string = $derived.by(() => {
    const { seat, n, draft, offers } = this.scene ?? { seat: null, n: 0, draft: [], offers: NOTHING };
    return JSON.stringify([seat, n, draft.map(({ say }) => say), offers.map(({ say }) => say)]);
  });

  private readonly line: Line;
  private readonly seen: Seen;
  private readonly sat: Sat;
  private keys: string[] | null = null;

  constructor(
    readonly code: string,
    dial?: (address: string) => WebSocket,
    private readonly findKeys: () => Promise<string[]> = () => ownKeys(code),
  ) {
    this.seen = new Seen(code);
    this.sat = new Sat(code);
    this.holder = this.sat.last;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/api/tables/${code}/socket`;
    this.line = new Line(
      address,
      {
        told: (message) => this.hear(message),
        status: (status) => (this.status = status),
        hello: () => this.hello(),
      },
      dial,
    );
  }

  open(): void {
    void this.line.open();
  }

  close(): void {
    this.line.close();
  }

  hurry(): void {
    this.line.hurry();
  }

  drop(): void {
    this.line.drop();
  }

  /** After one has joined: come again with the keys to one's seat. */
  renew(): void {
    this.keys = null;
    this.line.redial();
  }

  private async hello(): Promise<Saying> {
    this.keys ??= await this.findKeys();
    const since = this.scene ? this.scene.n : 0;
    const seat = this.seat ?? this.holder;
    return { say: "hello", keys: this.keys, since, ...(seat ? { seat } : {}) };
  }

  // Hearing

  private hear(message: Told): void {
    switch (message.told) {
      case "welcome": {
        this.turnedAway = null;
        this.closing = false;
        this.table = message.table;
        this.seats = message.seats;
        this.land = message.land;
        this.chat = message.chat;
        this.result = message.result;
        this.passages = this.missedOf(message);
        this.played = joined(this.played, message.missed);
        this.scene = message.scene;
        if (!this.scene?.n) this.hold(this.seat); // before anything has happened, there is nothing to hide
        break;
      }
      case "news": {
        const before = this.scene?.sight;
        this.played = [...this.played, ...message.played];
        const mine = message.played.every((deed) => deed.seat === this.seat);
        if (before && !mine) this.passages = [...this.passages, { before, played: message.played }];
        this.result = message.result;
        this.scene = message.scene;
        if (mine) this.lookedOn(); // whoever acts has seen enough of what came before
        break;
      }
      case "draft":
        this.scene = message.scene;
        break;
      case "table":
        this.table = message.table;
        break;
      case "chat":
        this.chat = [...this.chat, message.chat];
        break;
      case "closing":
        this.closing = true;
        break;
      case "refusal":
        if (message.kind === "wrong-key" && message.to === 0) {
          this.keys = null; // the next hello comes with new ones, or as a spectator's
          this.scene = null;
          this.hold(null);
          break;
        }
        if (ENDS.has(message.kind) || (!this.scene && !this.table)) this.turnedAway = message;
        else if (message.kind !== "stale") this.notice = { kind: message.kind, words: message.words, rule: message.rule };
        break;
    }
  }

  /** What is to be shown after this welcome. What another seat has not seen yet is nothing for this one's eyes. */
  private missedOf({ before, missed, scene, seats }: Welcome): Passage[] {
    if (!scene) return [];
    const staying = this.scene !== null && this.scene.seat === scene.seat;
    const waiting = staying ? this.passages : [];
    const known = staying ? null : this.seen.by(scene.seat);
    for (const seat of seats) if (this.seen.by(seat) === null) this.seen.keep(seat, scene.n);
    if (!before || !missed.length) return waiting;
    if (staying) return [...waiting, { before, played: missed }];
    return known !== null && known < scene.n ? [{ before, played: missed, known }] : [];
  }

  /** All up to this deed, or to the scene, has been shown: another time it is told from here. */
  lookedOn(n = this.scene?.n): void {
    if (n !== undefined) this.seen.keep(this.seat, n);
  }

  // Saying

  private get facing(): { seen: number; drafted: number } {
    return { seen: this.scene?.n ?? 0, drafted: this.scene?.draft.length ?? 0 };
  }

  /** It names what was seen: what no longer fits is stale, and nothing happens. */
  private async act(what: Saying): Promise<boolean> {
    this.notice = null;
    return (await this.line.say(what))?.told === "done";
  }

  try(...deeds: string[]): Promise<boolean> {
    return this.act({ say: "try", deeds, ...this.facing });
  }

  undo(): Promise<boolean> {
    return this.act({ say: "undo", ...this.facing });
  }

  restart(): Promise<boolean> {
    return this.act({ say: "restart", ...this.facing });
  }

  /** Whether it was heard: what was not is not lost by whoever typed it. */
  async talk(words: string): Promise<boolean> {
    return (await this.line.say({ say: "chat", words }))?.told === "done";
  }

  /** Look from another of one's seats; it is told everything anew, for it knows other secrets. */
  async sit(seat: Seat): Promise<void> {
    if ((await this.line.say({ say: "sit", seat, since: 0 }))?.told === "welcome") this.hold(seat);
  }

  private hold(seat: Seat | null): void {
    this.holder = seat;
    this.sat.keep(seat);
  }

  // Asking

  async why(deed: string): Promise<Why | null> {
    const reply = await this.line.say({ say: "why", deed });
    return reply?.told === "why" ? reply.why : null;
  }

  async outcomes(wish: { start?: string; final?: string; tribe?: Tribe }): Promise<OutcomeTold[]> {
    const reply = await this.line.say({ say: "outcomes", ...wish });
    return reply?.told === "outcomes" ? reply.outcomes : [];
  }

  async walk(wish: { start: string; final: string; tribe: Tribe; taken?: number; empties?: boolean }): Promise<string[]> {
    const reply = await this.line.say({ say: "walk", ...wish });
    return reply?.told === "walk" ? reply.says : [];
  }

  async payment(djinn: string): Promise<string | null> {
    const reply = await this.line.say({ say: "payment", djinn });
    return reply?.told === "payment" ? reply.payment.say : null;
  }

  takePassage(): Passage | undefined {
    const [first, ...rest] = this.passages;
    this.passages = rest;
    return first;
  }

  skipPassages(): void {
    this.passages = [];
  }
}

/** The whole log: what is told again is told as the present seat may hear it. */
function joined(played: readonly Played[], missed: readonly Played[]): Played[] {
  const first = missed[0]?.n ?? Infinity;
  return [...played.filter((deed) => deed.n < first), ...missed];
}

/** Whoever is refused so has no seat here; if there is no table, the line will tell. */
const NO_KEYS: ReadonlySet<string> = new Set(["no-identity", "no-such-table", "another-version"]);

/** The keys to one's own seats; none for a spectator. */
async function ownKeys(code: string): Promise<string[]> {
  try {
    if (!(await api.me()).known) return [];
    return (await api.keys(code)).keys.map((key) => key.key);
  } catch (error) {
    if (error instanceof Refusal && NO_KEYS.has(error.kind)) return [];
    throw error; // and the line tries again
  }
}
