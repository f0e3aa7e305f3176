import { cleanup, configure, fireEvent, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { identity } from "../src/lib/identity.svelte";
import TopButtons from "../src/ui/TopButtons.svelte";
import { FakeServer } from "./fakeServer";

let server: FakeServer;
// To look at the style of every element is slow.
configure({ defaultHidden: true });
// jsdom has none, and user-event looks for the other radio buttons with it.
vi.stubGlobal("CSS", { escape: (name: string) => name });

beforeEach(() => {
  localStorage.clear();
  server = new FakeServer();
  identity.set({ known: false, name: "", language: null });
  settings.theme = "light";
  settings.letters = false;
  settings.save();
});
afterEach(cleanup);

async function open(): Promise<HTMLElement> {
  render(TopButtons);
  await userEvent.click(screen.getByRole("button", { name: "Settings" }));
  return screen.findByRole("dialog", { name: "Settings" }, { timeout: 20_000 });
}

test("The theme button turns light to dark and back", async () => {
  render(TopButtons);
  await userEvent.click(screen.getByRole("button", { name: "Switch between light and dark" }));
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  await userEvent.click(screen.getByRole("button", { name: "Switch between light and dark" }));
  expect(document.documentElement.dataset["theme"]).toBe("light");
});

describe("The settings", () => {
  test("are kept in the browser as soon as they are changed", async () => {
    await open();
    await userEvent.click(screen.getByRole("switch", { name: "Show letters on meeples" }));
    await userEvent.click(screen.getByRole("radio", { name: "Dark" }));
    expect(JSON.parse(localStorage.getItem("naqala.settings") ?? "{}")).toMatchObject({ letters: true, theme: "dark" });
    expect(document.documentElement.dataset["theme"]).toBe("dark");
  });

  test("can be chosen by arrow keys", async () => {
    await open();
    screen.getByRole("radio", { name: "Light" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(settings.theme).toBe("dark");
  });

  test("are closed by their button, and the focus goes back", async () => {
    await open();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Settings" }));
  });

  test("are gone when the browser closes the dialog", async () => {
    await fireEvent(await open(), new Event("close"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("remember my name", async () => {
    server.answer("POST /api/me", { known: true, name: "Mira", language: null });
    await open();
    await userEvent.type(screen.getByRole("textbox", { name: "Your name" }), "Mira{Tab}");
    expect(server.sent("POST /api/me")).toEqual([{ name: "Mira" }]);
  });
});

describe("Another device", () => {
  test("gets a code, after a newcomer is registered", async () => {
    server.answer("POST /api/me", { known: true, name: "", language: null });
    server.answer("POST /api/me/device-code", { code: "ABCD2345WXYZ", until: 1_800_000_000 });
    await open();
    await userEvent.click(screen.getByRole("button", { name: "Show code" }));
    expect(await screen.findByText("ABCD-2345-WXYZ")).toBeTruthy();
    expect(server.sent("POST /api/me").length).toBe(1);
  });

  test("can be linked by its code, with a friendly message if it is wrong", async () => {
    server.fail("POST /api/me/device", "no-such-code");
    await open();
    await userEvent.type(screen.getByRole("textbox", { name: /Enter a code/ }), "abcd-2345-wxyz{Enter}");
    expect(await screen.findByText(/This code is wrong/)).toBeTruthy();
    expect(server.sent("POST /api/me/device")).toEqual([{ code: "ABCD2345WXYZ" }]);
  });
});
