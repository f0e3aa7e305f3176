// Everything explains itself on hover, focus or long press.
import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { explainer } from "../src/explain/explainer.svelte";
import ExplanationBox from "../src/explain/ExplanationBox.svelte";
import { placement } from "../src/explain/placement";
import { explanations, explanationText } from "../src/explain/topics";
import { shown as shownGains } from "../src/gains/shown.svelte";
import { tileTopics } from "../src/board/tileTopics";
import { DJINNS } from "../src/help/topics";
import { TRIBES } from "../src/lib/pieces";
import { CARD_COPIES } from "../src/protocol";
import { t } from "../src/texts";
import { plainTexts as catalog } from "./catalog";

const clicked = vi.fn();
let thing: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  clicked.mockReset();
  document.body.innerHTML = `<button data-explain="tribe:v">V</button><p>text</p>`;
  thing = document.querySelector("button") ?? document.body;
  thing.addEventListener("click", clicked);
  thing.matches = (selector) => selector === ":focus-visible" || HTMLElement.prototype.matches.call(thing, selector);
  render(ExplanationBox);
});
afterEach(() => {
  explainer.hide();
  vi.useRealTimers();
  document.body.replaceChildren();
});

function pointer(type: string, target: Element = thing, init: PointerEventInit = {}): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
  for (const [key, value] of Object.entries({ pointerType: "mouse", isPrimary: true, ...init }))
    Object.defineProperty(event, key, { value, configurable: true });
  target.dispatchEvent(event);
}

const finger = (type: string, x = 0) => pointer(type, thing, { pointerType: "touch", clientX: x });

async function later(ms = 2000) {
  await vi.advanceTimersByTimeAsync(ms);
  await tick();
}

const shown = () => screen.getByRole("tooltip", { hidden: true }).textContent?.trim() ?? "";
const click = () => thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

describe("an element is explained", () => {
  it("when the pointer rests on it, until it leaves", async () => {
    pointer("pointermove");
    expect(shown()).toBe("");
    await later();
    expect(shown()).toContain(catalog["explain-tribe-v"]);
    expect(thing.getAttribute("aria-describedby")).toBe("explanation");
    expect(screen.getByRole("complementary", { name: catalog["explain-label"] })).toBeTruthy();
    pointer("pointermove", document.querySelector("p") ?? thing, { clientX: 99 });
    await later(0);
    expect(shown()).toBe("");
    expect(thing.hasAttribute("aria-describedby")).toBe(false);
    expect(screen.queryByRole("complementary")).toBeNull();
  });

  it("until the pointer rests elsewhere, while it is on its way to the box", async () => {
    const elsewhere = document.querySelector("p") ?? thing;
    pointer("pointermove", thing, { clientX: 400 });
    await later();
    const box = document.querySelector(".box") ?? thing;
    box.getBoundingClientRect = () => new DOMRect(100, 0, 50, 50);
    pointer("pointermove", elsewhere, { clientX: 300 });
    pointer("pointermove", elsewhere, { clientX: 200 });
    expect(shown()).toContain(catalog["explain-tribe-v"]);
    pointer("pointermove", elsewhere, { clientX: 155 }); // at the box
    await later();
    expect(shown()).toContain(catalog["explain-tribe-v"]);
    pointer("pointermove", elsewhere, { clientX: 200 }); // away from it
    await later(0);
    expect(shown()).toBe("");
    pointer("pointermove", thing, { clientX: 400 });
    await later();
    pointer("pointermove", elsewhere, { clientX: 300 });
    await later(); // not on its way any more
    expect(shown()).toBe("");
  });

  it("when the keyboard rests on it, until Escape", async () => {
    thing.focus();
    await later();
    expect(shown()).toContain(catalog["explain-tribe-v"]);
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    await later(0);
    expect(shown()).toBe("");
  });

  it("by what is in it, when the keyboard rests on it", async () => {
    thing.removeAttribute("data-explain");
    thing.innerHTML = `<i data-explain="tribe:e">E</i>`;
    thing.focus();
    await later();
    expect(shown()).toContain(catalog["explain-tribe-e"]);
  });

  it("by a long press, which is not a click", async () => {
    finger("pointerdown");
    await later();
    expect(shown()).toContain(catalog["explain-tribe-v"]);
    finger("pointerup");
    thing.focus();
    click();
    expect(clicked).not.toHaveBeenCalled();
    expect(shown()).toContain(catalog["explain-tribe-v"]);
    finger("pointerdown");
    finger("pointerup");
    click();
    expect(clicked).toHaveBeenCalledOnce();
  });
});

