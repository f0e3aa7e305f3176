import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { clockText, secondsLeft, spokenTime } from "../src/clock/clockTime";
import { noteEntries, noteText } from "../src/clock/noteTexts";
import SeatClock from "../src/clock/SeatClock.svelte";
import TableBars from "../src/clock/TableBars.svelte";
import { noClock, paceText, PACES, termsText, timeControl } from "../src/clock/timeControls";
import { api } from "../src/lib/api";
import { identity } from "../src/lib/identity.svelte";
import type { ClockInfo, SeatNote, TableInfo } from "../src/protocol";
import { t } from "../src/texts";
import { connectedStore } from "./fakeSocket";
import { snapshot } from "./samples";
import { seatInfo, tableWith } from "./snapshots";

const CLOCK: ClockInfo = { running: "blue", remaining: [95, 300], timeouts: [0, 0], bot_turn: null };
const TWO = tableWith(seatInfo("blue", { name: "Ann" }), seatInfo("pink", { name: "Bob" }));
const NOTE: SeatNote = {
  n: 1,
  action_count: 12,
  kind: "substituted",
  seat: "pink",
  name: "Bob",
  level: "calm",
  reason: "vote",
  noted_at: 0,
};

async function at(changed: Partial<TableInfo>) {
  vi.spyOn(identity, "ready").mockResolvedValue(undefined);
  return connectedStore(snapshot(), { table: { ...TWO, status: "playing", ...changed }, own_seats: ["blue"], notes: [] });
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("The time", () => {
  it.each([
    [5, "0:05", "5 seconds"],
    [95.2, "1:36", "1 minute 36 seconds"],
    [3723, "1:02:03", "1 hour 2 minutes 3 seconds"],
    [2 * 86400 + 3600, "2 days 1 hour", "2 days 1 hour"],
    [0, "0:00", "0 seconds"],
  ])("of %s seconds is shown as %s and spoken as %s", (seconds, shown, spoken) => {
    expect(clockText(seconds)).toBe(shown);
    expect(spokenTime(seconds)).toBe(spoken);
  });

  it("passes for the running seat only, and is never negative", () => {
    const clock = { info: CLOCK, at: 1000, seats: ["blue", "pink"] as const };
    expect(secondsLeft(clock, "blue", 6000)).toBe(90);
    expect(secondsLeft(clock, "pink", 6000)).toBe(300);
    expect(secondsLeft(clock, "blue", 1e9)).toBe(0);
    expect(secondsLeft({ ...clock, seats: ["black", "blue"] }, "blue", 1000)).toBe(300); // in the order of the table's seats
  });
});

describe("The clock of a seat", () => {
  it("is not there at a table without clocks", async () => {
    const { store } = await at({ clock: null });
    render(SeatClock, { store, seat: "blue" });
    expect(screen.queryByRole("timer")).toBeNull();
  });

  it("is not shown where a bot plays", async () => {
    const { store } = await at({ clock: CLOCK, seats: [seatInfo("blue", { bot: "calm" }), seatInfo("pink")] });
    render(SeatClock, { store, seat: "blue" });
    expect(screen.queryByRole("timer")).toBeNull();
    render(SeatClock, { store, seat: "pink" });
    expect(screen.getByRole("timer").textContent).toBe("5:00");
  });

  it("counts down between two messages", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
    const { store } = await at({ clock: CLOCK });
    render(SeatClock, { store, seat: "blue" });
    expect(screen.getByRole("timer").textContent).toBe("1:35");
    vi.advanceTimersByTime(10_000);
    await tick();
    expect(screen.getByRole("timer").textContent).toBe("1:25");
    expect(screen.getByRole("timer").getAttribute("aria-label")).toBe("1 minute 25 seconds left");
  });
});

