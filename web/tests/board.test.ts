import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import Board from "../src/board/Board.svelte";
import { NO_MARKS } from "../src/board/marks";
import type { Tile } from "../src/protocol";
import { printedTiles, tiles } from "./samples";

const at = (name: RegExp) => screen.getByRole("button", { name });

describe("the board", () => {
  it("names each tile with its place, value, meeples and owner", () => {
    const board = tiles({ C3: "vvm" });
    render(Board, { tiles: printedTiles(), board });
    expect(screen.getAllByRole("button")).toHaveLength(30);
    expect(at(/^C3, /).getAttribute("aria-label")).toMatch(/2 Viziers, 1 Merchant, free$/);
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

  it("stays on the board at its rim", async () => {
    render(Board, { tiles: printedTiles(), board: tiles() });
    at(/^A5, /).focus();
    await userEvent.keyboard("{ArrowLeft}{ArrowUp}");
    expect(document.activeElement?.getAttribute("data-tile")).toBe("A5");
  });

  it("lays planned meeples down and draws the move", () => {
    const { container } = render(Board, {
      tiles: printedTiles(),
      board: tiles({ C2: "vb" }),
      marks: { ...NO_MARKS, start: "B2", ghosts: "b", path: ["B2", "C2"], planned: new Map<Tile, string>([["C2", "b"]]) },
    });
    expect(container.querySelectorAll(".lying")).toHaveLength(1);
    expect(container.querySelectorAll(".stepd")).toHaveLength(1);
    expect(at(/^C2, /).getAttribute("aria-label")).toMatch(/planned: Builder/);
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
