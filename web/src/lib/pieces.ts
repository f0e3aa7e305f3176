// The pieces of the game and the names of their drawings.
import type { Place, Seat, Tribe } from "../protocol";

export const SEATS: readonly Seat[] = ["blue", "pink", "orange", "black"];
export const TRIBES: readonly Tribe[] = ["v", "e", "m", "b", "a"];

/** The colour of a seat in the CSS tokens. Blue is drawn as cyan, because Builders and blue tiles are blue. */
export const COLOUR: Record<Seat, string> = { blue: "cyan", pink: "pink", orange: "orange", black: "black" };

/** The colours of a player's piece, for its drawing. */
export const pieceStyle = (seat: Seat): string => `color:var(--${COLOUR[seat]});--piece-edge:var(--${COLOUR[seat]}-edge)`;

/** The colour of the mark on a player's piece. */
export const MARK_COLOUR = "#17131c";

export const MEEPLE: Record<Tribe, string> = {
  v: "m-vizier",
  e: "m-elder",
  m: "m-merchant",
  b: "m-builder",
  a: "m-assassin",
};

/** The glyph of what a place does. */
export const PLACE_GLYPH: Record<Place, string> = { V: "i-palace", S: "i-djinn", O: "i-palm", M: "i-card", L: "i-two-cards" };
export const PLACE_ART: Record<Place, string> = { V: "p-village", S: "p-sacred", O: "p-oasis", M: "p-small", L: "p-large" };

/** Removes meeples: "vvem" without "ve" is "vm". */
export function without(meeples: string, removed: string): string {
  let left = meeples;
  for (const letter of removed) left = left.replace(letter, "");
  return left;
}

/** Counts meeples by tribe: "vvem" is v 2, e 1, m 1. */
export function counts(meeples: string): Map<Tribe, number> {
  const found = new Map<Tribe, number>();
  for (const tribe of TRIBES) {
    const n = meeples.split(tribe).length - 1;
    if (n) found.set(tribe, n);
  }
  return found;
}
