import { readFileSync } from "node:fs";
import { cleanup, configure, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import HelpDrawer from "../src/help/HelpDrawer.svelte";
import { finds, pieces } from "../src/help/ruleText";
import { DJINNS, djinnOf, ruleOf, tabOf } from "../src/help/topics";
import { rulebook } from "../src/lib/rulebook.svelte";
import { en } from "../src/texts/en";
import type { Rulebook } from "../src/protocol";

const BOOK: Rulebook = {
  version: "1",
  levels: [],
  djinns: DJINNS.map((name, nth) => ({ name, value: 6, rule: `D${nth + 2}`, price: "nothing", text: `ChatMessage of ${name}.` })),
  rules: [
    {
      letter: "M",
      title: "Moving meeples",
      rules: [
        { number: "M1", text: "Choose any tile." },
        { number: "M5", text: "The last meeple lands by K1 [ruling: see there]." },
      ],
    },
    { letter: "K", title: "Taking back", rules: [{ number: "K1", text: "Take back the tribe." }] },
    { letter: "D", title: "Djinns", rules: DJINNS.map((name, nth) => ({ number: `D${nth + 2}`, text: `${name} (value 6): a power.` })) },
  ],
};

// To look at the style of every element is slow.
configure({ defaultHidden: true });

let away = false;
beforeEach(() => {
  away = false;
  rulebook.book = null;
  vi.stubGlobal("fetch", async (path: string) => {
    if (away || path !== "/api/rulebook") throw new TypeError("offline");
    return Response.json(BOOK);
  });
});
afterEach(cleanup);

function opened(topic: string) {
  const onclose = vi.fn();
  const { unmount } = render(HelpDrawer, { topic, onclose });
  return { onclose, unmount };
}

const tab = (name: string) => screen.getByRole("tab", { name });

async function rule(number: string): Promise<HTMLElement> {
  return waitFor(() => {
    const found = document.getElementById(`rule-${number}`);
    if (!found) throw new Error(`there is no rule ${number}`);
    return found;
  });
}

const cards = () => screen.getAllByRole("article").map((card) => card.dataset["djinn"]);

describe("A topic", () => {
  it("is nothing, a rule's number or a djinn's name", () => {
    expect(["", "M5", "Ba'al", "Anun-Nak"].map(tabOf)).toEqual(["rules", "rules", "djinns", "djinns"]);
    expect([ruleOf("m5"), ruleOf("D22"), ruleOf(""), ruleOf("Boaz")]).toEqual(["M5", "D22", null, null]);
    expect([djinnOf("Boaz"), djinnOf("M5")]).toEqual(["Boaz", null]);
  });
});

describe("Words of a rule", () => {
  it("lead to the rules that there are, and set rulings apart", () => {
    expect(pieces("By K1 or Z9 [ruling: T5].", new Set(["K1", "T5"]))).toEqual([
      { kind: "text", text: "By " },
      { kind: "rule", text: "K1" },
      { kind: "text", text: " or " },
      { kind: "text", text: "Z9" },
      { kind: "text", text: " " },
      { kind: "ruling", text: "[ruling: T5]" },
      { kind: "text", text: "." },
    ]);
  });

  it("stress what the rulebook stresses, and leave a lone asterisk alone", () => {
    expect(pieces("The nine goods are *merchandise*; 2 * 3.", new Set())).toEqual([
      { kind: "text", text: "The nine goods are " },
      { kind: "emphasis", text: "merchandise" },
      { kind: "text", text: "; 2 * 3." },
    ]);
  });

  it("do not take the tiles A1…F5 for rules", () => {
    expect(pieces("a tile is named A1…F5", new Set(["A1"])).some((piece) => piece.kind === "rule")).toBe(false);
  });

  it("are found if each word of the query is there", () => {
    expect([
      finds("LAST tribe", "the last of its tribe"),
      finds("last camel", "the last of its tribe"),
      finds("ba’al", "Ba'al"),
      finds("", "x"),
    ]).toEqual([true, false, true, true]);
  });
});

describe("The rules in short", () => {
  const short = Object.entries(en)
    .filter(([key]) => /^help\.short\.\d+$/.test(key))
    .map(([, words]) => words);

  it("are eight to twelve sentences, each with the numbers of rules that exist", () => {
    const rules = new Set(readFileSync("../docs/rules.md", "utf-8").match(/(?<=^- )[A-Z]\d+/gm));
    expect(short.length).toBeGreaterThanOrEqual(8);
    expect(short.length).toBeLessThanOrEqual(12);
    for (const words of short) {
      const numbers = words.match(/\b[A-Z]\d+\b/g) ?? [];
      expect(numbers.length, words).toBeGreaterThan(0);
      for (const number of numbers) expect(rules, words).toContain(number);
    }
  });

  it("can be read before the book is there, and lead to the rules afterwards", async () => {
    opened("");
    expect(screen.getByText(/On your turn, pick up all meeples/)).toBeTruthy();
    const link = (await screen.findAllByRole("link", { name: "M5" }))[0];
    await userEvent.click(link as HTMLElement);
    const target = await rule("M5");
    expect(target.classList.contains("picked")).toBe(true);
    expect(document.activeElement).toBe(target);
  });
});

describe("The help drawer", () => {
  it("opens at a rule, which takes the focus and is marked", async () => {
    opened("M5");
    const target = await rule("M5");
    expect(target.classList.contains("picked")).toBe(true);
    expect(document.activeElement).toBe(target);
    expect((await rule("M1")).classList.contains("picked")).toBe(false);
  });

  it("opens at a djinn", async () => {
    opened("Ba'al");
    const words = await screen.findByText("ChatMessage of Ba'al.");
    expect(tab("Djinns").getAttribute("aria-selected")).toBe("true");
    expect(document.activeElement).toBe(words.closest("li"));
    expect(
      screen
        .getAllByRole("article")
        .filter((card) => card.classList.contains("lit"))
        .map((card) => card.dataset["djinn"]),
    ).toEqual(["Ba'al"]);
  });

  it("shows all 22 djinns, and finds one by a word", async () => {
    opened("Boaz");
    await screen.findByText("ChatMessage of Boaz.");
    expect(cards()).toEqual(DJINNS);
    await userEvent.type(screen.getByRole("searchbox"), "boaz");
    expect(cards()).toEqual(["Boaz"]);
    await userEvent.type(screen.getByRole("searchbox"), " nonsense");
    expect(screen.getByText("No djinn matches your search.")).toBeTruthy();
  });

  it("leads from a djinn to its rule", async () => {
    opened("Al-Amin");
    await userEvent.click(await screen.findByRole("link", { name: "Rule D2" }));
    expect(tab("Rules").getAttribute("aria-selected")).toBe("true");
    await waitFor(() => expect(document.activeElement?.id).toBe("rule-D2"));
  });

  it("finds rules by text and by number, and leaves the focus in the field", async () => {
    opened("K1");
    await rule("K1");
    const field = screen.getByRole("searchbox");
    await userEvent.type(field, "meeples last");
    expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["M5"]);
    await userEvent.clear(field);
    expect(screen.getAllByRole("term").length).toBe(25);
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, "k1 tribe");
    expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["K1"]);
    await userEvent.clear(field);
    await userEvent.type(field, "nonsense");
    expect(screen.getByText("No rule matches your search.")).toBeTruthy();
  });

  it("goes from tab to tab by arrow keys", async () => {
    opened("");
    expect(document.activeElement).toBe(tab("Rules"));
    await userEvent.keyboard("{ArrowLeft}");
    expect(document.activeElement).toBe(tab("Shortcuts"));
    expect(within(screen.getByRole("tabpanel", { name: "Shortcuts" })).getByText("Undo the last step")).toBeTruthy();
    await userEvent.keyboard("{Home}{ArrowRight}");
    expect(document.activeElement).toBe(tab("Djinns"));
  });

  it("says that the rules did not arrive, and asks again", async () => {
    away = true;
    opened("M5");
    expect(await screen.findByText("The rules could not be loaded.")).toBeTruthy();
    away = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(document.activeElement).toBe(await rule("M5"));
  });

  it("asks for the book once, however many want it", async () => {
    const fetched = vi.fn(async () => Response.json(BOOK));
    vi.stubGlobal("fetch", fetched);
    opened("Boaz");
    await screen.findByText("ChatMessage of Boaz.");
    expect(cards()).toEqual(DJINNS);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it("closes by its button and when the dialog is closed, and gives the focus back", async () => {
    const before = document.body.appendChild(document.createElement("button"));
    before.focus();
    const { onclose, unmount } = opened("");
    const dialog = screen.getByRole("dialog", { name: "Help" });
    expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    dialog.dispatchEvent(new Event("close"));
    expect(onclose).toHaveBeenCalledTimes(2);
    unmount();
    expect(document.activeElement).toBe(before);
    before.remove();
  });
});
