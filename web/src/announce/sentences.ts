// Which sentences of the log are to be announced.
import { logEntries } from "../log/logEntries";
import type { PlayedAction } from "../protocol";
import type { Names } from "../table/seatNames";
import { t } from "../texts";

/** After a long absence only the last sentences are read. */
const MOST = 16;

export interface Sentence {
  /** Sentences come in the order of these numbers. */
  n: number;
  text: string;
}

/** The sentences of all turns that are over, up to this action. */
export function finishedSentences(played: readonly PlayedAction[], upTo: number, names: Names): Sentence[] {
  const shown = played.filter((action) => action.n <= upTo);
  return logEntries(shown, names)
    .filter((entry) => entry.done)
    .map(({ n, parts }) => ({ n, text: parts.map((part) => part.text).join("") }));
}

/** The texts of the sentences after `last`. */
export function newTexts(sentences: readonly Sentence[], last: number): string[] {
  const found = sentences.filter(({ n }) => n > last).map(({ text }) => text);
  const left = found.length - MOST;
  return left > 0 ? [t("announce.earlier", { n: left }), ...found.slice(left)] : found;
}
