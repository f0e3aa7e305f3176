// What a move brings: asked of the server, shown on the tiles, in the list and in explanations.
import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Board from "../src/board/Board.svelte";
import { WIDE } from "../src/board/geometry";
import { explanations } from "../src/explain/topics";
import GainList from "../src/gains/GainList.svelte";
import GainsLayer from "../src/gains/GainsLayer.svelte";
import { bringsText, type Player } from "../src/gains/gainTexts";
import { settings } from "../src/lib/settings.svelte";
import type { EventInfo, MoveGain, Snapshot, Tile } from "../src/protocol";
import { Turn } from "../src/table/turn.svelte";
import { loadTexts } from "../src/texts";
import { connectedStore } from "./fakeSocket";
import { drop, printedTiles, tiles, welcome } from "./samples";
import { buy, myQuestion, othersQuestion, pickUp, sowing } from "./snapshots";

const player: Player = { names: { mine: "blue", of: (seat) => (seat === "pink" ? "Anna" : seat) }, owns: (tile) => tile === "A1" };

const event = (parts: Record<string, unknown>) => ({ seat: "blue", ...parts }) as unknown as EventInfo;
const camel = (tile: Tile) => event({ event: "camel-placed", tile });
const kept = (tribe: string, n: number) => event({ event: "meeples-kept", tribe, n });

const gain = (final: Tile, points: number, events: EventInfo[] = [], more: Partial<MoveGain> = {}): MoveGain => ({
  start: "B2",
  final,
  tribe: "v",
  collected: 3,
  empties: false,
  points,
  random: false,
  events,
  ...more,
});

beforeEach(async () => {
  settings.help = "on";
  await Promise.all([loadTexts("gains"), loadTexts("explanations")]);
});

afterEach(() => {
  cleanup();
  settings.help = "auto";
  vi.useRealTimers();
});

describe("The text of a gain", () => {
  const text = (...given: Parameters<typeof gain>) => bringsText(gain(...given), player);

  it("names the meeples that are kept and the tile", () => {
    expect(text("D4", 9, [kept("v", 3), camel("D4")])).toBe("+9: 3 Viziers and the tile");
    expect(text("D4", 5, [camel("C3")])).toBe("+5: tile C3");
  });

  it("names gold, cards, victims and djinns", () => {
    const earned = event({ event: "builders-earned", tile: "D4", n: 2, fakirs: 0, gold: 6 });
    expect(text("D4", 6, [earned])).toBe("+6: 6 gold");
    const cards = ["fish", "silk"].map((card) => event({ event: "card-taken", card, slot: 0 }));
    expect(text("D4", 3, cards)).toBe("+3: Fish and Silk");
    expect(text("D4", 0, [event({ event: "held-meeple-killed", tribe: "v", rival: "pink" })])).toBe("+0: a Vizier of Anna killed");
    expect(text("D4", 4, [event({ event: "tile-meeple-killed", tribe: "m", tile: "C3" }), camel("C3")])).toBe(
      "+4: a Merchant killed on C3 and tile C3",
    );
    expect(text("D4", 6, [event({ event: "djinn-summoned", djinn: "Jafaar" })])).toBe("+6: Jafaar");
  });

  it("names palm trees and palaces only on tiles of the player, and no gold of others", () => {
    expect(text("A1", 3, [event({ event: "palm-placed", tile: "A1" })])).toBe("+3: a palm tree");
    expect(text("D4", 11, [camel("D4"), event({ event: "palace-placed", tile: "D4" })])).toBe("+11: the tile and a palace");
    const others = event({ event: "djinn-gold-earned", seat: "pink", djinn: "Monkir", gold: 2 });
    expect(text("D4", 0, [event({ event: "palace-placed", tile: "D4" }), others])).toBe("+0: 3 Viziers");
  });

  it("says that the rest is drawn, and shows a loss with its sign", () => {
    expect(text("D4", -2, [], { random: true })).toBe("−2: what you draw");
  });
});

