// Arithmetic of a picture that is enlarged and moved inside its frame.
export interface PanZoom {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const WHOLE: PanZoom = { scale: 1, x: 0, y: 0 };
export const MOST = 4;

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Keeps the picture over its whole frame. */
export function inside({ scale, x, y }: PanZoom, { width, height }: Size): PanZoom {
  const large = between(scale, 1, MOST);
  return { scale: large, x: between(x, width * (1 - large), 0), y: between(y, height * (1 - large), 0) };
}

/** Enlarges it by a factor; the point of the frame stays where it is. */
export function zoomAt(now: PanZoom, factor: number, point: { x: number; y: number }, size: Size): PanZoom {
  const scale = between(now.scale * factor, 1, MOST);
  const grown = scale / now.scale;
  return inside({ scale, x: point.x - (point.x - now.x) * grown, y: point.y - (point.y - now.y) * grown }, size);
}

export const moved = (now: PanZoom, right: number, down: number, size: Size): PanZoom =>
  inside({ ...now, x: now.x + right, y: now.y + down }, size);
