// What a screen reader is told at the table, and in which order.
import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { announcer } from "../src/announce/announcer.svelte";
import LiveRegions from "../src/announce/LiveRegions.svelte";
import { finishedSentences, newTexts } from "../src/announce/sentences";
import { settings } from "../src/lib/settings.svelte";
import type { EventInfo, Option, PlayedAction, Seat, Snapshot, Tile } from "../src/protocol";
import GameView from "../src/table/GameView.svelte";
import { namesAt } from "../src/table/seatNames";
import { t } from "../src/texts";
import { bid, end, myQuestion, nth, othersQuestion, pickUp, seatInfo, sowing, tableWith } from "./snapshots";
import { drafted, drop } from "./samples";
import { connectedStore, type FakeSocket } from "./fakeSocket";

const TABLE = tableWith(seatInfo("blue", { name: "Ann" }), seatInfo("pink", { name: "Pia" }));
const SETTLED = 400; // milliseconds, longer than it takes to announce a question

const placed = (n: number, seat: Seat, price: number): PlayedAction => ({
  n,
  seat,
  notation: `bid:${price}`,
  events: [{ event: "marker-placed", seat, price, gold: price, fakirs: 0 }],
  points: {},
});

const act = (n: number, ...events: EventInfo[]): PlayedAction => ({ n, seat: "pink", notation: "", events, points: {} });
const seat = "pink" as const;
const lift = (n: number) =>
  act(n, { event: "turn-started", seat } as EventInfo, { event: "meeples-picked-up", seat, tile: "B2", meeples: "vv" });
const sow = (n: number, tile: Tile) => act(n, { event: "meeple-dropped", seat, tile, tribe: "v" });
const take = (n: number) =>
  act(
    n,
    { event: "meeple-dropped", seat, tile: "C3", tribe: "v" },
    { event: "meeples-collected", seat, tile: "C3", tribe: "v", n: 2 },
    { event: "meeples-kept", seat, tribe: "v", n: 2 },
  );
const stop = (n: number) => act(n, { event: "turn-ended", seat });
const TURN = "Pia moves from B2 to C3, collects 2 Viziers and keeps them.";

const said = () => announcer.queue.map((announcement) => announcement.text);
const refused = () => announcer.refusal?.text ?? null;

beforeEach(() => {
  announcer.clear();
  settings.speed = "off";
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  settings.speed = "normal";
  vi.useRealTimers();
});

async function game(first: Snapshot) {
  const { store, socket } = await connectedStore(first, { table: TABLE });
  socket.acknowledgeAll();
  const ways = { onhelp: vi.fn(), onsummary: vi.fn(), onsettings: vi.fn(), onpeople: vi.fn(), onscore: vi.fn() };
  const { unmount } = render(GameView, { store, ...ways });
  await settle();
  return { store, socket, unmount };
}

async function settle() {
  await tick();
  await vi.advanceTimersByTimeAsync(SETTLED);
}

function receive(socket: FakeSocket, played: PlayedAction[], next: Snapshot): void {
  const action_count = played.at(-1)?.n ?? 0;
  socket.receive({ type: "update", played, snapshot: { ...next, action_count }, result: null });
}

describe("a turn of another player", () => {
  it("is announced as one sentence when it is over, before the own question", async () => {
    const { socket } = await game(othersQuestion());
    receive(socket, [lift(1), sow(2, "B3")], othersQuestion("sowing"));
    await settle();
    expect(said()).toEqual([]);
    receive(socket, [take(3), stop(4)], myQuestion("moving", [pickUp("C3")]));
    await settle();
    expect(said()).toEqual([TURN, t("ask-moving")]);
  });

  it("is announced in order with all others, however many come at once", async () => {
    const { socket } = await game(othersQuestion("bidding"));
    receive(socket, [placed(1, "pink", 3)], othersQuestion("bidding"));
    receive(socket, [placed(2, "pink", 5), lift(3), take(4), stop(5)], myQuestion("bidding", [bid(0), bid(1)]));
    await settle();
    expect(said()).toEqual(["Pia bids 3.", "Pia bids 5.", TURN, t("ask-bidding")]);
  });

  it("is not announced again when the connection comes back", async () => {
    const { socket, store } = await game(othersQuestion("bidding"));
    receive(socket, [placed(1, "pink", 3)], othersQuestion());
    await settle();
    store.played = [...store.played];
    await settle();
    expect(said()).toEqual(["Pia bids 3."]);
  });

  it("is announced when it has been shown, not before", async () => {
    settings.speed = "fast";
    const { socket } = await game(othersQuestion());
    receive(socket, [lift(1), sow(2, "B3"), take(3), stop(4)], myQuestion("moving", [pickUp("C3")]));
    await tick();
    expect(said()).toEqual([]);
    await vi.waitFor(() => expect(said()).toEqual([TURN, t("ask-moving")]), { timeout: 20_000 });
  });

  it("that ended before the player came is not announced", async () => {
    const { store } = await connectedStore(othersQuestion(), { table: TABLE });
    store.played = [placed(1, "pink", 3)];
    render(GameView, { store, onhelp: vi.fn(), onsummary: vi.fn(), onsettings: vi.fn(), onpeople: vi.fn(), onscore: vi.fn() });
    await settle();
    expect(said()).toEqual([]);
  });
});

