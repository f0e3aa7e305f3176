import { render, screen as page, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import Prompt from "../src/table/Prompt.svelte";
import { optionText, promptText } from "../src/table/promptTexts";
import { Turn } from "../src/table/turn.svelte";
import type { GameResult, PublicView, Snapshot, Welcome } from "../src/protocol";
import { t } from "../src/texts";
import { myQuestion, bid, end, final, invoke, nth, pass, pickUp, question, sowing, summon, othersQuestion } from "./snapshots";
import { drop, drafted, option, played, player, snapshot, view } from "./samples";
import { failed, connectedStore } from "./fakeSocket";

const DRAFT = [drafted("B2>")];
const RESULT: GameResult = { score_sheets: [], rounds: [], winners: ["blue"], seed: null, salt: null, commitment: "", contributions: [] };

async function prompt(first: Snapshot, changed: Partial<Welcome> = {}) {
  const { store, socket } = await connectedStore(first, changed);
  socket.acknowledgeAll();
  const turn = new Turn(store);
  const onrule = vi.fn();
  const onscore = vi.fn();
  render(Prompt, { store, turn, onrule, onscore, onskip: () => undefined });
  return { store, turn, socket, onrule, onscore };
}

const button = (name: string) => page.getByRole<HTMLButtonElement>("button", { name });
const click = (name: string) => userEvent.click(button(name));
const pressed = (name: string) => button(name).getAttribute("aria-pressed");

describe("the prompt", () => {
  it("asks in text, and leads to the rule", async () => {
    const { onrule, store, turn } = await prompt(myQuestion("moving", [pickUp("A1"), pickUp("B1")]));
    expect(page.getByText(promptText(store, turn))).toBeTruthy();
    await click("M1");
    expect(onrule).toHaveBeenCalledWith("M1");
  });

  it("says what the plan is worth by now, for screens that show no more of it, and nothing before there is one", async () => {
    const camel = { event: "camel-placed", seat: "blue", tile: "C3" } as const;
    const { socket } = await prompt(myQuestion("moving", [pickUp("A1"), pickUp("B1")]));
    const plan = () => document.querySelector('[data-explain="plan"]')?.textContent;
    expect(plan()).toBeUndefined();
    socket.receive({ type: "draft", snapshot: myQuestion("selling", [end], { draft: [drafted("C3v", { events: [camel], points: 8 })] }) });
    await tick();
    expect(plan()).toBe(t("prompt-plan", { points: "+8" }));
  });

  it("says why the server refused, and leads to that rule", async () => {
    const { socket, turn, onrule } = await prompt(myQuestion("moving", [pickUp("A1"), pickUp("B1")]));
    socket.answer("try", (id) => [failed(id, "Not from there.", "M7")]);
    await turn.clickTile("A1");
    await tick();
    expect(page.getByText("Not from there.", { exact: false })).toBeTruthy();
    await click("M7");
    expect(onrule).toHaveBeenCalledWith("M7");
  });

  it("says why a tile cannot be chosen", async () => {
    const { socket, turn } = await prompt(myQuestion("moving", [pickUp("A1"), pickUp("B1")]));
    socket.answer("why", (id) => [
      {
        type: "why",
        id,
        why: { possible: false, code: null, message: "It is bare.", text: { key: "unknown", arguments: {} }, rule: null },
      },
    ]);
    await turn.clickTile("F5");
    await tick();
    expect(page.getByText("It is bare.", { exact: false })).toBeTruthy();
  });

  it("has a button for an answer that stands nowhere else", async () => {
    const { socket } = await prompt(myQuestion("trading", [pass]));
    await click(optionText(pass));
    expect(socket.triedActions).toEqual([["pass"]]);
  });
});

describe("powers", () => {
  const goOn = option("on");
  const placing = myQuestion("placing", [goOn, invoke("Enki", 0, -2), invoke("Enki", 1, -1), invoke("Leta", 0, -4)]);

  it("are buttons that say what they do, one for each djinn", async () => {
    const { turn } = await prompt(placing);
    expect(page.getAllByRole("button", { name: /^Use / }).map((one) => one.textContent.trim())).toEqual([
      `Use Enki${t("djinn-Enki")}`,
      `Use Leta${t("djinn-Leta")}`,
    ]);
    await userEvent.click(page.getByRole("button", { name: /^Use Enki/ }));
    expect(turn.alternatives).toHaveLength(2);
  });

  it("leave the button that continues in its place", async () => {
    const { socket } = await prompt(placing);
    await click(t("prompt-continue"));
    expect(socket.triedActions).toEqual([[goOn.notation]]);
  });
});

describe("a place that brings nothing", () => {
  it("says why, with the rule", async () => {
    const skipped = { step: "summoning", message: "You have no Elders.", text: { key: "unknown", arguments: {} }, rule: "P6" } as const;
    const { onrule } = await prompt(snapshot({ question: question("selling", { skipped }), options: [end], draft: DRAFT }));
    const line = page.getByText(t("skipped-summoning", { why: skipped.message }), { exact: false });
    expect(line.classList.contains("why")).toBe(false); // it is no refusal
    await click("P6");
    expect(onrule).toHaveBeenCalledWith("P6");
  });
});

describe("the end of the game", () => {
  const seen = (changed: Partial<PublicView>) => prompt(othersQuestion("moving", { public_view: view(changed) }));

  it("is announced by the last camel but one of a player", async () => {
    await seen({ players: [player("blue"), player("pink", { camels: 1 })] });
    expect(page.getByText(t("notice-one-camel", { name: "Pink" }))).toBeTruthy();
  });

  it("is announced in the last round", async () => {
    await seen({ last_round: true, players: [player("blue"), player("pink", { camels: 1 })] });
    expect(page.getByText(t("notice-last-round"))).toBeTruthy();
    expect(page.queryByText(t("notice-one-camel", { name: "Pink" }))).toBeNull();
  });

  it("says why", async () => {
    const missed = [played(1, "blue", [{ event: "game-ended", last_camel: false, no_move: true }])];
    await prompt(snapshot({ action_count: 1 }), { result: RESULT, missed, before: view() });
    expect(page.getByText(t("prompt-game-over", { why: t("score-ended-no-move") }))).toBeTruthy();
  });
});

describe("the meeples in hand", () => {
  const hand = sowing("vvma", [drop("C3", "v"), drop("C3", "m"), drop("D2", "v")]);
  const tray = () => within(page.getByRole("group", { name: t("prompt-hand") }));
  const usable = () =>
    tray()
      .getAllByRole<HTMLButtonElement>("button")
      .filter((one) => one.getAttribute("aria-disabled") !== "true")
      .map((one) => one.getAttribute("aria-label"));

  it("are shown with how many there are; who can be dropped nowhere cannot be chosen", async () => {
    await prompt(hand);
    expect(tray().getAllByRole("button")).toHaveLength(3);
    expect(usable()).toEqual([t("tribes-v", { n: 2 }), t("tribes-m", { n: 1 })]);
    expect(tray().getByRole("button", { name: t("tribes-a", { n: 1 }) }).dataset["why"]).toBe("C3a");
  });

  it("are chosen before a tile", async () => {
    const { turn, socket } = await prompt(hand);
    await click(t("tribes-m", { n: 1 }));
    expect(pressed(t("tribes-m", { n: 1 }))).toBe("true");
    await turn.clickTile("C3");
    expect(socket.triedActions).toEqual([["C3m"]]);
  });

  it("are chosen after a tile, of those that it leaves", async () => {
    const { turn, socket } = await prompt(sowing("vma", [drop("C3", "v"), drop("C3", "m"), drop("D2", "a")]));
    await turn.clickTile("C3");
    await tick();
    expect(usable()).toEqual([t("tribes-v", { n: 1 }), t("tribes-m", { n: 1 })]);
    await click(t("tribes-v", { n: 1 }));
    expect(socket.triedActions).toEqual([["C3v"]]);
  });

  it("are not shown while another is asked", async () => {
    await prompt(othersQuestion("sowing"));
    expect(page.queryByRole("group", { name: t("prompt-hand") })).toBeNull();
  });

  it("can be walked to an end instead", async () => {
    const { turn, socket } = await prompt(hand);
    socket.answer("outcomes", (id) => [{ type: "outcomes", id, outcomes: [] }]);
    expect(pressed(t("prompt-move-to"))).toBe("false");
    await click(t("prompt-move-to"));
    expect(turn.choosingEnd).toBe(true);
    expect(pressed(t("prompt-move-to"))).toBe("true");
  });
});

describe("ways to pay", () => {
  it("are buttons, of which one is pressed", async () => {
    const { store, turn, socket } = await prompt(myQuestion("summoning", [summon("Enki", 0, -4), summon("Enki", 1, -2)]));
    const [elders, fakir] = [nth(store.options, 0), nth(store.options, 1)];
    await turn.click(fakir);
    await tick();
    expect(within(page.getByRole("group", { name: t("prompt-payment") })).getAllByRole("button")).toHaveLength(2);
    expect([pressed(optionText(fakir)), pressed(optionText(elders))]).toEqual(["true", "false"]);
    await click(optionText(elders));
    expect([pressed(optionText(fakir)), pressed(optionText(elders))]).toEqual(["false", "true"]);
    await click(t("prompt-confirm"));
    expect(socket.triedActions).toEqual([[elders.notation]]);
  });

  it("are not asked for when there is one", async () => {
    const { store, turn } = await prompt(myQuestion("bidding", [bid(5), bid(8)]));
    await turn.click(nth(store.options, 0));
    await tick();
    expect(page.queryByRole("group", { name: t("prompt-payment") })).toBeNull();
  });
});

describe("undo, restart and Confirm", () => {
  const disabled = (...names: string[]) => names.map((name) => button(name).disabled);
  const [UNDO, RESTART, CONFIRM, END] = [t("prompt-undo"), t("prompt-restart"), t("prompt-confirm"), t("prompt-end-turn")];

  it("rest while there is nothing for them to do", async () => {
    await prompt(myQuestion("moving", [pickUp("A1"), pickUp("B1")]));
    expect(disabled(UNDO, RESTART, CONFIRM)).toEqual([true, true, true]);
  });

  it("rest while another is asked", async () => {
    await prompt(othersQuestion("moving", { draft: DRAFT }));
    expect(disabled(UNDO, RESTART, CONFIRM)).toEqual([true, true, true]);
  });

  it("take a draft back", async () => {
    const { socket } = await prompt(sowing("v", [drop("C3", "v"), drop("C2", "v")], { draft: DRAFT }));
    await click(RESTART);
    await click(UNDO);
    expect(socket.sentTypes).toEqual(["restart", "undo"]);
  });

  it("leave or play what cannot be taken back", async () => {
    const { store, turn, socket } = await prompt(myQuestion("trading", [final(pass)]));
    await click(optionText(pass));
    expect(disabled(UNDO, CONFIRM)).toEqual([false, false]);
    await click(UNDO);
    expect([turn.staged, disabled(CONFIRM)]).toEqual([null, [true]]);
    await turn.click(nth(store.options, 0));
    await tick();
    await click(CONFIRM);
    expect(socket.sentTypes).toEqual(["try"]);
    expect(socket.triedActions).toEqual([["pass"]]);
  });

  it("end the turn in the end", async () => {
    const { socket } = await prompt(myQuestion("selling", [end], { draft: DRAFT }));
    await click(END);
    expect(socket.triedActions).toEqual([["end"]]);
  });

  it("are not there for somebody who watches", async () => {
    await prompt(othersQuestion("moving", { seat: null, holdings: [] }));
    expect(page.queryAllByRole("button")).toEqual([]);
  });

  it("give way to the score panel when the game is over", async () => {
    const { onscore } = await prompt(snapshot(), { result: RESULT });
    expect(page.queryByRole("button", { name: UNDO })).toBeNull();
    await click(t("prompt-show-score"));
    expect(onscore).toHaveBeenCalledOnce();
  });
});
