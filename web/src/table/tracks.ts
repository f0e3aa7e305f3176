// The two tracks as they are shown: the turn order from the highest price down, and who bids in which order.
import { of, type OfferOf } from "../lib/play";
import { t } from "../words";
import type { Offer, Scene, Seat, Sight } from "../wire";
import type { Names } from "./seats";

const PRICES = [18, 12, 8, 5, 3, 1, 0, 0, 0];

export interface Spot {
  nth: number;
  price: number;
  seat: Seat | null;
  /** The bids that put a marker here; the plain one first. */
  bids: OfferOf<"bid">[];
  /** The bid that would put a marker here, while others are offered and this one is not. */
  why: string | null;
}

/** Of the zeros the one that plays first comes first, and a new marker stands in front of those already there. */
export function turnSpots(sight: Sight, offers: readonly Offer[]): Spot[] {
  const bids = of(offers, "bid");
  const spots = sight.track.toReversed().map((seat, nth) => ({ seat, price: PRICES[nth] ?? 0, nth }));
  const zero = spots.findLast((spot) => spot.price === 0 && spot.seat === null)?.nth;
  return spots.map((spot) => {
    const offered = bids.filter((offer) => offer.deed.price === spot.price);
    return {
      ...spot,
      bids: spot.price === 0 && spot.nth !== zero ? [] : offered,
      why: bids.length && !offered.length ? `bid:${spot.price}` : null,
    };
  });
}

/** Where the next marker at this price stands, counted as `track` is: from the last to act to the first. */
export function spotFor(track: Sight["track"], price: number): number {
  const spots = track.flatMap((seat, spot) => (PRICES.at(-1 - spot) === price ? [{ seat, spot }] : []));
  return (spots.find(({ seat }) => seat === null) ?? spots.at(-1))?.spot ?? 0;
}

/** A spot that cannot be had, in words. */
export const spotName = ({ price, seat }: Spot, names: Names): string =>
  seat ? t("tracks.taken", { price, name: names.of(seat) }) : t("tracks.spot", { price });

export interface Place {
  seat: Seat | null;
  done: boolean;
  now: boolean;
}

const standing = ({ track }: Sight): number => track.filter((seat) => seat !== null).length;

/** Whether they bid at the table that is shown, which may be of a moment before what is asked now. */
export function bidAt(shown: Sight, now: Scene | null): boolean {
  const bidding = now?.asked?.step === "bidding";
  if (!now || shown === now.sight || standing(shown) === 0) return bidding;
  const markers = now.sight.order.length + (bidding ? 0 : standing(now.sight));
  return shown.order.length === markers;
}

/** While they bid, the markers stay where they were; later they come back one by one. */
export function bidPlaces(sight: Sight, bidding: boolean): Place[] {
  const placed = standing(sight);
  const markers = sight.order.length + (bidding ? 0 : placed);
  return Array.from({ length: markers }, (_, nth) => ({
    seat: sight.order[nth] ?? null,
    done: bidding && nth < placed,
    now: bidding && nth === placed,
  }));
}
