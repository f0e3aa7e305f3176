// The whole table, in front of a server that tells what it is bidden.
import { render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Play from "../src/table/Play.svelte";
import { t } from "../src/words";
import type { Scene } from "../src/wire";
import { asking, bid, nth, pickUp, sowing } from "./scenes";
import { drop, welcome } from "./samples";
import { seated } from "./tellers";

async function table(first: Scene) {
  const { store, teller } = await seated(first);
  teller.agree();
  const ways = { onhelp: vi.fn(), onsettings: vi.fn(), onmenu: vi.fn(), onsheet: vi.fn(), onend: vi.fn() };
  render(Play, { store, ...ways });
  await tick();
  return { store, teller };
}

/** A screen of which these media queries hold. */
const onScreen = (...queries: string[]) =>
  vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
    return { matches: queries.some((found) => query.includes(found)), ...listening } as unknown as MediaQueryList;
  });
const wide = () => onScreen("min-width: 1200px");
const narrow = () => onScreen("max-width: 699px");

const tile = (name: string) => nth([...document.querySelectorAll(`[data-tile="${name}"]`)], 0);

afterEach(() => {
  vi.restoreAllMocks();
});

describe("what is pointed out", () => {
  const bids = asking("bidding", [bid(0), bid(3), bid(8)]);
  const confirm = () => nth([page.getByText(t("prompt.confirm")).closest("button")], 0);
  const chosen = () => userEvent.click(nth(page.getAllByLabelText(t("tracks.bid", { price: 3 })), 0));

  it("is kept when the line was lost and the same is asked again", async () => {
    wide();
    const { teller } = await table(bids);
    await chosen();
    teller.tell(welcome({ scene: structuredClone(bids) }));
    await tick();
    expect(confirm()?.disabled).toBe(false);
    await userEvent.click(confirm() as HTMLElement);
    expect(teller.tried).toEqual([["bid:3"]]);
  });

  it("keeps the tribe, so that the next click means what it would have meant", async () => {
    wide();
    const hand = sowing("vm", [drop("C3", "v"), drop("C3", "m")]);
    const { teller } = await table(hand);
    await userEvent.click(page.getByLabelText(t("tribes.m", { n: 1 })));
    teller.tell({ told: "draft", scene: structuredClone(hand) });
    await tick();
    await userEvent.click(tile("C3"));
    expect(teller.tried).toEqual([["C3m"]]);
  });

  it("means nothing any more when something else is asked", async () => {
    wide();
    const { teller } = await table(bids);
    await chosen();
    teller.tell(welcome({ scene: asking("bidding", [bid(0), bid(8)]) }));
    await tick();
    expect(confirm()?.disabled).toBe(true);
  });
});

describe("a small screen", () => {
  it("has the board at once, and it is not drawn anew", async () => {
    narrow();
    const { store } = await seated(asking("moving", [pickUp("C3"), pickUp("D3")]));
    const removed: Node[] = [];
    const watch = new MutationObserver((all) => removed.push(...all.flatMap(({ removedNodes }) => [...removedNodes])));
    watch.observe(document.body, { childList: true, subtree: true });
    render(Play, { store, onhelp: vi.fn(), onsettings: vi.fn(), onmenu: vi.fn(), onsheet: vi.fn(), onend: vi.fn() });
    await tick();
    watch.disconnect();
    expect(document.querySelectorAll("[role=tab]")).toHaveLength(5);
    expect(removed.filter((node) => node instanceof Element && node.querySelector("svg.board"))).toEqual([]);
  });

  it("is asked by its board as any other", async () => {
    narrow();
    const { teller } = await table(asking("moving", [pickUp("C3"), pickUp("D3")]));
    await userEvent.click(tile("D3"));
    expect(teller.tried).toEqual([["D3>"]]);
  });
});
