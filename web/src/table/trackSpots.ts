// Where markers go on the turn order track.
import { TRACK_PRICES, type PublicView } from "../protocol";

/** The index in `turn_order`, which runs from last to first to play, of the next marker at this price. */
export function spotFor(turnOrder: PublicView["turn_order"], price: number): number {
  const spots = turnOrder.flatMap((seat, spot) => (TRACK_PRICES[spot] === price ? [{ seat, spot }] : []));
  return (spots.find(({ seat }) => seat === null) ?? spots.at(-1))?.spot ?? 0;
}
