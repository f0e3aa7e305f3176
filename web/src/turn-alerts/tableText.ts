import { formatCode } from "../lib/tableCode";
import type { Seat, TableInfo } from "../protocol";
import { nameOf } from "../table/seatNames";
import { t } from "../texts";

/** "Table K7QX-2M4P, with Anna and Bert". */
export function tableText(table: Pick<TableInfo, "code" | "seats">, ownSeats: readonly Seat[]): string {
  const others = table.seats.map((info) => info.seat).filter((seat) => !ownSeats.includes(seat));
  const names = others.map((seat) => nameOf(table, seat, null));
  return names.length ? t("alerts-table", { code: formatCode(table.code), names }) : formatCode(table.code);
}