describe("an element is not explained", () => {
  it("by a tap", async () => {
    finger("pointerdown");
    finger("pointerup");
    click();
    await later();
    expect(shown()).toBe("");
    expect(clicked).toHaveBeenCalledOnce();
  });

  it("by a drag", async () => {
    finger("pointerdown");
    finger("pointermove", 40);
    await later();
    expect(shown()).toBe("");
    finger("pointerup", 40);
    click();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it("after a click, until the pointer comes again", async () => {
    pointer("pointermove");
    pointer("pointerdown");
    await later();
    expect(shown()).toBe("");
  });
});

/** The topic of a title that has a text of its own: "explain-gold" is about gold. */
const plainTopic = (key: string): string[] => (key.startsWith("explain-") && `${key}-about` in catalog ? [key.slice(8)] : []);

describe("the explanations", () => {
  const topics = [
    ...["V", "S", "O", "M", "L"].map((place) => `place:${place}`),
    ...TRIBES.map((tribe) => `tribe:${tribe}`),
    ...Object.keys(CARD_COPIES).map((card) => `card:${card}`),
    ...DJINNS.map((djinn) => `djinn:${djinn}`),
    ...["value:blue:6", "value:red:8", "spot:8", "spot:0:pink", ...Object.keys(catalog).flatMap(plainTopic)],
  ];

  it.each(topics)("has a title and a text: %s", (topic) => {
    const [found] = explanations(topic);
    expect(found?.title).toMatch(/^[A-Z]/);
    expect(found?.text).toMatch(/^[A-Z].*\.$/);
  });

  it("of a tile tells about its place, its value and what stands there", () => {
    const printed = { tile: "C3", place: "O", value: 8, blue: false } as const;
    const said = tileTopics(printed, { meeples: "mme", camel: "pink", palms: 1, palaces: 0 });
    expect(said).toBe("place:O value:red:8 tribe:e tribe:m camel palm");
    expect(explanationText(said)).toContain(`${t("place-O")}: ${catalog["explain-place-O"]}`);
  });

  it("of points say how a category counts", () => {
    expect(explanations("points:viziers")).toEqual([{ title: t("points-viziers"), text: t("note-viziers"), help: "V2" }]);
  });

  it("of a move begin with what it brings; then the place, the value and the tribes in one line", () => {
    shownGains.start = { tile: "B2", text: "+9 on D4" };
    expect(explanations("brings:B2 place:O value:blue:5 tribe:v tribe:b camel palm").map(({ title, text }) => [title, text])).toEqual([
      [t("explain-gain-from", { tile: "B2" }), "+9 on D4"],
      [t("place-O"), t("explain-place-O")],
      [t("explain-blue", { value: "5" }), t("explain-blue-about", { n: 5 })],
      [t("explain-tribes"), "Vizier and Builder"],
    ]);
    shownGains.start = null;
    expect(explanations("brings:B2 place:O tribe:v").map(({ title }) => title)).toEqual([t("place-O"), t("tribe-v")]);
  });

  it("leaves out what it does not know", () => {
    expect(explanations("riddle")).toEqual([]);
  });
});

describe("the box", () => {
  const view = { width: 400, height: 300 };
  const box = { width: 200, height: 80 };
  const at = (left: number, top: number) => placement({ left, top, width: 40, height: 40 }, box, view);

  it("is below its element, in the middle", () => {
    expect(at(180, 50)).toEqual({ left: 100, top: 98 });
  });

  it("is above it if there is no room below", () => {
    expect(at(180, 240)).toEqual({ left: 100, top: 152 });
  });

  it("is beside it if there is room neither below nor above", () => {
    const low = { width: 500, height: 100 };
    expect(placement({ left: 20, top: 30, width: 40, height: 40 }, box, low)).toEqual({ left: 68, top: 10 });
    expect(placement({ left: 440, top: 30, width: 40, height: 40 }, box, low)).toEqual({ left: 232, top: 10 });
  });

  it("is outside the board, where there is room, and never over its tile", () => {
    const wide = { width: 900, height: 500 };
    const tile = { left: 300, top: 100, width: 90, height: 90 };
    expect(placement(tile, box, wide, { left: 20, top: 20, width: 500, height: 460 })).toEqual({ left: 528, top: 105 });
    expect(placement(tile, box, wide, { left: 280, top: 20, width: 500, height: 460 })).toEqual({ left: 72, top: 105 });
    expect(placement(tile, box, wide, { left: 20, top: 20, width: 860, height: 380 })).toEqual({ left: 245, top: 408 });
    expect(placement(tile, box, wide, { left: 20, top: 20, width: 860, height: 460 })).toEqual({ left: 245, top: 198 });
  });

  it("stays in the window", () => {
    expect(at(0, 50).left).toBe(8);
    expect(at(390, 50).left).toBe(192);
    const low = { width: 400, height: 100 };
    const squeezed = placement({ left: 0, top: 40, width: 40, height: 40 }, box, low);
    expect(squeezed.top).toBeGreaterThanOrEqual(8);
    expect(squeezed.top + box.height).toBeLessThanOrEqual(low.height - 8);
  });
});
