// The first game: what the page does then, and when it is over.
import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { explainsQuestions, helpsBeginner, noteFinishedGame, showsGains, skipsForced } from "../src/lib/firstGame";
import { settings } from "../src/lib/settings.svelte";
import type { Snapshot, TableInfo } from "../src/protocol";
import FirstGameLine from "../src/table/FirstGameLine.svelte";
import { whyAsked } from "../src/table/firstGameTexts";
import { loadTexts } from "../src/texts";
import SettingsDialog from "../src/ui/SettingsDialog.svelte";
import { connectedStore } from "./fakeSocket";
import { drafted, snapshot, table } from "./samples";
import { bid, buy, end, myQuestion, othersQuestion, pass, pickUp, question, sell, summon } from "./snapshots";

const help = () => [helpsBeginner(), skipsForced(), showsGains(table())];

beforeEach(async () => {
  localStorage.clear();
  Object.assign(settings, { help: "auto", quick: null, gains: null, hasFinished: false, tips: true, hiddenTips: [] });
  await loadTexts("first-game");
});

afterEach(() => {
  Object.assign(settings, { help: "auto", quick: null, gains: null, hasFinished: false });
});

describe("The first game", () => {
  it("shows what moves bring and every step, until its end was seen", () => {
    expect(help()).toEqual([true, false, true]);
    noteFinishedGame();
    expect(help()).toEqual([false, true, false]);
    expect(JSON.parse(localStorage.getItem("naqala.settings") ?? "{}")).toMatchObject({ hasFinished: true });
  });

  it("is like any other without help, and any other is like it with help", () => {
    settings.help = "off";
    expect(help()).toEqual([false, true, false]);
    noteFinishedGame();
    settings.help = "on";
    expect(help()).toEqual([true, false, true]);
  });

  it("leaves what the player has decided", () => {
    Object.assign(settings, { quick: true, gains: false });
    expect(help()).toEqual([true, true, false]);
    noteFinishedGame();
    Object.assign(settings, { quick: false, gains: true });
    expect(help()).toEqual([false, false, true]);
  });

  it("leaves the explanations of an open exercise to the guide", () => {
    expect([explainsQuestions(table()), explainsQuestions(null)]).toEqual([true, true]);
    const exercise = { id: "first", state: "open" } as unknown as TableInfo["exercise"];
    expect([explainsQuestions(table({ exercise })), showsGains(table({ exercise }))]).toEqual([false, false]);
  });

  it("shows no gains at a table without help with moves", () => {
    settings.gains = true;
    expect(showsGains(table({ move_help: false }))).toBe(false);
    expect(showsGains(null)).toBe(false);
  });
});

describe("Why something is asked", () => {
  const why = async (first: Snapshot) => whyAsked((await connectedStore(first)).store);

  it("is said for each kind of question", async () => {
    expect(await why(myQuestion("moving", [pickUp("A1")]))).toMatch(/^Drop one meeple on each tile/);
    expect(await why(myQuestion("bidding", [bid(3)]))).toMatch(/^The highest bid/);
    expect(await why(myQuestion("selling", [end, sell(3, "fish")]))).toMatch(/only if you need gold/);
    expect(await why(myQuestion("selling", [end]))).toMatch(/^Your turn is done/);
    expect(await why(myQuestion("trading", [buy(1), pass], { draft: [drafted("buy:2")] }))).toMatch(/two cards at once/);
  });

  it("tells how the djinn is paid", async () => {
    expect(await why(myQuestion("summoning", [summon("Jafaar", 0, 2), summon("Jafaar", 1, 4), pass]))).toMatch(
      /^For 2 Elders you get a djinn/,
    );
    expect(await why(myQuestion("summoning", [summon("Jafaar", 1, 4), pass]))).toMatch(/^For an Elder and a Fakir you get a djinn/);
  });

  it("names the piece that is placed", async () => {
    const placing = (step: "placing" | "conjuring" | "placing-around", piece: "palm" | "palace") =>
      why(snapshot({ question: question(step, { tile: "B2", piece }), options: [pass] }));
    expect(await placing("placing", "palm")).toBe("The palm tree counts at the end for the owner of the tile.");
    expect(await placing("conjuring", "palace")).toBe("The palace scores for the owner of the tile.");
    expect(await placing("placing-around", "palm")).toBe("On a tile of yours the palm tree scores for you.");
  });

  it("is not said to those who wait, nor beside a tip or a choice that was begun", async () => {
    expect(await why(othersQuestion())).toBe("");
    const { store } = await connectedStore(myQuestion("bidding", [bid(3)]));
    const { rerender } = render(FirstGameLine, { store, hidden: false });
    expect(screen.queryByText(/highest bid/)).toBeNull(); // the tip comes first
    settings.hiddenTips = ["bidding"];
    await rerender({ store, hidden: false });
    expect(screen.getByText(/highest bid/)).toBeTruthy();
    await rerender({ store, hidden: true });
    expect(screen.queryByText(/highest bid/)).toBeNull();
  });
});

describe("The settings", () => {
  const on = (name: string) => screen.getByRole<HTMLInputElement>("switch", { name }).checked;

  it("show what holds now, and keep what is decided", async () => {
    render(SettingsDialog, { onclose: () => undefined });
    expect([on("Skip forced choices"), on("Show what moves bring")]).toEqual([false, true]);
    await userEvent.click(screen.getByRole("radio", { name: "Never" }));
    expect([on("Skip forced choices"), on("Show what moves bring")]).toEqual([true, false]);
    await userEvent.click(screen.getByRole("switch", { name: "Show what moves bring" }));
    expect(settings).toMatchObject({ help: "off", quick: null, gains: true });
    await userEvent.click(screen.getByRole("radio", { name: "Always" }));
    expect(settings).toMatchObject({ help: "on", quick: null, gains: null });
  });
});
