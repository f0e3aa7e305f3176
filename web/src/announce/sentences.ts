// Which sentences of the log are to be announced.
import { logEntries } from "../log/logEntries";
import type { PlayedAction, PublicView } from "../protocol";
import type { Names } from "../table/seatNames";
import { t } from "../texts";

/** After a long absence only the last sentences are read. */
const MOST = 16;

export interface Sentence {
  /** Sentences come in the order of these numbers. */
  n: number;
  text: string;
}

/** The sentences of all turns that are over; `start` is the position before the first of these actions. */
export function finishedSentences(shown: readonly PlayedAction[], names: Names, start: PublicView | null = null): Sentence[] {
  return logEntries(shown, names, start)
    .filter((entry) => entry.done)
    .map(({ n, parts }) => ({ n, text: parts.map((part) => part.text).join("") }));
}

/** The texts of the sentences after `last`. */
export function newTexts(sentences: readonly Sentence[], last: number): string[] {
  const found = sentences.filter(({ n }) => n > last).map(({ text }) => text);
  const left = found.length - MOST;
  return left > 0 ? [t("announce.earlier", { n: left }), ...found.slice(left)] : found;
}
