// What this browser remembers of a table to check the deal at the end; kept in localStorage.
import type { Seat, TableInfo } from "../protocol";

/**
 * How far the own contribution got: drawn by this browser, its digest accepted by the server, its value sent,
 * and the value confirmed by the server.
 */
export type Stage = "drawn" | "accepted" | "sent" | "confirmed";

export interface OwnContribution {
  seat: Seat;
  value: string;
  digest: string;
  stage: Stage;
}

export interface SeenTable {
  /** The first commitment that this browser saw. */
  commitment: string;
  /** It was seen before the start of the game began. */
  inTime: boolean;
  /** Another commitment that the server has shown since. */
  changedTo: string | null;
  contribution: OwnContribution | null;
  /** The digests by seat, as last seen before the deal. */
  digests: Partial<Record<Seat, string>>;
  /** The start has begun: the digests are final. */
  frozen: boolean;
  dealt: boolean;
  /** When it was last changed, in milliseconds. */
  changed: number;
}

const PREFIX = "naqala.fair.";
const MOST_TABLES = 100;
/** Tables of this visit, also where storage is full or forbidden. */
const thisVisit = new Map<string, SeenTable>();

/** As far as this browser remembers. */
export function hasSeenNoTable(): boolean {
  try {
    return !Object.keys(localStorage).some((key) => key.startsWith(PREFIX));
  } catch {
    return true; // forbidden in some private windows
  }
}

export function recall(code: string): SeenTable | null {
  try {
    const kept = parse(localStorage.getItem(PREFIX + code) ?? "");
    if (kept) return kept;
  } catch {
    // Forbidden in some private windows.
  }
  return structuredClone(thisVisit.get(code) ?? null);
}

/** Changes what is remembered of a table that is known. */
export function update(code: string, changes: Partial<SeenTable>): void {
  const seen = recall(code);
  if (seen) keep(code, { ...seen, ...changes });
}

/** Remembers the first commitment of a table, and whether it changed since. */
export function rememberCommitment(table: TableInfo): void {
  const known = recall(table.code);
  if (known) change(table.code, known, commitmentChanges(table, known));
  else if (table.commitment) keep(table.code, firstSight(table));
}

/** Remembers the digests of the contributions, until they are final. The messages must come in their order. */
export function rememberDigests(table: TableInfo): void {
  const known = recall(table.code);
  if (!known || known.dealt || (known.frozen && table.revealing)) return;
  const digests = Object.fromEntries(table.contributions.map(({ seat, digest }) => [seat, digest]));
  change(table.code, known, { digests, frozen: table.revealing });
}

function firstSight({ commitment, status, revealing }: TableInfo): SeenTable {
  const inTime = status === "waiting" && !revealing;
  const dealt = status !== "waiting";
  return { commitment, inTime, changedTo: null, contribution: null, digests: {}, frozen: false, dealt, changed: Date.now() };
}

function commitmentChanges({ commitment, status }: TableInfo, known: SeenTable): Partial<SeenTable> {
  const changedTo = known.changedTo ?? (commitment === known.commitment ? null : commitment);
  return { changedTo, dealt: known.dealt || status !== "waiting" };
}

function change(code: string, known: SeenTable, changes: Partial<SeenTable>): void {
  const seen = { ...known, ...changes };
  if (JSON.stringify(seen) !== JSON.stringify(known)) keep(code, seen);
}

function keep(code: string, seen: SeenTable): void {
  const kept = { ...seen, changed: Date.now() };
  thisVisit.set(code, kept);
  try {
    localStorage.setItem(PREFIX + code, JSON.stringify(kept));
    forgetOldest(MOST_TABLES);
  } catch {
    makeRoom(code, kept);
  }
}

/** The storage is full or forbidden. */
function makeRoom(code: string, seen: SeenTable): void {
  try {
    forgetOldest(MOST_TABLES / 4);
    localStorage.setItem(PREFIX + code, JSON.stringify(seen));
  } catch {
    // It lasts until the page is closed.
  }
}

function forgetOldest(most: number): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  if (keys.length <= most) return;
  const age = (key: string): number => parse(localStorage.getItem(key) ?? "")?.changed ?? 0;
  const newestFirst = keys.map((key) => ({ key, age: age(key) })).sort((one, other) => other.age - one.age);
  for (const { key } of newestFirst.slice(most)) localStorage.removeItem(key);
}

/** What was written by another version of the page, or by hand, is not trusted to be complete. */
function parse(text: string): SeenTable | null {
  try {
    const kept = JSON.parse(text) as Partial<SeenTable> | null;
    if (typeof kept?.commitment !== "string" || typeof kept.digests !== "object" || !kept.digests) return null;
    return {
      commitment: kept.commitment,
      inTime: kept.inTime === true,
      changedTo: kept.changedTo ?? null,
      contribution: kept.contribution ?? null,
      digests: kept.digests,
      frozen: kept.frozen === true,
      dealt: kept.dealt === true,
      changed: Number(kept.changed) || 0,
    };
  } catch {
    return null;
  }
}
