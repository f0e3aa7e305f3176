import { render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { guide } from "../src/guide/guideInfo.svelte";
import { settings } from "../src/lib/settings.svelte";
import { learnText } from "../src/lobby/learnText";
import LevelCards from "../src/lobby/LevelCards.svelte";
import { FakeServer } from "./fakeServer";
import { MESSAGES } from "./generated";

afterEach(() => {
  settings.chapters = null;
  guide.info = null;
  vi.unstubAllGlobals();
});

describe("the way to the guided game", () => {
  it.each([
    [null, "Learn the game in six minutes"],
    [{ done: 0, total: 9 }, "Learn the game in six minutes"],
    [{ done: 4, total: 9 }, "Continue learning: 4 of 9"],
    [{ done: 9, total: 9 }, "Practise with lessons"],
  ])("with %o done says %s", (chapters, text) => {
    settings.chapters = chapters;
    expect(learnText()).toBe(text);
  });
});

describe("the guided game", () => {
  it("tells the lobby how many of its chapters are done", async () => {
    const { scenes, ...info } = MESSAGES["GET /api/guide"];
    const done = scenes.filter(({ chapter }) => chapter === "sow").map(({ id }) => id);
    new FakeServer().answer("GET /api/guide", { ...info, scenes, done });
    await guide.load();
    expect(settings.chapters).toEqual({ done: 1, total: info.chapters.length });
  });
});

describe("the levels of bots", () => {
  it("say in words what the chosen one is like, also where the cards have no room", () => {
    render(LevelCards, { level: "calm", onpick: () => undefined });
    expect(screen.getByText("Calm:").parentElement?.textContent).toBe("Calm: Makes the most of its turn, never pays to go first.");
  });
});
