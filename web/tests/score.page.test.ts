import { cleanup, configure, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { route } from "../src/lib/routing.svelte";
import { TableStore } from "../src/lib/table.svelte";
import ScorePage from "../src/score/ScorePage.svelte";
import type { GameResult, Seat, TableInfo } from "../src/protocol";
import { HASHES } from "./generated";
import { must } from "./samples";
import { gameResult, scoreSheet, finishedTable, ended } from "./finishedGame";

const CODE = "WQPHQ3QK";
const NEXT = "NEXTGAME";
const RECORD = '[Naqala "1"]\n';
// To look at the style of every element is slow.
configure({ defaultHidden: true });
vi.stubGlobal("scrollTo", () => undefined);

const dealt = { ...must(HASHES.commitments[3]), contributions: [] };

/** What the server answers, by method and path; it cannot be reached for anything else. */
let answers: Record<string, () => Response>;

beforeEach(() => {
  answers = {};
  route.go(`/t/${CODE}`);
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const answer = answers[`${init.method ?? "GET"} ${path}`];
    if (!answer) throw new TypeError("offline");
    return answer();
  });
});
afterEach(cleanup);

interface Shown {
  seats?: Seat[];
  table?: Partial<TableInfo>;
  result?: GameResult;
}

function shown({ seats = ["blue"], table = {}, result = gameResult({ blue: 120, pink: 150, orange: 90 }) }: Shown = {}) {
  const store = new TableStore(CODE);
  store.table = finishedTable({ blue: "Ann", pink: "Layla", orange: "calm" }, table);
  store.ownSeats = seats;
  store.played = ended({ no_move: true });
  const onback = vi.fn();
  const onhelp = vi.fn();
  render(ScorePage, { store, result, onback, onhelp });
  return { store, onback, onhelp };
}

const button = (name: string) => screen.getByRole("button", { name });
const cells = (name: string) => within(screen.getByRole("row", { name: new RegExp(`^${name}`) })).getAllByRole("cell");

describe("The score panel", () => {
  it("has the summary sheet within reach", () => {
    shown();
    expect(button("Summary sheet")).toBeTruthy();
  });

  it("says who won, how many rounds it took, and why it ended", () => {
    shown();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Layla wins with 150 points and becomes Great Sultan of Naqala.");
    expect(
      screen.getByText(/^The game lasted 2 rounds\. No meeples could move any more\. You are second, 30 points behind\.$/),
    ).toBeTruthy();
  });

  it("has a column for each player, the best first, and a crown for the winner alone", () => {
    shown();
    const table = screen.getByRole("table", { name: /^Points by player/ });
    const heads = within(table).getAllByRole("columnheader").slice(1);
    expect(heads.map((head) => head.textContent.trim())).toEqual(["Layla", "You", "Corimand Calm"]);
    expect(heads.map((head) => within(head).queryByRole("img", { name: "Winner" }) !== null)).toEqual([true, false, false]);
  });

  it("marks the player who has the most of a category, and nobody where nobody has any", () => {
    const sheets = [scoreSheet("blue", 60, { gold: 20, elders: 40 }), scoreSheet("pink", 40, { gold: 20, elders: 20 })];
    shown({ result: gameResult({}, { score_sheets: sheets, rounds: [{ round: 1, totals: [60, 40] }], winners: ["blue"] }) });
    const words = (row: string) => cells(row).map((cell) => cell.textContent.trim());
    expect(words("Elders")).toEqual(["40, best", "20"]);
    expect(words("Gold")).toEqual(["20, best", "20, best"]);
    expect(words("Palm trees")).toEqual(["0", "0"]);
    expect(words("Total")).toEqual(["60", "40"]);
  });

  it("lists the points of every round for players who cannot see the chart", () => {
    shown();
    const table = screen.getByRole("table", { name: "Points after each round" });
    const rows = within(table)
      .getAllByRole("row")
      .map((row) => [...row.children].map((cell) => cell.textContent.trim()));
    expect(rows).toEqual([
      ["Round", "You", "Layla", "Corimand"],
      ["Start", "50", "50", "50"],
      ["1", "60", "60", "60"],
      ["2", "120", "150", "90"],
    ]);
  });

  it("calls nobody “you” where several pass one screen around", () => {
    shown({ seats: ["blue", "pink"], result: gameResult({ blue: 99, pink: 50 }) });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Ann wins with 99 points and becomes Great Sultan of Naqala.");
  });

  it("leads back to the board, to the help and to the lobby", async () => {
    const { onback, onhelp } = shown();
    await userEvent.click(button("Look at the board"));
    expect(onback).toHaveBeenCalledOnce();
    await userEvent.keyboard("?");
    expect(onhelp).toHaveBeenCalledWith("");
    await userEvent.click(screen.getByRole("link", { name: "Go to the lobby" }));
    expect(route.path).toBe("/");
  });

  it("says that this browser cannot know, if it came after the deal", () => {
    shown({ result: gameResult({ blue: 5, pink: 4 }, dealt) });
    expect(screen.getByText("Fair shuffle: this browser cannot know")).toBeTruthy();
    expect(screen.getByText(dealt.commitment)).toBeTruthy();
    expect(screen.getByText(`naqala verify ${CODE}.naqala --commitment WORDS`)).toBeTruthy();
    expect(screen.queryByRole("alert", { name: "" })?.textContent ?? "").toBe("");
  });

  it("raises the alarm if seed and salt do not give the commitment", () => {
    shown({ result: gameResult({ blue: 5, pink: 4 }, { ...dealt, salt: "0".repeat(32) }) });
    const alarm = screen.getByRole("heading", { level: 2, name: "This game was not shuffled as agreed" }).parentElement;
    expect(alarm?.textContent).toContain(`Seed and salt do not give the commitment with the words ${dealt.words}.`);
    expect(alarm?.textContent).toContain("naqala verify");
  });

  it("says that there is no seed of a game from a position", () => {
    shown({ result: gameResult({ blue: 5, pink: 4 }, { seed: null, salt: null, commitment: "" }) });
    expect(screen.getByText(/there is no seed to check/)).toBeTruthy();
  });
});

