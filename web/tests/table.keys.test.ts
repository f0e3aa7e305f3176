import { beforeEach, describe, expect, it, vi } from "vitest";
import { announcer } from "../src/announce/announcer.svelte";
import { Speaker } from "../src/announce/speaker";
import { settings } from "../src/lib/settings.svelte";
import type { TableStore } from "../src/lib/table.svelte";
import { handleKey } from "../src/table/keys";
import { CatchUp } from "../src/table/catchUp.svelte";
import { Turn } from "../src/table/turn.svelte";
import type { Snapshot } from "../src/protocol";
import { useLanguage } from "../src/texts";
import { MESSAGES } from "./generated";
import { myQuestion, buy, end, final, nth, pass, sowing } from "./snapshots";
import { drop, snapshot, drafted, must, player, view } from "./samples";
import { connectedStore, type FakeSocket } from "./fakeSocket";

describe("a key", () => {
  let socket: FakeSocket;
  let turn: Turn;
  let store: TableStore;
  let catchUp: CatchUp;
  let speaker: Speaker;
  const focus = vi.fn();
  const focusChoosable = vi.fn();
  const onhelp = vi.fn();

  async function at(first: Snapshot) {
    ({ store, socket } = await connectedStore(first));
    socket.acknowledgeAll();
    turn = new Turn(store);
    catchUp = new CatchUp(store);
    speaker = new Speaker(store, turn);
  }

  function press(key: string, on: EventTarget = document.body, held: KeyboardEventInit = {}) {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, ...held });
    const board = { focus, focusChoosable };
    const hear = (heard: KeyboardEvent) => handleKey(heard, { turn, catchUp, speaker, board, onhelp });
    window.addEventListener("keydown", hear);
    on.dispatchEvent(event);
    window.removeEventListener("keydown", hear);
  }

  beforeEach(async () => {
    vi.clearAllMocks();
    settings.speed = "normal";
    document.body.replaceChildren();
    const drops = (["v", "e", "m", "b", "a"] as const).map((tribe) => drop("C3", tribe));
    await at(sowing("vemba", [...drops, end], { draft: [drafted("B2>")] }));
  });

  it.each([
    ["1", "v"],
    ["2", "e"],
    ["3", "m"],
    ["4", "b"],
    ["5", "a"],
  ] as const)("%s chooses the tribe %s in hand", (key, tribe) => {
    press(key);
    expect(turn.tribe).toBe(tribe);
  });

  it.each([
    ["u", "undo"],
    ["U", "undo"],
    ["r", "restart"],
    ["c", "try"],
    ["g", "outcomes"],
  ] as const)("%s does what its button does: %s", (key, say) => {
    press(key);
    expect(socket.sentTypes[0]).toBe(say);
  });

  it("c confirms what waits for it", async () => {
    await at(myQuestion("trading", [final(pass), buy(1)]));
    await turn.click(nth(store.options, 0));
    press("c");
    expect(socket.triedActions).toEqual([["pass"]]);
  });

  it("leads to the board and to help", () => {
    press("b");
    expect(focus).toHaveBeenCalledOnce();
    press("n");
    press("N", document.body, { shiftKey: true });
    expect(focusChoosable.mock.calls).toEqual([[1], [-1]]);
    press("?");
    expect(onhelp).toHaveBeenCalledOnce();
  });

  it.each(["0", "6", "x", " ", "Tab", "Open"])("%j means nothing here", (key) => {
    press(key);
    expect([turn.tribe, socket.sentTypes, focus.mock.calls, onhelp.mock.calls]).toEqual([null, [], [], []]);
  });

  it.each(["ctrlKey", "metaKey", "altKey"] as const)("is the browser's with %s", (held) => {
    press("u", document.body, { [held]: true });
    press("1", document.body, { [held]: true });
    expect([turn.tribe, socket.sentTypes]).toEqual([null, []]);
  });

  it.each(["input", "textarea", "select"])("is typed in a field: %s", (kind) => {
    const field = document.createElement(kind);
    document.body.append(field);
    press("u", field);
    press("1", field);
    expect([turn.tribe, socket.sentTypes]).toEqual([null, []]);
  });

  it("belongs to the dialog that is open", () => {
    const dialog = document.createElement("dialog");
    const button = document.createElement("button");
    dialog.append(button);
    document.body.append(dialog);
    press("u", button);
    expect(socket.sentTypes).toEqual([]);
  });

  it("speaks the position and, one by one, the players", async () => {
    const public_view = view({ players: [player("pink"), player("blue")] });
    await at(sowing("v", [drop("C3", "v")], { public_view }));
    announcer.clear();
    press("s");
    press("p");
    press("p");
    press("p");
    const [position, me, rival, again] = announcer.queue.map(({ text }) => text);
    expect(position).toMatch(/^Round \d+\. .+ You have \d+ points, \d+ gold and .+ cards?\.$/);
    expect(me).toMatch(/^You: \d+ points?, \d+ gold, .+ camels? left, .*djinn.*\.$/);
    expect(rival).toMatch(/known points?, .+ Viziers?, .+ Elders?, .+ cards?, .+ camels? left/);
    expect(rival).not.toMatch(/gold|in hand/);
    expect(again).toBe(me);
  });

  it("speaks the cards in hand as a list of the language", async () => {
    const holdings = must(MESSAGES.welcome.snapshot, "snapshot").holdings[0];
    const hand = { silk: 1, fish: 2, fakir: 1 };
    const public_view = view({ players: [player("blue", { cards: 4 })] });
    await at(sowing("v", [drop("C3", "v")], { public_view, holdings: [{ ...must(holdings, "holdings"), seat: "blue", hand }] }));
    for (const [code, cards] of [
      ["en", "in hand Silk, 2 Fish and a Fakir"],
      ["fr", "en main de la Soie, 2 cartes Poisson et un Fakir"],
      ["de", "auf der Hand Seide, 2 Fisch und ein Fakir"],
    ] as const) {
      await useLanguage(code);
      announcer.clear();
      press("p");
      expect(announcer.queue[0]?.text).toContain(cards);
    }
    await useLanguage("en");
  });

  it("speaks while something is being shown, without skipping it", () => {
    announcer.clear();
    socket.receive({
      type: "update",
      played: [{ n: 1, seat: "pink", notation: "end", events: [], points: {} }],
      snapshot: snapshot({ action_count: 1 }),
      result: null,
    });
    void catchUp.show();
    press("s");
    expect([announcer.queue.length, catchUp.busy]).toEqual([1, true]);
    catchUp.skip();
  });

  it("skips what is being shown", async () => {
    for (const n of [1, 2])
      socket.receive({
        type: "update",
        played: [{ n, seat: "pink", notation: "end", events: [], points: {} }],
        snapshot: snapshot({ action_count: n }),
        result: null,
      });
    press("x");
    expect(store.pendingUpdates).toHaveLength(2);
    void catchUp.show();
    expect(store.pendingUpdates).toHaveLength(1);
    press("x");
    await vi.waitFor(() => expect(catchUp.busy).toBe(false));
    expect(store.pendingUpdates).toHaveLength(0);
  });
});
