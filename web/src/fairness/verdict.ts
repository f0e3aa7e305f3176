// Compares the result of a game with what this browser has remembered of the table.
import type { GameResult, Seat } from "../protocol";
import { commitmentOf, digestOf } from "./hashes";
import type { SeenTable } from "./seenTables";

/** Something that does not fit; `seat` where it is about a player's contribution. */
export interface Mismatch {
  what: "commitment" | "seed" | "withheld" | "own-value" | "value" | "digest";
  seat: Seat | null;
}

/** What became of this browser's own contribution; it is left out if it did not arrive in time. */
export type OwnPart = "used" | "left-out" | "none";

/**
 * `verified`: the seed is the one that was fixed before the game. `changed`: it is not, or a contribution was changed.
 * `late`: this browser saw the commitment only after the deal. `no-seed`: the game started from a position.
 */
export type Verdict =
  | { kind: "no-seed" }
  | { kind: "late" }
  | { kind: "changed"; mismatches: Mismatch[] }
  | { kind: "verified"; own: OwnPart; used: Seat[]; leftOut: Seat[] };

export function verdictOf(result: GameResult, seen: SeenTable | null): Verdict {
  const inTime = seen?.inTime ? seen : null;
  if (!result.seed && !seen) return { kind: "no-seed" };
  const mismatches = [...commitmentMismatches(result, seen), ...seedMismatches(result), ...contributionMismatches(result, inTime)];
  if (mismatches.length) return { kind: "changed", mismatches };
  if (!inTime) return { kind: "late" };
  const seats = (used: boolean): Seat[] => result.contributions.filter(({ value }) => (value !== null) === used).map(({ seat }) => seat);
  return { kind: "verified", own: ownPart(result, inTime), used: seats(true), leftOut: seats(false) };
}

const about = (what: Mismatch["what"], seat: Seat | null = null): Mismatch => ({ what, seat });

/** The commitment must always be the first one, however late that was seen. */
function commitmentMismatches({ commitment }: GameResult, seen: SeenTable | null): Mismatch[] {
  const same = !seen || (seen.changedTo === null && seen.commitment === commitment);
  return same ? [] : [about("commitment")];
}

function seedMismatches({ seed, salt, commitment }: GameResult): Mismatch[] {
  if (!seed || !salt) return [about("withheld")];
  return commitmentOf(seed, salt) === commitment ? [] : [about("seed")];
}

function contributionMismatches(result: GameResult, seen: SeenTable | null): Mismatch[] {
  const wrongValues = result.contributions.filter(({ value, digest }) => value !== null && digestOf(value) !== digest);
  const found = wrongValues.map(({ seat }) => about("value", seat));
  if (!seen) return found;
  return [...found, ...digestMismatches(result, seen), ...ownMismatches(result, seen)];
}

/** The digests can be compared only if this browser was there when they became final. */
function digestMismatches({ contributions }: GameResult, { frozen, digests }: SeenTable): Mismatch[] {
  if (!frozen) return [];
  const shown = Object.fromEntries(contributions.map(({ seat, digest }) => [seat, digest]));
  const seats = [...new Set([...Object.keys(digests), ...Object.keys(shown)])] as Seat[];
  return seats.filter((seat) => digests[seat] !== shown[seat]).map((seat) => about("digest", seat));
}

/** A value that the server has confirmed must be used. */
function ownMismatches(result: GameResult, { contribution }: SeenTable): Mismatch[] {
  if (contribution?.stage !== "confirmed" || isUsed(result, contribution.seat, contribution.value)) return [];
  return [about("own-value", contribution.seat)];
}

function ownPart(result: GameResult, { contribution }: SeenTable): OwnPart {
  if (!contribution || contribution.stage === "drawn") return "none";
  return isUsed(result, contribution.seat, contribution.value) ? "used" : "left-out";
}

const isUsed = (result: GameResult, seat: Seat, own: string): boolean =>
  result.contributions.some((each) => each.seat === seat && each.value === own);
