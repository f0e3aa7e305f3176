import { cleanup, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { route } from "../src/lib/routing.svelte";
import { EVERY } from "../src/lobby/lists.svelte";
import LobbyPage from "../src/lobby/LobbyPage.svelte";
import JoinByCode from "../src/lobby/JoinByCode.svelte";
import { me } from "../src/lib/me.svelte";
import NewTableDialog from "../src/lobby/NewTableDialog.svelte";
import PlayNow from "../src/lobby/PlayNow.svelte";
import type { Me } from "../src/wire";
import { bot, chair, CODE, free, listed, Server, told } from "./lobby.server";

let server: Server;
// To look at the style of every element is slow.
configure({ defaultHidden: true });
vi.stubGlobal("scrollTo", () => undefined);

beforeEach(() => {
  localStorage.clear();
  server = new Server();
  me.hear({ known: false, name: "" });
  route.go("/");
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const type = (name: RegExp, words: string) => userEvent.type(screen.getByRole("textbox", { name }), words);
const click = (name: RegExp) => userEvent.click(screen.getByRole("button", { name }));
const list = (name: string) => within(screen.getByRole("region", { name: new RegExp(name) }));

describe("Play now", () => {
  test("lays a table with bots of the chosen level and goes there, without asking for a name", async () => {
    server.answersTo("POST /api/tables", told({}));
    render(PlayNow);
    await userEvent.click(screen.getByRole("radio", { name: "Fierce" }));
    await userEvent.click(screen.getByRole("radio", { name: "2" }));
    await userEvent.click(screen.getByRole("radio", { name: "Open" }));
    await click(/Start game/);
    await waitFor(() => expect(route.table).toBe(CODE));
    expect(server.sent("POST /api/tables")).toEqual([
      { seats: [{ kind: "person" }, { kind: "bot", level: "fierce" }], hands_open: true, name: "", start: true },
    ]);
    expect(server.sent("POST /api/me")).toEqual([]);
  });

  test("remembers what was chosen last", async () => {
    server.answersTo("POST /api/tables", told({}));
    const { unmount } = render(PlayNow);
    await userEvent.click(screen.getByRole("radio", { name: "Sharp" }));
    await click(/Start game/);
    await waitFor(() => expect(route.table).toBe(CODE));
    unmount();
    render(PlayNow);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Sharp" }).checked).toBe(true);
  });

  test("asks for a table when the name that was typed is kept: a newcomer is one guest, not two", async () => {
    let keep: (told: Me) => void = () => undefined;
    server.answersTo("POST /api/me", () => new Promise<Me>((resolve) => (keep = resolve)));
    server.answersTo("POST /api/tables", told({}));
    render(PlayNow);
    await type(/Your name/, "Mira");
    await click(/Start game/);
    expect(server.sent("POST /api/me")).toEqual([{ name: "Mira" }]);
    expect(server.sent("POST /api/tables")).toEqual([]);
    keep({ known: true, name: "Mira" });
    await waitFor(() => expect(route.table).toBe(CODE));
    expect(server.sent("POST /api/tables")).toMatchObject([{ name: "Mira" }]);
  });

  test("says so when the server is away, and can be tried again", async () => {
    render(PlayNow);
    server.away = true;
    await click(/Start game/);
    await screen.findByText(/cannot be reached/);
    server.away = false;
    server.answersTo("POST /api/tables", told({}));
    await click(/Start game/);
    await waitFor(() => expect(route.table).toBe(CODE));
  });
});

describe("Join by code", () => {
  const join = () => click(/^Join$/);

  test("takes a code that is pasted in small letters with a hyphen", async () => {
    server.answersTo(`POST /api/tables/${CODE}/join`, told({}));
    render(JoinByCode, { mine: [] });
    await userEvent.click(screen.getByRole("textbox", { name: /Join by code/ }));
    await userEvent.paste("k7qx-2m4p");
    await join();
    await waitFor(() => expect(route.table).toBe(CODE));
  });

  test("asks the server for nothing while signs are missing", async () => {
    render(JoinByCode, { mine: [] });
    await type(/Join by code/, "k7q{Enter}");
    expect(await screen.findByText("A code has eight signs; this one has 3.")).toBeTruthy();
    expect(server.asked.filter((asked) => asked.way.includes("/join"))).toEqual([]);
  });

  test("says kindly that there is no such table", async () => {
    server.refuses(`POST /api/tables/${CODE}/join`, "no-such-table");
    render(JoinByCode, { mine: [] });
    await type(/Join by code/, `${CODE}{Enter}`);
    expect(await screen.findByText(/There is no table K7QX-2M4P/)).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Watch instead" })).toBeNull();
  });

  test("offers to watch a table that is full", async () => {
    server.refuses(`POST /api/tables/${CODE}/join`, "full");
    render(JoinByCode, { mine: [] });
    await type(/Join by code/, `${CODE}{Enter}`);
    await userEvent.click(await screen.findByRole("link", { name: "Watch instead" }));
    expect(route.table).toBe(CODE);
  });

  test("goes straight to a table where I sit already", async () => {
    render(JoinByCode, { mine: [listed({ mine: ["blue"] })] });
    await type(/Join by code/, `${CODE}{Enter}`);
    expect(route.table).toBe(CODE);
    expect(server.sent(`POST /api/tables/${CODE}/join`)).toEqual([]);
  });
});

describe("The lists", () => {
  test("stand beside a button that opens the plan of a private table", async () => {
    render(LobbyPage);
    await click(/Create a table/);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Those with the code" }).checked).toBe(true);
  });

  test("draw what is empty, and lead to a new table", async () => {
    render(LobbyPage);
    expect(await screen.findByText(/No games of yours yet/)).toBeTruthy();
    await click(/Lay an open table/);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Everybody" }).checked).toBe(true);
  });

  test("show my games with what to do there, and finished ones with their score sheets", async () => {
    server.mine = [
      listed({ code: "OVER2222", status: "over", mine: ["blue"] }),
      listed({ code: "WAITS222", mine: ["blue"], asked: "blue", chairs: [chair("blue"), bot("pink")] }),
    ];
    render(LobbyPage);
    const resume = list("Resume");
    expect((await resume.findByRole("link", { name: /^Play/ })).getAttribute("href")).toBe("/t/WAITS222");
    expect(resume.getByText("1 game waits for you")).toBeTruthy();
    expect(resume.getByText(/Score sheet/).getAttribute("href")).toBe("/t/OVER2222");
  });

  test("show open tables to join and to watch, but not my own", async () => {
    server.lobby = {
      gathering: [
        listed({ code: "GATHERS2", status: "gathering", chairs: [chair("blue", { name: "Layla" }), free("pink")] }),
        listed({ code: "MYOWN222", status: "gathering", mine: ["blue"], chairs: [chair("blue", { name: "Mira" }), free("pink")] }),
      ],
      playing: [listed({ code: "PLAYS222", chairs: [chair("blue", { name: "Tomas" }), bot("pink")] })],
    };
    server.answersTo("POST /api/tables/GATHERS2/join", told({}));
    render(LobbyPage);
    const open = list("Open tables");
    expect((await open.findByRole("link", { name: /^Watch\b.*Tomas/ })).getAttribute("href")).toBe("/t/PLAYS222");
    expect(open.queryByText("Mira")).toBeNull();
    await userEvent.click(open.getByRole("button", { name: /^Join\b.*Layla/ }));
    await waitFor(() => expect(route.table).toBe("GATHERS2"));
  });

  test("look again when a table was full before I came", async () => {
    server.lobby.gathering = [listed({ status: "gathering", chairs: [chair("blue"), free("pink")] })];
    server.refuses(`POST /api/tables/${CODE}/join`, "full");
    render(LobbyPage);
    await userEvent.click(await list("Open tables").findByRole("button", { name: /^Join/ }));
    server.lobby = { gathering: [], playing: [] };
    expect(await screen.findByText("Every seat at this table is taken.")).toBeTruthy();
    expect(server.sent("GET /api/tables").length).toBeGreaterThan(1);
  });

  test("are looked at again by themselves, and the server may be away meanwhile", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.away = true;
    render(LobbyPage);
    expect(await screen.findByText(/This page tries again by itself/)).toBeTruthy();
    server.away = false;
    server.mine = [listed({ mine: ["blue"], asked: "blue" })];
    await vi.advanceTimersByTimeAsync(EVERY);
    expect(await screen.findByText("Your turn")).toBeTruthy();
    expect(screen.queryByText(/tries again/)).toBeNull();
  });

  test("are left alone while nobody sees the page", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render(LobbyPage);
    await screen.findByText(/No open tables/);
    const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    await vi.advanceTimersByTimeAsync(3 * EVERY);
    expect(server.sent("GET /api/tables").length).toBe(1);
    seen.mockRestore();
    await fireEvent(document, new Event("visibilitychange"));
    await waitFor(() => expect(server.sent("GET /api/tables").length).toBe(2));
  });
});

describe("New table", () => {
  test("is laid as it was planned, with a chosen seed", async () => {
    server.answersTo("POST /api/tables", told({}));
    render(NewTableDialog, { finding: "private", onclose: () => undefined });
    const dialog = within(screen.getByRole("dialog", { name: "New table" }));
    await userEvent.click(dialog.getByRole("radio", { name: "4" }));
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: /^Orange/ }), "Somebody at this device");
    await userEvent.type(dialog.getByRole("textbox", { name: "Orange: name" }), "Noor");
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: /^Black/ }), "Sharp bot");
    await userEvent.click(dialog.getByText("Choose the seed"));
    await userEvent.type(dialog.getByLabelText("Seed"), "42");
    await userEvent.click(dialog.getByRole("button", { name: "Create the table" }));
    await waitFor(() => expect(route.table).toBe(CODE));
    expect(server.sent("POST /api/tables")).toEqual([
      {
        seats: [{ kind: "device" }, { kind: "person" }, { kind: "device", name: "Noor" }, { kind: "bot", level: "sharp" }],
        open: false,
        hands_open: false,
        seed: "42",
        name: "",
        start: false,
      },
    ]);
  });

  test("is not laid with a seed that is none", async () => {
    render(NewTableDialog, { finding: "private", onclose: () => undefined });
    await userEvent.type(screen.getByLabelText("Seed"), "forty-two");
    expect(screen.getByText(/A seed is a whole number/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Create the table" }).disabled).toBe(true);
  });
});
