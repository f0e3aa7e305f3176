// The names of the players at a table.
import { withMark } from "../lib/lookalikes";
import type { Seat, SeatInfo, TableInfo } from "../protocol";
import { t } from "../texts";

export const seatInfoOf = (table: TableInfo | null, seat: Seat): SeatInfo | undefined => table?.seats.find((info) => info.seat === seat);

const playerName = (info: SeatInfo): string => (info.kind === "bot" && info.bot ? t(`level.${info.bot}`) : info.name);

/** The name without the colour, for narrow places that show the colour anyway. */
export function shortName(table: TableInfo | null, seat: Seat, mine: Seat | null): string {
  const info = seatInfoOf(table, seat);
  return seat === mine || !info ? nameOf(table, seat, mine) : playerName(info);
}

/** As `unmarkedNameOf`, with the mark of a name that could be mistaken: "Fierce (a person)". */
export function nameOf(table: TableInfo | null, seat: Seat, mine: Seat | null): string {
  const info = seatInfoOf(table, seat);
  const name = unmarkedNameOf(table, seat, mine);
  return info && seat !== mine ? withMark(name, info) : name;
}

/** "You" for the own seat, else the player's name; with the colour if two players have the same name. */
export function unmarkedNameOf(table: TableInfo | null, seat: Seat, mine: Seat | null): string {
  if (seat === mine) return t("you");
  const info = seatInfoOf(table, seat);
  if (!info) return t(`seat.${seat}`);
  const name = playerName(info);
  const ambiguous = table?.seats.some((other) => other.seat !== seat && other.seat !== mine && playerName(other) === name);
  return ambiguous ? t("seats.with-colour", { name, colour: t(`colour.${seat}`) }) : name;
}

/** The names at a table as seen from one seat. */
export interface Names {
  mine: Seat | null;
  of(seat: Seat): string;
}

export const namesAt = (table: TableInfo | null, mine: Seat | null): Names => ({ mine, of: (seat) => nameOf(table, seat, mine) });

/** Moves the own entries to the front and keeps the order of the others. */
export const mineFirst = <Item>(items: readonly Item[], mine: (item: Item) => boolean): Item[] => [
  ...items.filter(mine),
  ...items.filter((item) => !mine(item)),
];

/** The small note beside a name. */
export function seatNote(info: SeatInfo | undefined, mine: boolean): string {
  if (!info) return "";
  if (info.kind === "bot") return t("seats.bot");
  if (info.bot) return t("seats.substitute", { level: t(`level.${info.bot}`) });
  if (mine) return info.name;
  return info.connected ? "" : t("seats.offline");
}
