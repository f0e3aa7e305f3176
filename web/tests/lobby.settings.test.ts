import { cleanup, configure, fireEvent, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { me } from "../src/lib/me.svelte";
import TopButtons from "../src/parts/TopButtons.svelte";
import { Server } from "./lobby.server";

let server: Server;
// To look at the style of every element is slow.
configure({ defaultHidden: true });
// jsdom has none, and user-event looks for the other radio buttons with it.
vi.stubGlobal("CSS", { escape: (name: string) => name });

beforeEach(() => {
  localStorage.clear();
  server = new Server();
  me.hear({ known: false, name: "" });
  settings.theme = "light";
  settings.letters = false;
  settings.keep();
});
afterEach(cleanup);

async function open(): Promise<HTMLElement> {
  render(TopButtons);
  await userEvent.click(screen.getByRole("button", { name: "Settings" }));
  return screen.getByRole("dialog", { name: "Settings" });
}

test("The theme button turns light to dark and back", async () => {
  render(TopButtons);
  await userEvent.click(screen.getByRole("button", { name: "Light or dark" }));
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  await userEvent.click(screen.getByRole("button", { name: "Light or dark" }));
  expect(document.documentElement.dataset["theme"]).toBe("light");
});

describe("The settings", () => {
  test("are kept in the browser as soon as they are changed", async () => {
    await open();
    await userEvent.click(screen.getByRole("switch", { name: "The tribes carry letters" }));
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
    server.answersTo("POST /api/me", { known: true, name: "Mira" });
    await open();
    await userEvent.type(screen.getByRole("textbox", { name: "Your name" }), "Mira{Tab}");
    expect(server.sent("POST /api/me")).toEqual([{ name: "Mira" }]);
  });
});

describe("Another device", () => {
  test("gets a code, and a newcomer becomes known before", async () => {
    server.answersTo("POST /api/me", { known: true, name: "" });
    server.answersTo("POST /api/me/pass", { code: "ABCD2345WXYZ", until: 1_800_000_000 });
    await open();
    await userEvent.click(screen.getByRole("button", { name: "Show a code" }));
    expect(await screen.findByText("ABCD-2345-WXYZ")).toBeTruthy();
    expect(server.sent("POST /api/me").length).toBe(1);
  });

  test("brings its code here, and hears kindly when it is wrong", async () => {
    server.refuses("POST /api/me/arrive", "no-such-code");
    await open();
    await userEvent.type(screen.getByRole("textbox", { name: /I have a code/ }), "abcd-2345-wxyz{Enter}");
    expect(await screen.findByText(/This code is wrong, was used, or is too old/)).toBeTruthy();
    expect(server.sent("POST /api/me/arrive")).toEqual([{ code: "ABCD2345WXYZ" }]);
  });
});
