// The state of one table: what the server sent, and the requests to it. No game rule is decided here.
import type {
  ChatMessage,
  ClockInfo,
  ErrorMessage,
  Explanation,
  GameResult,
  MoveGain,
  Option,
  OutcomeInfo,
  OutgoingMessage,
  PhraseInfo,
  PlayedAction,
  PrintedTile,
  PrivateHoldings,
  PublicView,
  Question,
  Seat,
  SeatNote,
  Snapshot,
  TableInfo,
  Tile,
  Tribe,
  Welcome,
} from "../protocol";
import { Contributor } from "../fairness/contributor";
import { recall } from "../fairness/seenTables";
import { api, ApiError } from "./api";
import { Connection, type ClientMessage, type ConnectionState } from "./connection";
import { ownVotes } from "./ownVotes.svelte";
import { identity } from "./identity.svelte";
import { applyAction } from "../table/eventFrames";
import { nameOf } from "../table/seatNames";
import { loadErrorTexts } from "../texts";
import { phraseText } from "../texts/phraseText";
import { LastSeat, ShownActions } from "./shownActions";

/** Errors after which the table cannot be shown at all. */
const FATAL_CODES: ReadonlySet<ErrorMessage["code"]> = new Set(["no-such-table", "incompatible-version", "damaged", "banned"]);

/** Errors that the prompt does not show: a stale action is repeated, and the chat says why it is closed. */
const SHOWN_ELSEWHERE: ReadonlySet<ErrorMessage["code"]> = new Set(["stale", "muted"]);

const NO_OPTIONS: Option[] = [];

/** Actions that are shown step by step before the snapshot they lead to, and the position before them. */
export interface PendingUpdate {
  before: PublicView;
  /** What the player held then, if it is known. */
  holdings?: PrivateHoldings[];
  played: PlayedAction[];
}

/** A moment of the past on screen. */
export interface Frame {
  view: PublicView;
  seat: Seat;
  holdings?: PrivateHoldings[] | undefined;
  /** The action on screen, with the events that have been shown so far. */
  action: PlayedAction;
  /** The player asked to see it again; the log stays complete. */
  replay: boolean;
}

export interface ReceivedClock {
  info: ClockInfo;
  at: number;
  /** The seats of the table, in the order of the clocks. */
  seats: readonly Seat[];
}

/** An error to show at the table. */
export interface Notice {
  code: ErrorMessage["code"];
  text: string;
  rule: string | null;
}

/** An error of the server, in the language of the page. */
class ErrorNotice implements Notice {
  readonly code: ErrorMessage["code"];
  readonly rule: string | null;

  constructor(
    private readonly store: TableStore,
    private readonly error: Pick<ErrorMessage, "code" | "message" | "text" | "rule">,
  ) {
    this.code = error.code;
    this.rule = error.rule;
  }

  get text(): string {
    return this.store.textOf(this.error);
  }
}

