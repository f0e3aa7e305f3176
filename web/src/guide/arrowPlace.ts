// Where the arrow of the guide stands: beside its target, where it hides least.
import type { Box } from "./pointedAt";

/** Something that should stay visible. */
export interface Obstacle extends Box {
  weight: number;
}

export interface ArrowPlace {
  left: number;
  top: number;
  /** Clockwise, in degrees, from an arrow that points down. */
  turn: number;
}

export const ARROW = 26; // pixels
/** From the target: the ring lies between them. */
const GAP = 7;
const EDGE = 2; // of the window
/** The share of the arrow that may hide something; if there is no better place, the ring is enough. */
const MOST_HIDDEN = 0.5;

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top));

/** Along a side of the target: in the middle, or near either end. */
function along(start: number, length: number): number[] {
  const middle = start + (length - ARROW) / 2;
  return length < 2 * ARROW ? [middle] : [middle, start, start + length - ARROW];
}

function places({ left, top, width, height }: Box): ArrowPlace[] {
  const above = along(left, width).map((x) => ({ left: x, top: top - GAP - ARROW, turn: 0 }));
  const below = along(left, width).map((x) => ({ left: x, top: top + height + GAP, turn: 180 }));
  const before = along(top, height).map((y) => ({ left: left - GAP - ARROW, top: y, turn: -90 }));
  const after = along(top, height).map((y) => ({ left: left + width + GAP, top: y, turn: 90 }));
  return [...above, ...below, ...before, ...after];
}

const isInside = ({ left, top }: ArrowPlace, width: number, height: number): boolean =>
  left >= EDGE && top >= EDGE && left + ARROW <= width - EDGE && top + ARROW <= height - EDGE;

/** The best place in a window of this size; null if every place would hide too much. */
export function arrowPlace(target: Box, obstacles: readonly Obstacle[], window: { width: number; height: number }): ArrowPlace | null {
  const hidden = ({ left, top }: ArrowPlace) =>
    obstacles.reduce((sum, obstacle) => sum + obstacle.weight * overlap({ left, top, width: ARROW, height: ARROW }, obstacle), 0);
  const found = places(target)
    .filter((place) => isInside(place, window.width, window.height))
    .map((place) => ({ place, cost: hidden(place) }));
  const [first] = found.sort((one, other) => one.cost - other.cost);
  return first && first.cost <= MOST_HIDDEN * ARROW * ARROW ? first.place : null;
}

/** The target without what would stand outside the window, so that the ring around it is seen as a whole. */
export function inWindow({ left, top, width, height }: Box, window: { width: number; height: number }, ring: number): Box {
  const [x, y] = [Math.max(left, ring), Math.max(top, ring)];
  return {
    left: x,
    top: y,
    width: Math.max(0, Math.min(left + width, window.width - ring) - x),
    height: Math.max(0, Math.min(top + height, window.height - ring) - y),
  };
}

/** The edge of an arrow hides less than a drawing that is hit in the middle. */
const box = ({ left, top, width, height }: DOMRect, weight: number): Obstacle => ({ left, top, width, height, weight });

/** What is on the screen: pieces and numbers of the board, buttons, and texts. */
export function obstacles(): Obstacle[] {
  const found: Obstacle[] = [];
  for (const piece of document.querySelectorAll(".board .things :is(use, text, circle, rect)")) {
    found.push(box(piece.getBoundingClientRect(), 1));
  }
  for (const control of document.querySelectorAll("button, a, input, .guide")) {
    if (!control.closest(".board")) found.push(box(control.getBoundingClientRect(), control.matches(":disabled") ? 0.5 : 1));
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.nodeValue?.trim() || node.parentElement?.closest("svg")) continue;
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) if (line.width > 1 && line.height > 1) found.push(box(line, 1));
  }
  return found;
}
