// Who takes part in the shuffle, by name.
import { nameOf } from "../table/seatNames";
import { t } from "../texts";
import type { Seat, SeatInfo, TableInfo } from "../protocol";

export interface ContributorNames {
  present: string[];
  missing: string[];
}

/** Before the start, a player is present with a digest; afterwards with a value. */
export function contributorNames(table: TableInfo, ownSeats: readonly Seat[]): ContributorNames {
  const names = (seats: Seat[]): string[] => seats.map((seat) => (ownSeats.includes(seat) ? t("fair-you") : nameOf(table, seat, null)));
  const shown = table.contributions.filter(({ value }) => table.status === "waiting" || value !== null).map(({ seat }) => seat);
  const expected = table.status === "waiting" ? expectedSeats(table) : table.contributions.map(({ seat }) => seat);
  return { present: names(shown), missing: names(expected.filter((seat) => !shown.includes(seat))) };
}

/** The names of players whose numbers are needed to start the game, but whose browsers are not connected. */
export function awaitedNames(table: TableInfo): string[] {
  const needed = table.contributions.filter(({ value }) => value === null).map(({ seat }) => seat);
  const away = table.seats.filter(({ seat, connected }) => needed.includes(seat) && !connected);
  return away.map(({ seat }) => nameOf(table, seat, null));
}

/** Every person but those who share the device of the host. */
function expectedSeats({ seats, host }: TableInfo): Seat[] {
  const takesPart = ({ seat, kind, taken }: SeatInfo): boolean => taken && (kind === "person" || (kind === "device" && seat === host));
  return seats.filter(takesPart).map(({ seat }) => seat);
}
