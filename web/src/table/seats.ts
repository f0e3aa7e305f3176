// Who is who at a table, in words.
import { t } from "../words";
import type { ChairTold, Seat, TableTold } from "../wire";

export const chairOf = (table: TableTold | null, seat: Seat): ChairTold | undefined =>
  table?.chairs.find((chair) => chair.seat === seat);

const called = (chair: ChairTold): string => (chair.kind === "bot" && chair.bot ? t(`level.${chair.bot}`) : chair.name);

/** The name where the colour is seen beside it and there is little room. */
export function shortName(table: TableTold | null, seat: Seat, mine: Seat | null): string {
  const chair = chairOf(table, seat);
  return seat === mine || !chair ? nameOf(table, seat, mine) : called(chair);
}

/** "You" for one's own seat, else the name of whoever sits there; those of one name are told apart by their colour. */
export function nameOf(table: TableTold | null, seat: Seat, mine: Seat | null): string {
  if (seat === mine) return t("you");
  const chair = chairOf(table, seat);
  if (!chair) return t(`seat.${seat}`);
  const name = called(chair);
  const alike = table?.chairs.some((other) => other.seat !== seat && other.seat !== mine && called(other) === name);
  return alike ? t("seats.of-colour", { name, colour: t(`colour.${seat}`) }) : name;
}

/** The names at a table as one of those who sit there uses them. */
export interface Names {
  mine: Seat | null;
  of(seat: Seat): string;
}

export const namesAt = (table: TableTold | null, mine: Seat | null): Names => ({ mine, of: (seat) => nameOf(table, seat, mine) });

/** One's own before all others, which stay in their order. */
export const mineFirst = <One>(all: readonly One[], mine: (one: One) => boolean): One[] => [
  ...all.filter(mine),
  ...all.filter((one) => !mine(one)),
];

/** What stands small beside the name. */
export function about(chair: ChairTold | undefined, mine: boolean): string {
  if (!chair) return "";
  if (chair.kind === "bot") return t("seats.is-bot");
  if (chair.bot) return t("seats.stands-in", { level: t(`level.${chair.bot}`) });
  if (mine) return chair.name;
  return chair.present ? "" : t("seats.away");
}
