import { cleanup, configure, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import HelpDrawer from "../src/help/HelpDrawer.svelte";
import { finds, foldRulings, pieces } from "../src/help/ruleText";
import { DJINNS, djinnOf, placeOf, ruleOf, tabOf } from "../src/help/topics";
import { rulebook } from "../src/lib/rulebook.svelte";
import { MESSAGES } from "./generated";
import type { Rulebook } from "../src/protocol";

const BOOK: Rulebook = {
  version: "1",
  language: "en",
  levels: [],
  djinns: DJINNS.map((name, nth) => ({ name, value: 6, rule: `D${nth + 2}`, text: `ChatMessage of ${name}.` })),
  rules: [
    {
      letter: "M",
      title: "Moving meeples",
      rules: [
        { number: "M1", text: "Choose any tile." },
        { number: "M5", text: "The last meeple lands by K1 [ruling: see the printed summary]." },
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
    if (away) throw new TypeError("offline");
    if (path === "/api/rulebook?language=en") return Response.json(BOOK);
    return Response.json(MESSAGES[path === "/api/summary" ? "GET /api/summary" : "GET /api/examples"]);
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
  it("is nothing, a rule's number, a djinn's name or a section of the short rules", () => {
    const topics = ["", "M5", "Ba'al", "Anun-Nak", "rules", "short:move", "short:riddle"];
    expect(topics.map(tabOf)).toEqual(["short", "rules", "djinns", "djinns", "rules", "short", "short"]);
    expect(topics.map(placeOf)).toEqual(["", "M5", "Ba'al", "Anun-Nak", "", "move", ""]);
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

describe("A rule", () => {
  const folded = (text: string) => {
    const { text: left, reasons } = foldRulings(pieces(text, new Set(["T5"])));
    return [left.map((piece) => piece.text).join(""), reasons];
  };

  it("is read without the reasons of its rulings", () => {
    expect(folded("By K1 [ruling: T5; and more].")).toEqual(["By K1.", ["T5; and more"]]);
    expect(folded("Zuerst [Entscheidung: so steht es], dann")).toEqual(["Zuerst, dann", ["so steht es"]]);
    expect(folded("D’abord [décision : ainsi]")).toEqual(["D’abord", ["ainsi"]]);
  });

  it("keeps the mark of a ruling that gives no reason", () => {
    expect(folded("Nobody bids more [ruling]. Never.")).toEqual(["Nobody bids more [ruling]. Never.", []]);
  });
});

describe("The help drawer", () => {
  it("begins every tab at its start", async () => {
    opened("");
    const inside = screen.getByRole("tabpanel");
    inside.scrollTop = 90;
    await userEvent.click(tab("Djinns"));
    expect(inside.scrollTop).toBe(0);
  });

  it("has no keys where there is no keyboard", () => {
    const { matchMedia } = window;
    vi.stubGlobal("matchMedia", (media: string) => ({ ...matchMedia(media), matches: media.includes("coarse") }));
    opened("");
    expect(screen.queryByRole("tab", { name: "Keys" })).toBeNull();
    expect(screen.getAllByRole("tab")).toHaveLength(4);
    vi.stubGlobal("matchMedia", matchMedia);
  });

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

  it("folds rulings away, and a search opens those that it finds", async () => {
    opened("M5");
    const target = await rule("M5");
    const ruling = () => document.querySelector<HTMLDetailsElement>("#rule-M5 details");
    expect(target.querySelector("dd")?.firstChild?.parentElement?.textContent).toContain("lands by K1");
    expect(ruling()?.open).toBe(false);
    await userEvent.type(screen.getByRole("searchbox"), "printed");
    expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["M5"]);
    expect(ruling()?.open).toBe(true);
  });

  it("goes from tab to tab by arrow keys", async () => {
    opened("");
    expect(document.activeElement).toBe(tab("In short"));
    await userEvent.keyboard("{ArrowLeft}");
    expect(document.activeElement).toBe(tab("Shortcuts"));
    expect(within(screen.getByRole("tabpanel", { name: "Shortcuts" })).getByText("Undo the last step")).toBeTruthy();
    await userEvent.keyboard("{Home}{ArrowRight}");
    expect(document.activeElement).toBe(tab("Rules"));
    await userEvent.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(tab("Examples"));
    await userEvent.keyboard("{ArrowRight}");
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
