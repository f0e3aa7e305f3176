import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import OwnVoteBars from "../src/clock/OwnVoteBars.svelte";
import { ownVotes } from "../src/lib/ownVotes.svelte";
import { route } from "../src/lib/routing.svelte";
import type { OwnVote } from "../src/protocol";
import { CODE, FakeServer, tableInfo } from "./fakeServer";

const VOTE: OwnVote = { code: CODE, seat: "pink", warning: 60 };
let server: FakeServer;
let votes: OwnVote[];
vi.stubGlobal("scrollTo", () => undefined);

beforeEach(() => {
  server = new FakeServer();
  votes = [];
  server.answer("GET /api/me/votes", () => ({ votes }));
  ownVotes.all = [];
  route.go("/");
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const here = () => screen.queryByRole("button", { name: "I am here" });

test("a vote about the player is shown on any page, and answered there", async () => {
  votes = [VOTE];
  server.answer(`POST /api/tables/${CODE}/seats/pink/here`, tableInfo({}));
  route.go("/t/AAAAAAAA");
  render(OwnVoteBars);
  await waitFor(() => expect(here()).not.toBeNull());
  expect(screen.getByRole("alert").textContent).toContain("At table K7QX-2M4P. You can answer for another 1:00.");
  votes = [];
  await userEvent.click(screen.getByRole("button", { name: "I am here" }));
  await waitFor(() => expect(here()).toBeNull());
  expect(server.sent(`POST /api/tables/${CODE}/seats/pink/here`)).toHaveLength(1);
});

test("the page asks again and again, even while it is hidden", async () => {
  vi.useFakeTimers();
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  render(OwnVoteBars);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(here()).toBeNull();
  votes = [VOTE];
  await vi.advanceTimersByTimeAsync(10_000);
  expect(here()).not.toBeNull();
  votes = [];
  await vi.advanceTimersByTimeAsync(10_000);
  expect(here()).toBeNull();
});

test("at a table the page asks once: its socket tells the rest", async () => {
  vi.useFakeTimers();
  route.go("/t/AAAAAAAA");
  render(OwnVoteBars);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(server.sent("GET /api/me/votes")).toHaveLength(1);
});

test("what a socket tells is shown at once", async () => {
  render(OwnVoteBars);
  await waitFor(() => expect(server.sent("GET /api/me/votes")).toHaveLength(1));
  ownVotes.all = [VOTE];
  await waitFor(() => expect(here()).not.toBeNull());
});

test("at the table itself there is nothing to answer: to open it was the answer", async () => {
  votes = [VOTE];
  route.go(`/t/${CODE}`);
  render(OwnVoteBars);
  await waitFor(() => expect(ownVotes.all).toHaveLength(1));
  expect(here()).toBeNull();
});

test("an answer that fails says so, and the vote stays", async () => {
  votes = [VOTE];
  server.fail(`POST /api/tables/${CODE}/seats/pink/here`, "finished");
  render(OwnVoteBars);
  await waitFor(() => expect(here()).not.toBeNull());
  await userEvent.click(screen.getByRole("button", { name: "I am here" }));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("failed: finished"));
  expect(here()).not.toBeNull();
});