export class TableStore {
  connectionState = $state<ConnectionState>("connecting");
  /** Why the table cannot be shown, if it cannot. */
  unavailable = $state<Notice | null>(null);
  /** The last error of the server. */
  notice = $state<Notice | null>(null);
  shuttingDown = $state(false);
  table = $state.raw<TableInfo | null>(null);
  ownSeats = $state.raw<Seat[]>([]);
  tiles = $state.raw<PrintedTile[]>([]);
  snapshot = $state.raw<Snapshot | null>(null);
  result = $state.raw<GameResult | null>(null);
  played = $state.raw<PlayedAction[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  notes = $state.raw<SeatNote[]>([]);
  /** The clocks, and when they were received, by `performance.now()`. */
  clock = $state.raw<ReceivedClock | null>(null);
  /** What happened since the player last looked, to be shown before the snapshot. */
  pendingUpdates = $state.raw<PendingUpdate[]>([]);
  /** The commitment that this browser saw first, if the server shows another one now. */
  replacedCommitment = $state<string | null>(null);
  /** Which of several seats at this device has the screen; null until a player has taken it. */
  screenHolder = $state<Seat | null>(null);

  /** The position before the first of the `played` actions. */
  start = $state.raw<PublicView | null>(null);
  /** The moment of the past on screen, while the player is shown what happened. */
  frame = $state.raw<Frame | null>(null);

  readonly seat: Seat | null = $derived(this.snapshot?.seat ?? null);
  /** The screen shows the past, or is about to: there is no question and no option yet. */
  readonly behind: boolean = $derived(this.frame !== null || this.pendingUpdates.length > 0);
  /** The acting seat of the past action on screen. */
  readonly showing: Seat | null = $derived(this.frame?.seat ?? null);
  /** The position on screen. */
  readonly view: PublicView | null = $derived(this.frame?.view ?? this.pendingUpdates[0]?.before ?? this.snapshot?.public_view ?? null);
  readonly holdings: PrivateHoldings[] = $derived(
    (this.frame ? this.frame.holdings : this.pendingUpdates[0]?.holdings) ?? this.snapshot?.holdings ?? [],
  );
  /** The actions up to the moment on screen: what the log may tell. */
  readonly shownPlayed: PlayedAction[] = $derived.by(() => {
    const { frame } = this;
    const waiting = this.pendingUpdates[0]?.played[0]?.n ?? Infinity;
    if (!frame || frame.replay) return this.played.filter((action) => action.n < waiting);
    return [...this.played.filter((action) => action.n < frame.action.n), frame.action];
  });
  readonly question: Question | null = $derived(this.behind ? null : (this.snapshot?.question ?? null));
  readonly options: Option[] = $derived(this.behind ? NO_OPTIONS : (this.snapshot?.options ?? NO_OPTIONS));
  readonly myTurn: boolean = $derived(this.options.length > 0);
  /** The game is over, and its end has been shown. */
  readonly ended: boolean = $derived(this.result !== null && !this.behind);
  /** Changes when the question does. After a reconnect the same question arrives again, with the same key. */
  readonly questionKey: string = $derived.by(() => {
    const { seat, action_count, draft, options } = this.snapshot ?? { seat: null, action_count: 0, draft: [], options: NO_OPTIONS };
    return JSON.stringify([seat, action_count, draft.map(({ notation }) => notation), options.map(({ notation }) => notation)]);
  });

  readonly contributor = new Contributor();
  private readonly connection: Connection;
  private readonly shownActions: ShownActions;
  private readonly lastSeat: LastSeat;
  private keys: string[] | null = null;

  constructor(
    readonly code: string,
    connect?: (address: string) => WebSocket,
    private readonly findKeys: () => Promise<string[]> = () => ownKeys(code),
  ) {
    this.shownActions = new ShownActions(code);
    this.lastSeat = new LastSeat(code);
    this.screenHolder = this.lastSeat.seat;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/api/tables/${code}/socket`;
    this.connection = new Connection(
      address,
      {
        message: (message) => this.receive(message),
        state: (state) => (this.connectionState = state),
        hello: () => this.hello(),
      },
      connect,
    );
  }

  open(): void {
    void this.connection.open();
  }

  close(): void {
    this.connection.close();
  }

  hurry(): void {
    this.connection.hurry();
  }

  drop(): void {
    this.connection.drop();
  }

  /** After joining: reconnects with the keys of the new seat. */
  renewKeys(): void {
    this.keys = null;
    this.connection.reconnect();
  }

  /** The keys were revoked, here or on another device of the player: there are new ones, unless the player was banned. */
  private fetchNewKeys(): void {
    queueMicrotask(() => this.renewKeys()); // after this message
  }

  private async hello(): Promise<ClientMessage> {
    this.keys ??= await this.findKeys();
    const since = this.snapshot ? this.snapshot.action_count : 0;
    const seat = this.seat ?? this.screenHolder;
    return { type: "hello", keys: this.keys, since, ...(seat ? { seat } : {}) };
  }

  // Messages from the server

  private receive(message: OutgoingMessage): void {
    switch (message.type) {
      case "welcome": {
        this.unavailable = null;
        this.shuttingDown = false;
        if (this.ownSeats.length && !message.own_seats.length) this.fetchNewKeys();
        this.ownSeats = message.own_seats;
        this.showTable(message.table);
        this.tiles = message.tiles;
        this.chat = message.chat;
        this.notes = message.notes;
        this.result = message.result;
        this.pendingUpdates = this.updatesAfter(message);
        if (message.missed[0]?.n === 1 || !this.start) this.start = message.before ?? message.snapshot?.public_view ?? null;
        this.played = mergePlayed(this.played, message.missed);
        this.snapshot = message.snapshot;
        if (!this.snapshot?.action_count) this.holdScreen(this.seat); // before the first action there is nothing to hide
        break;
      }
      case "update": {
        const { public_view: before, holdings } = this.snapshot ?? {};
        this.played = [...this.played, ...message.played];
        const mine = !this.botPlays(this.seat) && message.played.every((action) => action.seat === this.seat);
        if (before && holdings && !mine) this.pendingUpdates = [...this.pendingUpdates, { before, holdings, played: message.played }];
        this.result = message.result;
        this.snapshot = message.snapshot;
        this.setClock(message.clock ?? null);
        if (mine) this.markShown(); // a player who acts has seen what came before
        break;
      }
      case "draft":
        this.snapshot = message.snapshot;
        break;
      case "table":
        this.showTable(message.table);
        break;
      case "chat":
        this.chat = [...this.chat, message.chat];
        break;
      case "note":
        this.notes = [...this.notes, message.note];
        break;
      case "votes":
        ownVotes.all = message.votes;
        break;
      case "shutting-down":
        this.shuttingDown = true;
        break;
      case "error":
        this.fail(message);
        break;
    }
  }

  /** Whether a bot plays for the player: as a substitute, or this turn only. */
  botPlays(seat: Seat | null): boolean {
    const substituted = this.table?.seats.some((info) => info.seat === seat && info.bot) ?? false;
    return substituted || (seat !== null && this.clock?.info.bot_turn === seat);
  }

  private showTable(table: TableInfo): void {
    this.table = table;
    this.setClock(table.clock);
    void this.contributor.follow(table, this.ownSeats);
    const seen = recall(this.code);
    this.replacedCommitment = seen && seen.changedTo !== null ? seen.commitment : null;
  }

  /** The text of an error or a refusal in the language of the page. */
  textOf({ text, message }: { text: PhraseInfo; message: string }): string {
    return phraseText(text, (seat) => nameOf(this.table, seat, this.seat)) ?? message;
  }

  private setClock(info: ClockInfo | null): void {
    this.clock = info && { info, at: performance.now(), seats: this.table?.seats.map(({ seat }) => seat) ?? [] };
  }

  private fail({ id, code, message, text, rule }: ErrorMessage): void {
    if (code === "wrong-key" && id === 0) {
      this.keys = null; // the next hello fetches new keys, or none
      this.snapshot = null;
      this.holdScreen(null);
      return;
    }
    if (code === "banned") this.close(); // trying again would not help
    const notice = new ErrorNotice(this, { code, message, text, rule });
    void loadErrorTexts();
    if (FATAL_CODES.has(code) || (!this.snapshot && !this.table)) this.unavailable = notice;
    else if (!SHOWN_ELSEWHERE.has(code)) this.notice = notice;
  }

  /** The updates to show after this welcome. A seat is not shown what is new only to another seat of this device. */
  private updatesAfter({ before, missed, snapshot, own_seats }: Welcome): PendingUpdate[] {
    if (!snapshot) return [];
    const sameSeat = this.snapshot !== null && this.snapshot.seat === snapshot.seat;
    const waiting = sameSeat ? this.pendingUpdates : [];
    const known = sameSeat ? null : this.shownActions.by(snapshot.seat);
    for (const seat of own_seats) if (this.shownActions.by(seat) === null) this.shownActions.keep(seat, snapshot.action_count);
    if (!before || !missed.length) return waiting;
    if (sameSeat) return [...waiting, { before, played: missed }];
    return known !== null && known < snapshot.action_count ? [updateSince(known, before, missed)] : [];
  }

  /** Remembers that everything up to action `n`, or up to the snapshot, has been shown. */
  markShown(n = this.snapshot?.action_count): void {
    if (n !== undefined) this.shownActions.keep(this.seat, n);
  }

  // Actions

  /** What the player sees; the server rejects an action based on anything older as stale. */
  private get position(): { action_count: number; draft_count: number } {
    return { action_count: this.snapshot?.action_count ?? 0, draft_count: this.snapshot?.draft.length ?? 0 };
  }

  private async act(message: ClientMessage): Promise<boolean> {
    this.notice = null;
    return (await this.connection.send(message))?.type === "ack";
  }

  try(...actions: string[]): Promise<boolean> {
    return this.act({ type: "try", actions, ...this.position });
  }

  undo(): Promise<boolean> {
    return this.act({ type: "undo", ...this.position });
  }

  restart(): Promise<boolean> {
    return this.act({ type: "restart", ...this.position });
  }

  /** Returns whether the message arrived. */
  async sendChat(text: string): Promise<boolean> {
    const reply = await this.connection.send({ type: "chat", text });
    if (reply?.type === "error" && reply.code === "muted") await identity.reload().catch(() => undefined);
    return reply?.type === "ack";
  }

  /** Switches to another of the own seats, which has its own secrets and its own view of the past, unless all `watched`. */
  async switchSeat(seat: Seat, watched = false): Promise<void> {
    if (watched && this.snapshot) this.shownActions.keep(seat, this.snapshot.action_count);
    if ((await this.connection.send({ type: "switch-seat", seat, since: 0 }))?.type === "welcome") this.holdScreen(seat);
  }

  private holdScreen(seat: Seat | null): void {
    this.screenHolder = seat;
    this.lastSeat.keep(seat);
  }

  // Questions to the server

  async why(action: string): Promise<Explanation | null> {
    const reply = await this.connection.send({ type: "why", action });
    return reply?.type === "why" ? reply.why : null;
  }

  async outcomes(filter: { start?: string; final?: string; tribe?: Tribe }): Promise<OutcomeInfo[]> {
    const reply = await this.connection.send({ type: "outcomes", ...filter });
    return reply?.type === "outcomes" ? reply.outcomes : [];
  }

  /** What a move from this tile brings, or the one that was begun; null if the server does not tell. */
  async gains(start?: Tile): Promise<MoveGain[] | null> {
    const reply = await this.connection.send({ type: "gains", ...(start ? { start } : {}) });
    return reply?.type === "gains" ? reply.gains : null;
  }

  async walk(goal: { start: string; final: string; tribe: Tribe; collected?: number; empties?: boolean }): Promise<string[]> {
    const reply = await this.connection.send({ type: "walk", ...goal });
    return reply?.type === "walk" ? reply.actions : [];
  }

  async payment(djinn: string): Promise<string | null> {
    const reply = await this.connection.send({ type: "payment", djinn });
    return reply?.type === "payment" ? reply.payment.notation : null;
  }

  takePendingUpdate(): PendingUpdate | undefined {
    const [first, ...rest] = this.pendingUpdates;
    this.pendingUpdates = rest;
    return first;
  }

  skipPendingUpdates(): void {
    this.pendingUpdates = [];
  }
}

/** The update for a player who has seen the actions up to `known`. */
function updateSince(known: number, before: PublicView, missed: readonly PlayedAction[]): PendingUpdate {
  const seen = missed.filter((action) => action.n <= known);
  return { before: seen.reduce(applyAction, before), played: missed.filter((action) => action.n > known) };
}

/** Actions that are sent again replace the old ones: the current seat may see other details. */
function mergePlayed(played: readonly PlayedAction[], missed: readonly PlayedAction[]): PlayedAction[] {
  const first = missed[0]?.n ?? Infinity;
  return [...played.filter((action) => action.n < first), ...missed];
}

/** Errors that mean "no seat here". If the table does not exist, the socket reports it. */
const NO_KEYS: ReadonlySet<string> = new Set(["no-identity", "no-such-table", "incompatible-version", "damaged"]);

/** The keys of the player's own seats; empty for a spectator. */
async function ownKeys(code: string): Promise<string[]> {
  try {
    await identity.reload();
    if (!identity.known || identity.ban) return [];
    return (await api.keys(code)).keys.map((key) => key.key);
  } catch (error) {
    if (error instanceof ApiError && NO_KEYS.has(error.code)) return [];
    throw error; // the connection retries
  }
}
