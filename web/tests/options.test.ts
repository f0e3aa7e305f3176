import { describe, expect, it } from "vitest";
import { index } from "../src/board/geometry";
import {
  buttons,
  forced,
  gained,
  inHand,
  lastTile,
  litTiles,
  marksOf,
  NO_SELECTION,
  optionsAt,
  plannedOn,
  tribesAt,
  victims,
  moveOf,
  waysToPay,
} from "../src/lib/options";
import type { Question, Tile } from "../src/protocol";
import { drop, option, snapshot, view, tiles, drafted } from "./samples";

const question: Question = {
  seat: "blue",
  step: "sowing",
  rule: "M2",
  tile: "C3",
  piece: null,
  hand: "vm",
  djinn: null,
  shown: [],
  skipped: null,
};

describe("what can be clicked", () => {
  const options = [drop("C3", "m"), drop("C3", "v"), drop("D2", "m")];

  it("lights the tiles of the options and no others", () => {
    expect([...litTiles(options, null)].sort()).toEqual(["C3", "D2"]);
  });

  it("lights only where the chosen tribe can be dropped", () => {
    expect([...litTiles(options, "v")]).toEqual(["C3"]);
  });

  it("finds what a click on a tile can mean", () => {
    expect(optionsAt(options, "C3", null).map((found) => found.notation)).toEqual(["C3m", "C3v"]);
    expect(optionsAt(options, "C3", "v").map((found) => found.notation)).toEqual(["C3v"]);
    expect(optionsAt(options, "A1", null)).toEqual([]);
  });

  it("means no other tribe than the chosen one", () => {
    expect(optionsAt(options, "D2", "v")).toEqual([]);
  });

  it("knows among which tribes a tile leaves the choice", () => {
    expect(tribesAt(options, "C3")).toEqual(["m", "v"]);
  });

  it("gathers victims by tile", () => {
    const kills = [option("xA1v"), option("xA1a")];
    expect(victims(kills).get("A1")).toBe("va");
  });
});

describe("the move of a draft", () => {
  const draft = [
    drafted("B2>", { events: [{ event: "meeples-picked-up", seat: "blue", tile: "B2", meeples: "vmb" }] }),
    drafted("C2b"),
    drafted("C3m"),
  ];

  it("is its pick-up and the drops after it", () => {
    expect(moveOf(draft)).toEqual({
      start: "B2",
      ghosts: "vmb",
      drops: [
        { action: "drop", tile: "C2", tribe: "b" },
        { action: "drop", tile: "C3", tribe: "m" },
      ],
    });
  });

  it("is none before meeples are picked up", () => {
    expect(moveOf([])).toBeNull();
  });

  it("shows planned meeples lying and the others standing", () => {
    const walk = moveOf(draft);
    if (!walk) throw new Error("no walk");
    const board: Partial<Record<Tile, string>> = { C2: "vb", C3: "e" };
    expect(plannedOn(walk, (tile) => board[tile] ?? "")).toEqual(new Map([["C2", "b"]]));
  });

  it("is drawn with its start, path and end", () => {
    const marks = marksOf(
      snapshot({ draft, question, options: [drop("D3", "v")], public_view: view({ board: tiles({ C2: "b", C3: "m" }) }) }),
      NO_SELECTION,
      [],
      index,
    );
    expect(marks.path).toEqual(["B2", "C2", "C3"]);
    expect(marks.start).toBe("B2");
    expect(marks.here).toBe("C3");
    expect([...marks.lit]).toEqual(["D3"]);
    expect(marks.planned.get("C3")).toBe("m");
  });
});

describe("other answers", () => {
  it("puts the way to pay first that costs fewer points", () => {
    const effect = (points: number) => ({ events: [], random: false, gold: 0, points });
    const dear = option("call:Enki", { effect: effect(-2) });
    const cheap = option("call:Enki+F", { effect: effect(0) });
    expect(waysToPay([dear, cheap], "Enki")).toEqual([cheap, dear]);
  });

  it("makes buttons of what nothing else shows", () => {
    const pass = option("pass");
    expect(buttons([pass, drop("A1", "v"), option("end")])).toEqual([pass]);
  });

  it("gives the only answer by itself unless it is final", () => {
    const only = drop("A1", "v");
    expect(forced([only])).toBe(only);
    expect(forced([{ ...only, commits: true }])).toBeNull();
    expect(forced([only, drop("A2", "v")])).toBeNull();
  });

  it("says which tribes are in hand and can be dropped", () => {
    expect(inHand(snapshot({ question, options: [drop("D3", "v")] }))).toEqual([
      { tribe: "v", n: 1, usable: true },
      { tribe: "m", n: 1, usable: false },
    ]);
  });

  it("adds up what a draft brings", () => {
    expect(gained([drafted("on", { gold: 3, points: 3 }), drafted("on", { gold: -1, points: 4 })])).toEqual({ gold: 2, points: 7 });
  });

  it("finds where the last move ended", () => {
    const taken = { event: "meeples-collected", seat: "pink", tile: "E4", tribe: "m", n: 2 } as const;
    expect(
      lastTile([
        { n: 1, seat: "pink", notation: "E4m", events: [taken], points: {} },
        { n: 2, seat: "pink", notation: "end", events: [], points: {} },
      ]),
    ).toBe("E4");
    expect(lastTile([])).toBeNull();
  });
});
