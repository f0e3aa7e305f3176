// Tables of a list as texts.
import { withMark } from "../lib/lookalikes";
import type { Level, SeatInfo, TableSummary } from "../protocol";
import { locale, t } from "../texts";
import { playerName, withLevel } from "../table/seatNames";
import { LEVELS } from "./tableOptions";

export const isMyTurn = (table: TableSummary): boolean =>
  table.turn !== null && table.own_seats.includes(table.turn) && !hasSubstitute(table);

const ownSeatInfos = (table: TableSummary): SeatInfo[] => table.seats.filter((info) => table.own_seats.includes(info.seat));

/** A bot plays all of the player's seats. */
const hasSubstitute = (table: TableSummary): boolean =>
  table.status === "playing" && ownSeatInfos(table).every((info) => info.bot !== null);

const freeAt = (table: TableSummary): number => table.seats.filter((info) => !info.taken).length;

export const freeSeats = (tables: readonly TableSummary[]): number => tables.reduce((sum, table) => sum + freeAt(table), 0);

/** First the tables where it is my turn, then those in play, then those that wait for players; newest first. */
export function running(tables: readonly TableSummary[]): TableSummary[] {
  const rank = (table: TableSummary) => (isMyTurn(table) || isMissed(table) ? 0 : table.status === "playing" ? 1 : 2);
  return tables
    .filter((table) => table.status === "playing" || table.status === "waiting")
    .sort((a, b) => rank(a) - rank(b) || b.created - a.created);
}

export const finished = (tables: readonly TableSummary[]): TableSummary[] => tables.filter((table) => table.status === "finished");

/** Something that happens elsewhere can change whose turn it is: the player has a seat, and no bot plays it. */
export const canChangeTurn = (table: TableSummary): boolean =>
  (table.status === "waiting" || table.status === "playing") && table.own_seats.length > 0 && !hasSubstitute(table);

export const countMyTurns = (tables: readonly TableSummary[]): number => tables.filter(isMyTurn).length;

/** The state of one of the player's own tables. */
export function stateText(table: TableSummary): string {
  if (table.status === "finished") return t("lobby-played-on", { date: day(table.created) });
  if (table.status === "waiting") return freeAt(table) ? t("lobby-free-seats", { n: freeAt(table) }) : t("lobby-ready");
  if (isMissed(table)) return t("absence-here");
  if (hasSubstitute(table)) return t("lobby-bot-for-you");
  if (isMyTurn(table)) return t("lobby-your-turn");
  const actor = table.seats.find((info) => info.seat === table.turn);
  return actor ? t("lobby-waiting-for", { name: withMark(playerName(actor), actor) }) : t("lobby-in-play");
}

/** The text key of the button that opens the table. */
export function openKey(table: TableSummary): "play" | "watch" | "enter" | "resume-game" {
  if (table.status === "waiting") return "enter";
  if (table.status === "finished" || table.own_seats.length === 0) return "watch";
  return isMyTurn(table) ? "play" : "resume-game";
}

/** The others vote whether a bot plays for the player. */
export const isMissed = (table: TableSummary): boolean => ownSeatInfos(table).some((info) => info.vote !== null);

/** "with Layla, Azrumi · Sharp". */
export function opponentsText(table: TableSummary): string {
  const others = table.seats.filter((info) => info.taken && !table.own_seats.includes(info.seat));
  const names = [...people(others), ...others.filter((info) => info.kind === "bot").map(withLevel)];
  if (!names.length) return table.status === "waiting" ? t("lobby-alone") : t("lobby-one-device");
  return t("lobby-with", { names: names.join(", ") });
}

/** The people at a public table. */
export const peopleText = (table: TableSummary): string => people(table.seats.filter((info) => info.taken)).join(", ");

/** "2 of 3, secret gold". */
export function optionsText(table: TableSummary): string {
  const taken = table.players - freeAt(table);
  const stage = table.status === "waiting" ? t("lobby-public-taken", { taken, players: table.players }) : t("lobby-public-playing");
  const parts = [stage, ...bots(table.seats), t(table.open_hands ? "lobby-open" : "lobby-secret")];
  if (table.custom_seed) parts.push(t("lobby-custom-seed"));
  return parts.join(", ");
}

const people = (seats: readonly SeatInfo[]): string[] =>
  seats.filter((info) => info.kind !== "bot").map((info) => withMark(playerName(info), info));

function bots(seats: readonly SeatInfo[]): string[] {
  const count = (level: Level) => seats.filter((info) => info.kind === "bot" && info.bot === level).length;
  return LEVELS.filter(count).map((level) => t(`lobby-bots-${level}`, { n: count(level) }));
}

const day = (seconds: number): string => new Date(seconds * 1000).toLocaleDateString(locale(), { day: "numeric", month: "long" });
