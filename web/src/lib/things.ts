// How the things of the game are called in the art.
import type { Djinn, Place, Seat, Tribe } from "../wire";

export const SEATS: readonly Seat[] = ["blue", "pink", "orange", "black"];
export const TRIBES: readonly Tribe[] = ["v", "e", "m", "b", "a"];

/** The colour of a seat in the tokens: blue is drawn as cyan, for Builders and blue tiles are blue. */
export const COLOUR: Record<Seat, string> = { blue: "cyan", pink: "pink", orange: "orange", black: "black" };

export const MEEPLE: Record<Tribe, string> = {
  v: "m-vizier",
  e: "m-elder",
  m: "m-merchant",
  b: "m-builder",
  a: "m-assassin",
};

export const SCENE: Record<Place, string> = { V: "p-village", S: "p-sacred", O: "p-oasis", M: "p-small", L: "p-large" };

/** `Ba'al` is d-baal, `Anun-Nak` d-anunnak. */
export const djinnArt = (djinn: Djinn): string => `d-${djinn.toLowerCase().replace(/[^a-z]/g, "")}`;

/** Those that are left when these have gone: "vvem" without "ve" is "vm". */
export function without(meeples: string, gone: string): string {
  let left = meeples;
  for (const letter of gone) left = left.replace(letter, "");
  return left;
}

/** How many of each tribe stand there: "vvem" is v 2, e 1, m 1. */
export function counts(meeples: string): Map<Tribe, number> {
  const found = new Map<Tribe, number>();
  for (const tribe of TRIBES) {
    const n = meeples.split(tribe).length - 1;
    if (n) found.set(tribe, n);
  }
  return found;
}
