// Where tiles and meeples stand on the drawing.
import { describe, expect, it } from "vitest";
import { crowd, type Group } from "../src/board/crowd";
import { centre, edge, height, index, NARROW, neighbour, route, WIDE, width, x, y, type Shape } from "../src/board/geometry";
import { counts, TRIBES } from "../src/lib/pieces";
import type { Tile } from "../src/protocol";
import { TILES } from "./samples";

const SHAPES: [string, Shape][] = [
  ["wide", WIDE],
  ["narrow", NARROW],
];

describe.each(SHAPES)("the %s board", (_, shape) => {
  it("has 30 tiles side by side and none beyond its rim", () => {
    const corners = new Set(TILES.map((tile) => `${x(shape, tile)} ${y(shape, tile)}`));
    expect(corners.size).toBe(30);
    for (const tile of TILES) {
      expect(x(shape, tile)).toBeGreaterThanOrEqual(shape.left);
      expect(y(shape, tile)).toBeGreaterThanOrEqual(shape.top);
      expect(x(shape, tile) + shape.tw).toBeLessThanOrEqual(width(shape) - shape.right);
      expect(y(shape, tile) + shape.th).toBeLessThanOrEqual(height(shape) - shape.bottom);
    }
  });

  it("leaves the gap between neighbours", () => {
    expect(x(shape, "B1") - x(shape, "A1")).toBe(shape.tw + shape.gap);
    expect(y(shape, "A1") - y(shape, "A2")).toBe(shape.th + shape.gap);
  });

  it("has row 1 below, and column A on the left", () => {
    expect(y(shape, "A1")).toBeGreaterThan(y(shape, "A5"));
    expect(x(shape, "A1")).toBeLessThan(x(shape, "F1"));
  });

  it("puts the disc of a step between its two tiles, whichever way it goes", () => {
    const between = (one: number, middle: number, other: number) => (one - middle) * (other - middle) < 0;
    for (const [from, to] of [
      ["C3", "D3"],
      ["D3", "C3"],
      ["C3", "C4"],
      ["C4", "C3"],
    ] as [Tile, Tile][]) {
      const [cx, cy] = edge(shape, from, to);
      const [a, b] = [centre(shape, from), centre(shape, to)];
      expect(edge(shape, to, from)).toEqual([cx, cy]);
      if (from[1] === to[1]) expect(between(a[0], cx, b[0])).toBe(true);
      else expect(between(a[1], cy, b[1])).toBe(true);
    }
  });

  it("draws a move through the tiles in their order", () => {
    const points = (["B2", "B3", "C3"] as const).map((tile) => centre(shape, tile));
    const drawn = route(shape, ["B2", "B3", "C3"])
      .match(/[\d.]+/g)
      ?.map(Number);
    expect(drawn).toEqual(points.flat());
  });

  it("draws no move of a single tile", () => {
    expect(route(shape, ["B2"])).toBe("");
    expect(route(shape, [])).toBe("");
  });
});

describe("tiles", () => {
  it("are numbered like the server's, A1 first and F5 last", () => {
    expect(TILES.map(index)).toEqual(TILES.map((_, nth) => nth));
  });

  it("lead to their neighbours by the arrow keys", () => {
    expect(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].map((key) => neighbour("C3", key))).toEqual(["C4", "C2", "B3", "D3"]);
  });

  it("lead nowhere beyond the rim", () => {
    expect([neighbour("A1", "ArrowLeft"), neighbour("A1", "ArrowDown"), neighbour("F5", "ArrowRight"), neighbour("F5", "ArrowUp")]).toEqual(
      ["A1", "A1", "F5", "F5"],
    );
  });
});

