import { cleanup, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { digestOf } from "../src/fairness/hashes";
import { recall } from "../src/fairness/seenTables";
import { route } from "../src/lib/routing.svelte";
import { REFRESH_INTERVAL } from "../src/lobby/tableLists.svelte";
import LobbyPage from "../src/lobby/LobbyPage.svelte";
import JoinByCode from "../src/lobby/JoinByCode.svelte";
import { identity } from "../src/lib/identity.svelte";
import NewTableDialog from "../src/lobby/NewTableDialog.svelte";
import PlayNow from "../src/lobby/PlayNow.svelte";
import type { IdentityInfo } from "../src/protocol";
import { bot, seatInfo, CODE, free, tableSummary, FakeServer, tableInfo } from "./fakeServer";

let server: FakeServer;
// To look at the style of every element is slow.
configure({ defaultHidden: true });
vi.stubGlobal("scrollTo", () => undefined);

beforeEach(() => {
  localStorage.clear();
  server = new FakeServer();
  identity.set({ known: false, name: "", language: null });
  route.go("/");
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const type = (name: RegExp, text: string) => userEvent.type(screen.getByRole("textbox", { name }), text);
const click = (name: RegExp) => userEvent.click(screen.getByRole("button", { name }));
const list = (name: string) => within(screen.getByRole("region", { name: new RegExp(name) }));

describe("Play now", () => {
  test("creates a table with bots of the chosen level and opens it, without asking for a name", async () => {
    server.answer("POST /api/tables", tableInfo({}));
    render(PlayNow);
    await userEvent.click(screen.getByRole("radio", { name: "Fierce" }));
    await userEvent.click(screen.getByRole("radio", { name: "2" }));
    await userEvent.click(screen.getByRole("radio", { name: "Open" }));
    await click(/Start game/);
    await waitFor(() => expect(route.table).toBe(CODE));
    expect(server.sent("POST /api/tables")).toEqual([
      { seats: [{ kind: "person" }, { kind: "bot", level: "fierce" }], open_hands: true, name: "", start: false },
    ]);
    expect(server.sent(`POST /api/tables/${CODE}/start`)).toHaveLength(1);
    expect(server.sent("POST /api/me")).toEqual([]);
  });

  test("shuffles along: the digest of a random number first, the number with the start", async () => {
    const created = tableInfo({ code: "SHUFFLE2", commitment: "c0ffee", seats: [seatInfo("blue"), bot("pink")] });
    server.answer("POST /api/tables", created);
    server.answer("POST /api/tables/SHUFFLE2/contribution", created);
    server.answer("POST /api/tables/SHUFFLE2/start", { ...created, status: "playing" });
    render(PlayNow);
    await click(/Start game/);
    await waitFor(() => expect(route.table).toBe("SHUFFLE2"));
    const { value } = server.sent("POST /api/tables/SHUFFLE2/start")[0] as { value: string };
    expect(server.sent("POST /api/tables/SHUFFLE2/contribution")).toEqual([{ digest: digestOf(value) }]);
    expect(recall("SHUFFLE2")).toMatchObject({ commitment: "c0ffee", inTime: true, contribution: { value, stage: "confirmed" } });
  });

  test("starts without the random number if the server does not take it", async () => {
    server.answer("POST /api/tables", tableInfo({ code: "SHUFFLE3", commitment: "c0ffee" }));
    server.fail("POST /api/tables/SHUFFLE3/contribution", "rate-limited");
    render(PlayNow);
    await click(/Start game/);
    await waitFor(() => expect(route.table).toBe("SHUFFLE3"));
    expect(server.sent("POST /api/tables/SHUFFLE3/start")).toEqual([{}]);
  });

  test("opens the table if the start fails: it can be started there", async () => {
    server.answer("POST /api/tables", tableInfo({}));
    server.fail(`POST /api/tables/${CODE}/start`, "internal-error");
    render(PlayNow);
    await click(/Start game/);
    await waitFor(() => expect(route.table).toBe(CODE));
  });

  test("remembers what was chosen last", async () => {
    server.answer("POST /api/tables", tableInfo({}));
    const { unmount } = render(PlayNow);
    await userEvent.click(screen.getByRole("radio", { name: "Sharp" }));
    await click(/Start game/);
    await waitFor(() => expect(route.table).toBe(CODE));
    unmount();
    render(PlayNow);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Sharp" }).checked).toBe(true);
  });

  test("asks for a table when the name that was typed is kept: a newcomer is one guest, not two", async () => {
    let keep: (type: IdentityInfo) => void = () => undefined;
    server.answer("POST /api/me", () => new Promise<IdentityInfo>((resolve) => (keep = resolve)));
    server.answer("POST /api/tables", tableInfo({}));
    render(PlayNow);
    await type(/Your name/, "Mira");
    await click(/Start game/);
    expect(server.sent("POST /api/me")).toEqual([{ name: "Mira" }]);
    expect(server.sent("POST /api/tables")).toEqual([]);
    keep({ known: true, name: "Mira", language: null });
    await waitFor(() => expect(route.table).toBe(CODE));
    expect(server.sent("POST /api/tables")).toMatchObject([{ name: "Mira" }]);
  });

  test("reports that the server cannot be reached, and can be tried again", async () => {
    render(PlayNow);
    server.unreachable = true;
    await click(/Start game/);
    await screen.findByText(/cannot be reached/);
    server.unreachable = false;
    server.answer("POST /api/tables", tableInfo({}));
    await click(/Start game/);
    await waitFor(() => expect(route.table).toBe(CODE));
  });
});

describe("Colours", () => {
  const pick = (who: string, colour: string) => userEvent.selectOptions(screen.getByRole("combobox", { name: `${who}: colour` }), colour);

  test("three players can be black, blue and orange", async () => {
    server.answer("POST /api/tables", tableInfo({}));
    render(PlayNow);
    await userEvent.click(screen.getByRole("radio", { name: "3" }));
    await pick("You", "Black");
    await pick("Player 2", "Blue");
    await click(/Start game/);
    await waitFor(() => expect(route.table).toBe(CODE));
    expect(server.sent("POST /api/tables")).toMatchObject([{ colours: ["black", "blue", "orange"] }]);
  });

  test("are remembered on this device", async () => {
    localStorage.setItem("naqala.play-now", JSON.stringify({ colours: ["pink", "black", "blue", "orange"] }));
    render(PlayNow);
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "You: colour" }).value).toBe("pink");
  });

  test("of a new table are swapped, so that each is there once", async () => {
    server.answer("POST /api/tables", tableInfo({}));
    render(NewTableDialog, { visibility: "private", onclose: () => undefined });
    await pick("You", "Pink");
    await pick("Player 2", "Orange");
    await click(/Create table/);
    await waitFor(() => expect(server.sent("POST /api/tables")).toMatchObject([{ colours: ["pink", "orange"] }]));
  });
});

