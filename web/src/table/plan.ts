// What the plan of a turn brings: what is drafted, and the answer that waits for Confirm.
import { gained } from "../lib/play";
import type { TableStore } from "../lib/table.svelte";
import { gainWords, happeningIcon } from "../log/happenings";
import type { Happening, Offer } from "../wire";
import { namesAt } from "./seats";

export interface Plan {
  gains: { icon: string; words: string }[];
  /** Something of it is left to chance. */
  chance: boolean;
  points: string;
}

/** The board shows those. */
const onTheWay = ({ event }: Happening): boolean => event === "meeple-dropped" || event === "meeples-lifted" || event === "meeples-bagged";

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Null as long as there is nothing to tell of. */
export function planOf(store: TableStore, staged: Offer | null): Plan | null {
  const draft = store.scene?.draft ?? [];
  const names = namesAt(store.table, store.seat);
  const events = [...draft.flatMap((tried) => tried.events), ...(staged?.brings.events ?? [])];
  const gains = events
    .filter((event) => !onTheWay(event))
    .flatMap((event) => {
      const words = gainWords(event, names);
      return words ? [{ icon: happeningIcon(event), words }] : [];
    });
  const chance = staged?.brings.chance ?? false;
  if (!gains.length && !chance) return null;
  return { gains, chance, points: signed(gained(draft).points + (staged?.brings.points ?? 0)) };
}
