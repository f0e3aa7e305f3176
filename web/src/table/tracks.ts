// The two tracks as they are shown: the turn order from the highest price down, and who bids in which order.
import { of, type OfferOf } from "../lib/play";
import type { Offer, Seat, Sight } from "../wire";

const PRICES = [18, 12, 8, 5, 3, 1, 0, 0, 0];

export interface Spot {
  nth: number;
  price: number;
  seat: Seat | null;
  /** The bids that put a marker here; the plain one first. */
  bids: OfferOf<"bid">[];
}

/** Of the zeros the one that plays first comes first, and a new marker stands in front of those already there. */
export function turnSpots(sight: Sight, offers: readonly Offer[]): Spot[] {
  const bids = of(offers, "bid");
  const spots = sight.track.toReversed().map((seat, nth) => ({ seat, price: PRICES[nth] ?? 0, nth }));
  const zero = spots.findLast((spot) => spot.price === 0 && spot.seat === null)?.nth;
  return spots.map((spot) => ({
    ...spot,
    bids: spot.price === 0 && spot.nth !== zero ? [] : bids.filter((offer) => offer.deed.price === spot.price),
  }));
}

export interface Place {
  seat: Seat | null;
  done: boolean;
  now: boolean;
}

/** While they bid, the markers stay where they were; later they come back one by one. */
export function bidPlaces(sight: Sight, bidding: boolean): Place[] {
  const standing = sight.track.filter((seat) => seat !== null).length;
  const markers = sight.order.length + (bidding ? 0 : standing);
  return Array.from({ length: markers }, (_, nth) => ({
    seat: sight.order[nth] ?? null,
    done: bidding && nth < standing,
    now: bidding && nth === standing,
  }));
}
