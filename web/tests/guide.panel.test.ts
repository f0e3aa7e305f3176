// The guide at the table: what it says when the player strays, when it cannot be loaded, and when it is over.
import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { guide } from "../src/guide/guideInfo.svelte";
import GuidePanel from "../src/guide/GuidePanel.svelte";
import type { ExerciseInfo, Snapshot } from "../src/protocol";
import { docked } from "../src/table/docked.svelte";
import { Turn } from "../src/table/turn.svelte";
import { t } from "../src/texts";
import { FakeServer } from "./fakeServer";
import { connectedStore } from "./fakeSocket";
import { MESSAGES } from "./generated";
import { drafted, played, table } from "./samples";
import { bid, end, myQuestion, pass, pickUp } from "./snapshots";

const GUIDE = "GET /api/guide";
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  },
); // jsdom has none
let server: FakeServer;

beforeEach(() => {
  sessionStorage.clear();
  guide.stop();
  guide.info = null;
  server = new FakeServer();
  server.answer(GUIDE, MESSAGES[GUIDE]);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const panel = () => screen.queryByRole("region", { name: t("guide-label") });
const mode = () => panel()?.dataset.mode;

/** The guide at the table of an exercise where these actions were played. */
async function guided(id: string, snapshot: Snapshot, done: string[] = [], state: ExerciseInfo["state"] = "open") {
  const missed = done.map((notation, nth) => played(nth + 1, "blue", [], notation));
  const { store } = await connectedStore(snapshot, { table: table({ exercise: { id, state } }), missed });
  const turn = new Turn(store);
  render(GuidePanel, { store, turn });
  await vi.waitFor(() => expect(guide.info).not.toBeNull(), { interval: 1 });
  await tick();
  return { store, turn };
}

describe("a player who strays", () => {
  it("is told what to do instead", async () => {
    await guided("sow", myQuestion("sowing", [pickUp("B3")], { draft: [drafted("A1>")] }));
    expect(panel()?.textContent).toContain(t("guide-strayed"));
    expect(panel()?.textContent).toContain("Pick up the meeples on B3.");
  });

  it("is told so in a whole sentence when nothing can be named", async () => {
    const done = [...(MESSAGES[GUIDE].lessons.find(({ id }) => id === "sloar")?.solution ?? []), "sell:silk"];
    await guided("sloar", myQuestion("selling", [end], { draft: done.map((notation) => drafted(notation)) }));
    await userEvent.click(screen.getByText(t("guide-show")));
    expect(mode()).toBe("strayed");
    expect(panel()?.querySelector(".says")?.textContent.trim()).toBe(t("guide-strayed-else"));
    expect(t("guide-strayed-else")).not.toContain(":");
  });

  it.each([
    ["builders-fakirs", ["B3>", "C3m", "D3b", "build:1"], "Earn the gold with 2 Fakirs."],
    ["fewer-viziers", ["B3>", "C3m", "D3a", "pass"], "Kill a Vizier of"],
    ["echidna", ["C3>", "C4v", "D4b", "pass"], "Use Echidna."],
  ])("in the lesson %s is told the action itself", async (id, done, wanted) => {
    await guided(id, myQuestion("selling", [end], { draft: done.map((notation) => drafted(notation)) }));
    await userEvent.click(screen.getByText(t("guide-show")));
    expect(mode()).toBe("strayed");
    expect(panel()?.textContent).toContain(wanted);
    expect(panel()?.textContent).not.toContain("+F");
  });

  it("starts again when nothing can be taken back", async () => {
    await guided("auction", myQuestion("bidding", [bid(0), bid(8)]), ["bid:3"]);
    expect(mode()).toBe("missed");
    expect(panel()?.textContent).toContain(t("guide-too-late"));
    expect(screen.getByText(t("guide-try-again"))).toBeTruthy();
  });
});

describe("the auction", () => {
  it.each([0, 1, 3])("does not take the price %i where it should be higher than that of Pink", async (price) => {
    sessionStorage.setItem("naqala.guide.ABCDEFGH", JSON.stringify({ read: 1 }));
    const { turn } = await guided("auction", myQuestion("bidding", [bid(0), bid(1), bid(3), bid(8), bid(12)]));
    expect(mode()).toBe("acting");
    turn.choose(bid(price));
    await tick();
    expect(mode()).toBe("strayed");
    expect(panel()?.textContent).toContain("Bid 8.");
    turn.choose(bid(12));
    await tick();
    expect(mode()).toBe("acting");
  });
});

describe("the game that goes on", () => {
  const bids = ["bid:0", "bid:3"];
  const moving = (changed: Partial<Snapshot> = {}) => myQuestion("moving", [pickUp("A1")], changed);

  it("is left to the player after the first turn", async () => {
    await guided("play", moving(), bids, "solved");
    expect(mode()).toBe("solved");
  });

  it.each([
    ["when a turn is over", moving(), [...bids, "A1>", "A2v", "end"]],
    ["in another round", moving({ public_view: { ...moving().public_view, round: 6 } }), []],
  ])("has no guide any more %s", async (_, snapshot, done) => {
    await guided("play", snapshot, done, "solved");
    expect(panel()).toBeNull();
    expect(docked.top).toBe(0);
  });

  it("keeps the guide of any other scene to its end", async () => {
    await guided("sow", myQuestion("moving", [pass]), ["B3>", "C3m", "D3b", "E3v", "end"], "solved");
    expect(mode()).toBe("solved");
  });
});

describe("a guide that cannot be loaded", () => {
  async function unguided(snapshot: Snapshot) {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    server.unreachable = true;
    const { store } = await connectedStore(snapshot, { table: table({ exercise: { id: "sow", state: "open" } }) });
    render(GuidePanel, { store, turn: new Turn(store) });
    await vi.waitFor(() => expect(guide.trouble).not.toBe(""), { interval: 1 });
    await tick();
  }

  it("says so, and is loaded when the player tries again", async () => {
    await unguided(myQuestion("moving", [pickUp("B3")]));
    expect(mode()).toBe("missing");
    expect(screen.getByRole("alert").textContent).toBe(t("lobby-unreachable"));
    server.unreachable = false;
    screen.getByText(t("guide-try-again")).click();
    await vi.waitFor(() => expect(mode()).toBe("acting"), { interval: 1 });
  });

  it("is tried again by itself, less and less often", async () => {
    await unguided(myQuestion("moving", [pickUp("B3")]));
    const load = vi.spyOn(guide, "load");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load.mock.calls.length).toBeGreaterThan(3);
    expect(load.mock.calls.length).toBeLessThan(10);
    server.unreachable = false;
    await vi.advanceTimersByTimeAsync(20_000);
    await vi.waitFor(() => expect(mode()).toBe("acting"), { interval: 1 });
  });

  it("is not tried again by a page that was left", async () => {
    await unguided(myQuestion("moving", [pickUp("B3")]));
    const load = vi.spyOn(guide, "load");
    cleanup();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).not.toHaveBeenCalled();
  });

  it("is not missed in a game that has gone on", async () => {
    const start = myQuestion("moving", [pickUp("B3")]);
    await unguided({ ...start, public_view: { ...start.public_view, round: 6 } });
    expect(panel()).toBeNull();
  });
});