describe("The gains of a move", () => {
  const found = [gain("D4", 9, [kept("v", 3), camel("D4")]), gain("C3", 2), gain("A1", 9)];

  async function layer(first: Snapshot) {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { store, socket, fakeSockets } = await connectedStore(first);
    socket.acknowledgeAll();
    socket.answer("gains", (id) => [{ type: "gains", id, gains: found }]);
    const turn = new Turn(store);
    const { container } = render(GainsLayer, { store, turn, shape: WIDE });
    const labels = () =>
      Object.fromEntries(
        [...container.querySelectorAll("[data-gain]")].map((one) => [one.getAttribute("data-gain"), one.textContent.trim()]),
      );
    const rest = async () => {
      await tick();
      await vi.advanceTimersByTimeAsync(200);
      await tick();
    };
    return { store, socket, fakeSockets, turn, container, labels, rest };
  }
  const before = myQuestion("moving", [pickUp("B2"), pickUp("E1")]);

  it("come for the start that is pointed at, once the pointer rests, and go with it", async () => {
    const { turn, socket, labels, rest, container } = await layer(before);
    await rest();
    expect(labels()).toEqual({});
    turn.point("E1");
    await tick();
    turn.point("B2");
    await rest();
    expect(socket.sentOf("gains").map(({ start }) => start)).toEqual(["B2"]);
    expect(labels()).toEqual({ A1: "+9", C3: "+2", D4: "+9" });
    expect(container.querySelectorAll(".best").length).toBe(2);
    turn.point("C3");
    await rest();
    expect(labels()).toEqual({});
  });

  it("are asked for once per start and question", async () => {
    const { turn, socket, labels, rest } = await layer(before);
    for (const tile of ["B2", null, "B2"] as const) {
      turn.point(tile);
      await rest();
    }
    expect(socket.sentOf("gains")).toHaveLength(1);
    expect(Object.keys(labels())).toHaveLength(3);
    socket.receive({ type: "draft", snapshot: sowing("vm", [drop("C2", "m")]) });
    await rest();
    expect(socket.sentOf("gains").map(({ start }) => start)).toEqual(["B2", undefined]);
  });

  it("stay on the tiles during the move, whatever is pointed at", async () => {
    const { turn, labels, rest } = await layer(sowing("vm", [drop("C2", "m")]));
    await rest();
    expect(Object.keys(labels())).toHaveLength(3);
    turn.point("F5");
    await rest();
    expect(Object.keys(labels())).toHaveLength(3);
  });

  it("are not asked for at other questions or in the turn of others", async () => {
    for (const first of [myQuestion("trading", [buy(1)]), othersQuestion("moving")]) {
      const { turn, socket, rest } = await layer(first);
      turn.point("B2");
      await rest();
      expect(socket.sentOf("gains")).toEqual([]);
      cleanup();
    }
  });

  it("an answer that comes too late is dropped", async () => {
    const { turn, socket, labels, rest } = await layer(before);
    socket.answer("gains", () => []);
    turn.point("B2");
    await rest();
    const { id } = socket.sentOf("gains")[0] ?? {};
    socket.receive({ type: "draft", snapshot: myQuestion("trading", [buy(1)]) });
    socket.receive({ type: "gains", id: id ?? null, gains: found });
    await rest();
    expect(labels()).toEqual({});
  });

  it("are asked for again when a lost connection is back", async () => {
    const { turn, store, socket, fakeSockets, labels, rest } = await layer(before);
    socket.answer("gains", () => []);
    turn.point("B2");
    await rest();
    socket.closeSocket(1006);
    await rest();
    expect(labels()).toEqual({});
    await vi.advanceTimersByTimeAsync(400);
    expect(fakeSockets.all).toHaveLength(2);
    const { last } = fakeSockets;
    last.answer("gains", (id) => [{ type: "gains", id, gains: found }]);
    last.accept();
    last.receive(welcome({ snapshot: before }));
    await rest();
    expect(last.sentOf("gains").map(({ start }) => start)).toEqual(["B2"]);
    expect(labels()).toEqual({ A1: "+9", C3: "+2", D4: "+9" });
    store.close();
  });

  it("are part of the names of the tiles and of their explanations", async () => {
    const { turn, rest, store } = await layer(sowing("vm", [drop("C2", "m")]));
    await rest();
    render(Board, { tiles: printedTiles(), board: tiles(), marks: turn.marks });
    const tile = screen.getByRole("gridcell", { name: /^D4, .*\+9: 3 Viziers and the tile$/ });
    const topics = tile.getAttribute("data-explain") ?? "";
    expect(explanations(topics)[0]).toMatchObject({ title: "Best turn ending on D4", text: "+9: 3 Viziers and the tile" });
    const other = screen.getByRole("gridcell", { name: /^F5/ }).getAttribute("data-explain") ?? "";
    expect(explanations(other).every(({ text }) => text)).toBe(true);
    store.close();
  });

  it("of a start are explained by the best", async () => {
    const { turn, rest } = await layer(before);
    turn.point("B2");
    await rest();
    expect(explanations("brings:B2")).toMatchObject([{ title: "Best turn from B2", text: "+9 on D4: 3 Viziers and the tile" }]);
  });

  it("lead the walk to the outcome that was shown", async () => {
    const { turn, socket, rest } = await layer(sowing("vm", [drop("C2", "m")]));
    await rest();
    const end = { start: "B2", final: "D4", tribe: "v", collected: 2, empties: true } as const;
    socket.answer("outcomes", (id) => [{ type: "outcomes", id, outcomes: [end, { ...end, collected: 3, empties: false }] }]);
    socket.answer("walk", (id) => [{ type: "walk", id, actions: ["C2m", "D4v"] }]);
    await turn.toggleGoTo();
    await turn.clickTile("D4");
    expect(socket.sentOf("walk")).toMatchObject([{ final: "D4", tribe: "v", collected: 3, empties: false }]);
  });

  it("are listed, the best first, below the tile that is pointed at", async () => {
    const { turn, rest } = await layer(sowing("vm", [drop("C2", "m")]));
    await rest();
    turn.point("C3");
    render(GainList, { turn });
    const rows = screen.getAllByRole("listitem").map((row) => row.textContent);
    expect(rows).toEqual(["C3+2: 3 Viziers", "D4+9: 3 Viziers and the tile", "A1+9: 3 Viziers"]);
  });

  it("say what to do as long as nothing is pointed at", async () => {
    const { turn } = await layer(before);
    render(GainList, { turn });
    expect(screen.getByRole("listitem").textContent).toMatch(/^Point at a tile/);
  });
});
