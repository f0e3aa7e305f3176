import { cleanup, configure, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { route } from "../src/lib/routing.svelte";
import { TableStore } from "../src/lib/table.svelte";
import ScorePage from "../src/score/ScorePage.svelte";
import type { Result, Seat, TableTold } from "../src/wire";
import { aResult, aSheet, aTable, ended } from "./score.game";

const CODE = "WQPHQ3QK";
const NEXT = "NEXTGAME";
const RECORD = '[Naqala "1"]\n';
// To look at the style of every element is slow.
configure({ defaultHidden: true });
vi.stubGlobal("scrollTo", () => undefined);

/** What the server answers, by method and path; it is away for all else. */
let answers: Record<string, () => Response>;

beforeEach(() => {
  answers = {};
  route.go(`/t/${CODE}`);
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const answer = answers[`${init.method ?? "GET"} ${path}`];
    if (!answer) throw new TypeError("away");
    return answer();
  });
});
afterEach(cleanup);

interface Shown {
  seats?: Seat[];
  table?: Partial<TableTold>;
  result?: Result;
}

function shown({ seats = ["blue"], table = {}, result = aResult({ blue: 120, pink: 150, orange: 90 }) }: Shown = {}) {
  const store = new TableStore(CODE);
  store.table = aTable({ blue: "Ann", pink: "Layla", orange: "calm" }, table);
  store.seats = seats;
  store.played = ended({ no_move: true });
  const onback = vi.fn();
  const onhelp = vi.fn();
  render(ScorePage, { store, result, onback, onhelp });
  return { store, onback, onhelp };
}

const button = (name: string) => screen.getByRole("button", { name });
const cells = (name: string) => within(screen.getByRole("row", { name: new RegExp(`^${name}`) })).getAllByRole("cell");

describe("The score sheet", () => {
  it("says who won, how many rounds it took, and why it ended", () => {
    shown();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Layla wins with 150 points");
    expect(screen.getByText(/^The game took 2 rounds\. No meeples could move any more\. You come second, 30 points behind\.$/)).toBeTruthy();
  });

  it("has a column for each player, the best first, and a crown for the winner alone", () => {
    shown();
    const table = screen.getByRole("table", { name: /^Points by player/ });
    const heads = within(table).getAllByRole("columnheader").slice(1);
    expect(heads.map((head) => head.textContent.trim())).toEqual(["Layla", "You", "Calm"]);
    expect(heads.map((head) => within(head).queryByRole("img", { name: "Winner" }) !== null)).toEqual([true, false, false]);
  });

  it("marks whoever has the most of a category, and nobody where nobody has any", () => {
    const sheets = [aSheet("blue", 60, { gold: 20, elders: 40 }), aSheet("pink", 40, { gold: 20, elders: 20 })];
    shown({ result: aResult({}, { sheets, rounds: [{ round: 1, totals: [60, 40] }], winners: ["blue"] }) });
    const words = (row: string) => cells(row).map((cell) => cell.textContent.trim());
    expect(words("Elders")).toEqual(["40, the most", "20"]);
    expect(words("Gold")).toEqual(["20, the most", "20, the most"]);
    expect(words("Palms")).toEqual(["0", "0"]);
    expect(words("Total")).toEqual(["60", "40"]);
  });

  it("tells the points of every round to whoever does not see the chart", () => {
    shown();
    const table = screen.getByRole("table", { name: "Points after each round" });
    const rows = within(table).getAllByRole("row").map((row) => [...row.children].map((cell) => cell.textContent.trim()));
    expect(rows).toEqual([["Round", "You", "Layla", "Calm"], ["Start", "50", "50", "50"], ["1", "60", "60", "60"], ["2", "120", "150", "90"]]);
  });

  it("calls nobody “you” where several pass one screen around", () => {
    shown({ seats: ["blue", "pink"], result: aResult({ blue: 99, pink: 50 }) });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Ann wins with 99 points");
  });

  it("leads back to the board, to the help and to the lobby", async () => {
    const { onback, onhelp } = shown();
    await userEvent.click(button("Look at the board"));
    expect(onback).toHaveBeenCalledOnce();
    await userEvent.keyboard("?");
    expect(onhelp).toHaveBeenCalledWith("");
    await userEvent.click(screen.getByRole("link", { name: "To the lobby" }));
    expect(route.path).toBe("/");
  });

  it("shows seed, salt and commitment, and checks them", async () => {
    shown();
    await userEvent.click(screen.getByText("Check that the deal was fair"));
    expect(screen.getByText("c0ffee".padEnd(64, "0"))).toBeTruthy();
    expect(await screen.findByText(/do not give this commitment/)).toBeTruthy();
  });

  it("says that there is no seed of a game from a position", () => {
    shown({ result: aResult({ blue: 5, pink: 4 }, { seed: null, salt: null, commitment: "" }) });
    expect(screen.getByText(/there is no seed to check/)).toBeTruthy();
  });
});

