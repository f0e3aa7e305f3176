// Enlarging and moving the board inside its frame.
import { describe, expect, it } from "vitest";
import { inside, MOST, moved, WHOLE, zoomAt } from "../src/table/panZoom";

const SIZE = { width: 400, height: 300 };

describe("the board in its frame", () => {
  it("stays where the fingers are when it is enlarged", () => {
    const point = { x: 100, y: 200 };
    const { scale, x, y } = zoomAt(WHOLE, 2, point, SIZE);
    expect(scale).toBe(2);
    expect({ x: point.x * 2 + x, y: point.y * 2 + y }).toEqual(point);
  });

  it("covers its frame however far it is moved", () => {
    const large = zoomAt(WHOLE, 2, { x: 0, y: 0 }, SIZE);
    expect(moved(large, 1000, 1000, SIZE)).toEqual({ scale: 2, x: 0, y: 0 });
    expect(moved(large, -1000, -1000, SIZE)).toEqual({ scale: 2, x: -400, y: -300 });
  });

  it("is never smaller than its frame nor larger than four times as large", () => {
    expect(zoomAt(WHOLE, 0.1, { x: 50, y: 50 }, SIZE)).toEqual(WHOLE);
    expect(zoomAt(WHOLE, 100, { x: 50, y: 50 }, SIZE).scale).toBe(MOST);
    expect(inside({ scale: 1, x: 30, y: -30 }, SIZE)).toMatchObject({ scale: 1, x: 0, y: 0 });
  });
});
