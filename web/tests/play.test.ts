import { describe, expect, it } from "vitest";
import { index } from "../src/board/geometry";
import { buttons, forced, gained, inHand, lastTile, litTiles, marksOf, NOTHING, offersAt, plannedOn, tribesAt, victims, walkOf, waysToPay } from "../src/lib/play";
import type { Asked, Tile } from "../src/wire";
import { drop, offer, scene, sight, tiles, tried } from "./samples";

const asked: Asked = { seat: "blue", step: "sowing", rule: "M2", words: "", tile: "C3", hand: "vm", djinn: null, shown: [] };

describe("what can be clicked", () => {
  const offers = [drop("C3", "m"), drop("C3", "v"), drop("D2", "m")];

  it("lights the tiles of the offers and no others", () => {
    expect([...litTiles(offers, null)].sort()).toEqual(["C3", "D2"]);
  });

  it("lights only where the chosen tribe can be dropped", () => {
    expect([...litTiles(offers, "v")]).toEqual(["C3"]);
  });

  it("finds what a click on a tile can mean", () => {
    expect(offersAt(offers, "C3", null).map((found) => found.say)).toEqual(["C3m", "C3v"]);
    expect(offersAt(offers, "C3", "v").map((found) => found.say)).toEqual(["C3v"]);
    expect(offersAt(offers, "A1", null)).toEqual([]);
  });

  it("means no other tribe than the chosen one", () => {
    expect(offersAt(offers, "D2", "v")).toEqual([]);
  });

  it("knows among which tribes a tile leaves the choice", () => {
    expect(tribesAt(offers, "C3")).toEqual(["m", "v"]);
  });

  it("gathers victims by tile", () => {
    const kills = [offer("xA1v", { action: "kill", tile: "A1", tribe: "v" }), offer("xA1a", { action: "kill", tile: "A1", tribe: "a" })];
    expect(victims(kills).get("A1")).toBe("va");
  });
});

describe("the walk of a draft", () => {
  const draft = [
    tried({ action: "pick-up", tile: "B2" }, { events: [{ event: "meeples-lifted", seat: "blue", tile: "B2", meeples: "vmb", words: "" }] }),
    tried({ action: "drop", tile: "C2", tribe: "b" }),
    tried({ action: "drop", tile: "C3", tribe: "m" }),
  ];

  it("is its pick-up and the drops after it", () => {
    expect(walkOf(draft)).toEqual({
      start: "B2",
      ghosts: "vmb",
      drops: [
        { action: "drop", tile: "C2", tribe: "b" },
        { action: "drop", tile: "C3", tribe: "m" },
      ],
    });
  });

  it("is none before meeples are picked up", () => {
    expect(walkOf([])).toBeNull();
  });

  it("lays down whoever still stands there", () => {
    const walk = walkOf(draft);
    if (!walk) throw new Error("no walk");
    const board: Partial<Record<Tile, string>> = { C2: "vb", C3: "e" };
    expect(plannedOn(walk, (tile) => board[tile] ?? "")).toEqual(new Map([["C2", "b"]]));
  });

  it("is drawn with its start, path and end", () => {
    const marks = marksOf(scene({ draft, asked, offers: [drop("D3", "v")], sight: sight({ board: tiles({ C2: "b", C3: "m" }) }) }), NOTHING, [], index);
    expect(marks.path).toEqual(["B2", "C2", "C3"]);
    expect(marks.start).toBe("B2");
    expect(marks.here).toBe("C3");
    expect([...marks.lit]).toEqual(["D3"]);
    expect(marks.planned.get("C3")).toBe("m");
  });
});

describe("other answers", () => {
  it("puts the way to pay first that costs fewer points", () => {
    const brings = (points: number) => ({ events: [], chance: false, gold: 0, points });
    const dear = offer("call:Enki", { action: "invoke", djinn: "Enki", fakirs: 0 }, { brings: brings(-2) });
    const cheap = offer("call:Enki+F", { action: "invoke", djinn: "Enki", fakirs: 1 }, { brings: brings(0) });
    expect(waysToPay([dear, cheap], "Enki")).toEqual([cheap, dear]);
  });

  it("makes buttons of what nothing else shows", () => {
    const pass = offer("pass", { action: "pass" });
    expect(buttons([pass, drop("A1", "v"), offer("end", { action: "end-turn" })])).toEqual([pass]);
  });

  it("gives the only answer by itself unless it is final", () => {
    const only = drop("A1", "v");
    expect(forced([only])).toBe(only);
    expect(forced([{ ...only, commits: true }])).toBeNull();
    expect(forced([only, drop("A2", "v")])).toBeNull();
  });

  it("says which tribes are in hand and can be dropped", () => {
    expect(inHand(scene({ asked, offers: [drop("D3", "v")] }))).toEqual([
      { tribe: "v", n: 1, usable: true },
      { tribe: "m", n: 1, usable: false },
    ]);
  });

  it("adds up what a draft brings", () => {
    const deed = { action: "go-on" } as const;
    expect(gained([tried(deed, { gold: 3, points: 3 }), tried(deed, { gold: -1, points: 4 })])).toEqual({ gold: 2, points: 7 });
  });

  it("finds where the last walk ended", () => {
    const taken = { event: "meeples-taken-back", seat: "pink", tile: "E4", tribe: "m", n: 2, words: "" } as const;
    expect(lastTile([{ n: 1, seat: "pink", say: "E4m", events: [taken] }, { n: 2, seat: "pink", say: "end", events: [] }])).toBe("E4");
    expect(lastTile([])).toBeNull();
  });
});
