// The whole table page, with a fake server.
import { render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import GameView from "../src/table/GameView.svelte";
import { t } from "../src/texts";
import type { Snapshot } from "../src/protocol";
import { myQuestion, bid, nth, pickUp, sowing } from "./snapshots";
import { drop, welcome } from "./samples";
import { connectedStore } from "./fakeSocket";

async function table(first: Snapshot) {
  const { store, socket } = await connectedStore(first);
  socket.acknowledgeAll();
  const ways = { onhelp: vi.fn(), onsummary: vi.fn(), onsettings: vi.fn(), onpeople: vi.fn(), onscore: vi.fn() };
  render(GameView, { store, ...ways });
  await tick();
  return { store, socket };
}

/** A window of this size. */
function sized(width: number, height: number): void {
  vi.stubGlobal("innerWidth", width);
  vi.stubGlobal("innerHeight", height);
  dispatchEvent(new Event("resize"));
}
const wide = () => sized(1440, 900);
const narrow = () => sized(390, 844);

const tile = (name: string) => nth([...document.querySelectorAll(`[data-tile="${name}"]`)], 0);

afterEach(() => {
  vi.restoreAllMocks();
  sized(1024, 768);
});

describe("what is pointed out", () => {
  const bids = myQuestion("bidding", [bid(0), bid(3), bid(8)]);
  const confirm = () => nth([page.getByText(t("prompt-confirm")).closest("button")], 0);
  const chosen = () => userEvent.click(nth(page.getAllByLabelText(t("tracks-bid", { price: 3 })), 0));

  it("is kept when the connection was lost and the same is asked again", async () => {
    wide();
    const { socket } = await table(bids);
    await chosen();
    socket.receive(welcome({ snapshot: structuredClone(bids) }));
    await tick();
    expect(confirm()?.disabled).toBe(false);
    await userEvent.click(confirm() as HTMLElement);
    expect(socket.triedActions).toEqual([["bid:3"]]);
  });

  it("keeps the tribe, so that the next click means what it would have meant", async () => {
    wide();
    const hand = sowing("vm", [drop("C3", "v"), drop("C3", "m")]);
    const { socket } = await table(hand);
    await userEvent.click(page.getByLabelText(t("tribes-m", { n: 1 })));
    socket.receive({ type: "draft", snapshot: structuredClone(hand) });
    await tick();
    await userEvent.click(tile("C3"));
    expect(socket.triedActions).toEqual([["C3m"]]);
  });

  it("means nothing any more when something else is asked", async () => {
    wide();
    const { socket } = await table(bids);
    await chosen();
    socket.receive(welcome({ snapshot: myQuestion("bidding", [bid(0), bid(8)]) }));
    await tick();
    expect(confirm()?.disabled).toBe(true);
  });
});

describe("a small screen", () => {
  it("has the board at once, and it is not drawn again", async () => {
    narrow();
    const { store } = await connectedStore(myQuestion("moving", [pickUp("C3"), pickUp("D3")]));
    const removed: Node[] = [];
    const watch = new MutationObserver((all) => removed.push(...all.flatMap(({ removedNodes }) => [...removedNodes])));
    watch.observe(document.body, { childList: true, subtree: true });
    render(GameView, { store, onhelp: vi.fn(), onsummary: vi.fn(), onsettings: vi.fn(), onpeople: vi.fn(), onscore: vi.fn() });
    await tick();
    watch.disconnect();
    expect(document.querySelectorAll("[role=tab]")).toHaveLength(6);
    expect(removed.filter((node) => node instanceof Element && node.querySelector("svg.board"))).toEqual([]);
  });

  it("is asked by its board as any other", async () => {
    narrow();
    const { socket } = await table(myQuestion("moving", [pickUp("C3"), pickUp("D3")]));
    await userEvent.click(tile("D3"));
    expect(socket.triedActions).toEqual([["D3>"]]);
  });
});
