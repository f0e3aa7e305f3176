// The arrow of the guide stands beside its target, where it hides least.
import { describe, expect, it } from "vitest";
import { ARROW, arrowPlace, inWindow } from "../src/guide/arrowPlace";

const WINDOW = { width: 400, height: 300 };
const TARGET = { left: 100, top: 100, width: 40, height: 40 };
const WALL = { left: 0, top: 0, width: 400, height: 100, weight: 1 };

describe("the arrow", () => {
  it("points down at its target if nothing is in the way", () => {
    expect(arrowPlace(TARGET, [], WINDOW)).toEqual({ left: 107, top: 67, turn: 0 });
  });

  it("points up from below if it would hide something above", () => {
    expect(arrowPlace(TARGET, [WALL], WINDOW)).toEqual({ left: 107, top: 147, turn: 180 });
  });

  it("stands at a side if it would hide something above and below", () => {
    const ceiling = { ...WALL, left: 60, width: 120 };
    const floor = { ...ceiling, top: 140 };
    expect(arrowPlace(TARGET, [ceiling, floor], WINDOW)).toMatchObject({ left: 67, turn: -90 });
  });

  it("stands near an end of a long target if the middle is taken", () => {
    const middle = { left: 150, top: 0, width: 100, height: 100, weight: 1 };
    expect(arrowPlace({ ...TARGET, width: 200 }, [middle], WINDOW)).toMatchObject({ left: 100, turn: 0 });
  });

  it("does not leave the window", () => {
    expect(arrowPlace({ ...TARGET, top: 0 }, [], WINDOW)).toMatchObject({ turn: 180 });
  });

  it("is left out if every place would hide too much", () => {
    expect(arrowPlace(TARGET, [{ ...WALL, height: 300 }], WINDOW)).toBeNull();
    expect(arrowPlace(TARGET, [{ ...WALL, height: 300, weight: 0.4 }], WINDOW)).not.toBeNull();
  });

  it("is left out if there is no place in the window", () => {
    expect(arrowPlace({ left: 0, top: 0, ...WINDOW }, [], WINDOW)).toBeNull();
    expect(arrowPlace(TARGET, [], { width: ARROW, height: ARROW })).toBeNull();
  });
});

describe("the ring around a target", () => {
  it("is cut at the edges of the window", () => {
    expect(inWindow({ left: -10, top: 280, width: 60, height: 60 }, WINDOW, 4)).toEqual({ left: 4, top: 280, width: 46, height: 16 });
  });

  it("has no size if the target is outside", () => {
    expect(inWindow({ left: 500, top: 0, width: 60, height: 60 }, WINDOW, 4)).toMatchObject({ width: 0 });
  });
});
