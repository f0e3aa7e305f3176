// At which edge of the window the guide stands: where the table beside it is the more complete one.
import { arrange, type Arrangement, type Room } from "../table/arrangement";

export type Edge = "top" | "left";

/** In rem. */
const COLUMN = 13.5;
const SHORT_COLUMN = 12.5;
const SHORT = 30;
const ABOVE = 5.75;
const ABOVE_NARROW = 10.25;
const NARROW = 56.1875;
const LEAST_TILE = 44; // pixels

export const columnWidth = ({ height, rem }: Room): number => (height < SHORT * rem ? SHORT_COLUMN : COLUMN);

/** How much of the table is in sight without opening tabs. */
function completeness({ board, kind, header, sheet, first, second }: Arrangement): number {
  if (board.tile < LEAST_TILE) return -1;
  if (kind === "desk") return 4;
  if ([...first, ...second].includes("strip")) return 3;
  return sheet ? 0 : header === "tab" ? 1 : 2;
}

export function edgeFor(room: Room): Edge {
  const { width, height, rem } = room;
  if (width <= height) return "top";
  const above = width < NARROW * rem ? ABOVE_NARROW : ABOVE;
  const top = completeness(arrange({ ...room, height: height - above * rem }));
  const left = completeness(arrange({ ...room, width: width - columnWidth(room) * rem }));
  return left > top ? "left" : "top";
}
