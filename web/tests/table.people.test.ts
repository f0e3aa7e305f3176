// The panels that show who plays, in which order, and how well: players, tracks, the strip of a small screen, the estimate.
import { render, screen as page, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import Estimate from "../src/table/Estimate.svelte";
import Players from "../src/table/Players.svelte";
import { nameOf } from "../src/table/seats";
import Strip from "../src/table/Strip.svelte";
import Tracks from "../src/table/Tracks.svelte";
import type { MatTold, Scene, Seat, Sight, TableTold } from "../src/wire";
import { t } from "../src/words";
import { asking, bid, chair, invoke, kill, nth, strike, tableOf, waiting } from "./scenes";
import { mat, scene, screen, sight } from "./samples";
import { seated } from "./tellers";

const COMPANY = tableOf(chair("pink", { name: "Zoe" }), chair("blue", { name: "Ann" }), chair("orange", { name: "Max" }));
const MATS = [mat("pink"), mat("blue"), mat("orange")];
const TRACK: Sight["track"] = [null, null, null, null, null, null, null, null, null];

const at = (scene: Scene, table: TableTold = COMPANY) => seated(scene, { table });
const name = (seat: Seat) => nameOf(COMPANY, seat, "blue");
const names = (found: HTMLElement[]) => found.map((one) => one.getAttribute("aria-label"));
const button = (name: string) => page.getByRole("button", { name });
const enabled = () => page.getAllByRole("button").filter((one) => one.ariaDisabled !== "true");
const wondered = () => page.queryAllByRole("button").flatMap((one) => one.dataset["why"] ?? []);
const points = (total: number): MatTold["points"] => ({ ...mat("pink").points, tiles: total, total });

describe("the players", () => {
  async function players(first: Scene, mats: MatTold[] = MATS, table?: TableTold) {
    const { store, teller } = await at(first, table);
    const onoffer = vi.fn();
    const ondjinn = vi.fn();
    render(Players, { store, mats, onoffer, ondjinn });
    return { store, teller, onoffer, ondjinn };
  }
  const player = (seat: Seat) => within(page.getByRole("region", { name: name(seat) }));

  it("are shown each by name, oneself first", async () => {
    await players(waiting());
    expect(names(page.getAllByRole("region"))).toEqual([name("blue"), name("pink"), name("orange")]);
  });

  it("show one's own gold, and of the others only that it is secret", async () => {
    await players(waiting("moving", { screens: [screen("blue", { gold: 37 })] }));
    expect(player("blue").getByTitle(t("players.gold")).textContent).toContain("37");
    expect(player("pink").getByTitle(t("players.gold")).textContent).toContain(t("players.secret"));
  });

  it("show everybody's gold when hands are open", async () => {
    await players(waiting("moving", { screens: [screen("blue"), screen("pink", { gold: 41 }), screen("orange")] }));
    expect(player("pink").getByTitle(t("players.gold")).textContent).toContain("41");
    expect(page.queryByText(t("players.secret"))).toBeNull();
  });

  it("show what lies before each", async () => {
    await players(waiting(), [mat("blue"), mat("pink", { cards: 6, camels: 4, viziers: 3, elders: 2 })]);
    const seen = (title: string) => player("pink").getByTitle(title).textContent;
    expect([seen(t("players.cards")), seen(t("players.camels"))]).toEqual(["6", "4"].map((n) => expect.stringContaining(n)));
    expect([seen(t("tribes.v", { n: 3 })), seen(t("tribes.e", { n: 2 }))]).toEqual(["3", "2"].map((n) => expect.stringContaining(n)));
    expect(player("pink").getByText(t("players.no-djinn"))).toBeTruthy();
  });

  it("say whose turn it is, who is next, and who has played", async () => {
    const track: Sight["track"] = [...TRACK.slice(0, 8), "orange"];
    await players(waiting("moving", { sight: sight({ track }) }));
    expect(player("pink").getByText(t("players.thinks"))).toBeTruthy();
    expect(player("orange").getByText(t("players.next"))).toBeTruthy();
    expect(player("blue").getByText(t("players.played"))).toBeTruthy();
  });

  it("say that it is one's own turn, and nothing of others while they bid", async () => {
    await players(asking("bidding", [bid(5)]));
    expect(player("blue").getByText(t("players.your-turn"))).toBeTruthy();
    for (const key of ["players.next", "players.played", "players.thinks"] as const) expect(page.queryByText(t(key))).toBeNull();
  });

  it("say who is silent", async () => {
    const company = tableOf(chair("blue"), chair("pink", { name: "Zoe", silent: true }));
    await players(waiting(), [mat("blue"), mat("pink")], company);
    expect(within(page.getByRole("region", { name: nameOf(company, "pink", "blue") })).getByText(t("players.silent"))).toBeTruthy();
    expect(page.getAllByText(t("players.silent"))).toHaveLength(1);
  });

  it("are struck where a victim is offered, and nowhere else", async () => {
    const { store, onoffer } = await players(asking("killing", [strike("pink", "v"), kill("C3", "v")]));
    expect(enabled()).toHaveLength(1);
    await userEvent.click(player("pink").getByRole("button", { name: t("players.strike", { who: t("tribe.v") }) }));
    expect(onoffer).toHaveBeenCalledExactlyOnceWith(nth(store.offers, 0));
  });

  it("let the focus rest on a rival's court that cannot be struck, to ask why, while one hunts", async () => {
    const { teller } = await players(asking("killing", [strike("pink", "v"), kill("C3", "v")]), [mat("blue"), mat("pink")]);
    expect(wondered()).toEqual(["xpink:e"]);
    teller.tell({ told: "draft", scene: waiting("killing") });
    await tick();
    expect(wondered()).toEqual([]);
  });

  it("call upon their own djinns, first in the way that costs the least", async () => {
    const offers = [invoke("Enki", 0, -2), invoke("Enki", 1, 0)];
    const { store, onoffer, ondjinn } = await players(asking("moving", offers), [mat("blue", { djinns: ["Enki"] }), mat("pink")]);
    await userEvent.click(button(t("players.call", { djinn: "Enki" })));
    expect(onoffer).toHaveBeenCalledExactlyOnceWith(nth(store.offers, 1));
    expect(ondjinn).not.toHaveBeenCalled();
  });

  it("let one read what the others' djinns do, and one's own that cannot be called now", async () => {
    const mats = [mat("blue", { djinns: ["Utug"] }), mat("pink", { djinns: ["Enki", "Leta"] })];
    const { onoffer, ondjinn } = await players(asking("moving", [kill("C3", "v")]), mats);
    for (const djinn of ["Utug", "Enki", "Leta"]) await userEvent.click(button(t("players.look", { djinn })));
    expect(ondjinn.mock.calls).toEqual([["Utug"], ["Enki"], ["Leta"]]);
    expect(onoffer).not.toHaveBeenCalled();
  });

  it("stand with all their points where those are known, and else with the open part", async () => {
    await players(waiting("moving", { screens: [screen("blue", { total: 77 })] }), [mat("blue"), mat("pink", { points: points(23) })]);
    expect(player("blue").getByText("77")).toBeTruthy();
    expect(player("blue").getByText(t("players.about"), { exact: false })).toBeTruthy();
    expect(player("pink").getByText("23")).toBeTruthy();
    expect(player("pink").getByText(t("players.open-part"), { exact: false })).toBeTruthy();
  });
});

describe.each([
  ["tracks", Tracks],
  ["strip of a small screen", Strip],
] as const)("the %s", (_, Panel) => {
  async function panel(first: Scene, seen: Sight = first.sight) {
    const { store, teller } = await at(first);
    const onoffer = vi.fn();
    render(Panel, { store, sight: seen, staged: null, onoffer });
    return { store, teller, onoffer };
  }
  const priceOf = (price: number) => t("tracks.bid", { price });

  it("takes a bid where one is offered: the plain one, Fakirs are asked for later", async () => {
    const { store, onoffer } = await panel(asking("bidding", [bid(5), bid(8), bid(8, 1)]));
    expect(names(enabled())).toEqual([priceOf(8), priceOf(5)]);
    await userEvent.click(button(priceOf(8)));
    expect(onoffer).toHaveBeenCalledExactlyOnceWith(nth(store.offers, 1));
  });

  it("has one spot of the three that cost nothing", async () => {
    await panel(asking("bidding", [bid(0)]));
    expect(enabled()).toHaveLength(1);
  });

  it("lets the focus rest on a spot that cannot be had, to ask why, and names who stands there", async () => {
    const track: Sight["track"] = [null, null, null, null, "pink", null, null, null, null];
    const { onoffer } = await panel(asking("bidding", [bid(0), bid(1)], { sight: sight({ track }) }));
    const taken = button(t("tracks.taken", { price: 3, name: name("pink") }));
    expect(taken.dataset).toMatchObject({ why: "bid:3" });
    await userEvent.click(taken);
    expect(document.activeElement).toBe(taken);
    expect(onoffer).not.toHaveBeenCalled();
    expect(wondered()).toEqual(["bid:18", "bid:12", "bid:8", "bid:5", "bid:3"]);
  });

  it("has nothing to click when no bid is asked for", async () => {
    await panel(waiting("bidding"));
    expect(page.queryAllByRole("button")).toEqual([]);
  });

  it("names whose marker stands there, from the dearest spot, and then who bids next", async () => {
    const track: Sight["track"] = ["orange", null, null, null, "pink", null, null, null, null];
    await panel(waiting("moving", { sight: sight({ track, order: ["blue"] }) }));
    expect(names(page.getAllByRole("img"))).toEqual([name("pink"), name("orange"), name("blue")]);
  });

  it("shows the table that is given to it, which may be of a moment before", async () => {
    const first = waiting("moving", { sight: sight({ order: ["blue"] }) });
    await panel(first, sight({ order: ["pink", "orange"] }));
    expect(names(page.getAllByRole("img"))).toEqual([name("pink"), name("orange")]);
  });

  it("has no offers any more when the bid is made", async () => {
    const { teller } = await panel(asking("bidding", [bid(5)]));
    teller.tell({ told: "news", played: [], scene: waiting("bidding", { n: 1 }), result: null });
    await tick();
    expect(page.queryAllByRole("button")).toEqual([]);
  });
});

describe("the tracks", () => {
  it("say whether this round's or the next round's bids are shown", async () => {
    const { store, teller } = await at(asking("bidding", [bid(5)]));
    render(Tracks, { store, sight: sight(), staged: null, onoffer: vi.fn() });
    expect(page.getByRole("region", { name: t("tracks.bidders") })).toBeTruthy();
    teller.tell({ told: "draft", scene: waiting("moving") });
    await tick();
    expect(page.getByRole("region", { name: t("tracks.next-bidders") })).toBeTruthy();
  });
});

describe("the strip of a small screen", () => {
  async function strip(first: Scene) {
    const { store } = await at(first);
    const onoffer = vi.fn();
    render(Strip, { store, sight: first.sight, staged: null, onoffer });
    const shown = page.getByRole("region", { name: t("page.players") });
    return { store, onoffer, shown };
  }

  it("names all players, oneself first", async () => {
    const { shown } = await strip(waiting("moving", { sight: sight({ mats: MATS }) }));
    const order = (["blue", "pink", "orange"] as const).map((seat) => shown.textContent?.indexOf(name(seat)) ?? -1);
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it("shows one's own gold, and how many cards the others hold", async () => {
    const mats = [mat("blue", { cards: 61 }), mat("pink", { cards: 72 })];
    const { shown } = await strip(waiting("moving", { sight: sight({ mats }), screens: [screen("blue", { gold: 83 })] }));
    expect(shown.textContent).toContain("83");
    expect(shown.textContent).toContain("72");
    expect(shown.textContent).not.toContain("61");
  });

  it("lets the focus rest on whom one cannot strike, to ask why", async () => {
    await strip(asking("killing", [strike("pink", "e")]));
    expect(wondered()).toEqual(["xpink:v"]);
  });

  it("lets one strike a rival's Elder", async () => {
    const { store, onoffer } = await strip(asking("killing", [strike("pink", "e")]));
    await userEvent.click(button(t("players.strike", { who: t("tribe.e") })));
    expect(onoffer).toHaveBeenCalledExactlyOnceWith(nth(store.offers, 0));
  });
});

describe("the score so far", () => {
  async function estimate(first: Scene, mats: MatTold[]) {
    const { store } = await at(first);
    render(Estimate, { store, mats });
  }

  it("is exact for oneself, and at least so much for the others", async () => {
    await estimate(waiting("moving", { screens: [screen("blue", { total: 64 })] }), [mat("pink", { points: points(23) }), mat("blue")]);
    expect(page.getByText("64")).toBeTruthy();
    expect(page.getByText("23+")).toBeTruthy();
    expect(names(page.getAllByRole("img"))).toEqual([name("blue"), name("pink")]);
  });

  it("tells where one's own points come from", async () => {
    const own = { ...points(14), viziers: 5, more_viziers: 20 };
    await estimate(waiting("moving", { screens: [screen("blue", { gold: 37, goods: 13 })] }), [mat("blue", { points: own })]);
    const part = (key: "points.gold" | "points.viziers" | "points.tiles" | "points.goods") => page.getByText(t(key)).textContent;
    expect(part("points.gold")).toContain("37");
    expect(part("points.viziers")).toContain("25");
    expect(part("points.tiles")).toContain("14");
    expect(part("points.goods")).toContain("13");
  });

  it("does not pretend to know anybody's gold and goods when one watches", async () => {
    await estimate(scene({ seat: null, screens: [] }), [mat("blue", { points: points(14) }), mat("pink")]);
    expect(page.getByText(t("points.gold")).textContent).toContain("?");
    expect(page.getByText(t("points.goods")).textContent).toContain("?");
    expect(page.getByText(t("points.tiles")).textContent).toContain("14");
    expect(page.getByText("14+")).toBeTruthy();
  });
});
