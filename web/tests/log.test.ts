import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import Log from "../src/log/Log.svelte";
import { gainText } from "../src/log/eventTexts";
import { logEntries } from "../src/log/logEntries";
import { nameOf, namesAt, type Names } from "../src/table/seatNames";
import { t } from "../src/texts";
import type { EventInfo, PlayedAction, Seat, Tile } from "../src/protocol";
import { REPLAY } from "../src/table/catchUp.svelte";
import { player, snapshot, view } from "./samples";
import { seatInfo, tableWith } from "./snapshots";
import { connectedStore } from "./fakeSocket";
import { ended, gameResult } from "./finishedGame";

beforeEach(() => localStorage.clear()); // what earlier players have seen

const BOARD = tableWith(
  seatInfo("blue", { name: "Ann" }),
  seatInfo("pink", { kind: "bot", bot: "calm", name: "Calm" }),
  seatInfo("orange", { name: "Tomas" }),
);
const AS_ANN = namesAt(BOARD, "blue");
const AS_NOBODY = namesAt(BOARD, null);

const lines = (played: PlayedAction[], names: Names = AS_ANN) =>
  logEntries(played, names).map((entry) => entry.parts.map((part) => part.text).join(""));
const action = (seat: Seat, ...events: EventInfo[]): PlayedAction => ({ n: 1, seat, notation: "", events, points: {} });
const sentence = (seat: Seat, events: EventInfo[], names?: Names) => lines([action(seat, ...events)], names).at(-1);

const walk = (seat: Seat, n: number, tribe: "v" | "m" | "b" | "a" = "v"): EventInfo[] => [
  { event: "meeples-picked-up", seat, tile: "B2", meeples: "vmb" },
  { event: "meeple-dropped", seat, tile: "C2", tribe: "m" },
  { event: "meeple-dropped", seat, tile: "E5", tribe },
  { event: "meeples-collected", seat, tile: "E5", tribe, n },
];
const placed = (event: "camel-placed" | "palm-placed" | "palace-placed", seat: Seat, tile: Tile): EventInfo => ({
  event,
  seat,
  tile,
});

/** One of each kind, so that none is forgotten. */
const EVERY: { [E in EventInfo["event"]]: Extract<EventInfo, { event: E }> } = {
  "builders-earned": { event: "builders-earned", seat: "pink", tile: "E5", n: 2, fakirs: 1, blue: 3, gold: 9 },
  "camel-placed": { event: "camel-placed", seat: "pink", tile: "E5" },
  "meeple-captured": { event: "meeple-captured", seat: "pink", djinn: "Kandicha", tribe: "e" },
  "card-drawn": { event: "card-drawn", seat: "pink", card: "silk" },
  "hidden-card-drawn": { event: "hidden-card-drawn", seat: "pink" },
  "card-revealed": { event: "card-revealed", card: "silk" },
  "card-taken": { event: "card-taken", seat: "pink", slot: 1, card: "silk" },
  "djinn-gold-earned": { event: "djinn-gold-earned", seat: "pink", djinn: "Ba'al", gold: 1 },
  "djinn-kept": { event: "djinn-kept", seat: "pink", djinn: "Leta" },
  "djinn-revealed": { event: "djinn-revealed", djinn: "Leta" },
  "djinn-deck-reshuffled": { event: "djinn-deck-reshuffled" },
  "djinn-summoned": { event: "djinn-summoned", seat: "pink", djinn: "Leta" },
  "djinns-discarded": { event: "djinns-discarded", seat: "pink", djinns: ["Enki", "Leta"] },
  "djinns-shown": { event: "djinns-shown", seat: "pink", djinns: ["Enki", "Leta", "Marid"] },
  "hidden-djinns-shown": { event: "hidden-djinns-shown", seat: "pink", n: 3 },
  "game-ended": { event: "game-ended", last_camel: true, no_move: false },
  "held-meeple-killed": { event: "held-meeple-killed", seat: "pink", rival: "orange", tribe: "v" },
  "tile-meeple-killed": { event: "tile-meeple-killed", seat: "pink", tile: "D4", tribe: "e" },
  "marker-placed": { event: "marker-placed", seat: "pink", price: 5, gold: 5, fakirs: 0 },
  "market-paid": { event: "market-paid", seat: "pink", gold: 3 },
  "meeple-dropped": { event: "meeple-dropped", seat: "pink", tile: "C2", tribe: "m" },
  "meeples-bagged": { event: "meeples-bagged", seat: "pink", tribe: "m", n: 2 },
  "meeples-drawn": { event: "meeples-drawn", seat: "pink", tile: "A1", meeples: "vve" },
  "meeples-kept": { event: "meeples-kept", seat: "pink", tribe: "v", n: 3 },
  "meeples-picked-up": { event: "meeples-picked-up", seat: "pink", tile: "B2", meeples: "vmb" },
  "meeples-collected": { event: "meeples-collected", seat: "pink", tile: "E5", tribe: "v", n: 3 },
  "no-move-declared": { event: "no-move-declared", seat: "pink" },
  "palace-placed": { event: "palace-placed", seat: "pink", tile: "E5" },
  "palm-placed": { event: "palm-placed", seat: "pink", tile: "E5" },
  "deck-reshuffled": { event: "deck-reshuffled" },
  "power-used": { event: "power-used", seat: "pink", djinn: "Enki" },
  "price-paid": { event: "price-paid", seat: "pink", elders: 1, fakirs: 1 },
  "round-started": { event: "round-started", round: 4 },
  "round-ended": { event: "round-ended", round: 3 },
  "suit-sold": { event: "suit-sold", seat: "pink", suit: ["ivory", "silk", "fish"], gold: 7 },
  "turn-started": { event: "turn-started", seat: "pink", price: 5 },
  "turn-ended": { event: "turn-ended", seat: "pink" },
};

