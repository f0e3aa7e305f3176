import { cleanup, configure, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { rememberCommitment } from "../src/fairness/seenTables";
import { route } from "../src/lib/routing.svelte";
import { TableStore } from "../src/lib/table.svelte";
import { formatCode } from "../src/lib/tableCode";
import { identity } from "../src/lib/identity.svelte";
import WaitingRoom from "../src/lobby/WaitingRoom.svelte";
import type { ContributionInfo, Seat, TableInfo } from "../src/protocol";
import { bot, seatInfo, CODE, free, FakeServer, tableInfo } from "./fakeServer";

let server: FakeServer;
// To look at the style of every element is slow.
configure({ defaultHidden: true });
vi.stubGlobal("scrollTo", () => undefined);

class Socket extends EventTarget {
  readyState = WebSocket.CONNECTING;
  close = () => undefined;
  send = () => undefined;
}

function room(table: TableInfo, mine: Seat[]) {
  const connect = vi.fn(() => new Socket() as unknown as WebSocket);
  const store = new TableStore(CODE, connect, () => Promise.resolve([]));
  store.table = table;
  store.ownSeats = mine;
  render(WaitingRoom, { store });
  return { store, connect };
}

const row = (seat: string) => {
  const found = screen.getByText(seat).closest("li");
  if (!found) throw new Error(`no seat ${seat}`);
  return within(found);
};
const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });

const three = [seatInfo("blue", { name: "Mira", connected: true }), free("pink"), bot("orange")];

beforeEach(() => {
  server = new FakeServer();
  identity.set({ known: true, name: "Layla", language: null });
  route.go(`/t/${CODE}`);
});
afterEach(cleanup);

describe("A guest", () => {
  test("takes another colour that is free", async () => {
    server.answer(`POST /api/tables/${CODE}/seats/orange/colour`, tableInfo({}));
    room(tableInfo({ seats: [seatInfo("blue"), bot("pink"), seatInfo("orange")], host: "blue" }), ["orange"]);
    const own = screen.getByRole("combobox", { name: "Orange: colour" });
    expect(
      within(own)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["Orange", "Black"]);
    expect(screen.getAllByRole("combobox")).toHaveLength(1);
    await userEvent.selectOptions(own, "Black");
    expect(server.sent(`POST /api/tables/${CODE}/seats/orange/colour`)).toEqual([{ colour: "black" }]);
  });
});

describe("A visitor", () => {
  test("sees who sits where, who is there and who is awaited", () => {
    room(tableInfo({ seats: three }), []);
    expect(row("Blue").getByText("Mira")).toBeTruthy();
    expect(row("Blue").getByText("online")).toBeTruthy();
    expect(row("Pink").getByText("Free")).toBeTruthy();
    expect(row("Orange").getByText("Corimand")).toBeTruthy();
    expect(row("Orange").getByText("Sharp bot")).toBeTruthy();
    expect(screen.getByText("Waiting for 1 more player: Pink.")).toBeTruthy();
  });

  test("sits down on the seat of their choice, and the connection is renewed with its key", async () => {
    server.answer(`POST /api/tables/${CODE}/join`, tableInfo({}));
    const { connect } = room(tableInfo({ seats: three }), []);
    await userEvent.click(button(/Sit here, on Pink/));
    await waitFor(() => expect(connect).toHaveBeenCalledOnce());
    expect(server.sent(`POST /api/tables/${CODE}/join`)).toEqual([{ seat: "pink", name: "Layla" }]);
  });

  test("sees a friendly message if somebody else was faster", async () => {
    server.fail(`POST /api/tables/${CODE}/join`, "taken");
    const { connect } = room(tableInfo({ seats: three }), []);
    await userEvent.click(button(/Sit here, on Pink/));
    expect(await screen.findByText(/This seat was just taken/)).toBeTruthy();
    expect(connect).not.toHaveBeenCalled();
  });

  test("can only watch when every seat is taken", () => {
    room(tableInfo({ seats: [seatInfo("blue"), bot("pink")] }), []);
    expect(screen.getByText("All seats are taken. You are watching.")).toBeTruthy();
    expect(screen.getByText(/^The game appears here when blue starts it\./)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Join|Sit|Start|Leave/ })).toBeNull();
  });

  test("learns that the table was closed", () => {
    room(tableInfo({ status: "closed", seats: three }), []);
    expect(screen.getByRole("heading", { level: 1, name: `Table ${formatCode(CODE)} is closed.` })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to the lobby" }).getAttribute("href")).toBe("/");
    expect(screen.queryByRole("button", { name: /Join/ })).toBeNull();
  });
});

describe("The keys to one's seats", () => {
  const keys = () => server.sent(`POST /api/tables/${CODE}/keys`).length;

  async function dialled(): Promise<void> {
    const connect = vi.fn(() => new Socket() as unknown as WebSocket);
    const store = new TableStore(CODE, connect);
    store.open();
    await waitFor(() => expect(connect).toHaveBeenCalledOnce());
    store.close();
  }

  test("are not requested by a visitor whom the server does not know", async () => {
    await dialled();
    expect(keys()).toBe(0);
  });

  test("are requested by everybody else", async () => {
    server.identity = { known: true, name: "Ann", language: null };
    server.answer(`POST /api/tables/${CODE}/keys`, { keys: [] });
    await dialled();
    expect(keys()).toBe(1);
  });
});

