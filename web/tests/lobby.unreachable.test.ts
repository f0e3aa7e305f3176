// Addresses that lead nowhere, and tables that cannot be shown: each says what is wrong and how to go on.
import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import App from "../src/App.svelte";
import { route } from "../src/lib/routing.svelte";
import type { Notice } from "../src/lib/table.svelte";
import TableUnavailable from "../src/table/TableUnavailable.svelte";
import { CODE, FakeServer, tableInfo } from "./fakeServer";

let server: FakeServer;
vi.stubGlobal("scrollTo", () => undefined);

beforeEach(() => {
  server = new FakeServer();
});

const title = () => screen.getByRole("heading", { level: 1 }).textContent;

function unavailable(error: Notice["code"], code: string): void {
  render(TableUnavailable, { notice: { code: error, text: "What the server says.", rule: null }, code });
}

describe("An address that belongs to no page", () => {
  test.each(["/nowhere", "/t/", "/t/ab", `/t/${CODE}/more`, "/T/K7QX2M4P"])("%s says so and leads to the lobby", async (path) => {
    route.go(path);
    render(App);
    expect(title()).toBe("Page not found");
    expect(screen.getByText(new RegExp(`^There is no page at ${path}\\.`))).toBeTruthy();
    expect(server.requests).toEqual([]);
    await userEvent.click(screen.getByRole("link", { name: "Go to the lobby" }));
    expect(title()).toBe("Naqala");
  });

  test("is not repeated at full length", () => {
    route.go(`/${"x".repeat(500)}`);
    render(App);
    expect(screen.getByText(/^There is no page at \/x{59}…\./)).toBeTruthy();
  });
});

describe("A table that cannot be shown", () => {
  test("does not exist: one can try another code at once", async () => {
    server.answer(`POST /api/tables/${CODE}/join`, tableInfo({}));
    unavailable("no-such-table", "ZZZZYYYY");
    expect(title()).toBe("There is no table ZZZZ-YYYY.");
    await userEvent.type(screen.getByLabelText("Join with a code"), `${CODE}{Enter}`);
    await waitFor(() => expect(route.table).toBe(CODE));
  });

  test("has too short a code", () => {
    unavailable("no-such-table", "ZZZZ");
    expect(screen.getByText(/^A code has 8 characters; this one has 4\./)).toBeTruthy();
  });

  test("is of another version", () => {
    unavailable("incompatible-version", CODE);
    expect(title()).toBe("This game was played with another version.");
    expect(screen.getByText(/^What the server says\. The operator of this server/)).toBeTruthy();
  });

  test("is refused for any other reason, with the server's text", () => {
    unavailable("internal-error", CODE);
    expect(title()).toBe("Table K7QX-2M4P cannot be shown.");
    expect(screen.getByText("What the server says.")).toBeTruthy();
  });
});
