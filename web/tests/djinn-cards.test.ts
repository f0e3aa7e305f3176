import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import pictures from "../src/art/djinns.svg?raw";
import icons from "../src/art/ui.svg?raw";
import { rulebook } from "../src/lib/rulebook.svelte";
import { DJINN_CARDS, type Djinn } from "../src/protocol";
import DjinnCard from "../src/ui/DjinnCard.svelte";
import { djinnArt, djinnColours, djinnText } from "../src/ui/djinnCards";

const SAMUM = "Samum" as Djinn; // a djinn that the server knows and the page has no look for
const INFO = { name: SAMUM, value: 6, rule: "D27", price: "an Elder or a Fakir", text: "Earn 1 gold for each camel." };
const DJINNS = Object.keys(DJINN_CARDS) as Djinn[];

describe("the card of a djinn", () => {
  it.each(DJINNS)("has a drawing and a text: %s", (djinn) => {
    expect(pictures).toContain(`id="${djinnArt(djinn)}"`);
    expect(djinnText(djinn)).not.toBe("");
    expect(djinnColours(djinn)).not.toEqual(djinnColours(SAMUM));
  });
});

describe("the card of a new djinn", () => {
  beforeEach(() => {
    vi.stubGlobal("fetch", async () => Response.json({ version: "1", levels: [], djinns: [INFO], rules: [] }));
    rulebook.book = null;
    DJINN_CARDS[SAMUM] = { timing: "pay", cost: "EF" };
  });
  afterEach(() => {
    cleanup();
    Reflect.deleteProperty(DJINN_CARDS, SAMUM);
    rulebook.book = null;
  });

  it("has a plain drawing, neutral colours and the text of the rulebook", async () => {
    render(DjinnCard, { djinn: SAMUM });
    expect(await screen.findByText(INFO.text)).toBeTruthy();
    const card = screen.getByRole("article");
    expect(card.textContent).toContain("Samum");
    expect(card.getAttribute("style")).toContain("--fc:");
    expect(card.querySelector(`use[href="#${djinnArt(SAMUM)}"]`)).not.toBeNull();
    expect(icons).toContain(`id="${djinnArt(SAMUM)}"`);
    expect(card.querySelector('.cost use[href="#m-elder"]')).not.toBeNull();
  });
});
