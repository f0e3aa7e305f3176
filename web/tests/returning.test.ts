import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { index } from "../src/board/geometry";
import type { TableStore } from "../src/lib/table.svelte";
import Play from "../src/table/Play.svelte";
import { Replaying } from "../src/table/replaying.svelte";
import { t } from "../src/words";
import type { Played, Seat, Welcome } from "../src/wire";
import { scene, sight, tiles } from "./samples";
import { asked, chair, tableOf } from "./scenes";
import { CODE, seated, type Teller } from "./tellers";

const PLACE = `naqala.seen.${CODE}`;
const BEFORE = sight({ board: tiles({ A1: "v", F5: "m" }) });

/** Deeds 1 to n: palm trees on A1, which can be counted. */
const deeds = (n: number, seat: Seat = "pink"): Played[] =>
  Array.from({ length: n }, (_, nth) => ({ n: nth + 1, seat, say: "", events: [{ event: "palm-placed", seat, tile: "A1", words: "" }] }));

const coming = (n: number, changed: Partial<Welcome> = {}) =>
  seated(scene({ n, sight: sight({ round: 5 }) }), { before: BEFORE, missed: deeds(n), ...changed });

const palms = (replaying: Replaying) => replaying.sight?.board[index("A1")]?.palms;
const turnAway = (hidden: boolean) => vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);

const sitting = (teller: Teller, seat: Seat, missed: Played[], changed: Partial<Welcome> = {}) =>
  teller.answer("sit", (to) => [
    {
      told: "welcome", to, table: tableOf(chair("blue"), chair("pink")), seats: ["blue", "pink"], land: [], chat: [], result: null,
      before: BEFORE, missed, scene: scene({ n: missed.length, seat }), ...changed,
    },
  ]);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("coming back to a table", () => {
  it("tells nothing again on the first visit", async () => {
    const { store } = await coming(7);
    expect(store.passages).toEqual([]);
    expect(store.played).toHaveLength(7);
  });

  it("tells what came after the last scene that was shown", async () => {
    localStorage.setItem(PLACE, '{"blue":5}');
    const { store } = await coming(7);
    expect(store.takePassage()).toEqual({ before: BEFORE, played: deeds(7), known: 5 });
  });

  it("tells nothing if all was shown", async () => {
    localStorage.setItem(PLACE, '{"blue":7}');
    expect((await coming(7)).store.passages).toEqual([]);
  });

  it("knows what was looked on, at the next visit", async () => {
    const { store } = await coming(7);
    store.lookedOn();
    expect((await coming(9)).store.takePassage()).toMatchObject({ known: 7 });
  });

  it("takes what came before for seen by whoever acts", async () => {
    const { store, teller } = await coming(7);
    teller.tell({ told: "news", played: deeds(8).slice(-1), scene: scene({ n: 8 }), result: null });
    teller.tell({ told: "news", played: deeds(9, "blue").slice(-1), scene: scene({ n: 9 }), result: null });
    store.lookedOn(8);
    expect(localStorage.getItem(PLACE)).toBe('{"blue":9}');
  });

  it("does the same for whoever watches", async () => {
    const watching = (n: number) => seated(scene({ n, seat: null }), { seats: [], before: BEFORE, missed: deeds(n) });
    const { store } = await watching(2);
    expect(store.passages).toEqual([]);
    store.lookedOn();
    expect((await watching(4)).store.takePassage()).toMatchObject({ known: 2 });
  });

  it.each(["not JSON", "7", "null", '{"blue":"x"}'])("is not disturbed by %s in the browser's memory", async (kept) => {
    localStorage.setItem(PLACE, kept);
    expect((await coming(7)).store.passages).toEqual([]);
  });

  it("goes on without a memory", async () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("forbidden", "SecurityError");
    });
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const { store } = await coming(7);
    store.lookedOn();
    expect(store.played).toHaveLength(7);
  });
});

describe("a screen that is passed on", () => {
  const shared = { seats: ["blue", "pink"] as Seat[], table: tableOf(chair("blue"), chair("pink")) };

  it("shows whoever sits down what happened since they looked", async () => {
    const { store, teller } = await coming(2, shared);
    sitting(teller, "pink", deeds(5));
    await store.sit("pink");
    expect(store.seat).toBe("pink");
    expect(store.takePassage()).toMatchObject({ known: 2 });
  });

  it("keeps the whole log, as the seat that looks on may hear it", async () => {
    const { store, teller } = await coming(2, shared);
    const drawn = deeds(3).map((deed): Played => ({ ...deed, events: [{ event: "card-drawn-unseen", seat: "blue", words: "" }] }));
    sitting(teller, "pink", drawn);
    await store.sit("pink");
    expect(teller.said("sit")[0]).toMatchObject({ since: 0 });
    expect(store.played).toEqual(drawn);
  });

  it("keeps the log if nothing of it is told again", async () => {
    const { store, teller } = await coming(2, shared);
    sitting(teller, "pink", [], { before: null });
    await store.sit("pink");
    expect(store.played).toEqual(deeds(2));
  });

  it("does not show one player what another has not seen yet", async () => {
    const { store, teller } = await coming(2, shared);
    store.lookedOn();
    teller.tell({ told: "news", played: [{ ...(deeds(3).at(-1) as Played) }], scene: scene({ n: 3 }), result: null });
    expect(store.passages).toHaveLength(1);
    sitting(teller, "pink", deeds(3));
    await store.sit("pink");
    store.takePassage();
    expect(store.passages).toEqual([]);
    sitting(teller, "blue", deeds(3));
    await store.sit("blue");
    expect(store.takePassage()).toMatchObject({ known: 2 });
  });
});