describe("the player's own turn", () => {
  it("is asked for, and what a step brought is told with the next question", async () => {
    const { socket } = await game(sowing("v", [drop("C3", "v")], { draft: [drafted("B2>")] }));
    const [dropped, ...others] = take(3).events;
    const after = { ...drafted("C3v"), events: [dropped as EventInfo, ...others] };
    socket.receive({ type: "draft", snapshot: myQuestion("selling", [end], { draft: [drafted("B2>"), after] }) });
    await settle();
    expect(said().at(-1)).toBe(`Collect 2 Viziers on C3. Keep 2 Viziers. ${t("ask-ending")}`);
  });

  it("says that a step was undone", async () => {
    const { socket } = await game(sowing("v", [drop("C3", "v")], { draft: [drafted("B2>"), drafted("B3v")] }));
    socket.receive({ type: "draft", snapshot: sowing("vv", [drop("B3", "v")], { draft: [drafted("B2>")] }) });
    await settle();
    expect(said().at(-1)).toMatch(/^Undone\. 2 left in hand/);
  });

  it("does not repeat a question that is asked again after a reconnect", async () => {
    const first = myQuestion("moving", [pickUp("C3"), pickUp("D3")]);
    const { socket } = await game(first);
    socket.receive({ type: "draft", snapshot: structuredClone(first) });
    await settle();
    expect(said()).toEqual([t("ask-moving")]);
  });

  it("does not announce a question that is answered at once", async () => {
    const { socket } = await game(othersQuestion());
    receive(socket, [placed(1, "pink", 3)], myQuestion("moving", [pickUp("C3"), pickUp("D3")]));
    await tick();
    receive(socket, [placed(2, "blue", 5)], othersQuestion());
    await settle();
    expect(said()).toEqual(["Pia bids 3.", "You bid 5."]);
  });
});

describe("a refusal", () => {
  it("interrupts, with its rule", async () => {
    const { store } = await game(myQuestion("moving", [pickUp("C3"), pickUp("D3")]));
    store.notice = { code: "illegal-action", text: "No meeples there.", rule: "M1" };
    await settle();
    expect(refused()).toBe("No meeples there. Rule M1.");
  });

  it("is not announced for what the player only points at", async () => {
    const { socket } = await game(myQuestion("moving", [pickUp("C3"), pickUp("D3")] as Option[]));
    socket.answer("why", (id) => [
      {
        type: "why",
        id,
        why: { possible: false, code: null, message: "No meeples there.", text: { key: "unknown", arguments: {} }, rule: "M1" },
      },
    ]);
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
    nth([...document.querySelectorAll<SVGGElement>("[data-tile=A1]")], 0).focus();
    await vi.waitFor(() => expect(document.body.textContent).toContain("No meeples there."));
    expect(refused()).toBeNull();
    nth([...document.querySelectorAll<SVGGElement>("[data-tile=A1]")], 0).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await vi.waitFor(() => expect(refused()).toBe("No meeples there. Rule M1."));
  });
});

describe("after a long absence", () => {
  const played = Array.from({ length: 40 }, (_, n) => placed(n + 1, "pink", 3));
  const sentences = finishedSentences(played, namesAt(TABLE, "blue"));

  it("only the last turns are read, and how many came before", () => {
    const texts = newTexts(sentences, new Set());
    expect(texts[0]).toBe("24 earlier turns are in the log.");
    expect(texts).toHaveLength(17);
  });

  it("nothing is said that was said before", () => {
    const known = sentences.map(({ n }) => n);
    expect(newTexts(sentences, new Set(known.slice(0, -1)))).toEqual(["Pia bids 3."]);
    expect(newTexts(sentences, new Set(known))).toEqual([]);
  });

  it("a turn that ends after a warning is not forgotten", () => {
    const warned = [
      { n: 1.02, text: "Pia bids 3." },
      { n: 1.995, text: "Pia has one camel left." },
    ];
    expect(newTexts(warned, new Set([1.995]))).toEqual(["Pia bids 3."]);
  });
});

describe("the live regions", () => {
  it("add each announcement once and in order, and the last refusal", async () => {
    const { container } = render(LiveRegions);
    const added: string[] = [];
    const observer = new MutationObserver((records) =>
      records.forEach(({ addedNodes }) => addedNodes.forEach((node) => node instanceof Element && added.push(node.textContent ?? ""))),
    );
    observer.observe(container, { childList: true, subtree: true });
    for (let n = 1; n <= 50; n++) {
      announcer.say(`turn ${n}`);
      if (n % 3 === 0) await tick();
    }
    announcer.refuse("no");
    await tick();
    announcer.refuse("no");
    await tick();
    await Promise.resolve();
    expect(added).toEqual([...Array.from({ length: 50 }, (_, n) => `turn ${n + 1}`), "no", "no"]);
    expect(container.querySelector("[aria-live=polite]")?.children.length).toBeLessThanOrEqual(30);
  });

  it("are emptied when the table is left", async () => {
    const { unmount } = await game(myQuestion("moving", [pickUp("C3"), pickUp("D3")]));
    expect(said()).toHaveLength(1);
    unmount();
    expect(said()).toEqual([]);
  });
});
