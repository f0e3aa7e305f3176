// Around the game: header, tabs, the curtain between two players, and what is shown when there is no table.
import { render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { route } from "../src/lib/routing.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { Notice } from "../src/lib/table.svelte";
import ConnectionStatus from "../src/table/ConnectionStatus.svelte";
import Curtain from "../src/table/Curtain.svelte";
import Header from "../src/table/Header.svelte";
import TabbedPanel from "../src/table/TabbedPanel.svelte";
import type { Tab } from "../src/table/tabs";
import TableUnavailable from "../src/table/TableUnavailable.svelte";
import type { Snapshot, Seat, PublicView, TableInfo } from "../src/protocol";
import { t } from "../src/texts";
import { question, myQuestion, seatInfo, invoke, tableWith, othersQuestion } from "./snapshots";
import { snapshot, view, table, welcome } from "./samples";
import { CODE, connectedStore } from "./fakeSocket";

const button = (name: string) => page.getByRole("button", { name });

beforeEach(() => {
  vi.stubGlobal("scrollTo", () => undefined);
  route.go(`/t/${CODE}`);
});

describe("the header", () => {
  async function header(view: PublicView | null, tableInfo: TableInfo = table()) {
    const { store } = await connectedStore(snapshot(), { table: tableInfo });
    const calls = { onhelp: vi.fn(), onsummary: vi.fn(), onsettings: vi.fn(), onpeople: vi.fn() };
    render(Header, { store, view, ...calls });
    return calls;
  }

  afterEach(() => {
    settings.theme = "system";
  });

  it("says which table and which round it is", async () => {
    await header(view({ round: 4 }), tableWith(seatInfo("blue"), seatInfo("pink"), seatInfo("black")));
    expect(page.getByText(t("header-round", { n: 4 }))).toBeTruthy();
    expect(page.getByRole("heading", { level: 1, name: t("header-table", { code: CODE, n: 3 }) })).toBeTruthy();
  });

  it("says that this round is the last", async () => {
    await header(view({ round: 9, last_round: true }));
    expect(page.getByText(t("header-last-round", { n: 9 }))).toBeTruthy();
  });

  it("says if the seed was chosen, and if gold lies open; else it does not", async () => {
    await header(view());
    expect([page.queryByText(t("header-custom-seed")), page.queryByText(t("header-open"))]).toEqual([null, null]);
    await header(view(), table({ custom_seed: true, open_hands: true }));
    expect(page.getByText(t("header-custom-seed"))).toBeTruthy();
    expect(page.getByText(t("header-open"))).toBeTruthy();
  });

  it("counts what is left", async () => {
    await header(view({ bag: "vvvmmbb", palms: 11, palaces: 9, deck_size: 38 }));
    const left = (["header-in-bag", "header-palms", "header-palaces", "header-in-pile"] as const).map((key) =>
      Number.parseInt(page.getByText(t(key)).parentElement?.textContent ?? ""),
    );
    expect(left).toEqual([7, 11, 9, 38]);
  });

  it("leads to people, rules and settings", async () => {
    const { onhelp, onsettings, onpeople } = await header(null);
    await userEvent.click(button(t("header-people")));
    await userEvent.click(button(t("rules")));
    await userEvent.click(button(t("settings")));
    for (const call of [onpeople, onhelp, onsettings]) expect(call).toHaveBeenCalledOnce();
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
    await userEvent.click(page.getByRole("link", { name: t("header-lobby") }));
    expect(route.path).toBe("/");
  });
});

describe("the tabs", () => {
  const TABS: Tab[] = ["market", "djinns", "hand", "players", "log", "chat"];
  const children = createRawSnippet(() => ({ render: () => "<p>what the tab shows</p>" }));

  async function sheet(tab: Tab, first: Snapshot = othersQuestion()) {
    const { store, socket } = await connectedStore(first);
    const ontab = vi.fn();
    const { rerender } = render(TabbedPanel, { store, tabs: TABS, tab, cards: 7, ontab, children });
    return { ontab, socket, rerender };
  }
  const name = (tab: Tab) => t(`tab-${tab}`, { n: 7 });

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

  it("show each panel from its start", async () => {
    const { rerender } = await sheet("market");
    page.getByRole("tabpanel").scrollTop = 90;
    await rerender({ tab: "players" });
    expect(page.getByRole("tabpanel").scrollTop).toBe(0);
  });

  it("say behind which of them a djinn can be used, as long as one can", async () => {
    const { socket } = await sheet("market", myQuestion("moving", [invoke("Enki", 0, -2)]));
    const marked = () => page.getAllByRole("tab").filter((one) => one.textContent?.includes(t("tab-powers")));
    expect(marked()).toEqual([page.getByRole("tab", { name: new RegExp(name("players")) })]);
    socket.receive({ type: "draft", snapshot: myQuestion("moving", []) });
    await tick();
    expect(marked()).toEqual([]);
  });

  it("say that the chat has a new message", async () => {
    const { rerender } = await sheet("market");
    expect(page.queryByText(t("tab-unread"))).toBeNull();
    await rerender({ unread: true });
    expect(page.getByText(t("tab-unread")).closest("[role=tab]")?.textContent).toContain(name("chat"));
  });

  it("are walked with the arrow keys, of which one is reached by Tab", async () => {
    const { ontab } = await sheet("djinns");
    page.getByRole("tab", { name: name("djinns") }).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowLeft}");
    expect(ontab.mock.calls).toEqual([["hand"], ["djinns"]]);
    expect(page.getAllByRole("tab").filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it("say how many cards one holds", async () => {
    await sheet("log");
    expect(page.getByRole("tab", { name: name("hand") }).textContent).toContain("7");
  });
});

describe("the curtain", () => {
  const HOUSE = tableWith(
    seatInfo("blue", { kind: "device", name: "Ann" }),
    seatInfo("pink", { kind: "device", name: "Zoe" }),
    seatInfo("orange"),
  );

  async function curtain(next: Seat | null, own_seats: Seat[], tableInfo: TableInfo = HOUSE) {
    const { store, socket } = await connectedStore(snapshot({ question: next ? question("moving", { seat: next }) : null }), {
      own_seats,
      table: tableInfo,
    });
    render(Curtain, { store });
    return socket;
  }
  const fallen = () => page.queryByRole("button", { name: t("curtain-ready") }) !== null;

  it("falls when the screen is to be passed on, and says to whom", async () => {
    const socket = await curtain("pink", ["blue", "pink"]);
    expect(page.getByRole("heading", { name: t("curtain-pass", { name: "Zoe" }) })).toBeTruthy();
    await userEvent.click(button(t("curtain-ready")));
    expect(socket.sentOf("switch-seat")).toMatchObject([{ seat: "pink" }]);
  });

  it("rises once the other has sat down", async () => {
    const socket = await curtain("pink", ["blue", "pink"]);
    socket.receive(
      welcome({
        table: HOUSE,
        own_seats: ["blue", "pink"],
        snapshot: snapshot({ seat: "pink", question: question("moving", { seat: "pink" }) }),
      }),
    );
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
    await curtain("pink", ["blue", "pink"], tableWith(seatInfo("blue"), seatInfo("pink", { bot: "calm" })));
    expect(fallen()).toBe(false);
  });
});

describe("a server that cannot be reached", () => {
  const said = () => page.getByRole("status").textContent?.trim();

  async function away() {
    const found = await connectedStore(snapshot());
    render(ConnectionStatus, { store: found.store });
    return found;
  }

  it("is not mentioned while it can be reached", async () => {
    await away();
    expect(said()).toBe("");
  });

  it("is mentioned until it is back", async () => {
    const { store, socket, fakeSockets } = await away();
    socket.closeSocket(1006);
    await tick();
    expect(said()).toBe(t("connection-lost"));
    store.hurry();
    await vi.waitFor(() => expect(fakeSockets.all).toHaveLength(2), { timeout: 20_000 });
    await tick();
    expect(said()).toBe(t("connection-lost"));
    fakeSockets.last.accept();
    fakeSockets.last.receive(welcome());
    await tick();
    expect(said()).toBe("");
  });

  it("may have announced a restart", async () => {
    const { socket } = await away();
    socket.receive({ type: "shutting-down" });
    socket.closeSocket(1012);
    await tick();
    expect(said()).toBe(t("connection-restart"));
  });

  it("is not the reason when there is no such table", async () => {
    const { store, socket } = await connectedStore(null);
    store.table = null;
    render(ConnectionStatus, { store });
    socket.receive({
      type: "error",
      id: 0,
      code: "no-such-table",
      message: "There is none.",
      text: { key: "unknown", arguments: {} },
      rule: null,
    });
    socket.closeSocket(1006);
    await tick();
    expect(said()).toBe("");
  });
});

describe("no table to see", () => {
  const shown = (code: Notice["code"]) =>
    render(TableUnavailable, { notice: { code, text: "It was begun by Naqala 0.3.", rule: null }, code: "ZZZZZZZZ" });
  const title = () => page.getByRole("heading", { level: 1 }).textContent ?? "";

  it("is reported with the code as it was typed", () => {
    shown("no-such-table");
    expect(title().replace(/[\s-]/g, "")).toContain("ZZZZZZZZ");
  });

  it("is reported differently for a game of another version, also in the server's text", () => {
    shown("incompatible-version");
    expect(title()).toBe(t("unavailable-version"));
    expect(page.getByText("It was begun by Naqala 0.3.", { exact: false })).toBeTruthy();
  });

  it.each(["no-such-table", "incompatible-version"] as const)("leads to the lobby: %s", async (kind) => {
    shown(kind);
    await userEvent.click(page.getByText(t("unavailable-lobby")));
    expect(route.path).toBe("/");
  });
});
