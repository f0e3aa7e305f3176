// The log is one stop of the Tab key: one of its buttons, from which the arrow keys lead to the others.
import type { LogEntry } from "./logEntries";

export const tileStop = ({ n }: LogEntry, part: number): string => `${n}:${part}`;
export const replayStop = ({ n }: LogEntry): string => `${n}:replay`;

/** A turn that can be shown again. */
export const isReplayed = ({ turn, worth }: LogEntry): boolean => turn !== null && worth !== null;

/** The buttons of every entry that has some: its tiles, and last the replay. */
export const stopRows = (entries: readonly LogEntry[], replayed = isReplayed): string[][] =>
  entries
    .map((entry) => [
      ...entry.parts.flatMap(({ tile }, part) => (tile ? [tileStop(entry, part)] : [])),
      ...(replayed(entry) ? [replayStop(entry)] : []),
    ])
    .filter((row) => row.length > 0);

/** Where a key leads to: up and down to the last button of another entry, left and right within the entry. */
export function stopByKey(rows: readonly string[][], from: string, key: string): string | undefined {
  const at = rows.findIndex((row) => row.includes(from));
  const row = rows[at] ?? [];
  const step = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: rows.length - 1 }[key];
  if (step !== undefined) return rows[step]?.at(-1);
  const part = { ArrowLeft: row.indexOf(from) - 1, ArrowRight: row.indexOf(from) + 1 }[key];
  return part === undefined ? undefined : row[part];
}
