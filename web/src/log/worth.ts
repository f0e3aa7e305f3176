// What turns were worth, as far as everybody knows: public points and gold that changed hands openly.
import type { EventInfo, PlayedAction, PublicView, Seat } from "../protocol";
import { t } from "../texts";

export interface Worth {
  icon: string;
  points: number;
  /** Cards, whose worth is not public. */
  cards: number;
}

const CARDS: ReadonlySet<EventInfo["event"]> = new Set(["card-taken", "card-drawn", "hidden-card-drawn"]);

export const isCard = ({ event }: EventInfo): boolean => CARDS.has(event);

/** "+13 points in public, 2 cards". */
export const worthText = ({ points, cards }: Worth): string => {
  const text = t("log-worth", { points: signed(points) });
  return cards ? t("log-worth-cards", { text, n: cards }) : text;
};

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Gold that an event gives to its player. A sale only exchanges goods for gold, so it is not counted. */
export function goldOf(event: EventInfo): number {
  switch (event.event) {
    case "builders-earned":
    case "djinn-gold-earned":
      return event.gold;
    case "market-paid":
      return -event.gold;
    default:
      return 0;
  }
}

/** Follows the public points of all players from action to action. */
export class PublicTotals {
  private readonly totals = new Map<Seat, number>();

  constructor(start: PublicView | null) {
    for (const { seat, points } of start?.players ?? []) this.totals.set(seat, points.total);
  }

  /** The public points that an action brought to the player who did it. */
  gainOf({ seat, points }: PlayedAction): number {
    const before = this.totals.get(seat) ?? 0;
    for (const [changed, { total }] of Object.entries(points) as [Seat, { total: number }][]) this.totals.set(changed, total);
    return (this.totals.get(seat) ?? 0) - before;
  }
}