describe("Join with a code", () => {
  const join = () => click(/^Join$/);

  test("takes a code that is pasted in small letters with a hyphen", async () => {
    server.answer(`POST /api/tables/${CODE}/join`, tableInfo({}));
    render(JoinByCode, { own: [] });
    await userEvent.click(screen.getByRole("textbox", { name: /Join with a code/ }));
    await userEvent.paste("k7qx-2m4p");
    await join();
    await waitFor(() => expect(route.table).toBe(CODE));
  });

  test("sends no request while characters are missing", async () => {
    render(JoinByCode, { own: [] });
    await type(/Join with a code/, "k7q{Enter}");
    expect(await screen.findByText("A code has 8 characters; this one has 3.")).toBeTruthy();
    expect(server.requests.filter((asked) => asked.endpoint.includes("/join"))).toEqual([]);
  });

  test("says kindly that there is no such table", async () => {
    server.fail(`POST /api/tables/${CODE}/join`, "no-such-table");
    render(JoinByCode, { own: [] });
    await type(/Join with a code/, `${CODE}{Enter}`);
    expect(await screen.findByText(/There is no table K7QX-2M4P/)).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Watch instead" })).toBeNull();
  });

  test("offers to watch a table that is full", async () => {
    server.fail(`POST /api/tables/${CODE}/join`, "full");
    render(JoinByCode, { own: [] });
    await type(/Join with a code/, `${CODE}{Enter}`);
    await userEvent.click(await screen.findByRole("link", { name: "Watch instead" }));
    expect(route.table).toBe(CODE);
  });

  test("goes straight to a table where I sit already", async () => {
    render(JoinByCode, { own: [tableSummary({ own_seats: ["blue"] })] });
    await type(/Join with a code/, `${CODE}{Enter}`);
    expect(route.table).toBe(CODE);
    expect(server.sent(`POST /api/tables/${CODE}/join`)).toEqual([]);
  });
});

describe("The story", () => {
  test("is told to newcomers", async () => {
    render(LobbyPage);
    expect(await screen.findByText(/The old sultan of Naqala has died/)).toBeTruthy();
  });

  test("is not repeated to people with games", async () => {
    server.ownTables = [tableSummary({ own_seats: ["blue"] })];
    render(LobbyPage);
    await screen.findByText(/In progress/);
    expect(screen.queryByText(/The old sultan/)).toBeNull();
  });
});

