// What the board shows besides what stands on it. The board knows no rule: it draws this and says what was clicked.
import type { Tile } from "../wire";

export interface Marks {
  /** Tiles that can be chosen now. */
  lit: ReadonlySet<Tile>;
  /** Where the walk began, and the meeples that were taken from there. */
  start: Tile | null;
  ghosts: string;
  /** The walk so far, from its start. */
  path: readonly Tile[];
  /** Meeples that lie down until they are confirmed: letters by tile. */
  planned: ReadonlyMap<Tile, string>;
  /** Where the walk stands. */
  here: Tile | null;
  /** Meeples that can be chosen: letters by tile. */
  victims: ReadonlyMap<Tile, string>;
  /** While a target is asked for, all that is not lit fades. */
  dim: boolean;
  /** Where the last move ended. */
  last: Tile | null;
  /** A tile that something beside the board points at. */
  pointed: Tile | null;
}

export const NO_MARKS: Marks = {
  lit: new Set(),
  start: null,
  ghosts: "",
  path: [],
  planned: new Map(),
  here: null,
  victims: new Map(),
  dim: false,
  last: null,
  pointed: null,
};
