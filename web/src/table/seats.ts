// Who is who at a table, in words.
import { t } from "../words";
import type { ChairTold, Seat, TableTold } from "../wire";

export const chairOf = (table: TableTold | null, seat: Seat): ChairTold | undefined =>
  table?.chairs.find((chair) => chair.seat === seat);

/** "You" for one's own seat, else the name of whoever sits there. */
export function nameOf(table: TableTold | null, seat: Seat, mine: Seat | null): string {
  if (seat === mine) return t("you");
  const chair = chairOf(table, seat);
  if (!chair) return t(`seat.${seat}`);
  return chair.kind === "bot" && chair.bot ? t("seats.bot", { level: t(`level.${chair.bot}`), seat: t(`seat.${seat}`) }) : chair.name;
}

/** What stands small beside the name. */
export function about(chair: ChairTold | undefined, mine: boolean): string {
  if (!chair) return "";
  if (chair.kind === "bot") return t("seats.is-bot");
  if (chair.bot) return t("seats.stands-in", { level: t(`level.${chair.bot}`) });
  if (mine) return chair.name;
  return chair.present ? "" : t("seats.away");
}
