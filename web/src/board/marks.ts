// What the board highlights. The board knows no rules: it draws the marks and reports clicks.
import type { Seat, Tile } from "../protocol";

/** The path of a player's move, from its start. */
export interface Trail {
  seat: Seat;
  path: readonly Tile[];
}

/** What the best turn that ends on a tile brings. */
export interface GainLabel {
  /** "+9" */
  points: string;
  /** "+9: 3 Viziers and the tile" */
  text: string;
  /** None of the other tiles brings more. */
  best: boolean;
}

export interface Marks {
  /** Tiles that can be chosen now. */
  lit: ReadonlySet<Tile>;
  /** The tile that was chosen and waits for another choice, such as the meeple to drop there. */
  selected: Tile | null;
  /** The start of the move, and the meeples that were picked up there. */
  start: Tile | null;
  ghosts: string;
  /** The move so far, from its start. */
  path: readonly Tile[];
  /** Dropped meeples that are not confirmed yet, drawn lying down: letters by tile. */
  planned: ReadonlyMap<Tile, string>;
  /** The tile where the last meeple was dropped. */
  here: Tile | null;
  /** Meeples that can be chosen: letters by tile. */
  victims: ReadonlyMap<Tile, string>;
  /** While a target is chosen, all other tiles fade. */
  dim: boolean;
  /** Where the last move ended. */
  last: Tile | null;
  /** The last moves of other players, the oldest first. */
  trails: readonly Trail[];
  /** The trails are about to go. */
  fading: boolean;
  /** What a move brings that ends on these tiles: "+9", and the whole text. */
  gains: ReadonlyMap<Tile, GainLabel>;
  /** A tile highlighted from outside the board, e.g. from the log. */
  pointed: Tile | null;
}

export const NO_MARKS: Marks = {
  lit: new Set(),
  selected: null,
  start: null,
  ghosts: "",
  path: [],
  planned: new Map(),
  here: null,
  victims: new Map(),
  dim: false,
  last: null,
  trails: [],
  fading: false,
  gains: new Map(),
  pointed: null,
};
