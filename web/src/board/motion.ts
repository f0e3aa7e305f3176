// Pieces that move over the page, and gains that appear where they arise.
import type { Seat, Tile } from "../protocol";

/** A tile, the panel of a player, or a supply. */
export type Spot = Tile | Seat | "bag" | "palms" | "palaces";

export interface Flight {
  /** The drawing; "camel pink" for the camel of a seat. */
  piece: string;
  from: Spot;
  to: Spot;
}

export interface Gain {
  at: Spot;
  icon: string;
  text: string;
}

export interface Point {
  x: number;
  y: number;
  /** The width of the place. */
  size: number;
}

const SEATS: ReadonlySet<string> = new Set(["blue", "pink", "orange", "black"]);

function selector(spot: Spot): string {
  if (SEATS.has(spot)) return `[data-seat="${spot}"]`;
  return /^[A-F][1-5]$/.test(spot) ? `[data-tile="${spot}"]` : `[data-spot="${spot}"]`;
}

/** The middle of a spot in the window; null if it is not on screen. */
export function locate(spot: Spot): Point | null {
  for (const element of document.querySelectorAll(selector(spot))) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width && height) return { x: left + width / 2, y: top + height / 2, size: width };
  }
  return null;
}
