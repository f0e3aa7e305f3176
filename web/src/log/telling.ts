// The log: a line for each bid and each turn, its events as clauses.
import type { Happening, Played, Seat, Tile } from "../wire";
import { happeningWords } from "./happenings";

export interface Part {
  words: string;
  tile?: Tile;
}

export interface Line {
  n: number;
  seat: Seat | null;
  parts: Part[];
}

const UNTOLD: ReadonlySet<Happening["event"]> = new Set([
  "turn-began", "turn-ended", "round-ended", "meeples-bagged", "card-laid", "djinn-laid", "meeple-dropped",
]);
const OWN_LINE: ReadonlySet<Happening["event"]> = new Set([
  "round-began", "game-ended", "pile-renewed", "djinn-pile-renewed", "marker-placed",
]);
const TILE = /\b[A-F][1-5]\b/;

export function told(played: readonly Played[], name: (seat: Seat) => string): Line[] {
  const lines: Line[] = [];
  let open: { n: number; seat: Seat; clauses: string[] } | null = null;
  const close = () => {
    if (open?.clauses.length) lines.push({ n: open.n, seat: open.seat, parts: split(`${name(open.seat)}: ${open.clauses.join("; ")}.`) });
    open = null;
  };
  for (const deed of played) {
    let k = 0;
    for (const event of deed.events) {
      k += 1;
      if (event.event === "turn-began" || OWN_LINE.has(event.event)) close();
      if (UNTOLD.has(event.event)) continue;
      const words = happeningWords(event, name);
      const seat = "seat" in event ? event.seat : null;
      if (OWN_LINE.has(event.event) || !seat) {
        lines.push({ n: deed.n + k / 100, seat, parts: split(`${words}.`) });
        continue;
      }
      if (!open || open.seat !== deed.seat) {
        close();
        open = { n: deed.n + k / 100, seat: deed.seat, clauses: [] };
      }
      const said = seat === deed.seat ? words.replace(`${name(seat)}: `, "") : words;
      open.clauses.push(said);
    }
    if (deed.say === "end") close();
  }
  close();
  return lines;
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