describe("Above the table", () => {
  it("a player whose seat a bot plays can take it back", async () => {
    const seats = [seatInfo("blue", { name: "Ann", bot: "sharp" }), seatInfo("pink")];
    const { store } = await at({ seats });
    const removed = vi.spyOn(api, "removeSubstitute").mockResolvedValue(TWO);
    render(TableBars, { store });
    await userEvent.click(screen.getByRole("button", { name: t("seat-back-button") }));
    expect(removed).toHaveBeenCalledWith(store.code, "blue");
  });

  it("time that is short is shown and announced", async () => {
    const { store } = await at({ clock: { ...CLOCK, remaining: [8, 300] } });
    render(TableBars, { store });
    expect(screen.getByText("You have 0:08 left.")).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toBe("You have 10 seconds left.");
  });

  it("a turn that a bot plays is explained", async () => {
    const { store } = await at({ clock: { ...CLOCK, remaining: [0, 300], bot_turn: "blue" } });
    render(TableBars, { store });
    expect(screen.getByRole("alert").textContent).toBe(t("clock-up-bot"));
  });

  it("a player votes about an absent one, and may wait instead", async () => {
    const vote = { voters: ["blue", "orange"], agreed: ["orange"], warning: 40, confirm: false } as const;
    const seats = [
      seatInfo("blue", { name: "Ann" }),
      seatInfo("pink", {
        name: "Bob",
        connected: false,
        replaceable: true,
        vote: { ...vote, voters: [...vote.voters], agreed: ["orange"] },
      }),
      seatInfo("orange"),
    ];
    const { store } = await at({ seats, players: 3, substitute_level: "calm" });
    const voted = vi.spyOn(api, "vote").mockResolvedValue(TWO);
    render(TableBars, { store });
    expect(screen.getByText(/1 of 2 agree\. Bob can answer for another 0:40\./)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: t("absence-agree") }));
    await userEvent.click(screen.getByRole("button", { name: t("absence-reject", { name: "Bob" }) }));
    expect(voted.mock.calls).toEqual([
      [store.code, "pink", true],
      [store.code, "pink", false],
    ]);
  });

  it("a single voter confirms only after the warning", async () => {
    const vote = (warning: number) => ({ voters: ["blue" as const], agreed: ["blue" as const], warning, confirm: true });
    const absent = (warning: number) => [seatInfo("blue"), seatInfo("pink", { name: "Bob", replaceable: true, vote: vote(warning) })];
    const { store, socket } = await at({ seats: absent(30) });
    render(TableBars, { store });
    expect(screen.queryByRole("button", { name: t("absence-confirm") })).toBeNull();
    socket.receive({ type: "table", table: { ...TWO, status: "playing", seats: absent(0) } });
    await tick();
    expect(screen.getByRole("button", { name: t("absence-confirm") })).toBeTruthy();
  });

  it("news about seats are shown for a while, old ones are not", async () => {
    const { store, socket } = await at({});
    render(TableBars, { store });
    await tick();
    expect(screen.getByRole("status").textContent).toBe("");
    socket.receive({ type: "note", note: NOTE });
    await tick();
    expect(screen.getByRole("status").textContent).toBe("The others have voted: a Calm bot plays for Bob.");
  });
});

describe("Notes", () => {
  it("stand in the log after the action before them", () => {
    expect(noteEntries([NOTE])[0]).toMatchObject({ seat: "pink", parts: [{ text: noteText(NOTE) }] });
    expect(Math.floor(noteEntries([NOTE])[0]?.n ?? 0)).toBe(12);
  });

  it("have a text for every kind", () => {
    const kinds: SeatNote["kind"][] = ["returned", "timeout", "turn-played", "draft-played", "vote-called", "vote-rejected"];
    for (const kind of kinds) expect(noteText({ ...NOTE, kind, reason: null })).toContain("Bob");
    for (const reason of ["own-choice", "timeout", "vote", "left"] as const) expect(noteText({ ...NOTE, reason })).toContain("Calm bot");
  });
});

describe("The clock of a new table", () => {
  it("is none, unless one is chosen", () => expect(timeControl(noClock())).toBeNull());

  it("loses the seat after some timeouts only if that was chosen", () => {
    const live = { ...noClock(), kind: "live" as const };
    expect(timeControl(live)).toEqual({ kind: "live", bank: 900, increment: 30, at_zero: "bot", timeouts: 0 });
    expect(timeControl({ ...live, atZero: "seat" })).toMatchObject({ at_zero: "seat", timeouts: 3 });
    expect(timeControl({ ...noClock(), kind: "days" })).toMatchObject({ kind: "correspondence", turn: 3 * 86400 });
  });

  it("is described in a few words", () => {
    expect(PACES.live.map(paceText)).toContain("15 min + 30 s per turn");
    expect(PACES.days.map(paceText)).toContain("1 day per turn");
    const control = { kind: "live", bank: 0, increment: 0, turn: 60, at_zero: "bot", timeouts: 0 } as const;
    expect([termsText(control), termsText(null)]).toEqual(["Clock: 60 seconds per turn.", ""]);
  });
});