describe("Another game", () => {
  it("is asked for by whoever played, who goes there", async () => {
    answers[`POST /api/tables/${CODE}/rematch`] = () => Response.json(aTable({}, { code: NEXT }));
    shown();
    await userEvent.click(button("Play again"));
    await waitFor(() => expect(route.path).toBe(`/t/${NEXT}`));
  });

  it("says so when the server is away, and can be asked for again", async () => {
    shown();
    await userEvent.click(button("Play again"));
    expect((await screen.findByRole("alert")).textContent).toMatch(/server/i);
    expect(button("Play again").hasAttribute("disabled")).toBe(false);
  });

  it("is offered by its name once somebody has laid it", async () => {
    answers[`GET /api/tables/${NEXT}`] = () => Response.json(aTable({}, { code: NEXT, status: "gathering" }));
    const { store } = shown();
    store.table = aTable({ blue: "Ann" }, { following: NEXT });
    expect(await screen.findByRole("button", { name: "Go to the next game" })).toBeTruthy();
  });

  it("is laid anew if the one that followed was closed", async () => {
    const look = vi.fn(() => Response.json(aTable({}, { code: NEXT, status: "closed" })));
    answers[`GET /api/tables/${NEXT}`] = look;
    shown({ table: { following: NEXT } });
    await waitFor(() => expect(look).toHaveBeenCalled());
    expect(button("Play again")).toBeTruthy();
  });

  it("is for a spectator only a way to watch it", async () => {
    answers[`GET /api/tables/${NEXT}`] = () => Response.json(aTable({}, { code: NEXT, status: "playing" }));
    shown({ seats: [], table: { following: NEXT } });
    expect((await screen.findByRole("link", { name: "Go to the next game" })).getAttribute("href")).toBe(`/t/${NEXT}`);
    expect(screen.queryByRole("button", { name: "Play again" })).toBeNull();
  });
});

describe("The record", () => {
  const has = () => (answers[`GET /api/tables/${CODE}/record`] = () => new Response(RECORD));

  it("goes to the clipboard", async () => {
    has();
    userEvent.setup();
    shown();
    await userEvent.click(button("Copy"));
    expect(await screen.findByText("The record is in the clipboard.")).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(RECORD);
  });

  it("is shown to be copied by hand where the browser does not copy", async () => {
    has();
    userEvent.setup();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    shown();
    await userEvent.click(button("Copy"));
    const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "The record as text" });
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
    const link = screen.getByRole("link", { name: "As JSON" });
    expect([link.getAttribute("href"), link.getAttribute("download")]).toEqual([`/api/tables/${CODE}/record.json`, `${CODE}.json`]);
  });

  it("is not taken for what the server says when it refuses", async () => {
    answers[`GET /api/tables/${CODE}/record`] = () => Response.json({ kind: "not-over", words: "Not yet.", rule: null }, { status: 409 });
    shown();
    await userEvent.click(button("Copy"));
    expect(await screen.findByText(/^The record did not arrive/)).toBeTruthy();
  });

  it("says so when it does not arrive", async () => {
    shown();
    await userEvent.click(button("Copy"));
    expect(await screen.findByText(/^The record did not arrive/)).toBeTruthy();
  });
});
