import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import Board from "../src/board/Board.svelte";
import { index } from "../src/board/geometry";
import { NO_MARKS } from "../src/board/marks";
import type { Tile } from "../src/protocol";
import type { BoardFocus } from "../src/table/keys";
import { printedTiles, tiles } from "./samples";

const at = (name: RegExp) => screen.getByRole("gridcell", { name });

const focusedTile = () => document.activeElement?.getAttribute("data-tile");

describe("the board", () => {
  it("names each tile with its place, value, meeples and owner", () => {
    const board = tiles({ C3: "vvm" });
    render(Board, { tiles: printedTiles(), board });
    expect(within(screen.getByRole("grid")).getAllByRole("row")).toHaveLength(5);
    for (const row of screen.getAllByRole("row")) expect(within(row).getAllByRole("gridcell")).toHaveLength(6);
    expect(at(/^C3, /).getAttribute("aria-label")).toMatch(/^C3, [A-Z][A-Za-z ]+ \d+, two Viziers, one Merchant, free$/);
  });

  it("names owner and buildings", () => {
    const board = tiles();
    board[index("B4")] = { meeples: "", camel: "pink", palms: 2, palaces: 1 };
    render(Board, { tiles: printedTiles(), board, owner: ({ camel }) => (camel ? "Pink’s" : "") });
    expect(at(/^B4, /).getAttribute("aria-label")).toMatch(/, no meeples, two palm trees, one palace, Pink’s$/);
  });

  it("shows what each place does, filled where it is compulsory", () => {
    const { container } = render(Board, { tiles: printedTiles(), board: tiles() });
    const drawn = [...container.querySelectorAll(".action")].map((badge) => [
      badge.querySelector("use")?.getAttribute("href"),
      badge.classList.contains("must"),
    ]);
    expect(drawn).toHaveLength(30);
    expect(new Map(drawn as [string, boolean][])).toEqual(
      new Map([
        ["#i-palm", true],
        ["#i-palace", true],
        ["#i-card", false],
        ["#i-two-cards", false],
        ["#i-djinn", false],
      ]),
    );
  });

  it("says which tile was clicked", async () => {
    const ontile = vi.fn();
    render(Board, { tiles: printedTiles(), board: tiles(), ontile });
    await userEvent.click(at(/^B2, /));
    expect(ontile).toHaveBeenCalledWith("B2");
  });

  it("marks what can be chosen", () => {
    render(Board, { tiles: printedTiles(), board: tiles(), marks: { ...NO_MARKS, lit: new Set<Tile>(["D4"]) } });
    expect(at(/^D4, /).getAttribute("aria-label")).toMatch(/can be chosen$/);
    expect(at(/^D3, /).getAttribute("aria-label")).not.toMatch(/can be chosen/);
  });

  it("is walked by the arrow keys, and chosen by Enter", async () => {
    const ontile = vi.fn();
    render(Board, { tiles: printedTiles(), board: tiles(), ontile });
    at(/^A5, /).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}{Enter}");
    expect(ontile).toHaveBeenCalledWith("B4");
  });

  it.each([
    ["{Home}", "A3"],
    ["{End}", "F3"],
    ["{Control>}{Home}{/Control}", "A5"],
    ["{Control>}{End}{/Control}", "F1"],
  ])("is left for its ends by %s", async (keys, tile) => {
    render(Board, { tiles: printedTiles(), board: tiles() });
    at(/^C3, /).focus();
    await userEvent.keyboard(keys);
    expect(focusedTile()).toBe(tile);
  });

  it("has one tile in the tab order: the one that had the focus last", async () => {
    render(Board, { tiles: printedTiles(), board: tiles() });
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(focusedTile()).toBe("B5");
    expect(screen.getAllByRole("gridcell").filter((cell) => cell.getAttribute("tabindex") === "0")).toHaveLength(1);
  });

  it("leads from one tile that can be chosen to the next, and back", () => {
    const lit = new Set<Tile>(["C5", "A3"]);
    const victims = new Map<Tile, string>([["F1", "v"]]);
    const { component } = render(Board, { tiles: printedTiles(), board: tiles(), marks: { ...NO_MARKS, lit, victims } });
    const { focusChoosable } = component as unknown as BoardFocus;
    const visited = ([1, 1, 1, 1, -1, -1] as const).map((step) => {
      focusChoosable(step);
      return focusedTile();
    });
    expect(visited).toEqual(["C5", "A3", "F1", "C5", "F1", "A3"]);
  });

  it("tells what is selected: the tiles of the move, and the tile that waits for a meeple", () => {
    render(Board, { tiles: printedTiles(), board: tiles(), marks: { ...NO_MARKS, path: ["B2", "C2"], selected: "D2" } });
    const selected = screen.getAllByRole("gridcell", { selected: true }).map((cell) => cell.dataset["tile"]);
    expect(selected).toEqual(["B2", "C2", "D2"]);
  });

  it("keeps the owner's frame visible under every mark", () => {
    const board = tiles();
    board[index("D4")] = { meeples: "", camel: "pink", palms: 0, palaces: 0 };
    const marks = { ...NO_MARKS, lit: new Set<Tile>(["D4"]), here: "D4" as const, start: "D4" as const };
    const { container } = render(Board, { tiles: printedTiles(), board, marks });
    const inset = (selector: string) => Number(container.querySelector(`[data-tile=D4] ${selector}`)?.getAttribute("x"));
    const width = Number(container.querySelector("[data-tile=D4] .owner")?.getAttribute("stroke-width"));
    for (const mark of [".lit", ".here", ".start"]) expect(inset(mark)).toBeGreaterThan(width);
  });

  it("stays on the board at its rim", async () => {
    render(Board, { tiles: printedTiles(), board: tiles() });
    at(/^A5, /).focus();
    await userEvent.keyboard("{ArrowLeft}{ArrowUp}");
    expect(focusedTile()).toBe("A5");
  });

  it("lays planned meeples down and draws the move", () => {
    const { container } = render(Board, {
      tiles: printedTiles(),
      board: tiles({ C2: "vb" }),
      marks: { ...NO_MARKS, start: "B2", ghosts: "b", path: ["B2", "C2"], planned: new Map<Tile, string>([["C2", "b"]]) },
    });
    expect(container.querySelectorAll(".lying")).toHaveLength(1);
    expect(container.querySelectorAll(".step")).toHaveLength(1);
    expect(at(/^C2, /).getAttribute("aria-label")).toMatch(/planned: one Builder/);
  });

  it("lets one point at a victim", async () => {
    const onmeeple = vi.fn();
    const { container } = render(Board, {
      tiles: printedTiles(),
      board: tiles({ E1: "va" }),
      marks: { ...NO_MARKS, victims: new Map<Tile, string>([["E1", "a"]]), dim: true },
      onmeeple,
    });
    const ring = container.querySelector(".victim");
    if (!ring) throw new Error("no ring");
    await userEvent.click(ring);
    expect(onmeeple).toHaveBeenCalledWith("E1", "a");
  });

  it("lets one point at a victim that was dropped in this turn", async () => {
    const onmeeple = vi.fn();
    const { container } = render(Board, {
      tiles: printedTiles(),
      board: tiles({ E1: "e" }),
      marks: { ...NO_MARKS, planned: new Map<Tile, string>([["E1", "e"]]), victims: new Map<Tile, string>([["E1", "e"]]) },
      onmeeple,
    });
    const ring = container.querySelector(".victim");
    if (!ring) throw new Error("no ring");
    await userEvent.click(ring);
    expect(onmeeple).toHaveBeenCalledWith("E1", "e");
  });
});
