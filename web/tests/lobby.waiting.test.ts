import { cleanup, configure, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { route } from "../src/lib/routing.svelte";
import { TableStore } from "../src/lib/table.svelte";
import { shownCode } from "../src/lib/codes";
import { me } from "../src/lib/me.svelte";
import WaitingRoom from "../src/lobby/WaitingRoom.svelte";
import type { Seat, TableTold } from "../src/wire";
import { bot, chair, CODE, free, Server, told } from "./lobby.server";

let server: Server;
// To look at the style of every element is slow.
configure({ defaultHidden: true });
vi.stubGlobal("scrollTo", () => undefined);

class Socket extends EventTarget {
  readyState = WebSocket.CONNECTING;
  close = () => undefined;
  send = () => undefined;
}

function room(table: TableTold, mine: Seat[]) {
  const dial = vi.fn(() => new Socket() as unknown as WebSocket);
  const store = new TableStore(CODE, dial, () => Promise.resolve([]));
  store.table = table;
  store.seats = mine;
  render(WaitingRoom, { store });
  return { store, dial };
}

const row = (seat: string) => {
  const found = screen.getByText(seat).closest("li");
  if (!found) throw new Error(`no seat ${seat}`);
  return within(found);
};
const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });

const three = [chair("blue", { name: "Mira", present: true }), free("pink"), bot("orange")];

beforeEach(() => {
  server = new Server();
  me.hear({ known: true, name: "Layla" });
  route.go(`/t/${CODE}`);
});
afterEach(cleanup);

describe("Whoever comes", () => {
  test("sees who sits where, who is there and who is awaited", () => {
    room(told({ chairs: three }), []);
    expect(row("Blue").getByText("Mira")).toBeTruthy();
    expect(row("Blue").getByText("here")).toBeTruthy();
    expect(row("Pink").getByText("Free")).toBeTruthy();
    expect(row("Orange").getByText("Sharp bot")).toBeTruthy();
    expect(screen.getByText("One more player is awaited: Pink.")).toBeTruthy();
  });

  test("sits down on the seat of their choice, and the line is renewed with its key", async () => {
    server.answersTo(`POST /api/tables/${CODE}/join`, told({}));
    const { dial } = room(told({ chairs: three }), []);
    await userEvent.click(button(/Sit here, on Pink/));
    await waitFor(() => expect(dial).toHaveBeenCalledOnce());
    expect(server.sent(`POST /api/tables/${CODE}/join`)).toEqual([{ seat: "pink", name: "Layla" }]);
  });

  test("hears kindly that somebody else was faster", async () => {
    server.refuses(`POST /api/tables/${CODE}/join`, "taken");
    const { dial } = room(told({ chairs: three }), []);
    await userEvent.click(button(/Sit here, on Pink/));
    expect(await screen.findByText(/Somebody else was faster/)).toBeTruthy();
    expect(dial).not.toHaveBeenCalled();
  });

  test("can only watch when every seat is taken", () => {
    room(told({ chairs: [chair("blue"), bot("pink")] }), []);
    expect(screen.getByText("Every seat is taken. You watch.")).toBeTruthy();
    expect(screen.getByText(/^The game appears here when blue starts it\./)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Join|Sit|Start|Leave/ })).toBeNull();
  });

  test("learns that the table was closed", () => {
    room(told({ status: "closed", chairs: three }), []);
    expect(screen.getByRole("heading", { level: 1, name: `Table ${shownCode(CODE)} is closed.` })).toBeTruthy();
    expect(screen.getByRole("link", { name: "To the lobby" }).getAttribute("href")).toBe("/");
    expect(screen.queryByRole("button", { name: /Join/ })).toBeNull();
  });
});

describe("The keys to one's seats", () => {
  const keys = () => server.sent(`POST /api/tables/${CODE}/keys`).length;

  async function dialled(): Promise<void> {
    const dial = vi.fn(() => new Socket() as unknown as WebSocket);
    const store = new TableStore(CODE, dial);
    store.open();
    await waitFor(() => expect(dial).toHaveBeenCalledOnce());
    store.close();
  }

  test("are not asked for by somebody whom the server does not know", async () => {
    await dialled();
    expect(keys()).toBe(0);
  });

  test("are asked for by everybody else", async () => {
    server.me = { known: true, name: "Ann" };
    server.answersTo(`POST /api/tables/${CODE}/keys`, { keys: [] });
    await dialled();
    expect(keys()).toBe(1);
  });
});

describe("The host", () => {
  test("cannot start while a seat is free, and reads why", () => {
    room(told({ chairs: three }), ["blue"]);
    const start = button(/Start game/);
    expect(start.disabled).toBe(true);
    const reason = document.getElementById(start.getAttribute("aria-describedby") ?? "");
    expect(reason?.textContent).toContain("One more player is awaited: Pink.");
  });

  test("gives a free seat to a bot, and a bot's seat to whoever comes", async () => {
    server.answersTo(`POST /api/tables/${CODE}/seats/pink`, told({}));
    server.answersTo(`POST /api/tables/${CODE}/seats/orange`, told({}));
    room(told({ chairs: three }), ["blue"]);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: /^Pink/ }), "Fierce bot");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: /^Orange/ }), "Whoever comes");
    expect(server.sent(`POST /api/tables/${CODE}/seats/pink`)).toEqual([{ level: "fierce" }]);
    expect(server.sent(`POST /api/tables/${CODE}/seats/orange`)).toEqual([{ level: null }]);
  });

  test("starts when everybody sits", async () => {
    server.answersTo(`POST /api/tables/${CODE}/start`, told({}));
    room(told({ chairs: [chair("blue"), chair("pink")] }), ["blue"]);
    await userEvent.click(button(/Start game/));
    expect(server.sent(`POST /api/tables/${CODE}/start`).length).toBe(1);
  });

  test("is warned that a table without people is closed", () => {
    room(told({ chairs: three }), ["blue"]);
    expect(screen.getByText(/if you leave, the table is closed/)).toBeTruthy();
  });
});

describe("A guest at the table", () => {
  const two = [chair("blue", { name: "Mira" }), chair("pink", { name: "Layla" })];

  test("waits for the host, and has no say about seats and start", () => {
    room(told({ chairs: two }), ["pink"]);
    expect(screen.getByText("Every seat is taken. Mira starts the game.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Start/ })).toBeNull();
    expect(screen.queryByRole("combobox")).toBeNull();
  });

  test("leaves to the lobby", async () => {
    server.answersTo(`POST /api/tables/${CODE}/leave`, told({}));
    room(told({ chairs: two }), ["pink"]);
    await userEvent.click(button(/Leave the table/));
    await waitFor(() => expect(route.path).toBe("/"));
  });
});

describe("The invitation", () => {
  test("puts code and link into the clipboard", async () => {
    const user = userEvent.setup();
    room(told({ chairs: three }), ["blue"]);
    await user.click(button(/Copy the code/));
    expect(await navigator.clipboard.readText()).toBe("K7QX-2M4P");
    await user.click(button(/Copy the link/));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/t/${CODE}`);
    expect(button(/Copied/)).toBeTruthy();
  });

  test("says so where there is no clipboard, with the text selected", async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    room(told({ chairs: three }), ["blue"]);
    await user.click(button(/Copy the code/));
    expect((await screen.findAllByText("Select it and copy it by hand.")).length).toBeGreaterThan(0);
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Code" });
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe("K7QX-2M4P");
  });
});
