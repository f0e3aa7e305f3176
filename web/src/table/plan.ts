// What the planned turn brings: the drafted actions and the option that waits for Confirm.
import { gained } from "../lib/options";
import type { TableStore } from "../lib/table.svelte";
import { eventIcon, gainText } from "../log/eventTexts";
import type { EventInfo, Option } from "../protocol";
import { signed } from "../log/worth";
import { namesAt, type Names } from "./seatNames";

interface Gain {
  icon: string;
  text: string;
}

/** The gains of one action and their points; empty if those are 0 or random. */
interface PlannedAction {
  gains: Gain[];
  points: string;
}

export interface Plan {
  actions: PlannedAction[];
  /** Part of it is random. */
  random: boolean;
  points: string;
}

/** The board shows these events. */
const onBoard = ({ event }: EventInfo): boolean =>
  event === "meeple-dropped" || event === "meeples-picked-up" || event === "meeples-bagged";

export function gainsOf(events: readonly EventInfo[], names: Names): Gain[] {
  return events
    .filter((event) => !onBoard(event))
    .flatMap((event) => {
      const text = gainText(event, names);
      return text ? [{ icon: eventIcon(event), text }] : [];
    });
}

/** The plan, or null as long as there is nothing to show. */
export function planOf(store: TableStore, staged: Option | null): Plan | null {
  const draft = store.snapshot?.draft ?? [];
  const names = namesAt(store.table, store.seat);
  const actions = [...draft, ...(staged ? [staged.effect] : [])]
    .map(({ events, points }) => ({ gains: gainsOf(events, names), points: points ? signed(points) : "" }))
    .filter(({ gains, points }) => gains.length > 0 || points);
  const random = staged?.effect.random ?? false;
  if (!actions.length && !random) return null;
  return { actions, random, points: signed(gained(draft).points + (staged?.effect.points ?? 0)) };
}
