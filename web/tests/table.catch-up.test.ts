import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { index } from "../src/board/geometry";
import { settings } from "../src/lib/settings.svelte";
import { CatchUp } from "../src/table/catchUp.svelte";
import type { EventInfo, PlayedAction, Tile } from "../src/protocol";
import { snapshot, view, tiles } from "./samples";
import { connectedStore } from "./fakeSocket";

const seat = "pink" as const;
const text = "";

const lift = (n: number, tile: Tile, meeples: string): PlayedAction =>
  action(n, `${tile}>`, { event: "meeples-picked-up", seat, tile, meeples, text });
const drop = (n: number, tile: Tile): PlayedAction => action(n, `${tile}v`, { event: "meeple-dropped", seat, tile, tribe: "v", text });

function action(n: number, notation: string, ...events: EventInfo[]): PlayedAction {
  return { n, seat, notation, events };
}

const WALK = [lift(1, "B2", "vvv"), drop(2, "B3"), drop(3, "C3"), drop(4, "C4")];
const BEFORE = view({ board: tiles({ B2: "vvv" }) });

/** Pink has played this, received in these messages; nothing of it is shown yet. */
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
  const standing = (tile: Tile) => shown.view?.board[index(tile)]?.meeples;
  return { shown, store, standing };
}

const step = () => vi.advanceTimersToNextTimerAsync();

/** Watches until it is over, and counts the steps. */
async function watched(shown: CatchUp): Promise<number> {
  let steps = 0;
  while (shown.busy && steps < 1000) {
    await step();
    steps += 1;
  }
  return steps;
}

beforeEach(() => {
  settings.motion = true;
});

afterEach(() => {
  vi.useRealTimers();
});

describe("what others did", () => {
  it("is shown step by step, as the table looked then", async () => {
    const { shown, standing } = await catchUp(WALK);
    void shown.show();
    expect(shown.busy).toBe(true);
    expect([standing("B2"), standing("B3")]).toEqual(["", ""]);
    await step();
    expect([standing("B3"), standing("C3")]).toEqual(["v", ""]);
    await step();
    expect([standing("C3"), standing("C4")]).toEqual(["v", ""]);
    await step();
    expect(standing("C4")).toBe("v");
    expect(shown.busy).toBe(true);
    await step();
    expect(shown.busy).toBe(false);
  });

  it("is drawn as a move from its start to where it stands", async () => {
    const { shown } = await catchUp(WALK);
    void shown.show();
    await step();
    await step();
    expect(shown.marks).toMatchObject({ start: "B2", path: ["B2", "B3", "C3"], here: "C3" });
  });

  it("begins another move with another turn", async () => {
    const ended = action(5, "end", { event: "turn-ended", seat, text });
    const { shown } = await catchUp([...WALK, ended, lift(6, "E5", "v")]);
    void shown.show();
    for (let n = 0; n < 4; n++) await step();
    expect(shown.marks?.path).toEqual([]);
    await step();
    expect(shown.marks).toMatchObject({ start: "E5", path: ["E5"] });
  });

  it("ends with the table as it is now", async () => {
    const { shown, store } = await catchUp(WALK);
    void shown.show();
    await watched(shown);
    expect([shown.view, shown.marks, shown.busy]).toEqual([null, null, false]);
    expect(store.pendingUpdates).toEqual([]);
  });

  it("is shown in the order of the messages, also what arrived meanwhile", async () => {
    const { shown } = await catchUp([drop(1, "A1")], [drop(2, "A2"), drop(3, "A3")]);
    void shown.show();
    void shown.show();
    const seen: (Tile | null | undefined)[] = [shown.marks?.here];
    while (shown.busy) {
      await step();
      if (shown.marks) seen.push(shown.marks.here);
    }
    expect(seen).toEqual(["A1", "A2", "A3"]);
  });

  it("is shown from its end when it was long, but nothing of it is lost on the board", async () => {
    const long = Array.from({ length: 200 }, (_, n) => drop(n + 1, n % 2 ? "A1" : "F5"));
    const { shown, standing } = await catchUp(long);
    void shown.show();
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
  it("ends the show and all that waits for it", async () => {
    const { shown, store } = await catchUp(WALK, [drop(5, "A1")]);
    void shown.show();
    await step();
    shown.skip();
    expect(await watched(shown)).toBeLessThan(2);
    expect([shown.view, shown.marks, store.pendingUpdates]).toEqual([null, null, []]);
  });

  it("does not skip what comes later", async () => {
    const { shown, store } = await catchUp(WALK);
    void shown.show();
    shown.skip();
    await watched(shown);
    store.pendingUpdates = [{ before: BEFORE, played: WALK }];
    void shown.show();
    expect(await watched(shown)).toBe(4);
  });
});

describe("a player who wants no motion", () => {
  it("sees the table as it is at once", async () => {
    settings.motion = false;
    const { shown, store } = await catchUp(WALK);
    await shown.show();
    expect([shown.busy, shown.view, store.pendingUpdates]).toEqual([false, null, []]);
  });

  it("may have set this on the device", async () => {
    const { shown, store } = await catchUp(WALK);
    const asked = vi
      .spyOn(window, "matchMedia")
      .mockImplementation((query) => ({ matches: query.includes("reduced-motion") }) as MediaQueryList);
    await shown.show();
    asked.mockRestore();
    expect([shown.busy, shown.view, store.pendingUpdates]).toEqual([false, null, []]);
  });
});
