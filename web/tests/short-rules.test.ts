// The short rules with pictures: what they say is what the engine and the numbered rules say.
import { readFileSync } from "node:fs";
import { configure, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { examples } from "../src/help/examples.svelte";
import HelpDrawer from "../src/help/HelpDrawer.svelte";
import { exampleOf, SHORT_RULES, textOfRule, titleOf } from "../src/help/short/shortRules";
import { rulebook } from "../src/lib/rulebook.svelte";
import { figures } from "../src/summary/figures.svelte";
import { LANGUAGES, useLanguage } from "../src/texts";
import { MESSAGES } from "./generated";

configure({ defaultHidden: true });
const SHEET = MESSAGES["GET /api/summary"];
const EXAMPLES = MESSAGES["GET /api/examples"].examples;
const BOOK = MESSAGES["GET /api/rulebook"];
let away = false;

beforeEach(() => {
  away = false;
  [rulebook.book, figures.sheet, examples.all] = [null, null, null];
  vi.stubGlobal("fetch", async (path: string) => {
    if (away) throw new TypeError("offline");
    if (path === "/api/summary") return Response.json(SHEET);
    return Response.json(path === "/api/examples" ? { examples: EXAMPLES } : BOOK);
  });
});
afterEach(() => useLanguage("en"));

const section = (id: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[data-short=${id}]`);
    if (!found) throw new Error(`there is no section ${id}`);
    return found;
  });
const textsOf = (all: NodeListOf<Element>) => [...all].map((one) => one.textContent.replaceAll(/\s+/g, " ").trim());

function opened(topic = "") {
  return render(HelpDrawer, { topic, onclose: vi.fn() });
}

describe("The short rules", () => {
  const numbers = new Set(BOOK.rules.flatMap(({ rules }) => rules.map(({ number }) => number)));

  it("are about a dozen sections", () => {
    expect(SHORT_RULES.length).toBeGreaterThanOrEqual(11);
    expect(SHORT_RULES.length).toBeLessThanOrEqual(14);
  });

  it.each(SHORT_RULES)("lead from $id to rules that exist", ({ rules }) => {
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.filter((number) => !numbers.has(number))).toEqual([]);
  });

  it.each(SHORT_RULES)("show in $id a worked example that exists", (rule) => {
    const wanted = "example" in rule;
    expect(exampleOf(rule, EXAMPLES) !== undefined).toBe(wanted);
  });

  it.each(LANGUAGES)("are sections of two to four sentences: %s", async (language) => {
    await useLanguage(language);
    for (const rule of SHORT_RULES) {
      const text = textOfRule(rule, SHEET);
      const sentences = text.match(/[.:](?=\s+\p{Lu}|$)/gu) ?? [];
      expect(sentences.length, text).toBeGreaterThanOrEqual(2);
      expect(sentences.length, text).toBeLessThanOrEqual(4);
      expect(titleOf(rule).length).toBeLessThanOrEqual(40);
    }
  });

  it("contain no typed figure: all of them are arguments", () => {
    const source = readFileSync("../src/naqala/locales/en/short-rules.ftl", "utf-8");
    const typed = source
      .split("\n")
      .filter((line) => !line.startsWith("#"))
      .map((line) => line.replaceAll(/\b[A-F][1-5]\b|bid 0|The 0/g, "")) // tiles, and the spot
      .filter((line) => /\d/.test(line));
    expect(typed).toEqual([]);
  });
});

describe("The first tab of the help", () => {
  it("tells what a newcomer needs, with the engine's figures", async () => {
    opened();
    const aim = await section("aim");
    expect(within(aim).getByRole("heading", { name: "What it is about" })).toBeTruthy();
    expect(textsOf((await section("end")).querySelectorAll("dd")).slice(0, 3)).toEqual([
      `${SHEET.points.gold} each`,
      `${SHEET.points.vizier} each, ${SHEET.points.vizier_majority} more per rival with fewer`,
      `${SHEET.points.elder} each`,
    ]);
    const markets = SHEET.places.filter(({ action }) => action === "cards");
    const cards = (await section("cards")).textContent;
    for (const { price, reach } of markets) {
      expect(cards).toContain(`first ${reach}`);
      expect(cards).toContain(String(price));
    }
    expect((await section("bidding")).textContent).toContain(`You start with ${SHEET.starting_gold} gold`);
  });

  it("shows who plays when on the turn order track", async () => {
    opened();
    const spots = textsOf((await section("bidding")).querySelectorAll("figure li"));
    expect(spots.map((spot) => parseInt(spot))).toEqual(SHEET.bid_prices.toReversed());
    expect(spots.slice(4, 6)).toEqual([expect.stringMatching(/^3 ?Blue$/), expect.stringMatching(/^1 ?Pink$/)]);
    expect(spots.at(-1)).toMatch(/^0 ?Black ?Orange$/);
  });

  it("shows boards before and after, which are no stops of the Tab key", async () => {
    opened();
    const boards = (await section("assassins")).querySelectorAll("svg.board");
    expect([...boards].map((board) => board.closest("div")?.inert)).toEqual([true, true]);
    const places = [...boards].map((board) => board.querySelector("[data-tile=E4]")?.getAttribute("aria-label"));
    expect(places[0]).not.toBe(places[1]);
  });

  it("splits a hand into suits with their gold", async () => {
    opened();
    const [first, second] = textsOf((await section("suits")).querySelectorAll("figure li"));
    expect(first).toContain(`${SHEET.suit_values[5]} gold`);
    expect(second).toContain(`${SHEET.suit_values[2]} gold`);
  });

  it("opens at a section, which takes the focus", async () => {
    opened("short:places");
    const places = await section("places");
    await waitFor(() => expect(document.activeElement).toBe(places));
  });

  it("leads from a section to a numbered rule", async () => {
    opened();
    await userEvent.click(within(await section("collect")).getByRole("link", { name: "Rule K2" }));
    expect(screen.getByRole("tab", { name: "Rules" }).getAttribute("aria-selected")).toBe("true");
    await waitFor(() => expect(document.activeElement?.id).toBe("rule-K2"));
  });

  it("searches the short rules and the numbered ones at once", async () => {
    opened();
    await section("aim");
    await userEvent.type(screen.getByRole("searchbox"), "palm tree oasis");
    expect([...document.querySelectorAll("[data-short]")].map((one) => one.getAttribute("data-short"))).toEqual(["places"]);
    await waitFor(() => expect(document.getElementById("rule-P1")).toBeTruthy());
    expect(document.getElementById("rule-M1")).toBeNull();
    await userEvent.clear(screen.getByRole("searchbox"));
    expect(document.querySelectorAll("[data-short]")).toHaveLength(SHORT_RULES.length);
  });

  it("says that nothing arrived, and asks again", async () => {
    away = true;
    opened();
    expect(await screen.findByText("The rules could not be loaded.")).toBeTruthy();
    away = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await section("end")).toBeTruthy();
  });
});