describe("a line of the log", () => {
  it("describes a turn in one sentence", () => {
    const events = [...walk("pink", 3), placed("camel-placed", "pink", "E5"), EVERY["meeples-kept"], placed("palm-placed", "pink", "E5")];
    expect(sentence("pink", events)).toBe(
      "Calm moves from B2 to E5, collects 3 Viziers, keeps them and places a camel and a palm tree on E5.",
    );
  });

  it("has the same text for oneself", () => {
    expect(sentence("blue", walk("blue", 2))).toBe("You move from B2 to E5 and collect 2 Viziers.");
  });

  it("gathers the cards that were taken", () => {
    const taken = (["silk", "fish", "fakir", "fish", "fakir"] as const).map((card): EventInfo => ({
      event: "card-taken",
      seat: "pink",
      slot: 1,
      card,
    }));
    expect(sentence("pink", taken)).toBe("Calm takes Silk, 2 Fish and 2 Fakirs from the row.");
  });

  it("separates pieces on different tiles", () => {
    const events = [placed("camel-placed", "pink", "E5"), placed("palace-placed", "pink", "E4")];
    expect(sentence("pink", events)).toBe("Calm places a camel on E5 and places a palace on E4.");
  });

  it.each<[EventInfo, string]>([
    [EVERY["builders-earned"], "Calm earns 9 gold with 2 Builders and a Fakir."],
    [EVERY["meeple-captured"], "Calm captures the victim with Kandicha: an Elder."],
    [EVERY["card-drawn"], "Calm draws Silk from the draw pile."],
    [EVERY["hidden-card-drawn"], "Calm draws a card from the draw pile."],
    [EVERY["djinn-gold-earned"], "Calm earns 1 gold with Ba'al."],
    [EVERY["djinn-kept"], "Calm keeps Leta."],
    [EVERY["djinn-summoned"], "Calm summons Leta."],
    [EVERY["djinns-discarded"], "Calm discards Enki and Leta."],
    [EVERY["djinns-shown"], "Calm looks at Enki, Leta and Marid."],
    [EVERY["hidden-djinns-shown"], "Calm looks at 3 djinns of the draw pile."],
    [EVERY["held-meeple-killed"], "Calm kills a Vizier of Tomas."],
    [EVERY["tile-meeple-killed"], "Calm kills an Elder on D4."],
    [EVERY["marker-placed"], "Calm bids 5."],
    [{ ...EVERY["marker-placed"], gold: 1 }, "Calm bids 5 for 1 gold."],
    [{ ...EVERY["marker-placed"], gold: 1, fakirs: 2 }, "Calm bids 5 for 1 gold and 2 Fakirs."],
    [EVERY["market-paid"], "Calm pays 3 gold at the market."],
    [EVERY["meeples-drawn"], "Calm places 2 Viziers and an Elder from the bag on A1."],
    [EVERY["meeples-kept"], "Calm keeps 3 Viziers."],
    [EVERY["no-move-declared"], "Calm cannot move any meeples."],
    [EVERY["power-used"], "Calm uses Enki."],
    [EVERY["price-paid"], "Calm pays an Elder and a Fakir."],
    [EVERY["suit-sold"], "Calm sells Ivory, Silk and Fish for 7 gold."],
    [EVERY["round-started"], "Round 4 starts."],
    [EVERY["game-ended"], "The last camel is placed: the game is over."],
    [EVERY["deck-reshuffled"], "The resource discard pile is reshuffled."],
    [EVERY["djinn-deck-reshuffled"], "The djinn discard pile is reshuffled."],
  ])("describes %o", (event, expected) => {
    expect(sentence("pink", [event])).toBe(expected);
  });

  it("addresses the affected player", () => {
    expect(sentence("pink", [{ ...EVERY["held-meeple-killed"], rival: "blue" }])).toBe("Calm kills a Vizier of yours.");
    expect(sentence("pink", [{ ...EVERY["held-meeple-killed"], rival: "blue" }], AS_NOBODY)).toBe("Calm kills a Vizier of Ann.");
  });

  it("says what another's djinn brings, after what was done", () => {
    const earned = (seat: Seat): EventInfo => ({ event: "djinn-gold-earned", seat, djinn: "Ba'al", gold: 2 });
    expect(sentence("pink", [earned("orange"), EVERY["djinn-summoned"]])).toBe("Calm summons Leta. Tomas earns 2 gold with Ba'al.");
    expect(sentence("pink", [EVERY["djinn-summoned"], earned("blue"), earned("blue")])).toBe(
      "Calm summons Leta. You earn 4 gold with Ba'al.",
    );
  });

  it("names the player whose turn it is, also when the turn began by another's action", () => {
    const ended: PlayedAction = {
      n: 1,
      seat: "blue",
      notation: "end",
      points: {},
      events: [
        { event: "turn-ended", seat: "blue" },
        { event: "turn-started", seat: "pink", price: 0 },
        { event: "no-move-declared", seat: "pink" },
      ],
    };
    expect(lines([ended])).toEqual([expect.stringMatching(/^Calm /)]);
  });

  it("is one for each turn, even of the same player", () => {
    const turn = (n: number): PlayedAction => ({
      n,
      seat: "pink",
      notation: "",
      points: {},
      events: [EVERY["turn-started"], ...walk("pink", 2, "m"), EVERY["turn-ended"]],
    });
    const expected = "Calm moves from B2 to E5 and collects 2 Merchants.";
    expect(lines([turn(1), turn(2)])).toEqual([expected, expected]);
  });

  it("gathers the actions of a turn", () => {
    expect(lines([action("pink", ...walk("pink", 2, "m")), { ...action("pink", EVERY["card-taken"]), n: 2 }])).toEqual([
      "Calm moves from B2 to E5, collects 2 Merchants and takes Silk from the row.",
    ]);
  });

  it("leaves out what is obvious", () => {
    for (const event of ["turn-started", "turn-ended", "round-ended", "card-revealed", "djinn-revealed", "meeples-bagged"] as const)
      expect(lines([action("pink", EVERY[event])])).toEqual([]);
  });

  it("marks tiles, so that they can be pointed at", () => {
    expect(logEntries([action("pink", EVERY["tile-meeple-killed"])], AS_ANN)[0]?.parts).toEqual([
      { text: "Calm kills an Elder on " },
      { text: "D4", tile: "D4" },
      { text: "." },
    ]);
  });

  it("is shown with the newest first, and points at its tiles", async () => {
    const played = [action("pink", ...walk("pink", 2)), { ...action("pink", EVERY["turn-ended"], EVERY["round-started"]), n: 2 }];
    const { store } = await connectedStore(snapshot({ action_count: 2 }), { missed: played, table: BOARD });
    const onpoint = vi.fn();
    render(Log, { store, onpoint });
    expect(screen.getAllByRole("listitem").map((item) => item.textContent.replaceAll("\u2060", "").trim())).toEqual([
      "Round 4 starts.",
      "Calm moves from B2 to E5 and collects 2 Viziers. +0",
    ]);
    screen.getByRole("button", { name: "E5" }).focus();
    expect(onpoint).toHaveBeenCalledWith("E5");
  });
});

