// Everything that is explained leads to its place in the rules.
import { readdirSync, readFileSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { explainer } from "../src/explain/explainer.svelte";
import ExplanationBox from "../src/explain/ExplanationBox.svelte";
import { ABOUT_THE_PAGE, helpPlace } from "../src/explain/helpPlaces";
import { explanations, withHelp } from "../src/explain/topics";
import { shortOf, DJINNS, ruleOf } from "../src/help/topics";
import { rulebook } from "../src/lib/rulebook.svelte";
import { TRIBES } from "../src/lib/pieces";
import { CARD_COPIES, COMPULSORY } from "../src/protocol";
import { CATEGORIES } from "../src/score/categories";
import { plainTexts } from "./catalog";
import { MESSAGES } from "./generated";

const BOOK = MESSAGES["GET /api/rulebook"];
const NUMBERS = new Set(BOOK.rules.flatMap(({ rules }) => rules.map(({ number }) => number)));

beforeEach(() => {
  rulebook.book = BOOK;
});
afterEach(() => {
  explainer.hide();
  cleanup();
  document.body.replaceChildren();
});

/** Every topic that is written in a component. */
const written = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".svelte"))
  .flatMap((file) => [...readFileSync(`src/${file}`, "utf8").matchAll(/data-explain="([^"{}]+)"/g)].map((match) => match[1] ?? ""))
  .flatMap((topics) => topics.split(" "));
const plain = Object.keys(plainTexts).flatMap((key) => (key.startsWith("explain-") && `${key}-about` in plainTexts ? [key.slice(8)] : []));

describe("A topic of an explanation", () => {
  const topics = new Set([
    ...Object.keys(COMPULSORY).map((place) => `place:${place}`),
    ...TRIBES.map((tribe) => `tribe:${tribe}`),
    ...Object.keys(CARD_COPIES).map((card) => `card:${card}`),
    ...DJINNS.map((djinn) => `djinn:${djinn}`),
    ...CATEGORIES.map(({ key }) => key.replace("-", ":")),
    ...["value:blue:6", "value:red:8", "spot:8", "spot:0:pink", "gain:3:1-7"],
    ...plain,
    ...written,
  ]);

  it.each([...topics].filter((topic) => !ABOUT_THE_PAGE.includes(topic)))("leads to a section or a rule that exists: %s", (topic) => {
    const place = helpPlace(topic);
    const exists = shortOf(place) !== null || NUMBERS.has(ruleOf(place) ?? "") || place === "rules";
    expect(exists, `${topic} leads to "${place}": see explain/helpPlaces.ts`).toBe(true);
    expect(explanations(topic)[0]?.help).toBe(place);
  });

  it("leads from a djinn to its own rule", () => {
    for (const { name, rule } of BOOK.djinns) expect(helpPlace(`djinn:${name}`)).toBe(rule);
  });

  it("that is about the page alone leads nowhere", () => {
    expect(ABOUT_THE_PAGE.map(helpPlace)).toEqual(ABOUT_THE_PAGE.map(() => ""));
  });

  it("shares its place with others, which is named once", () => {
    const all = withHelp(explanations("place:O value:red:8 tribe:e camel palm clock"));
    expect(all.map(({ help }) => help)).toEqual(["short:places", "V5", "short:keep", "short:collect"]);
  });
});

describe("The box of an explanation", () => {
  async function explain(topics: string, parent = document.body): Promise<HTMLElement> {
    const thing = parent.appendChild(document.createElement("button"));
    thing.dataset["explain"] = topics;
    render(ExplanationBox);
    explainer.show(thing);
    await tick();
    return thing;
  }
  const buttons = () => screen.queryAllByRole("button", { hidden: true }).filter((one) => !one.dataset["explain"]);
  const help = async (name: string) => (await screen.findByRole("tab", { name, hidden: true })).getAttribute("aria-selected");
  const press = (key: string, target: Element = document.body) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    return event;
  };

  it("has one link for one topic, which opens the rules there", async () => {
    vi.stubGlobal("fetch", async () => Response.json(BOOK));
    await explain("djinn:Jafaar");
    expect(buttons().map((one) => one.textContent)).toEqual([plainTexts["explain-more"]]);
    await userEvent.click(buttons()[0] as HTMLElement);
    expect(explainer.shown).toBeNull();
    expect(await help("Rules")).toBe("true");
    await vi.waitFor(() => expect(document.activeElement?.id).toBe("rule-D12"));
  });

  it("has a link by name for each of several topics", async () => {
    await explain("place:S tribe:v clock");
    expect(buttons().map((one) => one.textContent)).toEqual(["Sacred Place", "Vizier"]);
  });

  it("has no link if the rules say no more, or beside an open dialog", async () => {
    await explain("clock");
    expect(buttons()).toEqual([]);
    expect(press("?").defaultPrevented).toBe(false);
    cleanup();
    await explain("camel", document.body.appendChild(document.createElement("dialog")));
    expect(buttons()).toEqual([]);
  });

  it("opens the rules by the key of the help, but not where text is typed", async () => {
    vi.stubGlobal("fetch", async () => Response.json(BOOK));
    const thing = await explain("camels");
    const field = document.body.appendChild(document.createElement("input"));
    expect(press("?", field).defaultPrevented).toBe(false);
    explainer.show(thing);
    await tick();
    expect(press("?").defaultPrevented).toBe(true);
    expect(await help("Rules")).toBe("true");
  });

  it("stays while a link in it is pressed", async () => {
    await explain("camels");
    buttons()[0]?.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
    buttons()[0]?.focus();
    expect(explainer.shown).not.toBeNull();
  });
});
