import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { index } from "../src/board/geometry";
import { settings } from "../src/lib/settings.svelte";
import { CatchUp } from "../src/table/catchUp.svelte";
import { logEntries } from "../src/log/logEntries";
import { namesAt } from "../src/table/seatNames";
import type { EventInfo, OutgoingMessage, PlayedAction, Seat, TableInfo, Tile } from "../src/protocol";
import { player, snapshot, table, view, tiles } from "./samples";
import { seatInfo } from "./snapshots";
import { connectedStore } from "./fakeSocket";

const STEP = 600;

const action = (n: number, seat: Seat, ...events: EventInfo[]): PlayedAction => ({ n, seat, notation: "end", events, points: {} });
const pickUp = (n: number, tile: Tile, meeples = "vvv", seat: Seat = "pink") =>
  action(n, seat, { event: "meeples-picked-up", seat, tile, meeples });
const drop = (n: number, tile: Tile, seat: Seat = "pink") => action(n, seat, { event: "meeple-dropped", seat, tile, tribe: "v" });
const ended = (n: number, seat: Seat = "pink") => action(n, seat, { event: "turn-ended", seat });

/** The last drop of a walk, with all that happens at once after it. */
const lastDrop = (n: number, tile: Tile): PlayedAction => ({
  ...action(
    n,
    "pink",
    { event: "meeple-dropped", seat: "pink", tile, tribe: "v" },
    { event: "meeples-collected", seat: "pink", tile, tribe: "v", n: 2 },
    { event: "meeples-kept", seat: "pink", tribe: "v", n: 2 },
    { event: "camel-placed", seat: "pink", tile },
  ),
  points: { pink: { viziers: 2, more_viziers: 10, elders: 0, djinns: 0, tiles: 8, palms: 0, palaces: 0, total: 20 } },
});

const WALK = [pickUp(1, "B2"), drop(2, "B3"), drop(3, "C3"), lastDrop(4, "C4")];
const BEFORE = view({ board: tiles({ B2: "vvv", C4: "v" }), players: [player("blue"), player("pink"), player("orange")] });

/** This was played, received in these messages; nothing of it is shown yet. */
async function catchUp(...news: PlayedAction[][]) {
  const { store, socket } = await connectedStore(snapshot({ public_view: BEFORE }));
  for (const played of news)
    socket.receive({
      type: "update",
      played,
      snapshot: snapshot({ action_count: played.at(-1)?.n ?? 0, public_view: BEFORE }),
      result: null,
    });
  vi.useFakeTimers();
  const shown = new CatchUp(store);
  const standing = (tile: Tile) => store.view?.board[index(tile)]?.meeples;
  const log = () =>
    logEntries(store.shownPlayed, namesAt(store.table, "blue"), store.start).map((entry) => entry.parts.map((part) => part.text).join(""));
  return { shown, store, standing, log };
}

const step = (n = 1) => vi.advanceTimersByTimeAsync(n * STEP);

/** Watches until it is over. */
async function watched(shown: CatchUp): Promise<void> {
  for (let steps = 0; shown.busy && steps < 1000; steps++) await step();
}

beforeEach(() => {
  settings.speed = "normal";
});

afterEach(() => {
  vi.useRealTimers();
  settings.speed = "normal";
});

describe("what a bot played for the player", () => {
  const own = [pickUp(1, "B2", "vvv", "blue"), drop(2, "B3", "blue"), ended(3, "blue")];
  const received: OutgoingMessage = {
    type: "update",
    played: own,
    snapshot: snapshot({ action_count: 3, public_view: BEFORE }),
    result: null,
  };

  async function pendingAfter(about: Partial<TableInfo>) {
    const { store, socket } = await connectedStore(snapshot({ public_view: BEFORE }), { table: table(about) });
    socket.receive(received);
    return store.pendingUpdates.flatMap(({ played }) => played.map(({ n }) => n));
  }

  it("is shown if it is a substitute", async () => {
    expect(await pendingAfter({ seats: [seatInfo("blue", { bot: "calm" }), seatInfo("pink")] })).toEqual([1, 2, 3]);
  });

  it("is shown if the time was up", async () => {
    const clock = { running: null, remaining: [0, 300], timeouts: [1, 0], bot_turn: "blue" } as const;
    expect(await pendingAfter({ clock: { ...clock, remaining: [0, 300], timeouts: [1, 0] } })).toEqual([1, 2, 3]);
  });

  it("is not shown if there was no bot", async () => {
    expect(await pendingAfter({ seats: [seatInfo("blue"), seatInfo("pink", { bot: "calm" })] })).toEqual([]);
  });
});

