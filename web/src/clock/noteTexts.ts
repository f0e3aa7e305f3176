// Notes about seats as sentences.
import type { LogEntry } from "../log/logEntries";
import type { SeatNote } from "../protocol";
import { t } from "../texts";

export function noteText({ kind, reason, name, level }: SeatNote): string {
  const values = { name, level: level ? t(`level-${level}`) : "" };
  if (kind === "substituted") return t(`note-substituted-${reason ?? "own-choice"}`, values);
  return t(`note-${kind}`, values);
}

/** The notes as entries of the log, each after the action before it. */
export const noteEntries = (notes: readonly SeatNote[]): LogEntry[] =>
  notes.map((note) => ({
    n: note.action_count + 0.99 + note.n / 1e6,
    seat: note.seat,
    done: true,
    parts: [{ text: noteText(note) }],
    turn: null,
    worth: null,
  }));

/** The notes about bots that have played for people. */
export const substitutions = (notes: readonly SeatNote[]): SeatNote[] => notes.filter((note) => note.level !== null);
