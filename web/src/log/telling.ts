// The log: a sentence for each bid and each turn, and one for whatever concerns the whole table.
import type { Names } from "../table/seats";
import { t } from "../words";
import type { Happening, Played, Seat, Tile } from "../wire";
import { Account } from "./account";

export interface Part {
  words: string;
  tile?: Tile;
}

export interface Line {
  n: number;
  seat: Seat | null;
  parts: Part[];
}

const TILE = /\b[A-F][1-5]\b/;

/** What concerns nobody in particular. */
function ofAll(event: Happening): string | null {
  switch (event.event) {
    case "round-began":
      return t("log.round", { n: event.round });
    case "game-ended":
      return t(event.last_camel ? "log.ended-camel" : "log.ended-move");
    case "pile-renewed":
      return t("log.pile");
    case "djinn-pile-renewed":
      return t("log.djinn-pile");
    default:
      return null;
  }
}

/** After it, something else begins. */
const closes = (event: Happening): boolean => event.event === "marker-placed" || event.event === "turn-ended";

interface Entry {
  n: number;
  seat: Seat | null;
  empty: boolean;
  words: string;
}

export function told(played: readonly Played[], names: Names): Line[] {
  const entries: Entry[] = [];
  let account = null as Account | null;
  for (const deed of played) {
    let acting = deed.seat;
    for (const [k, event] of deed.events.entries()) {
      const n = deed.n + k / 100;
      const common = ofAll(event);
      if (common) {
        entries.push({ n, seat: null, empty: false, words: common });
        account = null;
        continue;
      }
      if (event.event === "turn-began") acting = event.seat; // the deed before was another's
      if (account?.seat !== acting || event.event === "turn-began") {
        account = new Account(n, acting, names);
        entries.push(account);
      }
      account.add(event);
      if (closes(event)) account = null;
    }
  }
  return entries.filter((entry) => !entry.empty).map(({ n, seat, words }) => ({ n, seat, parts: split(words) }));
}

/** Tile names apart, so that they can be pointed at. */
function split(sentence: string): Part[] {
  const parts: Part[] = [];
  let rest = sentence;
  for (let found = TILE.exec(rest); found; found = TILE.exec(rest)) {
    if (found.index) parts.push({ words: rest.slice(0, found.index) });
    parts.push({ words: found[0], tile: found[0] as Tile });
    rest = rest.slice(found.index + 2);
  }
  if (rest) parts.push({ words: rest });
  return parts;
}