describe("what others did", () => {
  it("is shown step by step, as the table looked then", async () => {
    const { shown, standing } = await catchUp(WALK);
    void shown.show();
    expect(shown.busy).toBe(true);
    expect([standing("B2"), standing("B3")]).toEqual(["", ""]);
    await step(1.9);
    expect([standing("B3"), standing("C3")]).toEqual(["v", ""]);
    await step();
    expect([standing("C3"), standing("C4")]).toEqual(["v", "v"]);
    await step();
    expect(standing("C4")).toBe("vv");
    await step();
    expect(standing("C4")).toBe("");
    await watched(shown);
    expect(shown.busy).toBe(false);
  });

  it("takes one step for each part of an action: the drop, the meeples that are collected, the camel", async () => {
    const { shown, store } = await catchUp([lastDrop(1, "C4")]);
    const pink = () => store.view?.players.find(({ seat }) => seat === "pink");
    void shown.show();
    await step(0.9);
    expect([store.view?.board[index("C4")]?.meeples, pink()?.viziers]).toEqual(["vv", 0]);
    await step();
    expect([store.view?.board[index("C4")]?.camel, pink()?.viziers, pink()?.camels]).toEqual([null, 2, 8]);
    await step();
    expect([store.view?.board[index("C4")]?.camel, pink()?.camels, pink()?.points.total]).toEqual(["pink", 7, 20]);
  });

  it("moves pieces from where they were to where they are", async () => {
    const { shown } = await catchUp([pickUp(1, "B2"), drop(2, "B3"), lastDrop(3, "C4")]);
    void shown.show();
    expect(shown.flights).toEqual([]);
    await step(1.1);
    expect(shown.flights).toEqual([{ piece: "m-vizier", from: "B2", to: "B3" }]);
    await step(0.8);
    expect(shown.flights).toEqual([]);
    await step(1.2);
    const kept = { piece: "m-vizier", from: "C4", to: "pink" };
    expect(shown.flights).toEqual([kept, kept]);
    await step();
    expect(shown.flights).toEqual([{ piece: "camel pink", from: "pink", to: "C4" }]);
  });

  it("says what it brings, where it arises", async () => {
    const { shown } = await catchUp([lastDrop(1, "C4")]);
    void shown.show();
    await step(1.9);
    expect(shown.gains).toEqual([{ at: "C4", icon: "m-vizier", text: "+2 Viziers" }]);
    await step();
    expect(shown.gains.map((gain) => gain.text)).toEqual(["+8 for the tile"]);
    await vi.advanceTimersByTimeAsync(1500);
    expect(shown.gains).toEqual([]);
  });

  it("is drawn as a move in the colour of the player, and stays", async () => {
    const { shown } = await catchUp([...WALK, ended(5)]);
    void shown.show();
    await step(2.9);
    expect(shown.marks?.trails).toEqual([{ seat: "pink", path: ["B2", "B3", "C3"] }]);
    await watched(shown);
    expect(shown.marks).toBeNull();
    expect(shown.lastMoves.trails).toEqual([{ seat: "pink", path: ["B2", "B3", "C3", "C4"] }]);
    shown.forgetTrails();
    expect(shown.lastMoves.fading).toBe(true);
    await step();
    expect(shown.lastMoves).toEqual({ trails: [], fading: false });
  });

  it("leaves the moves of several players, the last one on top", async () => {
    const { shown } = await catchUp([...WALK, ended(5)], [pickUp(6, "E5", "v", "orange"), drop(7, "E4", "orange")]);
    void shown.show();
    await watched(shown);
    expect(shown.lastMoves.trails.map(({ seat, path }) => [seat, path.length])).toEqual([
      ["pink", 4],
      ["orange", 2],
    ]);
  });

  it("is never told by the log before it is shown", async () => {
    const { shown, store, log } = await catchUp([...WALK, ended(5)]);
    expect(log()).toEqual([]);
    void shown.show();
    await step(3.9);
    expect(log()).toEqual([]);
    await step();
    expect(log()).toEqual(["Pink moves from B2 to C4, collects 2 Viziers and keeps them."]);
    await watched(shown);
    expect(log()).toEqual(["Pink moves from B2 to C4, collects 2 Viziers, keeps them and places a camel on C4."]);
    expect(store.shownPlayed).toEqual(store.played);
  });

  it("hides the question until it has been shown", async () => {
    const { shown, store } = await catchUp(WALK);
    expect([store.behind, store.question]).toEqual([true, null]);
    void shown.show();
    await watched(shown);
    expect(store.behind).toBe(false);
  });

  it("ends with the table as it is now", async () => {
    const { shown, store } = await catchUp(WALK);
    void shown.show();
    await watched(shown);
    expect([store.frame, shown.marks, shown.flights, shown.busy, store.pendingUpdates]).toEqual([null, null, [], false, []]);
    expect(store.view).toBe(store.snapshot?.public_view);
  });

  it("is shown in the order of the messages, also what arrived meanwhile", async () => {
    const { shown, store } = await catchUp([drop(1, "A1")], [drop(2, "A2"), drop(3, "A3")]);
    void shown.show();
    void shown.show();
    const seen: (number | undefined)[] = [];
    while (shown.busy) {
      seen.push(store.frame?.action.n);
      await step();
    }
    expect(seen).toEqual([1, 2, 3]);
  });

  it("is shown from its end when it was long, but nothing of it is lost on the board", async () => {
    const long = Array.from({ length: 200 }, (_, n) => drop(n + 1, n % 2 ? "A1" : "F5"));
    const { shown, standing } = await catchUp(long);
    void shown.show();
    await step(0.9);
    expect(standing("F5")?.length).toBeGreaterThan(50);
    let last: string | undefined;
    let steps = 0;
    while (shown.busy) {
      last = standing("A1") ?? last;
      await step();
      steps += 1;
    }
    expect(last).toHaveLength(100);
    expect(steps).toBeLessThan(60);
  });
});

