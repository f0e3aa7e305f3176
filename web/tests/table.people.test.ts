// The panels that show who plays, in which order, and how well: players, tracks, the strip of a small screen, the estimate.
import { render, screen as page, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import ScoreEstimate from "../src/table/ScoreEstimate.svelte";
import Players from "../src/table/Players.svelte";
import { nameOf } from "../src/table/seatNames";
import PlayerStrip from "../src/table/PlayerStrip.svelte";
import Tracks from "../src/table/Tracks.svelte";
import type { PublicPlayerInfo, Snapshot, Seat, PublicView, TableInfo } from "../src/protocol";
import { t } from "../src/texts";
import { myQuestion, bid, seatInfo, invoke, kill, nth, strike, tableWith, othersQuestion } from "./snapshots";
import { player, snapshot, holdings, view } from "./samples";
import { connectedStore } from "./fakeSocket";

const COMPANY = tableWith(seatInfo("pink", { name: "Zoe" }), seatInfo("blue", { name: "Ann" }), seatInfo("orange", { name: "Max" }));
const MATS = [player("pink"), player("blue"), player("orange")];
const TRACK: PublicView["turn_order"] = [null, null, null, null, null, null, null, null, null];

const at = (snapshot: Snapshot, table: TableInfo = COMPANY) => connectedStore(snapshot, { table });
const name = (seat: Seat) => nameOf(COMPANY, seat, "blue");
const names = (found: HTMLElement[]) => found.map((one) => one.getAttribute("aria-label"));
const button = (name: string) => page.getByRole("button", { name });
const enabled = () => page.getAllByRole("button").filter((one) => one.ariaDisabled !== "true");
const explainable = () => page.queryAllByRole("button").flatMap((one) => one.dataset["why"] ?? []);
const points = (total: number): PublicPlayerInfo["points"] => ({ ...player("pink").points, tiles: total, total });

describe("the players", () => {
  async function players(first: Snapshot, players: PublicPlayerInfo[] = MATS, table?: TableInfo) {
    const { store, socket } = await at(first, table);
    const onoption = vi.fn();
    const ondjinn = vi.fn();
    render(Players, { store, players, onoption, ondjinn });
    return { store, socket, onoption, ondjinn };
  }
  /** The number of a player that this topic explains. */
  const explained = (seat: Seat, topic: string) =>
    document.querySelector(`[data-seat="${seat}"] [data-explain="${topic}"]`)?.textContent.trim();
  const panelOf = (seat: Seat) => within(page.getByRole("region", { name: name(seat) }));

  it("are shown each by name, oneself first", async () => {
    await players(othersQuestion());
    expect(names(page.getAllByRole("region"))).toEqual([name("blue"), name("pink"), name("orange")]);
  });

  it("show one's own gold, and of the others only that it is secret", async () => {
    await players(othersQuestion("moving", { holdings: [holdings("blue", { gold: 37 })] }));
    expect(explained("blue", "gold")).toContain("37");
    expect(panelOf("pink").getByText(t("players-secret"), { exact: false })).toBeTruthy();
  });

  it("show everybody's gold when hands are open", async () => {
    await players(othersQuestion("moving", { holdings: [holdings("blue"), holdings("pink", { gold: 41 }), holdings("orange")] }));
    expect(explained("pink", "gold")).toContain("41");
    expect(page.queryByText(t("players-secret"), { exact: false })).toBeNull();
  });

  it("show what each has in public", async () => {
    await players(othersQuestion(), [player("blue"), player("pink", { cards: 6, camels: 4, viziers: 3, elders: 2 })]);
    expect(["cards", "camels", "tribe:v", "tribe:e"].map((topic) => explained("pink", topic))).toEqual(["6", "4", "3", "2"]);
    expect(panelOf("pink").getByText(/^3 Viziers, 2 Elders, 6 cards, 4 camels left, /)).toBeTruthy();
    expect(panelOf("pink").getByText(t("players-no-djinn"))).toBeTruthy();
  });

  it("say whose turn it is, who is next, and who has played", async () => {
    const turn_order: PublicView["turn_order"] = [...TRACK.slice(0, 8), "orange"];
    await players(othersQuestion("moving", { public_view: view({ turn_order }) }));
    expect(panelOf("pink").getByText(t("players-acting"))).toBeTruthy();
    expect(panelOf("orange").getByText(t("players-next"))).toBeTruthy();
    expect(panelOf("blue").getByText(t("players-played"))).toBeTruthy();
  });

  it("say that it is one's own turn, and nothing of others while they bid", async () => {
    await players(myQuestion("bidding", [bid(5)]));
    expect(panelOf("blue").getByText(t("players-your-turn"))).toBeTruthy();
    for (const key of ["players-next", "players-played", "players-acting"] as const) expect(page.queryByText(t(key))).toBeNull();
  });

  it("are struck where a victim is offered, and nowhere else", async () => {
    const { store, onoption } = await players(myQuestion("killing", [strike("pink", "v"), kill("C3", "v")]));
    expect(enabled()).toHaveLength(1);
    await userEvent.click(panelOf("pink").getByRole("button", { name: t("players-kill", { who: t("tribe-v") }) }));
    expect(onoption).toHaveBeenCalledExactlyOnceWith(nth(store.options, 0));
  });

  it("let the focus rest on a rival's meeples that cannot be killed, to ask why, during a kill", async () => {
    const { socket } = await players(myQuestion("killing", [strike("pink", "v"), kill("C3", "v")]), [player("blue"), player("pink")]);
    expect(explainable()).toEqual(["xpink:e"]);
    socket.receive({ type: "draft", snapshot: othersQuestion("killing") });
    await tick();
    expect(explainable()).toEqual([]);
  });

  it("use their own djinns, first in the way that costs the least", async () => {
    const options = [invoke("Enki", 0, -2), invoke("Enki", 1, 0)];
    const { store, onoption, ondjinn } = await players(myQuestion("moving", options), [
      player("blue", { djinns: ["Enki"] }),
      player("pink"),
    ]);
    await userEvent.click(button(t("players-use", { djinn: "Enki" })));
    expect(onoption).toHaveBeenCalledExactlyOnceWith(nth(store.options, 1));
    expect(ondjinn).not.toHaveBeenCalled();
  });

  it("let one read what the others' djinns do, and one's own that cannot be called now", async () => {
    const shown = [player("blue", { djinns: ["Utug"] }), player("pink", { djinns: ["Enki", "Leta"] })];
    const { onoption, ondjinn } = await players(myQuestion("moving", [kill("C3", "v")]), shown);
    for (const djinn of ["Utug", "Enki", "Leta"]) await userEvent.click(button(t("players-look", { djinn })));
    expect(ondjinn.mock.calls).toEqual([["Utug"], ["Enki"], ["Leta"]]);
    expect(onoption).not.toHaveBeenCalled();
  });

  it("stand with all their points where those are known, and else with the open part", async () => {
    await players(othersQuestion("moving", { holdings: [holdings("blue", { total: 77 })] }), [
      player("blue"),
      player("pink", { points: points(23) }),
    ]);
    expect(panelOf("blue").getByText("77")).toBeTruthy();
    expect(panelOf("blue").getByText(t("holds-points", { n: 77 }), { exact: false })).toBeTruthy();
    expect(panelOf("pink").getByText("23")).toBeTruthy();
    expect(panelOf("pink").getByText(t("holds-known-points", { n: 23 }), { exact: false })).toBeTruthy();
  });
});

const FOLLOWING = Node.DOCUMENT_POSITION_FOLLOWING;

describe("the tracks", () => {
  async function panel(first: Snapshot, shown: PublicView = first.public_view) {
    const { store, socket } = await at(first);
    const onoption = vi.fn();
    render(Tracks, { store, view: shown, staged: null, onoption });
    return { store, socket, onoption };
  }
  const priceOf = (price: number) => t("tracks-bid", { price });

  it("takes a bid where one is offered: the plain one, Fakirs are asked for later", async () => {
    const { store, onoption } = await panel(myQuestion("bidding", [bid(5), bid(8), bid(8, 1)]));
    expect(names(enabled())).toEqual([priceOf(8), priceOf(5)]);
    await userEvent.click(button(priceOf(8)));
    expect(onoption).toHaveBeenCalledExactlyOnceWith(nth(store.options, 1));
  });

  it("has one spot of the three that cost nothing", async () => {
    await panel(myQuestion("bidding", [bid(0)]));
    expect(enabled()).toHaveLength(1);
  });

  it("lets the focus rest on a spot that cannot be had, to ask why, and names who stands there", async () => {
    const turn_order: PublicView["turn_order"] = [null, null, null, null, "pink", null, null, null, null];
    const { onoption } = await panel(myQuestion("bidding", [bid(0), bid(1)], { public_view: view({ turn_order }) }));
    const taken = button(t("track-taken", { price: 3, name: name("pink") }));
    expect(taken.dataset).toMatchObject({ why: "bid:3" });
    await userEvent.click(taken);
    expect(document.activeElement).toBe(taken);
    expect(onoption).not.toHaveBeenCalled();
    expect(explainable()).toEqual(["bid:18", "bid:12", "bid:8", "bid:5", "bid:3"]);
  });

  it("has nothing to click when no bid is asked for", async () => {
    await panel(othersQuestion("bidding"));
    expect(page.queryAllByRole("button")).toEqual([]);
  });

  it("names whose marker stands there, from the dearest spot, and then who bids next", async () => {
    const turn_order: PublicView["turn_order"] = ["orange", null, null, null, "pink", null, null, null, null];
    await panel(othersQuestion("moving", { public_view: view({ turn_order, bid_order: ["blue"] }) }));
    const taken = (price: number, seat: Seat) => t("track-taken", { price, name: name(seat) });
    expect(page.getByText(taken(3, "pink")).compareDocumentPosition(page.getByText(taken(0, "orange")))).toBe(FOLLOWING);
    expect(page.getByText(t("track-bidder", { n: 1, name: name("blue") }))).toBeTruthy();
    expect(page.getByText(t("track-free", { price: 18 }))).toBeTruthy();
  });

  it("shows the table that is given to it, which may be of a moment before", async () => {
    const first = othersQuestion("moving", { public_view: view({ bid_order: ["blue"] }) });
    await panel(first, view({ bid_order: ["pink", "orange"] }));
    for (const [n, seat] of [
      [1, "pink"],
      [2, "orange"],
    ] as const)
      expect(page.getByText(t("track-bidder", { n, name: name(seat) }))).toBeTruthy();
  });

  it("has no options any more when the bid is made", async () => {
    const { socket } = await panel(myQuestion("bidding", [bid(5)]));
    socket.receive({ type: "update", played: [], snapshot: othersQuestion("bidding", { action_count: 1 }), result: null });
    await tick();
    expect(page.queryAllByRole("button")).toEqual([]);
  });
});

describe("the tracks", () => {
  it("say whether this round's or the next round's bids are shown", async () => {
    const { store, socket } = await at(myQuestion("bidding", [bid(5)]));
    render(Tracks, { store, view: view(), staged: null, onoption: vi.fn() });
    expect(page.getByRole("region", { name: t("tracks-bidders") })).toBeTruthy();
    socket.receive({ type: "draft", snapshot: othersQuestion("moving") });
    await tick();
    expect(page.getByRole("region", { name: t("tracks-next-bidders") })).toBeTruthy();
  });
});

describe("the strip of a small screen", () => {
  async function strip(first: Snapshot) {
    const { store } = await at(first);
    const onoption = vi.fn();
    render(PlayerStrip, { store, view: first.public_view, onoption });
    const shown = page.getByRole("region", { name: t("page-players") });
    return { store, onoption, shown };
  }

  it("names all players, oneself first", async () => {
    const { shown } = await strip(othersQuestion("moving", { public_view: view({ players: MATS }) }));
    const order = (["blue", "pink", "orange"] as const).map((seat) => shown.textContent?.indexOf(name(seat)) ?? -1);
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it("shows one's own gold, and how many cards the others hold", async () => {
    const players = [player("blue", { cards: 61 }), player("pink", { cards: 72 })];
    const { shown } = await strip(othersQuestion("moving", { public_view: view({ players }), holdings: [holdings("blue", { gold: 83 })] }));
    expect(shown.textContent).toContain("83");
    expect(shown.textContent).toContain("72");
    expect(shown.textContent).toContain(t("holds-cards", { n: 61 })); // for screen readers
  });

  it("lets the focus rest on whom one cannot strike, to ask why", async () => {
    await strip(myQuestion("killing", [strike("pink", "e")]));
    expect(explainable()).toEqual(["xpink:v"]);
  });

  it("lets one strike a rival's Elder", async () => {
    const { store, onoption } = await strip(myQuestion("killing", [strike("pink", "e")]));
    await userEvent.click(button(t("players-kill", { who: t("tribe-e") })));
    expect(onoption).toHaveBeenCalledExactlyOnceWith(nth(store.options, 0));
  });
});

describe("the score so far", () => {
  async function estimate(first: Snapshot, players: PublicPlayerInfo[]) {
    const { store } = await at(first);
    render(ScoreEstimate, { store, players });
  }

  it("is exact for oneself, and a minimum for the others", async () => {
    await estimate(othersQuestion("moving", { holdings: [holdings("blue", { total: 64 })] }), [
      player("pink", { points: points(23) }),
      player("blue"),
    ]);
    expect(page.getByText("64")).toBeTruthy();
    expect(page.getByText("23+")).toBeTruthy();
    expect(page.getByText(t("estimate-seat", { name: name("blue"), points: t("holds-points", { n: 64 }) }))).toBeTruthy();
    expect(page.getByText(t("estimate-seat", { name: name("pink"), points: t("holds-known-points", { n: 23 }) }))).toBeTruthy();
  });

  it("shows where one's own points come from", async () => {
    const own = { ...points(14), viziers: 5, more_viziers: 20 };
    await estimate(othersQuestion("moving", { holdings: [holdings("blue", { gold: 37, goods: 13 })] }), [player("blue", { points: own })]);
    const part = (key: "points-gold" | "points-viziers" | "points-tiles" | "points-goods") => page.getByText(t(key)).textContent;
    expect(part("points-gold")).toContain("37");
    expect(part("points-viziers")).toContain("25");
    expect(part("points-tiles")).toContain("14");
    expect(part("points-goods")).toContain("13");
  });

  it("does not pretend to know anybody's gold and goods when one watches", async () => {
    await estimate(snapshot({ seat: null, holdings: [] }), [player("blue", { points: points(14) }), player("pink")]);
    expect(page.getByText(t("points-gold")).textContent).toContain("?");
    expect(page.getByText(t("points-goods")).textContent).toContain("?");
    expect(page.getByText(t("points-tiles")).textContent).toContain("14");
    expect(page.getByText("14+")).toBeTruthy();
  });
});
