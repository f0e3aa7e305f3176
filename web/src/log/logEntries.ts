// The log: a sentence for each bid and each turn, and one for each event that concerns the whole table.
import {
  DJINN_CARDS,
  type Djinn,
  type EventInfo,
  type GameResult,
  type PlayedAction,
  type PublicView,
  type Seat,
  type Tile,
} from "../protocol";
import { headline } from "../score/resultTexts";
import type { Names } from "../table/seatNames";
import { t } from "../texts";
import { Countdown } from "./countdown";
import { TurnSummary } from "./turnSummary";
import { PublicTotals, type Worth } from "./worth";

export interface TextPart {
  text: string;
  tile?: Tile;
  djinn?: Djinn;
}

export interface LogEntry {
  n: number;
  seat: Seat | null;
  /** Nothing will be added to it. */
  done: boolean;
  parts: TextPart[];
  /** The first and the last action of a turn; null for other entries. */
  turn: { first: number; last: number } | null;
  /** What the turn was worth, as far as everybody knows. */
  worth: Worth | null;
}

const NAMES = new RegExp(`\\b([A-F][1-5]|${Object.keys(DJINN_CARDS).join("|")})\\b`);

/** The text of an event without an actor. */
function tableEventText(event: EventInfo): string | null {
  switch (event.event) {
    case "round-started":
      return t("log-round", { n: event.round });
    case "game-ended":
      return t(event.last_camel ? "log-ended-camel" : "log-ended-move");
    case "deck-reshuffled":
      return t("log-deck-reshuffled");
    case "djinn-deck-reshuffled":
      return t("log-djinn-deck-reshuffled");
    default:
      return null;
  }
}

const endsSummary = (event: EventInfo): boolean => event.event === "marker-placed" || event.event === "turn-ended";

interface Sentence {
  n: number;
  seat: Seat | null;
  empty: boolean;
  done: boolean;
  text: string;
  turn: { first: number; last: number } | null;
  worth: Worth | null;
}

const tableSentence = (n: number, text: string): Sentence => ({ n, seat: null, empty: false, done: true, text, turn: null, worth: null });

/** The entries for these actions; `start` is the position before the first of them, `result` that of the finished game. */
export function logEntries(
  played: readonly PlayedAction[],
  names: Names,
  start: PublicView | null = null,
  result: GameResult | null = null,
): LogEntry[] {
  const sentences: Sentence[] = [];
  const totals = new PublicTotals(start);
  const countdown = new Countdown(start, names);
  let summary = null as TurnSummary | null;
  for (const action of played) {
    let actor = action.seat;
    for (const [k, event] of action.events.entries()) {
      const n = action.n + k / 100;
      const text = tableEventText(event);
      if (text) {
        sentences.push(tableSentence(n, text));
        if (event.event === "game-ended" && result)
          sentences.push(
            tableSentence(
              n + 0.001,
              headline(result, names.mine, (seat) => names.of(seat)),
            ),
          );
        summary = null;
        continue;
      }
      if (event.event === "turn-started") actor = event.seat; // the action itself ended another player's turn
      if (summary?.seat !== actor || event.event === "turn-started") {
        summary = new TurnSummary(n, actor, names);
        sentences.push(summary);
      }
      summary.add(event, action.n);
      if (!endsSummary(event)) continue;
      summary.done = true;
      summary = null;
    }
    const acting = sentences.findLast((sentence) => sentence instanceof TurnSummary && sentence.seat === action.seat);
    if (acting instanceof TurnSummary) acting.addPoints(totals.gainOf(action));
    const warning = countdown.after(action);
    if (warning) sentences.push(tableSentence(action.n + 0.995, warning));
  }
  return sentences
    .filter((sentence) => !sentence.empty)
    .map(({ n, seat, done, text, turn, worth: gained }) => ({ n, seat, done, parts: splitNames(text), turn, worth: gained }));
}

/** Separates the names of tiles and djinns from the rest, so that they can be highlighted and explained. */
const splitNames = (sentence: string): TextPart[] =>
  sentence
    .split(NAMES)
    .map((text, nth) => (nth % 2 ? named(text) : { text }))
    .filter(({ text }) => text);

const named = (text: string): TextPart => (text.length === 2 ? { text, tile: text as Tile } : { text, djinn: text as Djinn });
