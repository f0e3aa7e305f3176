// The prices to bid in the prompt.
import { render, screen as page, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import Prompt from "../src/table/Prompt.svelte";
import { optionText } from "../src/table/promptTexts";
import { tipFor } from "../src/table/tips";
import { Turn } from "../src/table/turn.svelte";
import type { Snapshot } from "../src/protocol";
import { t } from "../src/texts";
import { myQuestion, bid, nth, pickUp, othersQuestion } from "./snapshots";
import { view } from "./samples";
import { connectedStore } from "./fakeSocket";

const button = (name: string) => page.getByRole("button", { name });

async function prompt(first: Snapshot) {
  const { store, socket } = await connectedStore(first);
  socket.acknowledgeAll();
  const turn = new Turn(store);
  render(Prompt, { store, turn, onrule: vi.fn(), onscore: vi.fn(), onskip: vi.fn() });
  return { store, turn, socket };
}

describe("the prices to bid", () => {
  const group = () => page.queryByRole("group", { name: t("prompt-bids") });
  const prices = () =>
    within(group() ?? document.body)
      .getAllByRole("button")
      .map((one) => one.textContent?.trim());
  const pressed = () => page.queryAllByRole("button", { pressed: true }).map((one) => one.getAttribute("aria-label"));

  it("are those that are offered, in the order of the track", async () => {
    await prompt(myQuestion("bidding", [bid(0), bid(3), bid(12), bid(18)]));
    expect(prices()).toEqual(["18", "12", "3", "0"]);
  });

  it("are not there while nothing can be bid", async () => {
    const { socket } = await prompt(othersQuestion("bidding"));
    expect(group()).toBeNull();
    socket.receive({ type: "draft", snapshot: myQuestion("moving", [pickUp("A1"), pickUp("B1")]) });
    await tick();
    expect(group()).toBeNull();
  });

  it("are bid when they are confirmed, not before", async () => {
    const { socket } = await prompt(myQuestion("bidding", [bid(3), bid(5), bid(8)]));
    await userEvent.click(button(t("tracks-bid", { price: 5 })));
    expect(pressed()).toEqual([t("tracks-bid", { price: 5 })]);
    await userEvent.click(button(t("tracks-bid", { price: 8 })));
    expect(pressed()).toEqual([t("tracks-bid", { price: 8 })]);
    expect(socket.triedActions).toEqual([]);
    await userEvent.click(button(t("prompt-confirm")));
    expect(socket.triedActions).toEqual([["bid:8"]]);
  });

  it("are one for a spot that can be paid in two ways, and then ask for the way", async () => {
    const { store, turn } = await prompt(myQuestion("bidding", [bid(5), bid(8), bid(8, 1)]));
    expect(prices()).toEqual(["8", "5"]);
    await userEvent.click(button(t("tracks-bid", { price: 8 })));
    const ways = within(page.getByRole("group", { name: t("prompt-payment") }));
    expect(ways.getAllByRole("button").map((way) => way.textContent?.trim())).toEqual(
      store.options.slice(1).map((way) => optionText(way, true)),
    );
    await userEvent.click(ways.getByRole("button", { name: optionText(nth(store.options, 2)) }));
    expect(turn.staged).toBe(store.options[2]);
  });

  it("leave the tip where it is when one is chosen, so that Confirm stays in its place", async () => {
    const { store } = await prompt(myQuestion("bidding", [bid(3), bid(5), bid(8)]));
    const tip = tipFor(store);
    if (!tip) throw new Error("no tip");
    await page.findByText(t(`tip-${tip}`));
    await userEvent.click(button(t("tracks-bid", { price: 5 })));
    expect(page.getByText(t(`tip-${tip}`))).toBeTruthy();
  });

  it("are one for the three spots that cost nothing, also if somebody stands there", async () => {
    const track = ["pink", null, null, null, null, null, null, null, null] as const;
    await prompt(myQuestion("bidding", [bid(0), bid(1)], { public_view: view({ turn_order: [...track] }) }));
    expect(prices()).toEqual(["1", "0"]);
  });
});
