// Coordinates of the board's drawing.
import type { Tile } from "../protocol";

export const COLUMNS = "ABCDEF";
export const ROWS = [5, 4, 3, 2, 1] as const;

export interface Shape {
  tw: number;
  th: number;
  gap: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  small: boolean;
}

export const WIDE: Shape = { tw: 120, th: 120, gap: 6, left: 20, top: 9, right: 9, bottom: 20, small: false };
export const NARROW: Shape = { tw: 58, th: 75, gap: 3, left: 12, top: 4, right: 4, bottom: 14, small: true };
/** As NARROW, for boxes that are less high. */
const SMALL: Shape = { ...NARROW, th: 58 };
const MEDIUM: Shape = { ...NARROW, th: 66 };
/** Every drawing of the board, the wide one first and then from low to high. */
export const BOARD_SHAPES: readonly [Shape, ...Shape[]] = [WIDE, SMALL, MEDIUM, NARROW];

export const width = (s: Shape): number => 6 * s.tw + 5 * s.gap + s.left + s.right;
export const height = (s: Shape): number => 5 * s.th + 4 * s.gap + s.top + s.bottom;

/** The width of the frame in the owner's colour. */
export const ownerFrame = (s: Shape): number => (s.small ? 4 : 5);

/** A frame with rounded corners, this far inside the edge of a tile. */
export const frame = (s: Shape, inset: number): { x: number; y: number; width: number; height: number; rx: number } => ({
  x: inset,
  y: inset,
  width: s.tw - 2 * inset,
  height: s.th - 2 * inset,
  rx: Math.max(cornerRadius(s) - 0.6 * inset, 2),
});

export const cornerRadius = (s: Shape): number => s.tw * 0.085;

/** A1 is 0, F5 is 29. */
export const index = (tile: Tile): number => (Number(tile[1]) - 1) * 6 + COLUMNS.indexOf(tile[0] ?? "A");

export const x = (s: Shape, tile: Tile): number => s.left + COLUMNS.indexOf(tile[0] ?? "A") * (s.tw + s.gap);
export const y = (s: Shape, tile: Tile): number => s.top + (5 - Number(tile[1])) * (s.th + s.gap);

/** The tiles of the smallest rectangle around these, row by row from the top; all tiles, if there are none. */
export function rectangle(tiles: readonly Tile[]): Tile[] {
  const columns = tiles.map((tile) => COLUMNS.indexOf(tile[0] ?? "A"));
  const rows = tiles.map((tile) => Number(tile[1]));
  const within = (n: number, all: readonly number[]) => !all.length || (n >= Math.min(...all) && n <= Math.max(...all));
  return ROWS.filter((row) => within(row, rows)).flatMap((row) =>
    [...COLUMNS].filter((_, nth) => within(nth, columns)).map((column) => `${column}${row}` as Tile),
  );
}

/** The box of the drawing around a rectangle of tiles: x, y, width and height. */
export function boxAround(s: Shape, tiles: readonly Tile[]): [number, number, number, number] {
  const left = Math.min(...tiles.map((tile) => x(s, tile))) - 2 * s.gap;
  const top = Math.min(...tiles.map((tile) => y(s, tile))) - 2 * s.gap;
  const right = Math.max(...tiles.map((tile) => x(s, tile))) + s.tw + 2 * s.gap;
  const bottom = Math.max(...tiles.map((tile) => y(s, tile))) + s.th + 2 * s.gap;
  return [left, top, right - left, bottom - top];
}

/** Where a path crosses a tile: above the meeples. */
export const centre = (s: Shape, tile: Tile): [number, number] => [x(s, tile) + s.tw / 2, y(s, tile) + s.th * (s.small ? 0.42 : 0.43)];

export const route = (s: Shape, tiles: readonly Tile[]): string =>
  tiles.length < 2 ? "" : `M${tiles.map((tile) => centre(s, tile).join(" ")).join("L")}`;

/** The centre of a step number: on the shared edge, where it hides no meeple. */
export function edge(s: Shape, from: Tile, to: Tile): [number, number] {
  if (from[1] === to[1]) return [Math.max(x(s, from), x(s, to)) - s.gap / 2, centre(s, from)[1]];
  return [x(s, from) + s.tw / 2, Math.max(y(s, from), y(s, to)) - s.gap / 2 + (s.small ? 4 : 7)];
}

/** Steps up, down, left or right from one tile to the other. */
export const distance = (from: Tile, to: Tile): number =>
  Math.abs((index(from) % 6) - (index(to) % 6)) + Math.abs(Number(from[1]) - Number(to[1]));

/** The tile that an arrow key leads to; the same tile at the edge of the board. */
export function neighbour(tile: Tile, key: string): Tile {
  const column = COLUMNS.indexOf(tile[0] ?? "A") + (key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0);
  const row = Number(tile[1]) + (key === "ArrowUp" ? 1 : key === "ArrowDown" ? -1 : 0);
  const name = `${COLUMNS[Math.min(Math.max(column, 0), 5)]}${Math.min(Math.max(row, 1), 5)}`;
  return name as Tile;
}

/** The tile that a key leads to, as in any grid; null if the key does not move the focus. */
export function tileByKey(tile: Tile, key: string, ctrl: boolean): Tile | null {
  if (key.startsWith("Arrow")) return neighbour(tile, key);
  if (key === "Home") return ctrl ? "A5" : (`A${tile[1]}` as Tile);
  if (key === "End") return ctrl ? "F1" : (`F${tile[1]}` as Tile);
  return null;
}
