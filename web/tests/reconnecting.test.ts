import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { index } from "../src/board/geometry";
import type { TableStore } from "../src/lib/table.svelte";
import GameView from "../src/table/GameView.svelte";
import { settings } from "../src/lib/settings.svelte";
import { CatchUp } from "../src/table/catchUp.svelte";
import { t } from "../src/texts";
import type { PlayedAction, Seat, Welcome } from "../src/protocol";
import { snapshot, tiles, view, welcome } from "./samples";
import { question, seatInfo, tableWith } from "./snapshots";
import { CODE, connectedStore, type FakeSocket } from "./fakeSocket";

const PLACE = `naqala.seen.${CODE}`;
const STEP = 600; // milliseconds, at normal speed
const BEFORE = view({ board: tiles({ A1: "v", F5: "m" }) });

/** Actions 1 to n: palm trees on A1, which can be counted. */
const actions = (n: number, seat: Seat = "pink"): PlayedAction[] =>
  Array.from({ length: n }, (_, nth) => ({
    n: nth + 1,
    seat,
    notation: "pass",
    points: {},
    events: [{ event: "palm-placed", seat, tile: "A1" }],
  }));

const coming = (n: number, changed: Partial<Welcome> = {}) =>
  connectedStore(snapshot({ action_count: n, public_view: view({ round: 5 }) }), { before: BEFORE, missed: actions(n), ...changed });

const palms = (store: TableStore) => store.view?.board[index("A1")]?.palms;
const turnAway = (hidden: boolean) => vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);

const sitting = (socket: FakeSocket, seat: Seat, missed: PlayedAction[], changed: Partial<Welcome> = {}) =>
  socket.answer("switch-seat", (id) => [
    welcome({
      id,
      own_seats: ["blue", "pink"],
      before: BEFORE,
      missed,
      snapshot: snapshot({ action_count: missed.length, seat }),
      ...changed,
    }),
  ]);

beforeEach(() => {
  localStorage.clear();
  settings.speed = "normal";
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("coming back to a table", () => {
  it("shows nothing again on the first visit", async () => {
    const { store } = await coming(7);
    expect(store.pendingUpdates).toEqual([]);
    expect(store.played).toHaveLength(7);
  });

  it("shows what happened after the last snapshot that was shown", async () => {
    localStorage.setItem(PLACE, '{"blue":5}');
    const { store } = await coming(7);
    expect(store.takePendingUpdate()).toMatchObject({ played: [{ n: 6 }, { n: 7 }] });
    expect((await coming(7)).store.view?.board[index("A1")]?.palms).toBe(5);
  });

  it("shows nothing if all was shown", async () => {
    localStorage.setItem(PLACE, '{"blue":7}');
    expect((await coming(7)).store.pendingUpdates).toEqual([]);
  });

  it("remembers at the next visit what was shown", async () => {
    const { store } = await coming(7);
    store.markShown();
    expect((await coming(9)).store.takePendingUpdate()).toMatchObject({ played: [{ n: 8 }, { n: 9 }] });
  });

  it("counts earlier events as seen by a player who acts", async () => {
    const { store, socket } = await coming(7);
    socket.receive({ type: "update", played: actions(8).slice(-1), snapshot: snapshot({ action_count: 8 }), result: null });
    socket.receive({ type: "update", played: actions(9, "blue").slice(-1), snapshot: snapshot({ action_count: 9 }), result: null });
    store.markShown(8);
    expect(localStorage.getItem(PLACE)).toBe('{"blue":9}');
  });

  it("does the same for a spectator", async () => {
    const watching = (n: number) =>
      connectedStore(snapshot({ action_count: n, seat: null }), { own_seats: [], before: BEFORE, missed: actions(n) });
    const { store } = await watching(2);
    expect(store.pendingUpdates).toEqual([]);
    store.markShown();
    expect((await watching(4)).store.takePendingUpdate()?.played[0]?.n).toBe(3);
  });

  it.each(["not JSON", "7", "null", '{"blue":"x"}'])("is not disturbed by %s in the browser's memory", async (kept) => {
    localStorage.setItem(PLACE, kept);
    expect((await coming(7)).store.pendingUpdates).toEqual([]);
  });

  it("works without the browser's memory", async () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("forbidden", "SecurityError");
    });
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const { store } = await coming(7);
    store.markShown();
    expect(store.played).toHaveLength(7);
  });
});

describe("a screen that is passed on", () => {
  const shared = { own_seats: ["blue", "pink"] as Seat[], table: tableWith(seatInfo("blue"), seatInfo("pink")) };

  it("shows the player who sits down what happened since they looked", async () => {
    const { store, socket } = await coming(2, shared);
    sitting(socket, "pink", actions(5));
    await store.switchSeat("pink");
    expect(store.seat).toBe("pink");
    expect(store.takePendingUpdate()?.played[0]?.n).toBe(3);
  });

  it("keeps the whole log, as the present seat may see it", async () => {
    const { store, socket } = await coming(2, shared);
    const drawn = actions(3).map((action): PlayedAction => ({
      ...action,
      events: [{ event: "hidden-card-drawn", seat: "blue" }],
    }));
    sitting(socket, "pink", drawn);
    await store.switchSeat("pink");
    expect(socket.sentOf("switch-seat")[0]).toMatchObject({ since: 0 });
    expect(store.played).toEqual(drawn);
  });

  it("keeps the log if nothing of it is shown again", async () => {
    const { store, socket } = await coming(2, shared);
    sitting(socket, "pink", [], { before: null });
    await store.switchSeat("pink");
    expect(store.played).toEqual(actions(2));
  });

  it("does not show one player what another has not seen yet", async () => {
    const { store, socket } = await coming(2, shared);
    store.markShown();
    socket.receive({
      type: "update",
      played: [{ ...(actions(3).at(-1) as PlayedAction) }],
      snapshot: snapshot({ action_count: 3 }),
      result: null,
    });
    expect(store.pendingUpdates).toHaveLength(1);
    sitting(socket, "pink", actions(3));
    await store.switchSeat("pink");
    store.takePendingUpdate();
    expect(store.pendingUpdates).toEqual([]);
    sitting(socket, "blue", actions(3));
    await store.switchSeat("blue");
    expect(store.takePendingUpdate()?.played[0]?.n).toBe(3);
  });
});

