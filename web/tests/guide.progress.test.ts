// How the guide follows a player through the steps of a scene.
import { describe, expect, it } from "vitest";
import { follow, READ, serves, type Moment, type Step } from "../src/guide/progress";
import { MESSAGES } from "./generated";

const steps = (...actions: string[]): Step[] => actions.map((action) => ({ action, text: "" }));
const WALK = steps("B3>", "C3m", "D3b", "E3v", "end");

function at(changed: Partial<Moment>) {
  return follow({ steps: WALK, done: [], read: 0, offered: ["A1>", "B3>"], route: null, ...changed });
}

describe("a walk", () => {
  it("begins with its first step", () => {
    expect(at({})).toEqual({ at: 0, next: "B3>", strayed: false });
  });

  it("goes on step by step", () => {
    expect(at({ done: ["B3>", "C3m"], offered: ["D3b"] })).toEqual({ at: 2, next: "D3b", strayed: false });
    expect(at({ done: ["B3>", "C3m", "D3b", "E3v"], offered: ["end"] })).toEqual({ at: 4, next: "end", strayed: false });
  });

  it("is over when everything is done", () => {
    expect(at({ done: ["B3>", "C3m", "D3b", "E3v", "end"], offered: [] })).toEqual({ at: 5, next: null, strayed: false });
  });

  it("strays with another start", () => {
    expect(at({ done: ["A1>"], offered: ["A2e", "B1b"] }).strayed).toBe(true);
  });

  it("waits to be told whether another way leads there, too", () => {
    const began = { done: ["B3>", "C3b"], offered: ["D3m", "D3v"] };
    expect(at(began)).toEqual({ at: 2, next: null, strayed: false });
    expect(at({ ...began, route: ["D3m", "E3v"] })).toEqual({ at: 2, next: "D3m", strayed: false });
    expect(at({ ...began, route: [] }).strayed).toBe(true);
  });

  it("may take another way to the same tile", () => {
    expect(at({ done: ["B3>", "C3b", "D3m", "E3v"], offered: ["end"] })).toEqual({ at: 4, next: "end", strayed: false });
  });

  it("strays when it ends elsewhere", () => {
    expect(at({ done: ["B3>", "B4m", "C4b", "C3v"], offered: ["end"] }).strayed).toBe(true);
  });
});

describe("a text to read", () => {
  const auction: Step[] = [...steps(READ), { action: "bid:8", text: "", least: 8 }, ...steps("bid:0")];
  const offered = ["bid:0", "bid:3", "bid:8"];

  it("comes before the action after it", () => {
    expect(at({ steps: auction, offered })).toEqual({ at: 0, next: null, strayed: false });
    expect(at({ steps: auction, offered, read: 1 })).toEqual({ at: 1, next: "bid:8", strayed: false });
  });

  it("is taken as read by who acts at once", () => {
    expect(at({ steps: auction, offered: ["bid:0", "bid:3"], done: ["bid:8"] })).toEqual({ at: 2, next: "bid:0", strayed: false });
  });
});

describe("a choice", () => {
  it("may be any card and any djinn, but not none", () => {
    expect(serves("buy:1", { action: "buy:3" })).toBe(true);
    expect(serves("summon:Hagis", { action: "summon:Enki" })).toBe(true);
    expect(serves("pass", { action: "buy:3" })).toBe(false);
    expect(serves("call:Hagis", { action: "call:Enki" })).toBe(false);
    expect(serves("sell:silk+fish", { action: "sell:ivory+silk" })).toBe(false);
  });

  it("may be any price that is high enough, if the step says so", () => {
    const before = { action: "bid:8", least: 8 };
    expect(["bid:8", "bid:12", "bid:18-2"].map((bid) => serves(bid, before))).toEqual([true, true, true]);
    expect(["bid:0", "bid:1", "bid:3", "bid:5", "pass"].some((bid) => serves(bid, before))).toBe(false);
    expect(serves("bid:3", { action: "bid:0", least: 0 })).toBe(true);
    expect(["bid:0", "bid:3"].map((bid) => serves(bid, { action: "bid:0", least: null }))).toEqual([true, false]);
  });

  it("goes on with another djinn, and strays with a pass", () => {
    const summon = steps("D3>", "E3v", "summon:Enki", "end");
    expect(at({ steps: summon, done: ["D3>", "E3v", "pass"], offered: ["end"] }).strayed).toBe(true);
    expect(at({ steps: summon, done: ["D3>", "E3v", "summon:Hagis"], offered: ["end"] })).toEqual({ at: 3, next: "end", strayed: false });
  });

  it("may come in another order while it can still be made", () => {
    const power = steps("call:Enki", "at:C5", "D3>", "E3v", "end");
    expect(at({ steps: power, done: ["D3>", "E3v"], offered: ["end", "call:Enki"] })).toEqual({ at: 0, next: "call:Enki", strayed: false });
    expect(at({ steps: power, done: ["D3>"], offered: ["E3v"] })).toEqual({ at: 3, next: "E3v", strayed: false });
    expect(at({ steps: power, done: ["D3>", "E3v"], offered: ["pass"] }).strayed).toBe(true);
  });
});

describe("the auction", () => {
  const auction = MESSAGES["GET /api/guide"].scenes.find(({ id }) => id === "auction")?.steps ?? [];
  const bids = (...done: string[]) => at({ steps: auction, read: 1, done, offered: ["bid:0", "bid:3", "bid:8"] });

  it("takes a price that plays before Pink, then nothing", () => {
    expect(bids("bid:8")).toMatchObject({ next: "bid:0", strayed: false });
    expect(bids("bid:12", "bid:0")).toMatchObject({ next: null, strayed: false });
  });

  it("still wants the high price when nothing was bid first", () => {
    expect(bids("bid:0")).toMatchObject({ next: "bid:8", strayed: false });
  });

  it("does not take a price below that of Pink", () => {
    expect(bids("bid:3").strayed).toBe(true);
    expect(bids("bid:8", "bid:3").strayed).toBe(true);
  });
});
