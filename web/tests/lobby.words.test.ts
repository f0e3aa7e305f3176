import { describe, expect, test } from "vitest";
import { plainCode, shownCode } from "../src/lib/codes";
import { company, doing, running, standing, terms, waitingForMe } from "../src/lobby/tables";
import { awaited, gameAgainstBots, isSeed, tableOf, type Plan } from "../src/lobby/wishes";
import { bot, chair, free, listed } from "./lobby.server";

describe("A code", () => {
  test.each([
    ["k7qx-2m4p", "K7QX2M4P"],
    [" K7QX 2M4P ", "K7QX2M4P"],
    ["https://naqala.example/t/K7QX2M4P?from=chat", "K7QX2M4P"],
  ])("%s is read as %s", (said, code) => expect(plainCode(said)).toBe(code));

  test("is shown in groups of four", () => expect(shownCode("K7QX2M4P")).toBe("K7QX-2M4P"));
});

describe("A wish", () => {
  const plan: Plan = {
    others: [{ sitter: "person", name: "" }, { sitter: "fierce", name: "" }, { sitter: "device", name: "Noor" }],
    players: 3,
    finding: "public",
    hands: "open",
    seed: "",
  };

  test("for a game against bots begins at once, with me on the first seat", () => {
    expect(gameAgainstBots({ level: "sharp", players: 3, hands: "secret" }, "Mira")).toEqual({
      seats: [{ kind: "person" }, { kind: "bot", level: "sharp" }, { kind: "bot", level: "sharp" }],
      hands_open: false,
      name: "Mira",
      start: true,
    });
  });

  test("for a table with friends waits for them", () => {
    expect(tableOf(plan, "Mira")).toEqual({
      seats: [{ kind: "person" }, { kind: "person" }, { kind: "bot", level: "fierce" }],
      open: true,
      hands_open: true,
      seed: null,
      name: "Mira",
      start: false,
    });
  });

  test("with somebody at this device makes my seat one of this device too", () => {
    const wish = tableOf({ ...plan, players: 4 }, "Mira");
    expect(wish.seats[0]).toEqual({ kind: "device" });
    expect(wish.seats[3]).toEqual({ kind: "device", name: "Noor" });
  });

  test("in which nobody is awaited begins at once", () => {
    const alone: Plan = { ...plan, players: 2, others: [{ sitter: "calm", name: "" }] };
    expect(awaited(alone)).toBe(0);
    expect(tableOf(alone, "").start).toBe(true);
  });

  test.each([
    ["", true],
    ["0", true],
    ["340282366920938463463374607431768211455", true],
    ["340282366920938463463374607431768211456", false],
    ["-1", false],
    ["1.5", false],
    ["seven", false],
  ])("takes %j as a seed: %s", (said, good) => expect(isSeed(said)).toBe(good));
});

describe("My games", () => {
  const gathers = listed({ code: "GATHERS2", status: "gathering", mine: ["blue"], made: 9, chairs: [chair("blue"), free("pink")] });
  const others = listed({ code: "OTHERS22", mine: ["blue"], asked: "pink", made: 8, chairs: [chair("blue"), chair("pink", { name: "Inès" })] });
  const waits = listed({ code: "WAITS222", mine: ["blue"], asked: "blue", made: 1, chairs: [chair("blue"), bot("pink"), bot("orange")] });
  const asleep = listed({ code: "ASLEEP22", mine: ["blue"], asked: null, made: 7 });
  const over = listed({ code: "OVER2222", status: "over", mine: ["blue"] });
  const stoodIn = listed({ mine: ["blue"], asked: "blue", chairs: [chair("blue", { bot: "calm" }), chair("pink")] });

  test("that wait for me come first, those that gather last, finished ones not at all", () => {
    expect(running([gathers, others, over, asleep, waits]).map((table) => table.code)).toEqual(["WAITS222", "OTHERS22", "ASLEEP22", "GATHERS2"]);
  });

  test("say whose turn it is, if that is known", () => {
    expect([waits, others, asleep, gathers].map(standing)).toEqual(["Your turn", "Inès thinks", "In play", "1 seat is free"]);
  });

  test("are to play when I am asked, and to watch while others think", () => {
    expect([waits, others, asleep, gathers].map(doing)).toEqual(["play", "watch", "play", "enter"]);
  });

  test("in which a bot answers for me do not wait for me", () => {
    expect(waitingForMe([stoodIn, waits])).toBe(1);
    expect(standing(stoodIn)).toBe("A bot plays for you");
  });

  test("name the people, and count the bots by level", () => {
    expect(company(waits)).toBe("with 2 sharp bots");
    expect(company(others)).toBe("with Inès");
  });
});

test("An open table tells how many sit there and on what terms", () => {
  const table = listed({ status: "gathering", hands_open: true, seed_chosen: true, chairs: [chair("blue"), free("pink"), bot("orange")] });
  expect(terms(table)).toBe("2 of 3, 1 sharp bot, open gold, chosen seed");
});