describe("Another game", () => {
  it("is requested by a player, who is taken there", async () => {
    answers[`POST /api/tables/${CODE}/rematch`] = () => Response.json(finishedTable({}, { code: NEXT }));
    shown();
    await userEvent.click(button("Play again"));
    await waitFor(() => expect(route.path).toBe(`/t/${NEXT}`));
  });

  it("reports that the server cannot be reached, and can be requested again", async () => {
    shown();
    await userEvent.click(button("Play again"));
    expect((await screen.findByRole("alert")).textContent).toMatch(/server/i);
    expect(button("Play again").hasAttribute("disabled")).toBe(false);
  });

  it("is offered by its code once somebody has created it", async () => {
    answers[`GET /api/tables/${NEXT}`] = () => Response.json(finishedTable({}, { code: NEXT, status: "waiting" }));
    const { store } = shown();
    store.table = finishedTable({ blue: "Ann" }, { next: NEXT });
    expect(await screen.findByRole("button", { name: "Go to the next game" })).toBeTruthy();
  });

  it("is created again if the next one was closed", async () => {
    const look = vi.fn(() => Response.json(finishedTable({}, { code: NEXT, status: "closed" })));
    answers[`GET /api/tables/${NEXT}`] = look;
    shown({ table: { next: NEXT } });
    await waitFor(() => expect(look).toHaveBeenCalled());
    expect(button("Play again")).toBeTruthy();
  });

  it("can only be watched by a spectator", async () => {
    answers[`GET /api/tables/${NEXT}`] = () => Response.json(finishedTable({}, { code: NEXT, status: "playing" }));
    shown({ seats: [], table: { next: NEXT } });
    expect((await screen.findByRole("link", { name: "Go to the next game" })).getAttribute("href")).toBe(`/t/${NEXT}`);
    expect(screen.queryByRole("button", { name: "Play again" })).toBeNull();
  });
});

describe("Game record", () => {
  const has = () => (answers[`GET /api/tables/${CODE}/record`] = () => new Response(RECORD));

  it("goes to the clipboard", async () => {
    has();
    userEvent.setup();
    shown();
    await userEvent.click(button("Copy"));
    expect(await screen.findByText("Record copied.")).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(RECORD);
  });

  it("is shown to be copied by hand where the browser does not copy", async () => {
    has();
    userEvent.setup();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    shown();
    await userEvent.click(button("Copy"));
    const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Game record as text" });
    expect(field.value).toBe(RECORD);
    expect(field.selectionEnd).toBe(RECORD.length);
  });

  it("is downloaded under the table's code", async () => {
    has();
    const saved: [string, string][] = [];
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:record", revokeObjectURL: () => undefined }));
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push([this.download, this.href]);
    });
    shown();
    await userEvent.click(button("Download"));
    await waitFor(() => expect(saved).toEqual([[`${CODE}.naqala`, "blob:record"]]));
    vi.restoreAllMocks();
  });

  it("can be had as JSON", () => {
    shown();
    const link = screen.getByRole("link", { name: "Download JSON" });
    expect([link.getAttribute("href"), link.getAttribute("download")]).toEqual([`/api/tables/${CODE}/record.json`, `${CODE}.json`]);
  });

  it("is not confused with the server's error", async () => {
    answers[`GET /api/tables/${CODE}/record`] = () =>
      Response.json({ code: "not-finished", message: "Not yet.", rule: null }, { status: 409 });
    shown();
    await userEvent.click(button("Copy"));
    expect(await screen.findByText(/^The record could not be loaded/)).toBeTruthy();
  });

  it("reports when it does not arrive", async () => {
    shown();
    await userEvent.click(button("Copy"));
    expect(await screen.findByText(/^The record could not be loaded/)).toBeTruthy();
  });
});
