import { render, screen as page, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import Prompt from "../src/table/Prompt.svelte";
import { offerWords, promptWords } from "../src/table/prompting";
import { Turn } from "../src/table/turn.svelte";
import type { Result, Scene, Welcome } from "../src/wire";
import { t } from "../src/words";
import { asking, bid, end, final, nth, pass, pickUp, sowing, summon, waiting } from "./scenes";
import { drop, scene, tried } from "./samples";
import { refused, seated } from "./tellers";

const DRAFT = [tried({ action: "pick-up", tile: "B2" })];
const RESULT: Result = { sheets: [], rounds: [], winners: ["blue"], seed: null, salt: null, commitment: "" };

async function prompt(first: Scene, changed: Partial<Welcome> = {}) {
  const { store, teller } = await seated(first, changed);
  teller.agree();
  const turn = new Turn(store);
  const onrule = vi.fn();
  const onsheet = vi.fn();
  render(Prompt, { store, turn, onrule, onsheet, onskip: () => undefined });
  return { store, turn, teller, onrule, onsheet };
}

const button = (name: string) => page.getByRole<HTMLButtonElement>("button", { name });
const click = (name: string) => userEvent.click(button(name));
const pressed = (name: string) => button(name).getAttribute("aria-pressed");

describe("the prompt", () => {
  it("asks in words, and leads to the rule", async () => {
    const { onrule, store, turn } = await prompt(asking("moving", [pickUp("A1"), pickUp("B1")]));
    expect(page.getByText(promptWords(store, turn))).toBeTruthy();
    await click("M1");
    expect(onrule).toHaveBeenCalledWith("M1");
  });

  it("says what the plan is worth by now, for screens that show no more of it, and nothing before there is one", async () => {
    const camel = { event: "camel-placed", seat: "blue", tile: "C3", words: "" } as const;
    const { teller } = await prompt(asking("moving", [pickUp("A1"), pickUp("B1")]));
    expect(page.queryByTitle(t("gains.worth"))).toBeNull();
    teller.tell({ told: "draft", scene: asking("selling", [end], { draft: [tried({ action: "drop", tile: "C3", tribe: "v" }, { events: [camel], points: 8 })] }) });
    await tick();
    expect(page.getByTitle(t("gains.worth")).textContent).toBe(t("prompt.plan", { points: "+8" }));
  });

  it("says aloud what is asked next", async () => {
    const { teller, store, turn } = await prompt(asking("moving", [pickUp("A1"), pickUp("B1")]));
    teller.tell({ told: "draft", scene: asking("trading", [pass]) });
    await tick();
    expect(page.getByText(promptWords(store, turn)).closest("[aria-live=polite]")).not.toBeNull();
  });

  it("says why the server refused, and leads to that rule", async () => {
    const { teller, turn, onrule } = await prompt(asking("moving", [pickUp("A1"), pickUp("B1")]));
    teller.answer("try", (to) => [refused(to, "Not from there.", "M7")]);
    await turn.clickTile("A1");
    await tick();
    expect(page.getByRole("status").textContent).toContain("Not from there.");
    await click("M7");
    expect(onrule).toHaveBeenCalledWith("M7");
  });

  it("says why a tile cannot be chosen", async () => {
    const { teller, turn } = await prompt(asking("moving", [pickUp("A1"), pickUp("B1")]));
    teller.answer("why", (to) => [{ told: "why", to, why: { possible: false, words: "It is bare.", rule: null } }]);
    await turn.clickTile("F5");
    await tick();
    expect(page.getByRole("status").textContent).toContain("It is bare.");
  });

  it("has a button for an answer that stands nowhere else", async () => {
    const { teller } = await prompt(asking("trading", [pass]));
    await click(offerWords(pass));
    expect(teller.tried).toEqual([["pass"]]);
  });
});

describe("the meeples in hand", () => {
  const hand = sowing("vvma", [drop("C3", "v"), drop("C3", "m"), drop("D2", "v")]);
  const tray = () => within(page.getByRole("group", { name: t("prompt.hand") }));
  const usable = () =>
    tray().getAllByRole<HTMLButtonElement>("button").filter((one) => !one.disabled).map((one) => one.getAttribute("aria-label"));

  it("are shown with how many there are; who can be dropped nowhere cannot be chosen", async () => {
    await prompt(hand);
    expect(tray().getAllByRole("button")).toHaveLength(3);
    expect(usable()).toEqual([t("tribes.v", { n: 2 }), t("tribes.m", { n: 1 })]);
  });

  it("are chosen before a tile", async () => {
    const { turn, teller } = await prompt(hand);
    await click(t("tribes.m", { n: 1 }));
    expect(pressed(t("tribes.m", { n: 1 }))).toBe("true");
    await turn.clickTile("C3");
    expect(teller.tried).toEqual([["C3m"]]);
  });

  it("are chosen after a tile, of those that it leaves", async () => {
    const { turn, teller } = await prompt(sowing("vma", [drop("C3", "v"), drop("C3", "m"), drop("D2", "a")]));
    await turn.clickTile("C3");
    await tick();
    expect(usable()).toEqual([t("tribes.v", { n: 1 }), t("tribes.m", { n: 1 })]);
    await click(t("tribes.v", { n: 1 }));
    expect(teller.tried).toEqual([["C3v"]]);
  });

  it("are not shown while another is asked", async () => {
    await prompt(waiting("sowing"));
    expect(page.queryByRole("group", { name: t("prompt.hand") })).toBeNull();
  });

  it("can be walked to an end instead", async () => {
    const { turn, teller } = await prompt(hand);
    teller.answer("outcomes", (to) => [{ told: "outcomes", to, outcomes: [] }]);
    expect(pressed(t("prompt.seek"))).toBe("false");
    await click(t("prompt.seek"));
    expect(turn.seeking).toBe(true);
    expect(pressed(t("prompt.seek"))).toBe("true");
  });
});

describe("ways to pay", () => {
  it("are buttons, of which one is pressed", async () => {
    const { store, turn, teller } = await prompt(asking("summoning", [summon("Enki", 0, -4), summon("Enki", 1, -2)]));
    const [elders, fakir] = [nth(store.offers, 0), nth(store.offers, 1)];
    await turn.click(fakir);
    await tick();
    expect(within(page.getByRole("group", { name: t("prompt.payment") })).getAllByRole("button")).toHaveLength(2);
    expect([pressed(offerWords(fakir)), pressed(offerWords(elders))]).toEqual(["true", "false"]);
    await click(offerWords(elders));
    expect([pressed(offerWords(fakir)), pressed(offerWords(elders))]).toEqual(["false", "true"]);
    await click(t("prompt.confirm"));
    expect(teller.tried).toEqual([[elders.say]]);
  });

  it("are not asked for when there is one", async () => {
    const { store, turn } = await prompt(asking("bidding", [bid(5), bid(8)]));
    await turn.click(nth(store.offers, 0));
    await tick();
    expect(page.queryByRole("group", { name: t("prompt.payment") })).toBeNull();
  });
});

describe("undo, restart and Confirm", () => {
  const disabled = (...names: string[]) => names.map((name) => button(name).disabled);
  const [UNDO, RESTART, CONFIRM, END] = [t("prompt.undo"), t("prompt.restart"), t("prompt.confirm"), t("prompt.end-turn")];

  it("rest while there is nothing for them to do", async () => {
    await prompt(asking("moving", [pickUp("A1"), pickUp("B1")]));
    expect(disabled(UNDO, RESTART, CONFIRM)).toEqual([true, true, true]);
  });

  it("rest while another is asked", async () => {
    await prompt(waiting("moving", { draft: DRAFT }));
    expect(disabled(UNDO, RESTART, CONFIRM)).toEqual([true, true, true]);
  });

  it("take a draft back", async () => {
    const { teller } = await prompt(sowing("v", [drop("C3", "v"), drop("C2", "v")], { draft: DRAFT }));
    await click(RESTART);
    await click(UNDO);
    expect(teller.acts).toEqual(["restart", "undo"]);
  });

  it("leave or play what cannot be taken back", async () => {
    const { store, turn, teller } = await prompt(asking("trading", [final(pass)]));
    await click(offerWords(pass));
    expect(disabled(UNDO, CONFIRM)).toEqual([false, false]);
    await click(UNDO);
    expect([turn.staged, disabled(CONFIRM)]).toEqual([null, [true]]);
    await turn.click(nth(store.offers, 0));
    await tick();
    await click(CONFIRM);
    expect(teller.acts).toEqual(["try"]);
    expect(teller.tried).toEqual([["pass"]]);
  });

  it("end the turn in the end", async () => {
    const { teller } = await prompt(asking("selling", [end], { draft: DRAFT }));
    await click(END);
    expect(teller.tried).toEqual([["end"]]);
  });

  it("are not there for somebody who watches", async () => {
    await prompt(waiting("moving", { seat: null, screens: [] }));
    expect(page.queryAllByRole("button")).toEqual([]);
  });

  it("give way to the score sheet when the game is over", async () => {
    const { onsheet } = await prompt(scene(), { result: RESULT });
    expect(page.queryByRole("button", { name: UNDO })).toBeNull();
    await click(t("prompt.sheet"));
    expect(onsheet).toHaveBeenCalledOnce();
  });
});
