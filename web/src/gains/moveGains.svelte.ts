// Asks the server what a move brings: from the tile that is pointed at, or the rest of the move that was begun.
import { untrack } from "svelte";
import { announcer } from "../announce/announcer.svelte";
import { index } from "../board/geometry";
import { of } from "../lib/options";
import type { TableStore } from "../lib/table.svelte";
import { signed } from "../log/worth";
import type { MoveGain, Tile } from "../protocol";
import { namesAt } from "../table/seatNames";
import type { Turn } from "../table/turn.svelte";
import { bringsText, bringsThereText, type Player } from "./gainTexts";
import { shown } from "./shown.svelte";
import { NO_GAINS, type TurnGains } from "./turnGains";

/** The pointer rests on a tile this long before the server is asked. */
const SETTLED = 120; // milliseconds

/** What the server said about a move that starts here; null for the move that was begun. */
interface Answer {
  start: Tile | null;
  found: readonly MoveGain[];
}

export class MoveGains {
  /** What is shown. */
  private answer = $state.raw<Answer | null>(null);
  /** The answers to the question at hand, by start. */
  private readonly answers = new Map<string, Answer>();
  private questionKey = "";

  constructor(
    private readonly store: TableStore,
    private readonly turn: Turn,
  ) {}

  /** The start of the move to look at; "" during a move; null if there is none. */
  readonly asked: Tile | "" | null = $derived.by(() => {
    const { store, turn } = this;
    const step = store.myTurn ? store.question?.step : null;
    if (step === "sowing") return "";
    const starts = of(store.options, "pick-up").map(({ action }) => action.tile);
    return step === "moving" && turn.pointed && starts.includes(turn.pointed) ? turn.pointed : null;
  });

  /** Follows the pointer and the question, as long as the calling component lives. */
  follow(): void {
    $effect(() => {
      const { asked } = this;
      const { questionKey, connectionState } = this.store;
      return untrack(() => this.look(asked, questionKey, connectionState === "open"));
    });
    // The texts follow the language.
    $effect(() => {
      const { answer } = this;
      const gains = answer ? this.gainsOf(answer) : NO_GAINS;
      const best = this.bestOf(answer);
      this.turn.gains = gains;
      shown.labels = gains.labels;
      shown.start = gains.start && best ? { tile: gains.start, text: bringsThereText(best, this.player) } : null;
    });
    $effect(() => () => {
      this.turn.gains = NO_GAINS;
      Object.assign(shown, { labels: NO_GAINS.labels, start: null });
    });
  }

  /** What a lost connection left unanswered is asked again when it is back. */
  private look(asked: Tile | "" | null, questionKey: string, connected: boolean): (() => void) | undefined {
    if (questionKey !== this.questionKey) this.answers.clear();
    this.questionKey = questionKey;
    this.answer = asked === null ? null : (this.answers.get(asked) ?? null);
    if (asked === null || this.answer || !connected) return undefined;
    const timer = setTimeout(() => void this.ask(asked, questionKey), asked ? SETTLED : 0);
    return () => clearTimeout(timer);
  }

  private async ask(asked: Tile | "", questionKey: string): Promise<void> {
    const found = await this.store.gains(asked || undefined);
    if (!found || questionKey !== this.store.questionKey) return;
    const answer = { start: asked || null, found };
    this.answers.set(asked, answer);
    if (asked !== this.asked) return;
    this.answer = answer;
    this.announce(answer);
  }

  private get player(): Player {
    const { table, seat, snapshot } = this.store;
    const owns = (tile: Tile) => seat !== null && snapshot?.public_view.board[index(tile)]?.camel === seat;
    return { names: namesAt(table, seat), owns };
  }

  private gainsOf({ start, found }: Answer): TurnGains {
    const most = Math.max(...found.map(({ points }) => points));
    const label = (gain: MoveGain) => ({
      points: signed(gain.points),
      text: bringsText(gain, this.player),
      best: gain.points === most,
    });
    return {
      labels: new Map(found.map((gain) => [gain.final, label(gain)])),
      start,
      ranking: byPoints(found).map(({ final }) => final),
      goal: (tile, tribe) => {
        const gain = found.find(({ final, tribe: taken }) => final === tile && taken === tribe);
        return gain && { collected: gain.collected, empties: gain.empties };
      },
    };
  }

  /** The turn with the most points. */
  private bestOf(answer: Answer | null): MoveGain | undefined {
    return answer ? byPoints(answer.found)[0] : undefined;
  }

  /** Tells those who move the focus over the board; the labels of the tiles are read when they get it. */
  private announce(answer: Answer): void {
    const best = this.bestOf(answer);
    const focused = document.activeElement?.matches(`[data-tile="${answer.start ?? ""}"]:focus-visible`);
    if (best && focused) announcer.say(bringsThereText(best, this.player));
  }
}

const byPoints = (found: readonly MoveGain[]): MoveGain[] => [...found].sort((a, b) => b.points - a.points);