describe("The lists", () => {
  test("are next to a button that opens the form for a private table", async () => {
    render(LobbyPage);
    await click(/Create a table/);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Friends with the code" }).checked).toBe(true);
  });

  test("show that they are empty, and lead to a new table", async () => {
    render(LobbyPage);
    expect(await screen.findByText(/No games yet/)).toBeTruthy();
    await click(/Create a public table/);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Everybody" }).checked).toBe(true);
  });

  test("show my games with what to do there, and finished ones with their score sheets", async () => {
    server.ownTables = [
      tableSummary({ code: "OVER2222", status: "finished", own_seats: ["blue"] }),
      tableSummary({ code: "WAITS222", own_seats: ["blue"], turn: "blue", seats: [seatInfo("blue"), bot("pink")] }),
    ];
    render(LobbyPage);
    const resume = list("Your games");
    expect((await resume.findByRole("link", { name: /^Play/ })).getAttribute("href")).toBe("/t/WAITS222");
    expect(resume.getByText("Your turn in 1 game")).toBeTruthy();
    expect(resume.getByText(/Show score/).getAttribute("href")).toBe("/t/OVER2222");
  });

  test("show open tables to join and to watch, but not my own", async () => {
    server.lobby = {
      waiting: [
        tableSummary({ code: "GATHERS2", status: "waiting", seats: [seatInfo("blue", { name: "Layla" }), free("pink")] }),
        tableSummary({
          code: "MYOWN222",
          status: "waiting",
          own_seats: ["blue"],
          seats: [seatInfo("blue", { name: "Mira" }), free("pink")],
        }),
      ],
      playing: [tableSummary({ code: "PLAYS222", seats: [seatInfo("blue", { name: "Tomas" }), bot("pink")] })],
    };
    server.answer("POST /api/tables/GATHERS2/join", tableInfo({}));
    render(LobbyPage);
    const open = list("Public tables");
    expect((await open.findByRole("link", { name: /^Watch\b.*Tomas/ })).getAttribute("href")).toBe("/t/PLAYS222");
    expect(open.queryByText("Mira")).toBeNull();
    await userEvent.click(open.getByRole("button", { name: /^Join\b.*Layla/ }));
    await waitFor(() => expect(route.table).toBe("GATHERS2"));
  });

  test("are updated when a table was full before I joined", async () => {
    server.lobby.waiting = [tableSummary({ status: "waiting", seats: [seatInfo("blue"), free("pink")] })];
    server.fail(`POST /api/tables/${CODE}/join`, "full");
    render(LobbyPage);
    await userEvent.click(await list("Public tables").findByRole("button", { name: /^Join/ }));
    server.lobby = { waiting: [], playing: [] };
    expect(await screen.findByText("All seats at this table are taken.")).toBeTruthy();
    expect(server.sent("GET /api/tables").length).toBeGreaterThan(1);
  });

  test("are updated automatically, even after the server could not be reached", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.unreachable = true;
    render(LobbyPage);
    expect(await screen.findByText(/The server cannot be reached/)).toBeTruthy();
    server.unreachable = false;
    server.ownTables = [tableSummary({ own_seats: ["blue"], turn: "blue" })];
    await vi.advanceTimersByTimeAsync(REFRESH_INTERVAL);
    expect(await screen.findByText("Your turn")).toBeTruthy();
    expect(screen.queryByText(/tries again/)).toBeNull();
  });

  test("are not updated while the page is hidden", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render(LobbyPage);
    await screen.findByText(/No public tables/);
    const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    await vi.advanceTimersByTimeAsync(3 * REFRESH_INTERVAL);
    expect(server.sent("GET /api/tables").length).toBe(1);
    seen.mockRestore();
    await fireEvent(document, new Event("visibilitychange"));
    await waitFor(() => expect(server.sent("GET /api/tables").length).toBe(2));
  });
});

describe("New table", () => {
  test("is created as chosen in the form, with a chosen seed", async () => {
    server.answer("POST /api/tables", tableInfo({}));
    render(NewTableDialog, { visibility: "private", onclose: () => undefined });
    const dialog = within(screen.getByRole("dialog", { name: "New table" }));
    await userEvent.click(dialog.getByRole("radio", { name: "4" }));
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: /^Orange/ }), "At this device");
    await userEvent.type(dialog.getByRole("textbox", { name: "Orange: name" }), "Noor");
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: /^Black/ }), "Sharp bot");
    await userEvent.click(dialog.getByText("Choose the seed"));
    await userEvent.type(dialog.getByLabelText("Seed"), "42");
    await userEvent.click(dialog.getByRole("button", { name: "Create table" }));
    await waitFor(() => expect(route.table).toBe(CODE));
    expect(server.sent("POST /api/tables")).toEqual([
      {
        seats: [{ kind: "device" }, { kind: "person" }, { kind: "device", name: "Noor" }, { kind: "bot", level: "sharp" }],
        public: false,
        open_hands: false,
        seed: "42",
        name: "",
        start: false,
        time_control: null,
        substitute_level: "calm",
        move_help: true,
      },
    ]);
  });

  test("is not created with an invalid seed", async () => {
    render(NewTableDialog, { visibility: "private", onclose: () => undefined });
    await userEvent.type(screen.getByLabelText("Seed"), "forty-two");
    expect(screen.getByText(/A seed is a whole number/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Create table" }).disabled).toBe(true);
  });
});