describe("what a turn was worth", () => {
  const points = (total: number) => ({ viziers: 0, more_viziers: 0, elders: 0, djinns: 0, tiles: 0, palms: 0, palaces: 0, total });
  const START = view({ players: [player("blue"), player("pink", { camels: 3, points: points(5) }), player("orange")] });
  const worthOf = (...played: PlayedAction[]) => logEntries(played, AS_ANN, START).map((entry) => entry.worth);

  it("is the public points and the gold that it brought, with the tribe that was collected", () => {
    const move = { ...action("pink", ...walk("pink", 2, "b"), EVERY["builders-earned"]), points: { pink: points(9) } };
    expect(worthOf(move)).toEqual([{ icon: "m-builder", points: 4 + 9, cards: 0 }]);
  });

  it("adds up all actions of the turn, and counts cards without a value", () => {
    const move = { ...action("pink", ...walk("pink", 2, "m")), points: { pink: points(8), blue: points(70) } };
    const trade = { ...action("pink", EVERY["market-paid"], EVERY["card-taken"]), n: 2 };
    expect(worthOf(move, trade)).toEqual([{ icon: "m-merchant", points: 3 - 3, cards: 1 }]);
  });

  it("does not take a sale for a gain, nor a bid for a turn", () => {
    expect(worthOf(action("pink", ...walk("pink", 2), EVERY["suit-sold"]))).toEqual([{ icon: "m-vizier", points: 0, cards: 0 }]);
    expect(worthOf(action("pink", EVERY["marker-placed"]))).toEqual([null]);
  });

  it("is shown with the turn, and shows the turn again", async () => {
    const move = { ...action("pink", ...walk("pink", 2)), points: { pink: points(9) } };
    const more = { ...action("pink", EVERY["turn-ended"]), n: 2 };
    const { store } = await connectedStore(snapshot({ action_count: 2 }), { before: START, missed: [move, more], table: BOARD });
    const replay = vi.fn();
    render(Log, { props: { store, onpoint: vi.fn() }, context: new Map([[REPLAY, replay]]) });
    const button = screen.getByRole("button", { name: /^Show this turn again/ });
    expect(button.textContent.trim()).toBe("+4");
    button.click();
    expect(replay).toHaveBeenCalledWith(1, 2);
  });

  it("tells apart the names of tiles and djinns, which explain themselves", () => {
    const [entry] = logEntries([action("pink", ...walk("pink", 2), EVERY["djinn-gold-earned"])], AS_ANN);
    const names = entry?.parts.flatMap(({ tile, djinn }) => tile ?? djinn ?? []);
    expect(names).toEqual(["B2", "E5", "Ba'al"]);
  });

  it("warns of the last camel", () => {
    const camel = action("pink", placed("camel-placed", "pink", "E5"));
    const told = (...played: PlayedAction[]) =>
      logEntries(played, AS_ANN, START).map(({ parts }) => parts.map((part) => part.text).join(""));
    expect(told(camel)).toEqual(["Calm places a camel on E5."]);
    expect(told(camel, { ...camel, n: 2 }).at(-1)).toBe("Calm has one camel left.");
  });
});

