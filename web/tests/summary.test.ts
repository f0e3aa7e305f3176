import { cleanup, configure, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import HelpDrawer from "../src/help/HelpDrawer.svelte";
import { figures } from "../src/summary/figures.svelte";
import SheetDialog from "../src/summary/SheetDialog.svelte";
import { isSummaryKey } from "../src/summary/summaryKey";
import { partOf } from "../src/summary/turnParts";
import type { SheetQuestion } from "../src/summary/openSheet.svelte";
import type { Question, StepName } from "../src/protocol";
import { language, LANGUAGES, t, useLanguage } from "../src/texts";
import { MESSAGES, QUESTIONS } from "./generated";

configure({ defaultHidden: true });
const SHEET = MESSAGES["GET /api/summary"];
let away = false;

beforeEach(() => {
  away = false;
  figures.sheet = null;
  vi.stubGlobal("fetch", async (path: string) => {
    if (away || path !== "/api/summary") throw new TypeError("offline");
    return Response.json(SHEET);
  });
});
afterEach(cleanup);

async function opened(question: SheetQuestion | null = null) {
  const onclose = vi.fn();
  const { unmount } = render(SheetDialog, { question, onclose });
  const dialog = screen.getByRole("dialog");
  await within(dialog).findByRole("region");
  return { onclose, unmount, dialog: within(dialog) };
}

const paper = () => document.querySelector<HTMLElement>("body > [data-paper]");

describe("The summary sheet", () => {
  it("begins each side at its start", async () => {
    const { dialog } = await opened();
    const body = dialog.getByRole("region");
    body.scrollTop = 90;
    await userEvent.click(dialog.getByRole("button", { name: t("summary-djinns") }));
    expect(body.scrollTop).toBe(0);
  });

  it("has the figures of the engine on the turn side", async () => {
    const { dialog } = await opened();
    const rows = dialog.getAllByRole("row").map((row) => row.textContent.replaceAll(/\s+/g, " ").trim());
    expect(rows[0]).toMatch(/^Goods ?123456789$/);
    expect(rows[1]).toMatch(/^Gold ?1371321304050\s?60$/);
    expect(dialog.getByText("Pay 3 gold and take 1 of the first 3 cards.")).toBeTruthy();
    expect(dialog.getByText("Pay 6 gold and take 2 of the first 6 cards.")).toBeTruthy();
    expect(dialog.getByText("Take a djinn for 2 Elders, or for an Elder and a Fakir.")).toBeTruthy();
    expect(dialog.getByText("1 each, +10 per rival with fewer")).toBeTruthy();
    expect(dialog.getByText("3 or 4 players: 8 camels and 1 marker each")).toBeTruthy();
    expect(dialog.getAllByText("must").map((badge) => badge.closest("dt")?.querySelector("b")?.textContent)).toEqual(["Oasis", "Village"]);
    expect(dialog.getAllByText("may").length).toBe(3);
  });

  it("has all djinns on the other side: name, value, price and power", async () => {
    const { dialog } = await opened();
    await userEvent.click(dialog.getByRole("button", { name: "Djinns" }));
    const djinns = dialog.getAllByRole("listitem").map((item) => item.textContent.replaceAll(/\s+/g, " "));
    expect(djinns.length).toBe(SHEET.djinns.length);
    expect(djinns.find((text) => text.includes("Leta"))).toMatch(/Leta ?4 ?.*Price: Elder \+ Elder or Fakir.*Place your camel/);
    expect(djinns.find((text) => text.includes("Kumarbi"))).toContain("Price: 1 or more Fakir");
    expect(djinns.find((text) => text.includes("Boaz"))).toContain("always");
  });

  it("marks the step of the turn, its tribe or place, and nothing without a game", async () => {
    const { question } = QUESTIONS.trading.snapshot ?? {};
    const { dialog, unmount } = await opened(question ?? null);
    const [marked, ...others] = [...document.querySelectorAll("dialog [aria-current=step]")];
    expect(others).toEqual([]);
    expect(marked?.querySelector("h3")?.textContent).toMatch(/Place action.*now/s);
    expect(marked?.querySelector(".current b")?.textContent).toMatch(/Market/);
    expect(dialog.getByText("now")).toBeTruthy();
    unmount();
    await opened();
    expect(document.querySelector("[aria-current=step]")).toBeNull();
  });

  it.each(Object.keys(QUESTIONS) as StepName[])("marks one part of the turn while %s, and at most one row of it", async (step) => {
    await opened(QUESTIONS[step].snapshot?.question ?? null);
    const [part, ...others] = [...document.querySelectorAll("dialog [aria-current=step]")];
    const rows = [...document.querySelectorAll("dialog .current")];
    expect([others.length, rows.length]).toEqual([0, ["tribe", "place"].includes(partOf(step) ?? "") ? 1 : 0]);
    expect(rows.every((row) => part?.contains(row))).toBe(true);
  });

  it.each([
    ["killing", "Assassin"],
    ["killing-two", "Assassin"],
    ["killing-second", "Assassin"],
    ["placing", "Oasis"],
    ["placing-around", "Oasis"],
  ] as const)("marks the row of the tribe or place while %s", async (step, row) => {
    const question = { ...(QUESTIONS[step].snapshot?.question as Question), ...(row === "Oasis" ? { piece: "palm" as const } : {}) };
    await opened(question);
    expect(document.querySelector("dialog .current b")?.textContent).toBe(row);
  });

  it("knows the part of every step", () => {
    for (const step of Object.keys(QUESTIONS)) expect(partOf(step as Question["step"]), step).toBeTruthy();
    expect(partOf(undefined)).toBeNull();
  });

  it("is printed with both sides, beside the page, and leaves nothing behind", async () => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    const { dialog, unmount } = await opened();
    await userEvent.click(dialog.getByRole("button", { name: "Print" }));
    expect(print).toHaveBeenCalledOnce();
    expect(paper()?.querySelectorAll("section section, ul li").length).toBeGreaterThan(22);
    expect(paper()?.textContent).toContain("Utug");
    unmount();
    expect(paper()).toBeNull();
  });

  it("opens by a key, but not while somebody writes, and closes by the same key", async () => {
    const key = (target: Element, init: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent("keydown", { key: "o", bubbles: true, ...init });
      target.dispatchEvent(event);
      return event;
    };
    const field = document.body.appendChild(document.createElement("input"));
    expect([key(document.body), key(field), key(document.body, { ctrlKey: true })].map(isSummaryKey)).toEqual([true, false, false]);
    field.remove();
    const { onclose } = await opened();
    key(screen.getByRole("region"));
    expect(onclose).toHaveBeenCalledOnce();
  });

  it("says that the figures did not arrive, and asks again", async () => {
    away = true;
    render(SheetDialog, { question: null, onclose: vi.fn() });
    expect(await screen.findByText("The summary sheet could not be loaded.")).toBeTruthy();
    away = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await within(screen.getByRole("dialog")).findByText("Tribe action")).toBeTruthy();
  });

  it("opens from the help", async () => {
    render(HelpDrawer, { topic: "", onclose: vi.fn() });
    await userEvent.click(screen.getByRole("button", { name: "Summary sheet" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Summary sheet" })).toBeTruthy());
  });

  it("has every text in every language", async () => {
    const before = language.code;
    for (const code of LANGUAGES) {
      await useLanguage(code);
      const { unmount } = await opened(); // a missing text fails the test
      unmount();
    }
    await useLanguage(before);
  });
});
