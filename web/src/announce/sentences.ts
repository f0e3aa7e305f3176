// Which sentences of the log are to be announced.
import { logEntries } from "../log/logEntries";
import type { GameResult, PlayedAction, PublicView } from "../protocol";
import type { Names } from "../table/seatNames";
import { t } from "../texts";

/** After a long absence only the last sentences are read. */
const MOST = 16;

export interface Sentence {
  /** Identifies the sentence. */
  n: number;
  text: string;
}

/** The sentences of all turns that are over; `start` is the position before the first of these actions, `result` that of the game. */
export function finishedSentences(
  shown: readonly PlayedAction[],
  names: Names,
  start: PublicView | null = null,
  result: GameResult | null = null,
): Sentence[] {
  return logEntries(shown, names, start, result)
    .filter((entry) => entry.done)
    .map(({ n, parts }) => ({ n, text: parts.map((part) => part.text).join("") }));
}

/** The texts of the sentences that are not among the known ones. A turn can end after a later sentence, so numbers do not tell. */
export function newTexts(sentences: readonly Sentence[], known: ReadonlySet<number>): string[] {
  const found = sentences.filter(({ n }) => !known.has(n)).map(({ text }) => text);
  const left = found.length - MOST;
  return left > 0 ? [t("announce-earlier", { n: left }), ...found.slice(left)] : found;
}
