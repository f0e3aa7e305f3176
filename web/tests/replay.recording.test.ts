import { describe, expect, it } from "vitest";
import type { PublicView, Seat } from "../src/protocol";
import { Recording } from "../src/replay/recording";
import { ReplayStore } from "../src/replay/replayStore.svelte";
import { REPLAYS } from "./generated";
import { must } from "./samples";

const sorted = (letters: string): string => [...letters].sort().join("");

/** Meeples are letters in any order; the rest is compared as it is. */
const plain = (view: PublicView): PublicView => ({
  ...view,
  bag: sorted(view.bag),
  board: view.board.map((tile) => ({ ...tile, meeples: sorted(tile.meeples) })),
});

const ALL = Object.entries(REPLAYS);
const WHOLE = ALL.filter(([, { seats }]) => seats.length);

describe("a recorded game", () => {
  it.each(ALL)("%s ends in the recorded position", (_, { replay, views }) => {
    const recording = new Recording(replay);
    expect(plain(recording.viewAt(recording.last))).toEqual(plain(views.at(-1) as PublicView));
  });

  it.each(WHOLE)("%s has the view of every moment", (_, { replay, views }) => {
    const recording = new Recording(replay);
    expect(views.length).toBe(recording.last + 1);
    for (const [n, view] of views.entries()) expect(plain(recording.viewAt(n)), `moment ${n}`).toEqual(plain(view));
  });

  it.each(WHOLE)("%s shows each seat what it knew, and no more", (_, { replay, seats }) => {
    const recording = new Recording(replay);
    for (const { seat, events, holdings, questions } of seats) {
      expect(recording.playedFor(seat).map((action) => action.events)).toEqual(events);
      for (const [n, held] of holdings.entries()) {
        expect(recording.holdingsAt(n, seat)).toEqual(held);
        expect(recording.questionAt(n, seat)?.seat).toEqual(questions[n]?.seat);
        expect(recording.questionAt(n, seat)?.shown ?? []).toEqual(questions[n]?.shown ?? []);
      }
    }
  });

  it("hides something from every seat", () => {
    const kinds = (seat: Seat | "all") =>
      new Set(
        WHOLE.flatMap(([, { replay }]) => new Recording(replay).playedFor(seat).flatMap(({ events }) => events.map(({ event }) => event))),
      );
    expect(kinds("all").has("hidden-card-drawn")).toBe(false);
    for (const seat of ["blue", "pink"] as const) {
      expect(kinds(seat).has("hidden-card-drawn")).toBe(true);
      expect(kinds(seat).has("hidden-djinns-shown")).toBe(true);
    }
  });

  it("does not tell a seat the points of the others' gold and cards", () => {
    for (const [, { replay, views }] of WHOLE) {
      const recording = new Recording(replay);
      for (const [nth, { seat, points }] of recording.pointsFor("blue").entries()) {
        const open = recording.pointsFor("all")[nth]?.points;
        if (seat === "blue") expect(points).toEqual(open);
        else expect(points).toEqual(views.map((view) => view.players[nth]?.points.total));
      }
    }
  });

  it("stops where a bid or a turn is over", () => {
    for (const [, { replay }] of WHOLE) {
      const { stops, last } = new Recording(replay);
      expect(stops[0]).toBe(0);
      expect(stops.at(-1)).toBe(last);
      for (const n of stops.slice(1, -1)) {
        const notation = replay.played[n - 1]?.notation ?? "";
        expect(notation, `the last action of a turn`).toMatch(/^(end|bid)/);
      }
    }
  });
});

describe("the store of a replay", () => {
  const replay = must(REPLAYS["rich_3_blocked"]).replay;

  it("opens any moment in the way the table shows it", () => {
    const store = new ReplayStore(new Recording(replay));
    store.jump(57);
    expect(store.view).toEqual(store.recording.viewAt(57));
    expect(store.shownPlayed.length).toBe(57);
    expect(store.options).toEqual([]);
    expect([store.result, store.seat]).toEqual([null, null]);
    store.jump(10_000);
    expect(store.at).toBe(store.recording.last);
    expect(store.result).toBe(replay.result);
    store.jump(-1);
    expect(store.at).toBe(0);
  });

  it("lets the next action be shown from what was there before", () => {
    const store = new ReplayStore(new Recording(replay));
    store.look("pink");
    store.advance();
    expect(store.at).toBe(1);
    expect(store.pendingUpdates).toHaveLength(1);
    expect(store.view).toEqual(store.recording.viewAt(0));
    store.takePendingUpdate();
    expect(store.view).toEqual(store.recording.viewAt(1));
    expect(store.holdings.map(({ seat }) => seat)).toEqual(["pink"]);
  });
});