describe("The host", () => {
  test("cannot start while a seat is free, and sees why", () => {
    room(tableInfo({ seats: three }), ["blue"]);
    const start = button(/Start game/);
    expect(start.disabled).toBe(true);
    const reason = document.getElementById(start.getAttribute("aria-describedby") ?? "");
    expect(reason?.textContent).toContain("Waiting for 1 more player: Pink.");
  });

  test("gives a free seat to a bot, and frees a bot's seat for a player", async () => {
    server.answer(`POST /api/tables/${CODE}/seats/pink`, tableInfo({}));
    server.answer(`POST /api/tables/${CODE}/seats/orange`, tableInfo({}));
    room(tableInfo({ seats: three }), ["blue"]);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Pink: choose a player" }), "Fierce bot");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Orange: choose a player" }), "Open for anyone");
    expect(server.sent(`POST /api/tables/${CODE}/seats/pink`)).toEqual([{ level: "fierce" }]);
    expect(server.sent(`POST /api/tables/${CODE}/seats/orange`)).toEqual([{ level: null }]);
  });

  test("chooses colours for everybody but other people", async () => {
    server.answer(`POST /api/tables/${CODE}/seats/orange/colour`, tableInfo({}));
    const seats = [seatInfo("blue"), free("pink"), bot("orange"), seatInfo("black", { name: "Noor" })];
    room(tableInfo({ seats }), ["blue"]);
    const bots = screen.getByRole("combobox", { name: "Orange: colour" });
    expect(
      within(bots)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["Blue", "Pink", "Orange"]);
    expect(screen.queryByRole("combobox", { name: "Black: colour" })).toBeNull();
    await userEvent.selectOptions(bots, "Pink");
    expect(server.sent(`POST /api/tables/${CODE}/seats/orange/colour`)).toEqual([{ colour: "pink" }]);
  });

  test("starts when every seat is taken", async () => {
    server.answer(`POST /api/tables/${CODE}/start`, tableInfo({}));
    room(tableInfo({ seats: [seatInfo("blue"), seatInfo("pink")] }), ["blue"]);
    await userEvent.click(button(/Start game/));
    expect(server.sent(`POST /api/tables/${CODE}/start`).length).toBe(1);
  });

  test("is warned that a table without people is closed", () => {
    room(tableInfo({ seats: three }), ["blue"]);
    expect(screen.getByText(/if you leave, the table is closed/)).toBeTruthy();
  });
});

describe("A guest at the table", () => {
  const two = [seatInfo("blue", { name: "Mira" }), seatInfo("pink", { name: "Layla" })];

  test("waits for the host, and can change neither seats nor start", () => {
    room(tableInfo({ seats: two }), ["pink"]);
    expect(screen.getByText("All seats are taken. Waiting for Mira to start the game.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Start/ })).toBeNull();
    expect(screen.queryByRole("combobox", { name: /choose a player/ })).toBeNull();
  });

  test("leaves to the lobby", async () => {
    server.answer(`POST /api/tables/${CODE}/leave`, tableInfo({}));
    room(tableInfo({ seats: two }), ["pink"]);
    await userEvent.click(button(/Leave the table/));
    await waitFor(() => expect(route.path).toBe("/"));
  });
});

describe("The shuffle", () => {
  const commitment = "0".repeat(64);
  const two = [seatInfo("blue", { name: "Mira" }), seatInfo("pink", { name: "Layla" })];
  const contributions: ContributionInfo[] = [{ seat: "blue", digest: "d", value: null }];

  test("has three words to compare, and names those who take part", () => {
    room(tableInfo({ commitment, seats: two, contributions }), ["blue"]);
    expect(screen.getByText("babab-babab-babab")).toBeTruthy();
    expect(screen.getByText(/Shuffling together: the server and you\./).textContent).toContain("Not taking part yet: Layla.");
  });

  test("shows which words were there first, if they have changed", () => {
    rememberCommitment(tableInfo({ code: "CHANGED2", commitment: "f".repeat(64) }));
    room(tableInfo({ code: "CHANGED2", commitment, seats: two }), ["blue"]);
    expect(screen.getByText(/^These are not the words that your browser saw first: zuzuz-zuzuz-zuzuz/)).toBeTruthy();
  });

  test("has no words in a game from a position", () => {
    room(tableInfo({ custom_start: true, seats: two }), ["blue"]);
    expect(screen.queryByText("Fair shuffle")).toBeNull();
  });

  test("says whose browser it waits for, but only if that takes a while", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const both: ContributionInfo[] = [...contributions, { seat: "pink", digest: "e", value: null }];
    const seats = [seatInfo("blue", { connected: true }), seatInfo("pink", { name: "Layla" })];
    room(tableInfo({ commitment, seats, contributions: both, revealing: true }), ["blue"]);
    expect(screen.queryByText(/waiting for the browser/)).toBeNull();
    expect(button(/Start game/).disabled).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.getByText("Shuffling together, waiting for the browser of Layla …")).toBeTruthy();
    vi.useRealTimers();
  });
});

describe("The invitation", () => {
  test("puts code and link into the clipboard", async () => {
    const user = userEvent.setup();
    room(tableInfo({ seats: three }), ["blue"]);
    await user.click(button(/Copy the code/));
    expect(await navigator.clipboard.readText()).toBe("K7QX-2M4P");
    await user.click(button(/Copy the link/));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/t/${CODE}`);
    expect(button(/Copied/)).toBeTruthy();
  });

  test("says so where there is no clipboard, with the text selected", async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    room(tableInfo({ seats: three }), ["blue"]);
    await user.click(button(/Copy the code/));
    expect((await screen.findAllByText("Please copy the selected text yourself.")).length).toBeGreaterThan(0);
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Code" });
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe("K7QX-2M4P");
  });
});
