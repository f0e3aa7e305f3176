// What is known about the gains of the move at hand. Without help, nothing is.
import type { GainLabel } from "../board/marks";
import type { MoveGain, Tile, Tribe } from "../protocol";

/** A goal for the walk that was played out: the same outcome, not just the same final tile. */
export type OutcomeGoal = Pick<MoveGain, "collected" | "empties">;

export interface TurnGains {
  /** By final tile. */
  labels: ReadonlyMap<Tile, GainLabel>;
  /** The tile that the move starts from, while it is pointed at; null during the move. */
  start: Tile | null;
  /** The final tiles with the most points, the best first. */
  ranking: readonly Tile[];
  goal(tile: Tile, tribe: Tribe): OutcomeGoal | undefined;
}

export const NO_GAINS: TurnGains = { labels: new Map(), start: null, ranking: [], goal: () => undefined };
