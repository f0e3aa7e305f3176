// The result of a game as texts.
import { mineFirst, nameOf } from "../table/seatNames";
import { t } from "../texts";
import type { PublicPlayerInfo, PlayedAction, GameResult, Seat, ScoreSheetInfo, TableInfo } from "../protocol";

export type Naming = (seat: Seat) => string;

export const naming =
  (table: TableInfo | null, me: Seat | null): Naming =>
  (seat) =>
    nameOf(table, seat, me);

/** Highest total first. */
export const ranked = (sheets: readonly ScoreSheetInfo[]): ScoreSheetInfo[] => sheets.toSorted((a, b) => b.total - a.total);

const named = (seats: readonly Seat[], me: Seat | null, name: Naming): string[] => mineFirst(seats, (seat) => seat === me).map(name);

/** The players a sentence is about: their names with the reader first, how many they are, and whether the reader is among them. */
const subjects = (seats: readonly Seat[], me: Seat | null, name: Naming) => ({
  names: named(seats, me, name),
  n: seats.length,
  you: me && seats.includes(me) ? "yes" : "no",
});

/** What the texts about a result need: that of a game, or of the score pad. */
export type Result = Pick<GameResult, "score_sheets" | "winners">;

/** Who becomes Great Sultan: a sentence for the headline and the log. */
export function headline(result: Result, me: Seat | null, name: Naming): string {
  const n = ranked(result.score_sheets)[0]?.total ?? 0;
  const [first, ...more] = result.winners;
  if (more.length) return t("score-share", { ...subjects(result.winners, me, name), n });
  return first && first === me ? t("score-you-win", { n }) : t("score-wins", { name: first ? name(first) : "", n });
}

/** How many points separate the player, or the next ones, from the winner; empty if all share the win. */
export function distance(result: Result, me: Seat | null, name: Naming): string {
  const sheets = ranked(result.score_sheets);
  const most = sheets[0]?.total ?? 0;
  const mine = sheets.find((sheet) => sheet.seat === me);
  if (mine && mine.total < most) {
    const place = sheets.filter((sheet) => sheet.total > mine.total).length + 1;
    return t("score-behind", { place: t(`score-place-${place as 2 | 3 | 4}`), n: most - mine.total });
  }
  const second = sheets.find((sheet) => sheet.total < most)?.total;
  if (second === undefined) return "";
  const next = sheets.filter((sheet) => sheet.total === second).map((sheet) => sheet.seat);
  const names = named(next, me, name);
  const alone = mine && result.winners.length === 1;
  return alone ? t("score-ahead", { names, n: most - second }) : t("score-follow", { names, many: next.length, n: most - second });
}

/** Why the game ended; empty if the log does not say. */
export function ending(played: readonly PlayedAction[], players: readonly PublicPlayerInfo[], me: Seat | null, name: Naming): string {
  const events = played.flatMap((action) => action.events);
  const end = events.findLast((event) => event.event === "game-ended");
  if (!end) return "";
  const reasons: string[] = [];
  if (end.last_camel) {
    const without = players.filter((player) => player.camels === 0).map((player) => player.seat);
    const key = without.length > 1 ? "score-ended-camels" : without.length ? "score-ended-camel" : "score-ended-a-camel";
    reasons.push(t(key, subjects(without, me, name)));
  }
  if (end.no_move) {
    const stuck = [...new Set(events.filter((event) => event.event === "no-move-declared").map((event) => event.seat))];
    reasons.push(t(stuck.length ? "score-ended-stuck" : "score-ended-no-move", subjects(stuck, me, name)));
  }
  return reasons.join(" ");
}