describe("skipping it", () => {
  it("ends the show and all that waits for it, and leaves nothing behind but the paths", async () => {
    const { shown, store } = await catchUp(WALK, [pickUp(5, "E5", "v", "orange"), drop(6, "E4", "orange")]);
    void shown.show();
    await step(1.1);
    expect(shown.flights).toHaveLength(1);
    shown.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([shown.busy, store.frame, shown.flights, shown.gains, store.pendingUpdates]).toEqual([false, null, [], [], []]);
    expect(shown.lastMoves.trails.map(({ path }) => path.join(""))).toEqual(["B2B3C3C4", "E5E4"]);
  });

  it("does not skip what comes later", async () => {
    const { shown, store } = await catchUp(WALK);
    void shown.show();
    shown.skip();
    await vi.advanceTimersByTimeAsync(0);
    store.pendingUpdates = [{ before: BEFORE, played: WALK }];
    void shown.show();
    await step();
    expect(shown.busy).toBe(true);
  });
});

describe("a player who wants no motion", () => {
  const expectAtOnce = async () => {
    const { shown, store } = await catchUp(WALK);
    await shown.show();
    expect([shown.busy, store.frame, store.pendingUpdates, shown.flights]).toEqual([false, null, [], []]);
    expect(shown.lastMoves.trails).toEqual([{ seat: "pink", path: ["B2", "B3", "C3", "C4"] }]);
  };

  it("sees the table as it is at once, with the path", async () => {
    settings.speed = "off";
    await expectAtOnce();
  });

  it("may have set this on the device", async () => {
    const asked = vi
      .spyOn(window, "matchMedia")
      .mockImplementation((query) => ({ matches: query.includes("reduced-motion") }) as MediaQueryList);
    await expectAtOnce();
    asked.mockRestore();
  });
});

describe("a turn that is shown again", () => {
  async function after(...played: PlayedAction[]) {
    const found = await catchUp(played);
    found.store.skipPendingUpdates();
    return found;
  }

  it("is shown as it was, while the log stays complete", async () => {
    const { shown, store, standing, log } = await after(...WALK, ended(5), pickUp(6, "E5", "v", "orange"));
    const complete = log();
    void shown.replay(1, 5);
    await step(1.9);
    expect([store.showing, store.frame?.replay, standing("B3"), standing("C3")]).toEqual(["pink", true, "v", ""]);
    expect(log()).toEqual(complete);
    expect(shown.marks?.trails).toEqual([{ seat: "pink", path: ["B2", "B3"] }]);
    await watched(shown);
    expect([store.frame, shown.lastMoves.trails]).toEqual([null, []]);
  });

  it("begins where the turn began", async () => {
    const { shown, standing } = await after(...WALK, ended(5), pickUp(6, "B3", "v", "orange"));
    void shown.replay(6, 6);
    expect([standing("B2"), standing("B3"), standing("C3")]).toEqual(["", "", "v"]);
  });

  it("can be ended, and what came meanwhile is not lost", async () => {
    const { shown, store } = await after(...WALK);
    void shown.replay(1, 4);
    store.pendingUpdates = [{ before: BEFORE, played: [drop(5, "A1")] }];
    await step();
    shown.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([shown.busy, store.frame, store.pendingUpdates.length]).toEqual([false, null, 1]);
  });

  it("takes its time also without motion", async () => {
    settings.speed = "off";
    const { shown, standing } = await after(...WALK);
    void shown.replay(1, 4);
    await step();
    expect([standing("B3"), standing("C3"), shown.flights]).toEqual(["v", "", []]);
  });
});
