// The names of the players at a table.
import { withMark } from "../lib/lookalikes";
import type { Seat, SeatInfo } from "../protocol";
import { t } from "../texts";

/** Anything that lists its seats: a table, or a finished game. */
type Seated = { readonly seats: readonly SeatInfo[] } | null;

export const seatInfoOf = (table: Seated, seat: Seat): SeatInfo | undefined => table?.seats.find((info) => info.seat === seat);

/** Whether a bot has a name of its own. In old records it is called by its level. */
export const isNamedBot = ({ kind, bot, name }: SeatInfo): boolean => kind === "bot" && name.toLowerCase() !== bot;

/** Players without a name are called by their colour. Bots have names of their own, which the server gives them. */
export function playerName(info: SeatInfo): string {
  const { kind, bot, name, seat } = info;
  if (kind === "bot" && bot && !isNamedBot(info)) return t(`level-${bot}`);
  return name.toLowerCase() === seat ? t(`seat-${seat}`) : name;
}

/** For lists: "Azrumi · Novice". */
export const withLevel = (info: SeatInfo): string =>
  isNamedBot(info) && info.bot ? t("bot-with-level", { name: playerName(info), level: t(`level-${info.bot}`) }) : playerName(info);

/** The name without the colour, for narrow places that show the colour anyway. */
export function shortName(table: Seated, seat: Seat, mine: Seat | null): string {
  const info = seatInfoOf(table, seat);
  return seat === mine || !info ? nameOf(table, seat, mine) : playerName(info);
}

/** As `unmarkedNameOf`, with the mark of a name that could be mistaken: "Fierce (a person)". */
export function nameOf(table: Seated, seat: Seat, mine: Seat | null): string {
  const info = seatInfoOf(table, seat);
  const name = unmarkedNameOf(table, seat, mine);
  return info && seat !== mine ? withMark(name, info) : name;
}

/** "You" for the own seat, else the player's name; with the colour if two players have the same name. */
export function unmarkedNameOf(table: Seated, seat: Seat, mine: Seat | null): string {
  if (seat === mine) return t("you");
  const info = seatInfoOf(table, seat);
  if (!info) return t(`seat-${seat}`);
  const name = playerName(info);
  const ambiguous = table?.seats.some((other) => other.seat !== seat && other.seat !== mine && playerName(other) === name);
  return ambiguous ? t("seats-with-colour", { name, colour: t(`colour-${seat}`) }) : name;
}

/** The names at a table as seen from one seat. */
export interface Names {
  mine: Seat | null;
  of(seat: Seat): string;
}

export const namesAt = (table: Seated, mine: Seat | null): Names => ({ mine, of: (seat) => nameOf(table, seat, mine) });

/** Moves the own entries to the front and keeps the order of the others. */
export const mineFirst = <Item>(items: readonly Item[], mine: (item: Item) => boolean): Item[] => [
  ...items.filter(mine),
  ...items.filter((item) => !mine(item)),
];

/** The small note beside a name. */
export function seatNote(info: SeatInfo | undefined, mine: boolean): string {
  if (!info) return "";
  if (info.kind === "bot") return info.bot ? t("seats-bot", { level: t(`level-${info.bot}`) }) : "";
  if (info.bot) return t("seats-substitute", { level: t(`level-${info.bot}`) });
  if (mine) return playerName(info);
  return info.connected ? "" : t("seats-offline");
}