describe("showing what was missed", () => {
  const shown = (store: TableStore) => new CatchUp(store);

  it("begins at the last position seen, without the steps before", async () => {
    localStorage.setItem(PLACE, '{"blue":5}');
    const { store } = await coming(7);
    const catchUp = shown(store);
    void catchUp.show();
    await vi.advanceTimersByTimeAsync(0.75 * STEP);
    expect(palms(store)).toBe(6);
    expect(store.view?.round).toBe(BEFORE.round);
    await vi.advanceTimersByTimeAsync(STEP);
    expect(palms(store)).toBe(7);
    await vi.advanceTimersByTimeAsync(STEP);
    expect(catchUp.busy).toBe(false);
  });

  it("is brief after a long absence", async () => {
    localStorage.setItem(PLACE, '{"blue":0}');
    const { store } = await coming(60);
    const catchUp = shown(store);
    void catchUp.show();
    await vi.advanceTimersByTimeAsync(0.75 * STEP);
    expect(palms(store)).toBe(21);
  });

  it("is brief if many events arrived one by one", async () => {
    const { store, socket } = await coming(0);
    for (let n = 1; n <= 60; n++) {
      socket.receive({ type: "update", played: actions(n).slice(-1), snapshot: snapshot({ action_count: n }), result: null });
    }
    const catchUp = shown(store);
    void catchUp.show();
    await vi.advanceTimersByTimeAsync(STEP * 41);
    expect(catchUp.busy).toBe(false);
  });

  it("waits until the page is seen", async () => {
    const hidden = turnAway(true);
    localStorage.setItem(PLACE, '{"blue":5}');
    const { store } = await coming(7);
    const catchUp = shown(store);
    await catchUp.show();
    expect(store.pendingUpdates).toHaveLength(1);
    hidden.mockReturnValue(false);
    catchUp.hidden = false;
    void catchUp.show();
    await vi.advanceTimersByTimeAsync(0.75 * STEP);
    expect(palms(store)).toBe(6);
  });

  it("remembers each passage it has shown, though more is to come", async () => {
    const { store, socket } = await coming(0);
    for (const n of [1, 2])
      socket.receive({ type: "update", played: actions(n).slice(-1), snapshot: snapshot({ action_count: n }), result: null });
    const catchUp = shown(store);
    void catchUp.show();
    await vi.advanceTimersByTimeAsync(1.2 * STEP);
    expect(catchUp.busy).toBe(true);
    expect(localStorage.getItem(PLACE)).toBe('{"blue":1}');
  });

  it("pauses while the page is hidden", async () => {
    localStorage.setItem(PLACE, '{"blue":5}');
    const { store } = await coming(7);
    const catchUp = shown(store);
    void catchUp.show();
    await vi.advanceTimersByTimeAsync(0.75 * STEP);
    catchUp.hidden = true;
    await vi.advanceTimersByTimeAsync(5000);
    expect(palms(store)).toBe(6);
    catchUp.hidden = false;
    await vi.advanceTimersByTimeAsync(STEP);
    expect(palms(store)).toBe(7);
  });
});

describe("the table page", () => {
  const page = (store: TableStore) =>
    render(GameView, {
      store,
      onhelp: () => undefined,
      onsummary: () => undefined,
      onsettings: () => undefined,
      onpeople: () => undefined,
      onscore: () => undefined,
    });
  const kept = () => localStorage.getItem(PLACE);

  it("remembers what it has shown to the end, not before", async () => {
    localStorage.setItem(PLACE, '{"blue":6}');
    const { store } = await coming(7);
    page(store);
    await vi.waitFor(() => expect(screen.getByRole("button", { name: t("page-skip") })).toBeTruthy(), { timeout: 20_000 });
    expect(kept()).toBe('{"blue":6}');
    await vi.advanceTimersByTimeAsync(2 * STEP);
    await vi.waitFor(() => expect(kept()).toBe('{"blue":7}'), { timeout: 20_000 });
  });

  it("shows what was missed when it is seen again", async () => {
    const hidden = turnAway(true);
    localStorage.setItem(PLACE, '{"blue":6}');
    const { store } = await coming(7);
    page(store);
    await vi.advanceTimersByTimeAsync(1000);
    expect(kept()).toBe('{"blue":6}');
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.waitFor(() => expect(screen.getByRole("button", { name: t("page-skip") })).toBeTruthy(), { timeout: 20_000 });
  });

  it("shows nothing behind the curtain, and takes nothing there for seen", async () => {
    localStorage.setItem(PLACE, '{"blue":6,"pink":6}');
    const myQuestion = snapshot({ action_count: 7, question: question("moving", { seat: "pink" }) });
    const { store } = await coming(7, {
      own_seats: ["blue", "pink"],
      table: tableWith(seatInfo("blue"), seatInfo("pink")),
      snapshot: myQuestion,
    });
    page(store);
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.queryByRole("button", { name: t("page-skip") })).toBeNull();
    expect(kept()).toBe('{"blue":6,"pink":6}');
  });
});
