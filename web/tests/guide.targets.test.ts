// What the guide points at for each action.
import { describe, expect, it } from "vitest";
import { actionOf, instruction } from "../src/guide/instructions";
import { READ } from "../src/guide/progress";
import { isTile, subjectOf, targetsOf, type Chosen } from "../src/guide/targets";
import type { Option } from "../src/protocol";
import { actionOf as sentAction, MESSAGES } from "./generated";
import { bid, pickUp } from "./snapshots";
import { drop } from "./samples";

const NOTHING: Chosen = { tile: null, tribe: null, staged: null };
const C3M = drop("C3", "m");
const C3V = drop("C3", "v");

describe("a drop", () => {
  it("is the click on its tile, if only one meeple can be dropped there", () => {
    expect(targetsOf(C3M, NOTHING, [C3M])).toEqual(['.board [data-tile="C3"]']);
  });

  it("is first the meeple and then the tile, if there are several", () => {
    const options = [C3M, C3V];
    expect(targetsOf(C3M, NOTHING, options)).toEqual(['.tray [data-tribe="m"]']);
    expect(targetsOf(C3M, { ...NOTHING, tribe: "m" }, options)).toEqual(['.board [data-tile="C3"]']);
    expect(targetsOf(C3M, { ...NOTHING, tribe: "v" }, options)).toEqual(['.tray [data-tribe="m"]']);
  });

  it("is the meeple, if the player began with the tile", () => {
    expect(targetsOf(C3M, { ...NOTHING, tile: "C3" }, [C3M, C3V])).toEqual(['.tray [data-tribe="m"]']);
  });
});

it("is the button that confirms what was chosen", () => {
  expect(targetsOf(bid(8), { ...NOTHING, staged: bid(8) }, [bid(8)])).toEqual(['[data-next="confirm"]']);
});

it("is the tile where meeples are picked up", () => {
  const targets = targetsOf(pickUp("B3"), NOTHING, []);
  expect(targets).toEqual(['.board [data-tile="B3"]']);
  expect(isTile(targets)).toBe(true);
});

it("is the tab of a panel that is not shown", () => {
  const summon: Option = { ...bid(0), notation: "summon:Enki", action: { action: "summon", djinn: "Enki", fakirs: 0 } };
  expect(targetsOf(summon, NOTHING, [summon]).at(-1)).toBe('[data-tab="djinns"]');
  expect(subjectOf("points", "goods").at(-1)).toBe('[data-tab="hand"]');
  expect(subjectOf("play", "about")).toEqual([]);
});

describe("what the player should have done", () => {
  const { scenes, lessons } = MESSAGES["GET /api/guide"];
  const actions = [...scenes.flatMap(({ steps }) => steps.map(({ action }) => action)), ...lessons.flatMap(({ solution }) => solution)];
  const known = new Set([...actions.filter((action) => action !== READ), "on", "pass", "stuck", "build", "keep:Hagis", "summon:Enki+F"]);
  const ways = [...known].map((notation) => [notation, sentAction(notation)] as const);

  it("is read from the notation of every action of every exercise", () => {
    expect(ways.length).toBeGreaterThan(50);
    expect(ways.map(([notation]) => [notation, actionOf(notation)])).toEqual(ways);
    expect(actionOf(READ)).toBeNull();
  });

  it("is a sentence without the notation", () => {
    for (const [notation, action] of ways) {
      const text = instruction({ action }, null, () => "Pink");
      expect(text, notation).toMatch(/^[A-Z][^+]*\.$/);
    }
    expect(instruction({ action: sentAction("call:Echidna+F") }, null, () => "")).toBe("Use Echidna.");
    expect(instruction({ action: sentAction("xpink:v") }, null, () => "Pink")).toBe("Kill a Vizier of Pink.");
  });
});
