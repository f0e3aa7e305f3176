// Announces the game: each turn when it is over and has been shown, then what the player is asked, and refusals.
import { untrack } from "svelte";
import type { TableStore } from "../lib/table.svelte";
import type { EventInfo, PlayedAction, Seat } from "../protocol";
import { gainsOf } from "../table/plan";
import { promptText } from "../table/promptTexts";
import { namesAt } from "../table/seatNames";
import type { Turn } from "../table/turn.svelte";
import { t } from "../texts";
import { announcer } from "./announcer.svelte";
import { finishedSentences, newTexts } from "./sentences";

/** Questions that are answered sooner than this, such as forced ones, are not announced. */
const SETTLED = 150; // milliseconds

interface Refusal {
  text: string;
  rule: string | null;
}

const endsTurn = ({ event }: EventInfo): boolean => event === "turn-ended" || event === "marker-placed";

/** The player's actions since the last turn ended. */
function currentTurn(played: readonly PlayedAction[], seat: Seat | null): PlayedAction[] {
  const before = played.findLastIndex((action) => action.seat !== seat || action.events.some(endsTurn));
  return played.slice(before + 1);
}

class GameAnnouncements {
  /** The sentences that were announced, or that the player knew from before. */
  private known: ReadonlySet<number> = new Set();
  private seat: Seat | "watching" | null = null;
  private asked = "";
  /** The turn whose actions were announced, by the number of actions before it, and how many of them. */
  private told = { since: 0, count: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly store: TableStore,
    private readonly turn: Turn,
  ) {}

  readonly sentences = $derived.by(() =>
    finishedSentences(this.store.shownPlayed, namesAt(this.store.table, this.store.seat), this.store.start, this.store.result),
  );

  /** What the player is asked, once everything before it has been shown; empty if nothing. */
  readonly question: string = $derived.by(() => {
    return this.store.myTurn || this.store.ended ? promptText(this.store, this.turn) : "";
  });

  followTurns(): void {
    const { sentences } = this;
    const seat = this.store.seat ?? "watching";
    if (seat === this.seat) for (const text of newTexts(sentences, this.known)) announcer.say(text);
    this.seat = seat; // a player who has just sat down here knows what was shown before
    this.known = new Set(sentences.map(({ n }) => n));
  }

  followQuestion(): void {
    const asked = this.question && JSON.stringify([this.store.questionKey, this.question]);
    clearTimeout(this.timer);
    if (asked && asked !== this.asked) this.timer = setTimeout(() => this.ask(asked), SETTLED);
  }

  private ask(asked: string): void {
    this.asked = asked;
    announcer.say([this.changes(), this.question].filter(Boolean).join(" "));
  }

  /** What the player's last actions brought: "Collect 2 Viziers on D4." */
  private changes(): string {
    const { snapshot, played, seat, table } = this.store;
    const committed = currentTurn(played, seat);
    const actions = [...committed, ...(snapshot?.draft ?? [])];
    const since = (snapshot?.action_count ?? 0) - committed.length;
    const count = since === this.told.since ? this.told.count : 0;
    this.told = { since, count: actions.length };
    if (actions.length < count) return t("announce-undone");
    const events = actions.slice(count).flatMap((action) => action.events);
    const gains = gainsOf(events, namesAt(table, seat));
    return gains.map(({ text }) => t("announce-gain", { text })).join(" ");
  }

  refuse(refusal: Refusal | null): void {
    if (refusal) announcer.refuse(refusal.rule ? t("announce-refusal", { text: refusal.text, rule: refusal.rule }) : refusal.text);
  }

  stop(): void {
    clearTimeout(this.timer);
    announcer.clear();
  }
}

/** Announces as long as the calling component lives. */
export function announceGame(store: TableStore, turn: Turn): void {
  const game = new GameAnnouncements(store, turn);
  $effect(() => {
    void game.sentences;
    if (store.snapshot) untrack(() => game.followTurns());
  });
  $effect(() => {
    void [game.question, store.questionKey];
    untrack(() => game.followQuestion());
  });
  $effect(() => {
    const { reason } = turn.whyNot;
    untrack(() => game.refuse(reason?.hovered ? null : reason));
  });
  $effect(() => {
    const { notice } = store;
    untrack(() => game.refuse(notice));
  });
  $effect(() => () => game.stop());
}
