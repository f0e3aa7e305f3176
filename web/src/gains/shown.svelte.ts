// The gains on screen, for the explanation of a tile.
import type { GainLabel } from "../board/marks";
import type { Tile } from "../protocol";

class ShownGains {
  labels = $state.raw<ReadonlyMap<Tile, GainLabel>>(new Map());
  /** The start that is pointed at, and the best turn from there. */
  start = $state.raw<{ tile: Tile; text: string } | null>(null);
}

export const shown = new ShownGains();