const ROOMS = [
  { name: "wide", room: { width: 112, height: 44, top: 68, most: 33, r: 0 }, rowsFrom: 5 },
  { name: "narrow", room: { width: 52, height: 28, top: 41, most: 20, r: 6.8 }, rowsFrom: 4 },
];
const CROWDS = [
  "v",
  "vv",
  "vvvvvvvv",
  "vm",
  "vvmm",
  "vvvmmmbbb",
  "vemb",
  "vvvemmmbbb",
  "vemba",
  "vvveeemmmbbbaaa",
  "vvvvvvvveeeeeeeemmmmmmmmbbbbbbbbaaaaaaaa",
];

const HAIR = 1; // nobody sees or misses it

const overlap = (one: Group, other: Group): boolean =>
  one.box.x < other.box.x + other.box.w - HAIR &&
  other.box.x < one.box.x + one.box.w - HAIR &&
  one.box.y < other.box.y + other.box.h - HAIR &&
  other.box.y < one.box.y + one.box.h - HAIR;

const pairs = <Thing>(things: readonly Thing[]): [Thing, Thing][] =>
  things.flatMap((one, nth) => things.slice(nth + 1).map((other): [Thing, Thing] => [one, other]));

describe.each(ROOMS)("a crowd on a $name tile", ({ room, rowsFrom }) => {
  const stand = (standing: string, lying = "") => crowd(standing, lying, room, rowsFrom);

  it("is nobody when nobody is there", () => {
    expect(stand("")).toEqual([]);
  });

  it.each(CROWDS)("has one group of each tribe, with its number: %s", (standing) => {
    expect(stand(standing).map((group) => [group.tribe, group.n])).toEqual([...counts(standing)]);
  });

  it.each(CROWDS)("shows the number of every group of more than one: %s", (standing) => {
    for (const group of stand(standing)) expect(group.number?.n ?? 1).toBe(group.n);
  });

  it.each(CROWDS)("shows at least one figure of a group and no more than there are: %s", (standing) => {
    for (const group of stand(standing)) {
      expect(group.figures.length).toBeGreaterThanOrEqual(1);
      expect(group.figures.length).toBeLessThanOrEqual(Math.min(group.n, 3));
      expect(new Set(group.figures.map((figure) => figure.tribe))).toEqual(new Set([group.tribe]));
    }
  });

  it.each(CROWDS)("stays on its tile: %s", (standing) => {
    for (const { box, figures } of stand(standing)) {
      expect(box.x).toBeGreaterThanOrEqual(-0.01);
      expect(box.x + box.w).toBeLessThanOrEqual(room.width + 0.01);
      expect(box.y + box.h).toBeLessThanOrEqual(room.top + room.height + 0.01);
      for (const figure of figures) expect(figure.x + figure.w).toBeLessThanOrEqual(box.x + box.w + 0.01);
    }
  });

  it.each(CROWDS)("lets each group be clicked apart from the others: %s", (standing) => {
    for (const [one, other] of pairs(stand(standing))) expect(overlap(one, other)).toBe(false);
  });

  it("stands in the middle", () => {
    const groups = stand("vm");
    const left = Math.min(...groups.map((group) => group.box.x));
    const right = Math.max(...groups.map((group) => group.box.x + group.box.w));
    expect(left).toBeCloseTo(room.width - right);
  });

  it("stands larger the fewer they are", () => {
    const size = (standing: string) => stand(standing)[0]?.figures[0]?.w ?? 0;
    expect(size("v")).toBe(room.most);
    expect(size("vemba")).toBeLessThan(size("v"));
  });

  it("lays down those that are planned, apart from those that stand", () => {
    const groups = stand("vvm", "v");
    expect(groups.map((group) => [group.tribe, group.n, group.lying !== null])).toEqual([
      ["v", 2, false],
      ["m", 1, false],
      ["v", 1, true],
    ]);
    for (const group of groups) for (const figure of group.figures) expect(figure.turn).toBe(group.lying ? 90 : 0);
  });

  it("keeps its tribes in their order", () => {
    expect(stand("abmev").map((group) => group.tribe)).toEqual([...TRIBES]);
  });
});
