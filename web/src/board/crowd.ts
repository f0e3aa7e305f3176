// Layout of the meeples on a tile: up to three figures per tribe, one behind the other, with their number.
import { counts } from "../lib/pieces";
import type { Tribe } from "../protocol";

export interface Figure {
  tribe: Tribe;
  x: number;
  y: number;
  w: number;
  h: number;
  /** Rotation in degrees: 90 for a planned one, which lies down. */
  turn: number;
  n: number;
}

export interface Plate {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The number of meeples, on a disc. */
export interface Count {
  x: number;
  y: number;
  r: number;
  n: number;
}

export interface Group {
  tribe: Tribe;
  n: number;
  figures: Figure[];
  number: Count | null;
  /** The area to click. */
  box: Plate;
  lying: Plate | null;
}

interface Room {
  width: number;
  height: number;
  top: number;
  most: number;
  r: number;
}

const STEP = 0.26;
const GAP = 2;

interface Part {
  tribe: Tribe;
  n: number;
  lies: boolean;
}

/** In one row, or in two if there are many tribes; those are smaller on a low tile. */
export function crowd(standing: string, lying: string, room: Room, rowsFrom: number, low = false): Group[] {
  const parts: Part[] = [...counts(standing)].map(([tribe, n]) => ({ tribe, n, lies: false }));
  for (const [tribe, n] of counts(lying)) parts.push({ tribe, n, lies: true });
  if (parts.length < rowsFrom) return row(parts, room);
  const half = Math.ceil(parts.length / 2);
  const [most, up] = low ? [12.5, 16] : rowsFrom === 4 ? [17.5, 23] : [26, 32];
  return [...row(parts.slice(0, half), { ...room, most, top: room.top - up }), ...row(parts.slice(half), { ...room, most })];
}

function row(parts: Part[], room: Room): Group[] {
  if (!parts.length) return [];
  let depth = 3;
  let w = 0;
  let units = 0;
  for (; depth >= 1; depth--) {
    units = parts.reduce((sum, part) => sum + unitsOf(part, depth), 0);
    w = Math.min(room.most, (room.width - GAP * (parts.length - 1)) / units);
    if (w >= room.most * 0.78) break;
  }
  depth = Math.max(depth, 1);
  const h = w * 1.25;
  let x = (room.width - (units * w + GAP * (parts.length - 1))) / 2;
  return parts.map((part) => {
    const wide = unitsOf(part, depth) * w;
    const group = part.lies ? lyingGroup(part, x, w, room) : standingGroup(part, x, w, h, depth, room);
    x += wide + GAP;
    return group;
  });
}

const unitsOf = (part: Part, depth: number): number => (part.lies ? 1.25 : 1 + (Math.min(part.n, depth) - 1) * STEP);

function standingGroup(part: Part, x: number, w: number, h: number, depth: number, room: Room): Group {
  const y = room.top + room.height - h;
  const shown = Math.min(part.n, depth);
  const figures: Figure[] = [];
  for (let i = shown - 1; i >= 0; i--) {
    figures.push({ tribe: part.tribe, x: x + i * STEP * w, y: y - i * 1.5, w, h, turn: 0, n: i });
  }
  const wide = w * (1 + (shown - 1) * STEP);
  const r = room.r || Math.max(8, w * 0.3);
  const number = part.n > 1 ? { x: x + wide - r * 0.7, y: y + h - r * 0.55, r, n: part.n } : null;
  return { tribe: part.tribe, n: part.n, figures, number, box: { x, y, w: wide, h }, lying: null };
}

function lyingGroup(part: Part, x: number, w: number, room: Room): Group {
  const wide = w * 1.25;
  const cx = x + wide / 2;
  const cy = room.top + room.height - w / 2 - 1;
  const plate = { x: x - 1, y: cy - w / 2 - 2, w: wide + 2, h: w + 3 };
  const h = w * 1.25;
  const figure: Figure = { tribe: part.tribe, x: cx - w / 2, y: cy - h / 2, w, h, turn: 90, n: 0 };
  const r = room.r || Math.max(8, w * 0.3);
  const number = part.n > 1 ? { x: x + wide - r * 0.7, y: cy + w / 2 - r * 0.4, r, n: part.n } : null;
  return { tribe: part.tribe, n: part.n, figures: [figure], number, box: plate, lying: plate };
}
