// Addresses that lead nowhere, and tables that cannot be shown: each says what is wrong and how to go on.
import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import App from "../src/App.svelte";
import { route } from "../src/lib/routing.svelte";
import type { Notice } from "../src/lib/table.svelte";
import TurnedAway from "../src/table/TurnedAway.svelte";
import { CODE, Server, told } from "./lobby.server";

let server: Server;
vi.stubGlobal("scrollTo", () => undefined);

beforeEach(() => {
  server = new Server();
});

const title = () => screen.getByRole("heading", { level: 1 }).textContent;

function turnedAway(kind: Notice["kind"], code: string): void {
  render(TurnedAway, { notice: { kind, words: "What the server says.", rule: null }, code });
}

describe("An address that belongs to no page", () => {
  test.each(["/nowhere", "/t/", "/t/ab", `/t/${CODE}/more`, "/T/K7QX2M4P"])("%s says so and leads to the lobby", async (path) => {
    route.go(path);
    render(App);
    expect(title()).toBe("There is nothing here.");
    expect(screen.getByText(new RegExp(`^The address ${path} `))).toBeTruthy();
    expect(server.asked).toEqual([]);
    await userEvent.click(screen.getByRole("link", { name: "To the lobby" }));
    expect(title()).toBe("Naqala");
  });

  test("is not repeated at full length", () => {
    route.go(`/${"x".repeat(500)}`);
    render(App);
    expect(screen.getByText(/^The address \/x{59}… /)).toBeTruthy();
  });
});

describe("A table that cannot be shown", () => {
  test("does not exist: one can try another code at once", async () => {
    server.answersTo(`POST /api/tables/${CODE}/join`, told({}));
    turnedAway("no-such-table", "ZZZZYYYY");
    expect(title()).toBe("There is no table ZZZZ-YYYY.");
    await userEvent.type(screen.getByLabelText("Join by code"), `${CODE}{Enter}`);
    await waitFor(() => expect(route.table).toBe(CODE));
  });

  test("has too short a code", () => {
    turnedAway("no-such-table", "ZZZZ");
    expect(screen.getByText(/^A code has eight signs; this one has 4\./)).toBeTruthy();
  });

  test("is of another version", () => {
    turnedAway("another-version", CODE);
    expect(title()).toBe("This game belongs to another version.");
    expect(screen.getByText(/^What the server says\. Whoever runs the server/)).toBeTruthy();
  });

  test("is refused for whatever reason, in the server's words", () => {
    turnedAway("broken", CODE);
    expect(title()).toBe("Table K7QX-2M4P cannot be shown.");
    expect(screen.getByText("What the server says.")).toBeTruthy();
  });
});
