// The page of the player's finished games.
import { cleanup, configure, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import GamesPage from "../src/games/GamesPage.svelte";
import type { FinishedGame } from "../src/protocol";
import { seatInfo, bot, FakeServer } from "./fakeServer";
import { gameResult } from "./finishedGame";

configure({ defaultHidden: true });
let server: FakeServer;
const RESULT = gameResult({ blue: 120, pink: 95 });
const SCORES = { score_sheets: RESULT.score_sheets, winners: ["blue" as const] };

const game = (code: string, changed: Partial<FinishedGame> = {}): FinishedGame => ({
  code,
  started: 1_700_000_000,
  finished: 1_700_003_600,
  open_hands: false,
  custom_seed: false,
  seats: [seatInfo("blue", { name: "Ann" }), bot("pink")],
  own_seats: ["blue"],
  scores: SCORES,
  ...changed,
});

beforeEach(() => {
  server = new FakeServer();
  vi.stubGlobal("scrollTo", () => undefined);
});
afterEach(() => cleanup());

test("each game has its result, its players, its points by source and its replay", async () => {
  server.answer("GET /api/me/games", { games: [game("AAAA2222")], total: 1, next: null });
  render(GamesPage);
  const card = within(await screen.findByRole("listitem"));
  expect(card.getByRole("heading").textContent).toContain("120");
  expect(card.getByText(new RegExp(`with ${bot("pink").name}`))).toBeTruthy();
  expect(card.getByRole("table", { name: /./ }).textContent).toContain("95");
  expect(card.getByRole("link", { name: /Replay/ }).getAttribute("href")).toBe("/replay/AAAA2222");
  expect(screen.getByRole("link", { name: "Download all records" }).getAttribute("href")).toBe("/api/me/games/records");
});

test("more games come page by page, none twice", async () => {
  server.answer("GET /api/me/games", { games: [game("AAAA2222"), game("AAAA3333")], total: 3, next: 5.25 });
  server.answer("GET /api/me/games?before=5.25", { games: [game("AAAA3333"), game("AAAA4444", { scores: null })], total: 3, next: null });
  render(GamesPage);
  expect(await screen.findAllByRole("listitem")).toHaveLength(2);
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  await vi.waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(3));
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  expect(screen.getByRole("status").textContent).toBe("3 of 3 games");
});

test("somebody without games is led to the lobby", async () => {
  server.answer("GET /api/me/games", { games: [], total: 0, next: null });
  render(GamesPage);
  expect(await screen.findByText("You have not finished a game yet.")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Download all records" })).toBeNull();
});

test("when the server cannot be reached it can be tried again", async () => {
  server.unreachable = true;
  render(GamesPage);
  await screen.findByRole("alert");
  server.unreachable = false;
  server.answer("GET /api/me/games", { games: [game("AAAA2222")], total: 1, next: null });
  await userEvent.click(screen.getByRole("button", { name: "Try now" }));
  expect(await screen.findAllByRole("listitem")).toHaveLength(1);
});
