// Counts the camels, to tell when a player has only one left.
import type { PlayedAction, PublicView, Seat } from "../protocol";
import type { Names } from "../table/seatNames";
import { t } from "../texts";

export const oneCamelLeft = (seat: Seat, names: Names): string =>
  seat === names.mine ? t("notice-your-last-camel") : t("notice-one-camel", { name: names.of(seat) });

export class Countdown {
  private readonly camels = new Map<Seat, number>();

  constructor(
    start: PublicView | null,
    private readonly names: Names,
  ) {
    for (const { seat, camels } of start?.players ?? []) this.camels.set(seat, camels);
  }

  /** The warning after an action, if it left a player with one camel. */
  after({ events }: PlayedAction): string | null {
    let warning: string | null = null;
    for (const event of events) {
      const left = event.event === "camel-placed" ? this.camels.get(event.seat) : undefined;
      if (event.event !== "camel-placed" || left === undefined) continue;
      this.camels.set(event.seat, left - 1);
      if (left === 2) warning = oneCamelLeft(event.seat, this.names);
    }
    return warning;
  }
}
