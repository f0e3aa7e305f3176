// Who stands where at the end, in words.
import { listed } from "../log/listing";
import { mineFirst, nameOf } from "../table/seats";
import { t, type Key } from "../words";
import type { MatTold, Played, Result, Seat, Sheet, TableTold } from "../wire";

export type Naming = (seat: Seat) => string;

export const naming =
  (table: TableTold | null, me: Seat | null): Naming =>
  (seat) =>
    nameOf(table, seat, me);

/** The best first. */
export const ranked = (sheets: readonly Sheet[]): Sheet[] => sheets.toSorted((a, b) => b.total - a.total);

const named = (seats: readonly Seat[], me: Seat | null, name: Naming): string =>
  listed(mineFirst(seats, (seat) => seat === me).map(name));

export function headline(result: Result, me: Seat | null, name: Naming): string {
  const n = ranked(result.sheets)[0]?.total ?? 0;
  const [first, ...more] = result.winners;
  if (more.length) return t("score.share", { names: named(result.winners, me, name), n });
  return first && first === me ? t("score.you-win", { n }) : t("score.wins", { name: first ? name(first) : "", n });
}

/** How far the others, or oneself, are from the win; nothing if all share it. */
export function distance(result: Result, me: Seat | null, name: Naming): string {
  const sheets = ranked(result.sheets);
  const most = sheets[0]?.total ?? 0;
  const mine = sheets.find((sheet) => sheet.seat === me);
  if (mine && mine.total < most) {
    const place = sheets.filter((sheet) => sheet.total > mine.total).length + 1;
    return t("score.behind", { place: t(`score.place.${place}` as Key), n: most - mine.total });
  }
  const second = sheets.find((sheet) => sheet.total < most)?.total;
  if (second === undefined) return "";
  const next = sheets.filter((sheet) => sheet.total === second).map((sheet) => sheet.seat);
  const names = named(next, me, name);
  const alone = mine && result.winners.length === 1;
  return alone ? t("score.ahead", { names, n: most - second }) : t("score.follow", { names, many: next.length, n: most - second });
}

/** Why the game ended; nothing if that was not told. */
export function ending(played: readonly Played[], mats: readonly MatTold[], me: Seat | null, name: Naming): string {
  const events = played.flatMap((deed) => deed.events);
  const end = events.findLast((event) => event.event === "game-ended");
  if (!end) return "";
  const words: string[] = [];
  if (end.last_camel) {
    const without = mats.filter((mat) => mat.camels === 0).map((mat) => mat.seat);
    const key = without.length > 1 ? "score.ended.camels" : without.length ? "score.ended.camel" : "score.ended.a-camel";
    words.push(t(key, { names: named(without, me, name) }));
  }
  if (end.no_move) {
    const stuck = [...new Set(events.filter((event) => event.event === "no-move-left").map((event) => event.seat))];
    words.push(t(stuck.length ? "score.ended.stuck" : "score.ended.no-move", { names: named(stuck, me, name) }));
  }
  return words.join(" ");
}
