import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import type { TableStore } from "../src/lib/table.svelte";
import { pressed } from "../src/table/keys";
import { Replaying } from "../src/table/replaying.svelte";
import { Turn } from "../src/table/turn.svelte";
import type { Scene } from "../src/wire";
import { asking, buy, end, final, nth, pass, sowing } from "./scenes";
import { drop, scene, tried } from "./samples";
import { seated, type Teller } from "./tellers";

describe("a key", () => {
  let teller: Teller;
  let turn: Turn;
  let store: TableStore;
  let replaying: Replaying;
  const focus = vi.fn();
  const onhelp = vi.fn();

  async function at(first: Scene) {
    ({ store, teller } = await seated(first));
    teller.agree();
    turn = new Turn(store);
    replaying = new Replaying(store);
  }

  function press(key: string, on: EventTarget = document.body, held: KeyboardEventInit = {}) {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, ...held });
    const hear = (heard: KeyboardEvent) => pressed(heard, turn, replaying, { focus }, onhelp);
    window.addEventListener("keydown", hear);
    on.dispatchEvent(event);
    window.removeEventListener("keydown", hear);
  }

  beforeEach(async () => {
    vi.clearAllMocks();
    settings.motion = true;
    document.body.replaceChildren();
    const drops = (["v", "e", "m", "b", "a"] as const).map((tribe) => drop("C3", tribe));
    await at(sowing("vemba", [...drops, end], { draft: [tried({ action: "pick-up", tile: "B2" })] }));
  });

  it.each([["1", "v"], ["2", "e"], ["3", "m"], ["4", "b"], ["5", "a"]] as const)("%s chooses the tribe %s in hand", (key, tribe) => {
    press(key);
    expect(turn.tribe).toBe(tribe);
  });

  it.each([["u", "undo"], ["U", "undo"], ["r", "restart"], ["c", "try"], ["g", "outcomes"]] as const)("%s does what its button does: %s", (key, say) => {
    press(key);
    expect(teller.acts[0]).toBe(say);
  });

  it("c confirms what waits for it", async () => {
    await at(asking("trading", [final(pass), buy(1)]));
    await turn.click(nth(store.offers, 0));
    press("c");
    expect(teller.tried).toEqual([["pass"]]);
  });

  it("leads to the board and to help", () => {
    press("b");
    expect(focus).toHaveBeenCalledOnce();
    press("?");
    expect(onhelp).toHaveBeenCalledOnce();
  });

  it.each(["0", "6", "x", " ", "Tab", "Enter"])("%j means nothing here", (key) => {
    press(key);
    expect([turn.tribe, teller.acts, focus.mock.calls, onhelp.mock.calls]).toEqual([null, [], [], []]);
  });

  it.each(["ctrlKey", "metaKey", "altKey"] as const)("is the browser's with %s", (held) => {
    press("u", document.body, { [held]: true });
    press("1", document.body, { [held]: true });
    expect([turn.tribe, teller.acts]).toEqual([null, []]);
  });

  it.each(["input", "textarea", "select"])("is typed in a field: %s", (kind) => {
    const field = document.createElement(kind);
    document.body.append(field);
    press("u", field);
    press("1", field);
    expect([turn.tribe, teller.acts]).toEqual([null, []]);
  });

  it("belongs to the dialog that is open", () => {
    const dialog = document.createElement("dialog");
    const button = document.createElement("button");
    dialog.append(button);
    document.body.append(dialog);
    press("u", button);
    expect(teller.acts).toEqual([]);
  });

  it("skips what is being shown", () => {
    for (const n of [1, 2]) teller.tell({ told: "news", played: [{ n, seat: "pink", say: "end", events: [] }], scene: scene({ n }), result: null });
    press("x");
    expect(store.passages).toHaveLength(2);
    void replaying.show();
    expect(store.passages).toHaveLength(1);
    press("x");
    expect(store.passages).toHaveLength(0);
  });
});
