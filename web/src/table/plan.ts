// What the plan of a turn brings: what is drafted, and the answer that waits for Confirm.
import { gained } from "../lib/play";
import type { TableStore } from "../lib/table.svelte";
import { gainWords, happeningIcon } from "../log/happenings";
import type { Happening, Offer } from "../wire";
import { namesAt, type Names } from "./seats";

/** A line of the plan. */
interface Line {
  icon: string;
  words: string;
}

/** A deed in lines, and what they are worth together; nothing if that is 0, or left to chance. */
interface PlannedDeed {
  gains: Line[];
  points: string;
}

export interface Plan {
  deeds: PlannedDeed[];
  /** Something of it is left to chance. */
  chance: boolean;
  points: string;
}

/** The board shows those. */
const onTheWay = ({ event }: Happening): boolean => event === "meeple-dropped" || event === "meeples-lifted" || event === "meeples-bagged";

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

function gainsOf(events: readonly Happening[], names: Names): Line[] {
  return events
    .filter((event) => !onTheWay(event))
    .flatMap((event) => {
      const words = gainWords(event, names);
      return words ? [{ icon: happeningIcon(event), words }] : [];
    });
}

/** Null as long as there is nothing to tell of. */
export function planOf(store: TableStore, staged: Offer | null): Plan | null {
  const draft = store.scene?.draft ?? [];
  const names = namesAt(store.table, store.seat);
  const deeds = [...draft, ...(staged ? [staged.brings] : [])]
    .map(({ events, points }) => ({ gains: gainsOf(events, names), points: points ? signed(points) : "" }))
    .filter(({ gains, points }) => gains.length > 0 || points);
  const chance = staged?.brings.chance ?? false;
  if (!deeds.length && !chance) return null;
  return { deeds, chance, points: signed(gained(draft).points + (staged?.brings.points ?? 0)) };
}
