import { describe, expect, test } from "vitest";
import { noClock } from "../src/clock/timeControls";
import { parseCode, formatCode } from "../src/lib/tableCode";
import { opponentsText, openKey, running, stateText, optionsText, countMyTurns } from "../src/lobby/tableTexts";
import { SEATS } from "../src/lib/pieces";
import { missingPlayers, botGameRequest, isSeed, recoloured, tableRequest, type TableOptions } from "../src/lobby/tableOptions";
import { bot, seatInfo, free, tableSummary } from "./fakeServer";

describe("A code", () => {
  test.each([
    ["k7qx-2m4p", "K7QX2M4P"],
    [" K7QX 2M4P ", "K7QX2M4P"],
    ["https://naqala.example/t/K7QX2M4P?from=chat", "K7QX2M4P"],
  ])("%s is read as %s", (said, code) => expect(parseCode(said)).toBe(code));

  test("is shown in groups of four", () => expect(formatCode("K7QX2M4P")).toBe("K7QX-2M4P"));
});

describe("The request for a table", () => {
  const plan: TableOptions = {
    others: [
      { occupant: "person", name: "" },
      { occupant: "fierce", name: "" },
      { occupant: "device", name: "Noor" },
    ],
    players: 3,
    colours: SEATS,
    visibility: "public",
    hands: "open",
    help: "off",
    seed: "",
    clock: noClock(),
    substitute: "calm",
  };

  test("names the colours if they are not the usual ones", () => {
    const colours = recoloured(recoloured(SEATS, 0, "black"), 1, "blue");
    expect(colours).toEqual(["black", "blue", "orange", "pink"]);
    expect(botGameRequest({ level: "sharp", players: 3, hands: "secret", colours }, "").colours).toEqual(["black", "blue", "orange"]);
    expect(tableRequest({ ...plan, colours, players: 2 }, "").colours).toEqual(["black", "blue"]);
  });

  test("for a game against bots begins at once, with me on the first seat", () => {
    expect(botGameRequest({ level: "sharp", players: 3, hands: "secret", colours: SEATS }, "Mira")).toEqual({
      seats: [{ kind: "person" }, { kind: "bot", level: "sharp" }, { kind: "bot", level: "sharp" }],
      open_hands: false,
      name: "Mira",
      start: true,
    });
  });

  test("for a table with friends waits for them", () => {
    expect(tableRequest(plan, "Mira")).toEqual({
      seats: [{ kind: "person" }, { kind: "person" }, { kind: "bot", level: "fierce" }],
      public: true,
      open_hands: true,
      seed: null,
      name: "Mira",
      start: false,
      time_control: null,
      substitute_level: "calm",
      move_help: false,
    });
  });

  test("with somebody at this device makes my seat one of this device too", () => {
    const wish = tableRequest({ ...plan, players: 4 }, "Mira");
    expect(wish.seats[0]).toEqual({ kind: "device" });
    expect(wish.seats[3]).toEqual({ kind: "device", name: "Noor" });
  });

  test("in which nobody is awaited begins at once", () => {
    const alone: TableOptions = { ...plan, players: 2, others: [{ occupant: "calm", name: "" }] };
    expect(missingPlayers(alone)).toBe(0);
    expect(tableRequest(alone, "").start).toBe(true);
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
  const gathers = tableSummary({
    code: "GATHERS2",
    status: "waiting",
    own_seats: ["blue"],
    created: 9,
    seats: [seatInfo("blue"), free("pink")],
  });
  const others = tableSummary({
    code: "OTHERS22",
    own_seats: ["blue"],
    turn: "pink",
    created: 8,
    seats: [seatInfo("blue"), seatInfo("pink", { name: "Inès" })],
  });
  const waits = tableSummary({
    code: "WAITS222",
    own_seats: ["blue"],
    turn: "blue",
    created: 1,
    seats: [seatInfo("blue"), bot("pink"), bot("orange")],
  });
  const asleep = tableSummary({ code: "ASLEEP22", own_seats: ["blue"], turn: null, created: 7 });
  const over = tableSummary({ code: "OVER2222", status: "finished", own_seats: ["blue"] });
  const stoodIn = tableSummary({ own_seats: ["blue"], turn: "blue", seats: [seatInfo("blue", { bot: "calm" }), seatInfo("pink")] });

  test("that wait for me come first, those that gather last, finished ones not at all", () => {
    expect(running([gathers, others, over, asleep, waits]).map((table) => table.code)).toEqual([
      "WAITS222",
      "OTHERS22",
      "ASLEEP22",
      "GATHERS2",
    ]);
  });

  test("say whose turn it is, if that is known", () => {
    expect([waits, others, asleep, gathers].map(stateText)).toEqual(["Your turn", "Waiting for Inès", "In progress", "1 free seat"]);
  });

  test("are to play when I have to decide, and to resume while others think", () => {
    expect([waits, others, asleep, gathers].map(openKey)).toEqual(["play", "resume-game", "resume-game", "enter"]);
  });

  test("in which a bot answers for me do not wait for me", () => {
    expect(countMyTurns([stoodIn, waits])).toBe(1);
    expect(stateText(stoodIn)).toBe("A bot is playing for you");
  });

  test("name the people and the bots, these with their level", () => {
    expect(opponentsText(waits)).toBe("with Belshira · Sharp, Corimand · Sharp");
    expect(opponentsText(others)).toBe("with Inès");
  });
});

test("An open table shows its number of players and its settings", () => {
  const table = tableSummary({
    status: "waiting",
    open_hands: true,
    custom_seed: true,
    seats: [seatInfo("blue"), free("pink"), bot("orange")],
  });
  expect(optionsText(table)).toBe("2 of 3, 1 sharp bot, open gold, chosen seed");
});