describe("the log", () => {
  const turn = (n: number): PlayedAction[] => [
    { ...action("pink", ...walk("pink", 2)), n },
    { ...action("pink", EVERY["turn-ended"]), n: n + 1 },
  ];

  /** Two turns, the later one first, each with two tiles and a replay. */
  async function twoTurns() {
    const { store, socket } = await connectedStore(snapshot({ action_count: 4 }), {
      before: view({ players: [player("blue"), player("pink")] }),
      missed: [...turn(1), ...turn(3)],
      table: BOARD,
    });
    const onpoint = vi.fn();
    const replay = vi.fn();
    render(Log, { props: { store, onpoint }, context: new Map([[REPLAY, replay]]) });
    const user = userEvent.setup();
    const focused = () => document.activeElement?.closest("[data-stop]")?.getAttribute("data-stop");
    return { user, onpoint, replay, focused, socket };
  }

  it("is one stop of the Tab key", async () => {
    const { user, focused } = await twoTurns();
    await user.tab();
    expect(focused()).toBe("3:replay");
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it("leads with the arrow keys to every entry and every tile", async () => {
    const { user, onpoint, replay, focused } = await twoTurns();
    await user.tab();
    await user.keyboard("{ArrowDown}");
    expect(focused()).toBe("1:replay");
    await user.keyboard("{ArrowLeft}");
    expect(onpoint).toHaveBeenLastCalledWith("E5");
    await user.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(onpoint).toHaveBeenLastCalledWith("B2");
    await user.keyboard("{ArrowRight}{ArrowRight}{Enter}");
    expect(replay).toHaveBeenCalledExactlyOnceWith(1, 2);
    await user.keyboard("{Home}");
    expect(focused()).toBe("3:replay");
    await user.keyboard("{ArrowUp}{End}");
    expect(focused()).toBe("1:replay");
  });

  it("is entered again where it was left, also when there is more", async () => {
    const { user, focused, socket } = await twoTurns();
    await user.tab();
    await user.keyboard("{ArrowDown}");
    await user.tab();
    socket.receive({ type: "update", played: turn(5), snapshot: snapshot({ action_count: 6 }), result: null });
    await user.tab();
    expect(focused()).toBe("1:replay");
  });
});

describe("the plan", () => {
  it("says what one is about to do", () => {
    const own = (event: EventInfo): EventInfo => ("seat" in event ? { ...event, seat: "blue" } : event);
    expect(gainText(own(EVERY["meeples-collected"]), AS_ANN)).toBe("Collect 3 Viziers on E5");
    expect(gainText(own(EVERY["palm-placed"]), AS_ANN)).toBe("Place a palm tree on E5");
    expect(gainText(own(EVERY["djinn-gold-earned"]), AS_ANN)).toBe("Earn 1 gold with Ba'al");
    expect(gainText(EVERY["djinn-gold-earned"], AS_ANN)).toBe("Calm earns 1 gold with Ba'al");
  });
});

describe("names", () => {
  const bots = tableWith(
    seatInfo("blue", { name: "Ann" }),
    seatInfo("pink", { kind: "bot", bot: "calm", name: "Calm" }),
    seatInfo("orange", { kind: "bot", bot: "calm", name: "Calm" }),
    seatInfo("black", { kind: "bot", bot: "sharp", name: "Sharp" }),
  );

  it("distinguishes two bots of one level by colour, and does not change others", () => {
    expect((["blue", "pink", "orange", "black"] as const).map((seat) => nameOf(bots, seat, "blue"))).toEqual([
      t("you"),
      "Calm (pink)",
      "Calm (orange)",
      "Sharp",
    ]);
  });

  it("distinguishes two people of one name, and a person named like a bot", () => {
    const people = tableWith(
      seatInfo("blue", { name: "Ann" }),
      seatInfo("pink", { name: "Ann" }),
      seatInfo("orange", { name: "Calm" }),
      seatInfo("black", { kind: "bot", bot: "calm", name: "Calm" }),
    );
    expect((["blue", "pink", "orange", "black"] as const).map((seat) => nameOf(people, seat, null))).toEqual([
      "Ann (blue)",
      "Ann (pink)",
      "Calm (orange)",
      "Calm (black)",
    ]);
  });

  it("needs no colour beside You", () => {
    const people = tableWith(seatInfo("blue", { name: "Ann" }), seatInfo("pink", { name: "Ann" }));
    expect(nameOf(people, "pink", "blue")).toBe("Ann");
  });

  it("are used in the log", () => {
    expect(sentence("orange", [{ ...EVERY["marker-placed"], seat: "orange" }], namesAt(bots, "blue"))).toBe("Calm (orange) bids 5.");
  });
});

it("ends with the new Great Sultan", () => {
  const lines = logEntries(ended({ last_camel: true }), AS_ANN, null, gameResult({ pink: 150, blue: 140 })).map(({ parts }) =>
    parts.map((part) => part.text).join(""),
  );
  expect(lines).toEqual([t("log-ended-camel"), t("score-wins", { name: AS_ANN.of("pink"), n: 150 })]);
});
