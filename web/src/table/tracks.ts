// The two tracks as they are drawn: the turn order from the highest price down, and the bid order.
import { of, type OptionOf } from "../lib/options";
import { TRACK_PRICES, type Option, type PublicView, type Seat, type Snapshot } from "../protocol";
import { t } from "../texts";
import type { Names } from "./seatNames";

export interface Spot {
  nth: number;
  price: number;
  seat: Seat | null;
  /** The bids that put a marker here; the one without Fakirs first. */
  bids: OptionOf<"bid">[];
  /** The impossible bid for this spot, while other spots are possible. */
  why: string | null;
}

/** The spots from first to last to play. A new marker on a price of 0 goes to the front of those already there. */
export function turnSpots(view: PublicView, options: readonly Option[]): Spot[] {
  const bids = of(options, "bid");
  const spots = view.turn_order.toReversed().map((seat, nth) => ({ seat, price: TRACK_PRICES.at(-1 - nth) ?? 0, nth }));
  const zero = spots.findLast((spot) => spot.price === 0 && spot.seat === null)?.nth;
  return spots.map((spot) => {
    const possible = bids.filter((option) => option.action.price === spot.price);
    return {
      ...spot,
      bids: spot.price === 0 && spot.nth !== zero ? [] : possible,
      why: bids.length && !possible.length ? `bid:${spot.price}` : null,
    };
  });
}

/** A spot as a sentence: "price 3, free". */
export const spotText = ({ price, seat }: Spot, names: Names): string =>
  seat ? t("track-taken", { price, name: names.of(seat) }) : t("track-free", { price });

export interface BidPlace {
  seat: Seat | null;
  done: boolean;
  now: boolean;
}

const markersOn = ({ turn_order }: PublicView): number => turn_order.filter((seat) => seat !== null).length;

/** Whether the shown view, which may be older than the snapshot, is in the bidding phase. */
export function isBidding(shown: PublicView, now: Snapshot | null): boolean {
  const bidding = now?.question?.step === "bidding";
  if (!now || shown === now.public_view || markersOn(shown) === 0) return bidding;
  const markers = now.public_view.bid_order.length + (bidding ? 0 : markersOn(now.public_view));
  return shown.bid_order.length === markers;
}

/** During the bids the markers stay on the bid order track; later they come back one by one. */
export function bidPlaces(view: PublicView, bidding: boolean): BidPlace[] {
  const placed = markersOn(view);
  const markers = view.bid_order.length + (bidding ? 0 : placed);
  return Array.from({ length: markers }, (_, nth) => ({
    seat: view.bid_order[nth] ?? null,
    done: bidding && nth < placed,
    now: bidding && nth === placed,
  }));
}

/** A place as a sentence: "bid 2: Pink, done". */
export function bidPlaceText({ seat, done, now }: BidPlace, nth: number, names: Names): string {
  if (!seat) return t("track-nobody", { n: nth + 1 });
  const key = now ? "track-bidder-now" : done ? "track-bidder-done" : "track-bidder";
  return t(key, { n: nth + 1, name: names.of(seat) });
}
