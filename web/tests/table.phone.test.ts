// What a narrow screen has that others have not: prices to bid under the thumb, rows that say that they go on.
import { fireEvent, render, screen as page, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Choices from "../src/table/Choices.svelte";
import Prompt from "../src/table/Prompt.svelte";
import { offerWords } from "../src/table/prompting";
import { Turn } from "../src/table/turn.svelte";
import type { Offer, Scene } from "../src/wire";
import { t } from "../src/words";
import { asking, bid, nth, pickUp, waiting } from "./scenes";
import { offer, sight } from "./samples";
import { seated } from "./tellers";

const wide = window.matchMedia;
const button = (name: string) => page.getByRole("button", { name });

/** The screen is less than 700 pixels wide. */
function onAPhone(): void {
  const matches = (query: string) => query.includes("max-width: 699px");
  vi.stubGlobal("matchMedia", (query: string) => ({ ...wide(query), matches: matches(query) }));
}

afterEach(() => void vi.stubGlobal("matchMedia", wide));

async function prompt(first: Scene) {
  const { store, teller } = await seated(first);
  teller.agree();
  const turn = new Turn(store);
  render(Prompt, { store, turn, onrule: vi.fn(), onsheet: vi.fn(), onskip: vi.fn() });
  return { store, turn, teller };
}

describe("the prices to bid", () => {
  const group = () => page.queryByRole("group", { name: t("prompt.bids") });
  const prices = () => within(group() ?? document.body).getAllByRole("button").map((one) => one.textContent?.trim());
  const pressed = () => page.queryAllByRole("button", { pressed: true }).map((one) => one.getAttribute("aria-label"));

  it("are those that are offered, in the order of the track", async () => {
    onAPhone();
    await prompt(asking("bidding", [bid(0), bid(3), bid(12), bid(18)]));
    expect(prices()).toEqual(["18", "12", "3", "0"]);
  });

  it("are not there on a wide screen, where the track is large enough", async () => {
    await prompt(asking("bidding", [bid(0), bid(3)]));
    expect(group()).toBeNull();
  });

  it("are not there while nothing can be bid", async () => {
    onAPhone();
    const { teller } = await prompt(waiting("bidding"));
    expect(group()).toBeNull();
    teller.tell({ told: "draft", scene: asking("moving", [pickUp("A1"), pickUp("B1")]) });
    await tick();
    expect(group()).toBeNull();
  });

  it("are bid when they are confirmed, not before", async () => {
    onAPhone();
    const { teller } = await prompt(asking("bidding", [bid(3), bid(5), bid(8)]));
    await userEvent.click(button(t("tracks.bid", { price: 5 })));
    expect(pressed()).toEqual([t("tracks.bid", { price: 5 })]);
    await userEvent.click(button(t("tracks.bid", { price: 8 })));
    expect(pressed()).toEqual([t("tracks.bid", { price: 8 })]);
    expect(teller.tried).toEqual([]);
    await userEvent.click(button(t("prompt.confirm")));
    expect(teller.tried).toEqual([["bid:8"]]);
  });

  it("are one for a spot that can be paid in two ways, and then ask for the way", async () => {
    onAPhone();
    const { store, turn } = await prompt(asking("bidding", [bid(5), bid(8), bid(8, 1)]));
    expect(prices()).toEqual(["8", "5"]);
    await userEvent.click(button(t("tracks.bid", { price: 8 })));
    const ways = within(page.getByRole("group", { name: t("prompt.payment") }));
    expect(ways.getAllByRole("button").map((way) => way.textContent?.trim())).toEqual(store.offers.slice(1).map(offerWords));
    await userEvent.click(ways.getByRole("button", { name: offerWords(nth(store.offers, 2)) }));
    expect(turn.staged).toBe(store.offers[2]);
  });

  it("are one for the three spots that cost nothing, also if somebody stands there", async () => {
    onAPhone();
    const track = ["pink", null, null, null, null, null, null, null, null] as const;
    await prompt(asking("bidding", [bid(0), bid(1)], { sight: sight({ track: [...track] }) }));
    expect(prices()).toEqual(["1", "0"]);
  });
});

describe("a row of answers", () => {
  const OFFERS: Offer[] = [0, 1, 2].map((fakirs) => offer(`build${fakirs}`, { action: "build", fakirs }));

  /** As a browser would lay it out: 300 pixels of buttons, seen through 200. */
  function row(width: number) {
    vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockReturnValue(300);
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
    render(Choices, { offers: OFFERS, onpick: vi.fn() });
    const found = nth(page.getAllByRole("button"), 0).parentElement;
    if (!found) throw new Error("there is no row");
    return found;
  }
  const fades = (found: HTMLElement) => ["before", "after"].filter((side) => found.classList.contains(side));

  async function scroll(found: HTMLElement, to: number): Promise<string[]> {
    found.scrollLeft = to;
    await fireEvent.scroll(found);
    return fades(found);
  }

  afterEach(() => void vi.restoreAllMocks());

  it("says on which side there are more", async () => {
    const found = row(200);
    await tick();
    expect(fades(found)).toEqual(["after"]);
    expect(await scroll(found, 50)).toEqual(["before", "after"]);
    expect(await scroll(found, 100)).toEqual(["before"]);
  });

  it("says nothing as long as all are in sight", async () => {
    const found = row(300);
    await tick();
    expect(fades(found)).toEqual([]);
  });

  it("looks again when the screen is turned", async () => {
    const found = row(200);
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(300);
    await fireEvent(window, new Event("resize"));
    expect(fades(found)).toEqual([]);
  });
});
