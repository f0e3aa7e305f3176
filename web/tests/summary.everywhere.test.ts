// The summary sheet is one key or one tap away on every page.
import { configure, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import App from "../src/App.svelte";
import { identity } from "../src/lib/identity.svelte";
import { route } from "../src/lib/routing.svelte";
import { openSheet } from "../src/summary/openSheet.svelte";
import { FakeServer } from "./fakeServer";
import { MESSAGES } from "./generated";

configure({ defaultHidden: true });
vi.stubGlobal("scrollTo", () => undefined);

beforeEach(() => {
  localStorage.clear();
  const server = new FakeServer();
  server.answer("GET /api/summary", MESSAGES["GET /api/summary"]);
  identity.set({ known: false, name: "", language: null });
});
afterEach(() => {
  openSheet.close();
  history.replaceState(null, "", "/");
  route.path = "/";
});

const sheet = () => screen.findByRole("dialog", { name: "Summary sheet" });
const press = (target: Element) => fireEvent.keyDown(target, { key: "o" });

describe.each(["/", "/pad", "/learn", "/games", "/replay", "/nowhere"])("On %s the summary sheet", (path) => {
  async function opened() {
    route.go(path);
    render(App);
    return screen.findByRole("button", { name: "Summary sheet" });
  }

  it("is opened by its button, and closed by its key", async () => {
    await userEvent.click(await opened());
    await press(within(await sheet()).getByRole("heading", { level: 2 }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("is opened by its key, and is gone on the next page", async () => {
    await opened();
    await press(document.body);
    await sheet();
    route.go(path === "/nowhere" ? "/" : "/nowhere");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("The key of the summary sheet", () => {
  it("is a letter while somebody types", async () => {
    route.go("/");
    render(App);
    const [field] = await screen.findAllByRole("textbox");
    if (field) await press(field);
    expect([field !== undefined, openSheet.open]).toEqual([true, false]);
  });

  it("does nothing in a frame of another site", async () => {
    history.pushState(null, "", "/replay/AAAAAAAA?embed");
    route.path = "/replay/AAAAAAAA";
    render(App);
    await press(document.body);
    expect(openSheet.open).toBe(false);
  });
});