describe("showing what was missed", () => {
  const shown = (store: TableStore) => new Replaying(store);

  it("begins where one looked last, without the steps before", async () => {
    localStorage.setItem(PLACE, '{"blue":5}');
    const { store } = await coming(7);
    const replaying = shown(store);
    void replaying.show();
    expect(palms(replaying)).toBe(6);
    expect(replaying.sight?.round).toBe(BEFORE.round);
    await vi.advanceTimersByTimeAsync(220);
    expect(palms(replaying)).toBe(7);
    await vi.advanceTimersByTimeAsync(220);
    expect(replaying.busy).toBe(false);
  });

  it("is brief after a long absence", async () => {
    localStorage.setItem(PLACE, '{"blue":0}');
    const { store } = await coming(60);
    const replaying = shown(store);
    void replaying.show();
    expect(palms(replaying)).toBe(37);
  });

  it("is brief if much came bit by bit", async () => {
    const { store, teller } = await coming(0);
    for (let n = 1; n <= 30; n++) {
      teller.tell({ told: "news", played: deeds(n).slice(-1), scene: scene({ n }), result: null });
    }
    const replaying = shown(store);
    void replaying.show();
    await vi.advanceTimersByTimeAsync(220 * 24);
    expect(replaying.busy).toBe(false);
  });

  it("waits until the page is seen", async () => {
    const hidden = turnAway(true);
    localStorage.setItem(PLACE, '{"blue":5}');
    const { store } = await coming(7);
    const replaying = shown(store);
    await replaying.show();
    expect(store.passages).toHaveLength(1);
    hidden.mockReturnValue(false);
    replaying.hidden = false;
    void replaying.show();
    expect(palms(replaying)).toBe(6);
  });

  it("remembers each passage it has shown, though more is to come", async () => {
    const { store, teller } = await coming(0);
    for (const n of [1, 2]) teller.tell({ told: "news", played: deeds(n).slice(-1), scene: scene({ n }), result: null });
    const replaying = shown(store);
    void replaying.show();
    await vi.advanceTimersByTimeAsync(220);
    expect(replaying.busy).toBe(true);
    expect(localStorage.getItem(PLACE)).toBe('{"blue":1}');
  });

  it("pauses while the page is hidden", async () => {
    localStorage.setItem(PLACE, '{"blue":5}');
    const { store } = await coming(7);
    const replaying = shown(store);
    void replaying.show();
    replaying.hidden = true;
    await vi.advanceTimersByTimeAsync(5000);
    expect(palms(replaying)).toBe(6);
    replaying.hidden = false;
    await vi.advanceTimersByTimeAsync(220);
    expect(palms(replaying)).toBe(7);
  });
});

describe("the table page", () => {
  const page = (store: TableStore) =>
    render(Play, { store, onhelp: () => undefined, onsettings: () => undefined, onmenu: () => undefined, onsheet: () => undefined, onend: () => undefined });
  const kept = () => localStorage.getItem(PLACE);

  it("remembers what it has shown to the end, not before", async () => {
    localStorage.setItem(PLACE, '{"blue":6}');
    const { store } = await coming(7);
    page(store);
    await vi.waitFor(() => expect(screen.getByRole("button", { name: t("page.skip") })).toBeTruthy(), { timeout: 20_000 });
    expect(kept()).toBe('{"blue":6}');
    await vi.advanceTimersByTimeAsync(500);
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
    await vi.waitFor(() => expect(screen.getByRole("button", { name: t("page.skip") })).toBeTruthy(), { timeout: 20_000 });
  });

  it("shows nothing behind the curtain, and takes nothing there for seen", async () => {
    localStorage.setItem(PLACE, '{"blue":6,"pink":6}');
    const asking = scene({ n: 7, asked: asked("moving", { seat: "pink" }) });
    const { store } = await coming(7, { seats: ["blue", "pink"], table: tableOf(chair("blue"), chair("pink")), scene: asking });
    page(store);
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.queryByRole("button", { name: t("page.skip") })).toBeNull();
    expect(kept()).toBe('{"blue":6,"pink":6}');
  });
});
