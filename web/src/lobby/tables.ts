// Tables of a list in words.
import { t } from "../words";
import type { ChairTold, Level, TableListed } from "../wire";
import { LEVELS } from "./wishes";

export const isMyTurn = (table: TableListed): boolean => table.asked !== null && table.mine.includes(table.asked) && !botForMe(table);

const chairsOfMine = (table: TableListed): ChairTold[] => table.chairs.filter((chair) => table.mine.includes(chair.seat));

const botForMe = (table: TableListed): boolean => table.status === "playing" && chairsOfMine(table).every((chair) => chair.bot !== null);

const free = (table: TableListed): number => table.chairs.filter((chair) => !chair.taken).length;

export const freeSeats = (tables: readonly TableListed[]): number => tables.reduce((sum, table) => sum + free(table), 0);

/** Those that wait for me, then those in play, then those that gather; the newest of each first. */
export function running(tables: readonly TableListed[]): TableListed[] {
  const rank = (table: TableListed) => (isMyTurn(table) ? 0 : table.status === "playing" ? 1 : 2);
  return tables
    .filter((table) => table.status === "playing" || table.status === "gathering")
    .sort((a, b) => rank(a) - rank(b) || b.made - a.made);
}

export const finished = (tables: readonly TableListed[]): TableListed[] => tables.filter((table) => table.status === "over");

export const waitingForMe = (tables: readonly TableListed[]): number => tables.filter(isMyTurn).length;

/** What goes on there, to one who plays there. */
export function standing(table: TableListed): string {
  if (table.status === "over") return t("lobby.played-on", { date: day(table.made) });
  if (table.status === "gathering") return free(table) ? t("lobby.gathers", { n: free(table) }) : t("lobby.ready");
  if (botForMe(table)) return t("lobby.bot-for-you");
  if (isMyTurn(table)) return t("lobby.your-turn");
  const asked = table.chairs.find((chair) => chair.seat === table.asked);
  return asked ? t("lobby.thinks", { name: asked.name }) : t("lobby.in-play");
}

/** What one does there: play, look how others play, or come in and wait. */
export function doing(table: TableListed): "play" | "watch" | "enter" {
  if (table.status === "gathering") return "enter";
  if (table.status === "over" || table.mine.length === 0 || botForMe(table)) return "watch";
  return table.asked === null || isMyTurn(table) ? "play" : "watch";
}

/** "with Layla, 2 sharp bots". */
export function company(table: TableListed): string {
  const others = table.chairs.filter((chair) => chair.taken && !table.mine.includes(chair.seat));
  const names = [...people(others), ...bots(others)];
  if (!names.length) return table.status === "gathering" ? t("lobby.alone") : t("lobby.one-device");
  return t("lobby.with", { names: names.join(", ") });
}

/** Who sits at an open table. */
export const sitters = (table: TableListed): string => people(table.chairs.filter((chair) => chair.taken)).join(", ");

/** "2 of 3, secret gold". */
export function terms(table: TableListed): string {
  const taken = table.players - free(table);
  const stage =
    table.status === "gathering"
      ? t("lobby.open-tables.taken", { taken, players: table.players })
      : t("lobby.open-tables.playing");
  const parts = [stage, ...bots(table.chairs), t(table.hands_open ? "lobby.open" : "lobby.secret")];
  if (table.seed_chosen) parts.push(t("lobby.chosen-seed"));
  return parts.join(", ");
}

const people = (chairs: readonly ChairTold[]): string[] =>
  chairs.filter((chair) => chair.kind !== "bot").map((chair) => chair.name);

function bots(chairs: readonly ChairTold[]): string[] {
  const count = (level: Level) => chairs.filter((chair) => chair.kind === "bot" && chair.bot === level).length;
  return LEVELS.filter(count).map((level) => t(`lobby.bots.${level}`, { n: count(level) }));
}

const day = (seconds: number): string => new Date(seconds * 1000).toLocaleDateString("en", { day: "numeric", month: "long" });
