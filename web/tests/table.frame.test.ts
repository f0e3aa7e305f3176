// What stands around the game: header, tabs, the curtain between two players, and what is shown when there is no table.
import { render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { route } from "../src/lib/routing.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { Notice } from "../src/lib/table.svelte";
import Away from "../src/table/Away.svelte";
import Curtain from "../src/table/Curtain.svelte";
import Header from "../src/table/Header.svelte";
import Sheet, { type Tab } from "../src/table/Sheet.svelte";
import TurnedAway from "../src/table/TurnedAway.svelte";
import type { Scene, Seat, Sight, TableTold } from "../src/wire";
import { t } from "../src/words";
import { asked, asking, chair, invoke, tableOf, waiting } from "./scenes";
import { scene, sight, table, welcome } from "./samples";
import { CODE, seated } from "./tellers";

const button = (name: string) => page.getByRole("button", { name });

beforeEach(() => {
  vi.stubGlobal("scrollTo", () => undefined);
  route.go(`/t/${CODE}`);
});

describe("the header", () => {
  async function header(seen: Sight | null, told: TableTold = table()) {
    const { store } = await seated(scene(), { table: told });
    const calls = { onhelp: vi.fn(), onsettings: vi.fn(), onmenu: vi.fn() };
    render(Header, { store, sight: seen, ...calls });
    return calls;
  }

  afterEach(() => {
    settings.theme = "system";
  });

  it("says which table and which round it is", async () => {
    await header(sight({ round: 4 }), tableOf(chair("blue"), chair("pink"), chair("black")));
    expect(page.getByText(t("header.round", { n: 4 }))).toBeTruthy();
    expect(page.getByRole("heading", { level: 1, name: t("header.table", { code: CODE, n: 3 }) })).toBeTruthy();
  });

  it("says that this round is the last", async () => {
    await header(sight({ round: 9, last_round: true }));
    expect(page.getByText(t("header.last-round", { n: 9 }))).toBeTruthy();
  });

  it("says if the seed was chosen, and if gold lies open; else it does not", async () => {
    await header(sight());
    expect([page.queryByText(t("header.seed-chosen")), page.queryByText(t("header.open"))]).toEqual([null, null]);
    await header(sight(), table({ seed_chosen: true, hands_open: true }));
    expect(page.getByText(t("header.seed-chosen"))).toBeTruthy();
    expect(page.getByText(t("header.open"))).toBeTruthy();
  });

  it("counts what is left", async () => {
    await header(sight({ bag: "vvvmmbb", palms: 11, palaces: 9, cards_left: 38 }));
    const left = (["header.in-bag", "header.palms", "header.palaces", "header.in-pile"] as const).map((key) =>
      Number.parseInt(page.getByText(t(key)).parentElement?.textContent ?? ""),
    );
    expect(left).toEqual([7, 11, 9, 38]);
  });

  it("leads to people, rules and settings", async () => {
    const { onhelp, onsettings, onmenu } = await header(null);
    await userEvent.click(button(t("header.menu")));
    await userEvent.click(button(t("rules")));
    await userEvent.click(button(t("settings")));
    for (const call of [onmenu, onhelp, onsettings]) expect(call).toHaveBeenCalledOnce();
  });

  it("turns from light to dark and back", async () => {
    await header(null);
    await userEvent.click(button(t("theme")));
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    await userEvent.click(button(t("theme")));
    expect(document.documentElement.dataset["theme"]).toBe("light");
  });

  it("leads back to the lobby", async () => {
    await header(null);
    await userEvent.click(page.getByRole("link", { name: t("header.lobby") }));
    expect(route.path).toBe("/");
  });
});

describe("the tabs of a small screen", () => {
  const TABS: Tab[] = ["market", "djinns", "hand", "players", "log"];
  const children = createRawSnippet(() => ({ render: () => "<p>what the tab shows</p>" }));

  async function sheet(tab: Tab, first: Scene = waiting()) {
    const { store, teller } = await seated(first);
    const ontab = vi.fn();
    render(Sheet, { store, tab, cards: 7, ontab, children });
    return { ontab, teller };
  }
  const name = (tab: Tab) => t(`tab.${tab}`, { n: 7 });

  it.each(TABS)("say that %s is shown, and no other", async (tab) => {
    await sheet(tab);
    expect(page.getAllByRole("tab", { selected: true }).map((one) => one.textContent?.trim())).toEqual([name(tab)]);
    expect(page.getByRole("tabpanel", { name: name(tab) }).textContent).toContain("what the tab shows");
  });

  it("lead to each panel", async () => {
    const { ontab } = await sheet("market");
    for (const tab of TABS) await userEvent.click(page.getByRole("tab", { name: name(tab) }));
    expect(ontab.mock.calls).toEqual(TABS.map((tab) => [tab]));
  });

  it("say behind which of them a djinn can be called upon, as long as one can", async () => {
    const { teller } = await sheet("market", asking("moving", [invoke("Enki", 0, -2)]));
    const told = () => page.getAllByRole("tab").filter((one) => one.textContent?.includes(t("tab.powers")));
    expect(told()).toEqual([page.getByRole("tab", { name: new RegExp(name("players")) })]);
    teller.tell({ told: "draft", scene: asking("moving", []) });
    await tick();
    expect(told()).toEqual([]);
  });

  it("say how many cards one holds", async () => {
    await sheet("log");
    expect(page.getByRole("tab", { name: name("hand") }).textContent).toContain("7");
  });
});

describe("the curtain", () => {
  const HOUSE = tableOf(chair("blue", { kind: "device", name: "Ann" }), chair("pink", { kind: "device", name: "Zoe" }), chair("orange"));

  async function curtain(next: Seat | null, seats: Seat[], told: TableTold = HOUSE) {
    const { store, teller } = await seated(scene({ asked: next ? asked("moving", { seat: next }) : null }), { seats, table: told });
    render(Curtain, { store });
    return teller;
  }
  const fallen = () => page.queryByRole("button", { name: t("curtain.ready") }) !== null;

  it("falls when the screen is to be passed on, and says to whom", async () => {
    const teller = await curtain("pink", ["blue", "pink"]);
    expect(page.getByRole("heading", { name: t("curtain.pass", { name: "Zoe" }) })).toBeTruthy();
    await userEvent.click(button(t("curtain.ready")));
    expect(teller.said("sit")).toMatchObject([{ seat: "pink" }]);
  });

  it("rises once the other has sat down", async () => {
    const teller = await curtain("pink", ["blue", "pink"]);
    teller.tell(welcome({ table: HOUSE, seats: ["blue", "pink"], scene: scene({ seat: "pink", asked: asked("moving", { seat: "pink" }) }) }));
    await tick();
    expect(fallen()).toBe(false);
  });

  it.each([
    ["one is asked oneself", "blue", ["blue", "pink"]],
    ["somebody at another device is asked", "orange", ["blue", "pink"]],
    ["one plays alone at this device", "pink", ["blue"]],
    ["nobody is asked any more", null, ["blue", "pink"]],
  ] as [string, Seat | null, Seat[]][])("does not fall when %s", async (_, next, seats) => {
    await curtain(next, seats);
    expect(fallen()).toBe(false);
  });

  it("does not fall when a bot answers for the other", async () => {
    await curtain("pink", ["blue", "pink"], tableOf(chair("blue"), chair("pink", { bot: "calm" })));
    expect(fallen()).toBe(false);
  });
});

describe("a server that is away", () => {
  const said = () => page.getByRole("status").textContent?.trim();

  async function away() {
    const found = await seated(scene());
    render(Away, { store: found.store });
    return found;
  }

  it("is not spoken of while it is there", async () => {
    await away();
    expect(said()).toBe("");
  });

  it("is spoken of until it is back", async () => {
    const { store, teller, exchange } = await away();
    teller.hangUp(1006);
    await tick();
    expect(said()).toBe(t("away.lost"));
    store.hurry();
    await vi.waitFor(() => expect(exchange.tellers).toHaveLength(2), { timeout: 20_000 });
    await tick();
    expect(said()).toBe(t("away.lost"));
    exchange.last.pickUp();
    exchange.last.tell(welcome());
    await tick();
    expect(said()).toBe("");
  });

  it("may have said that it is being restarted", async () => {
    const { teller } = await away();
    teller.tell({ told: "closing" });
    teller.hangUp(1012);
    await tick();
    expect(said()).toBe(t("away.restart"));
  });

  it("is not the reason when there is no such table", async () => {
    const { store, teller } = await seated(null);
    store.table = null;
    render(Away, { store });
    teller.tell({ told: "refusal", to: 0, kind: "no-such-table", words: "There is none.", rule: null });
    teller.hangUp(1006);
    await tick();
    expect(said()).toBe("");
  });
});

describe("no table to see", () => {
  const shown = (kind: Notice["kind"]) => render(TurnedAway, { notice: { kind, words: "It was begun by Naqala 0.3.", rule: null }, code: "ZZZZZZZZ" });
  const title = () => page.getByRole("heading", { level: 1 }).textContent ?? "";

  it("is told with the code as one has typed it", () => {
    shown("no-such-table");
    expect(title().replace(/[\s-]/g, "")).toContain("ZZZZZZZZ");
  });

  it("is told otherwise when the game belongs to another version, in the server's words, too", () => {
    shown("another-version");
    expect(title()).toBe(t("gone.version"));
    expect(page.getByText("It was begun by Naqala 0.3.", { exact: false })).toBeTruthy();
  });

  it.each(["no-such-table", "another-version"] as const)("leads to the lobby: %s", async (kind) => {
    shown(kind);
    await userEvent.click(page.getByText(t("gone.lobby")));
    expect(route.path).toBe("/");
  });
});
