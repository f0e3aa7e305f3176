// Keys and clicks that fit nothing, and answers that come too late.
import { describe, expect, it, vi } from "vitest";
import { Turn } from "../src/table/turn.svelte";
import { drop } from "./samples";
import type { Scene } from "../src/wire";
import { asking, choose, end, final, pass, pickUp, sowing } from "./scenes";
import { done, refused, seated, type Teller } from "./tellers";

async function wondering() {
  const { store, teller } = await seated(asking("moving", [pickUp("C3")]));
  const turn = new Turn(store);
  const clicked = turn.clickTile("A1");
  return { turn, clicked, answer: () => whyNot(teller) };
}

function whyNot(teller: Teller): void {
  teller.tell({ told: "why", to: teller.all.at(-1)?.to ?? 0, why: { possible: false, words: "No.", rule: "M1" } });
}

describe("what fits nothing", () => {
  it("drops no other meeple than the one that was chosen", async () => {
    const { store, teller } = await seated(sowing("mva", [drop("C3", "m"), drop("C3", "v"), drop("D2", "a")]));
    teller.agree();
    const turn = new Turn(store);
    await turn.clickTile("C3");
    await turn.clickTribe("a");
    expect(teller.tried).toEqual([]);
    await turn.clickTribe("v");
    expect(teller.tried).toEqual([["C3v"]]);
  });

  it("chooses no tribe that is not in hand", async () => {
    const { store } = await seated(sowing("v", [drop("C3", "v"), drop("C2", "v")]));
    const turn = new Turn(store);
    await turn.clickTribe("a");
    expect([...turn.marks.lit].sort()).toEqual(["C2", "C3"]);
  });

  it("seeks no end of a walk where nobody walks", async () => {
    const { store, teller } = await seated(asking("moving", [pickUp("C3")]));
    const turn = new Turn(store);
    await turn.toggleSeeking();
    expect(turn.seeking).toBe(false);
    expect(teller.acts).toEqual([]);
  });

  it("confirms nothing in the middle of a walk", async () => {
    const { store, teller } = await seated(sowing("mv", [drop("C3", "m"), drop("C3", "v")]));
    await new Turn(store).confirm();
    expect(teller.acts).toEqual([]);
  });
});

describe("a reason", () => {
  it("is shown", async () => {
    const { turn, clicked, answer } = await wondering();
    answer();
    await clicked;
    expect(turn.wondering.reason).toEqual({ words: "No.", rule: "M1" });
  });

  it("that comes when something else is looked at is not shown", async () => {
    const { turn, clicked, answer } = await wondering();
    turn.point("C3");
    answer();
    await clicked;
    expect(turn.wondering.reason).toBeNull();
  });

  it("that comes when something new is asked is not shown", async () => {
    const { turn, clicked, answer } = await wondering();
    turn.forget();
    answer();
    await clicked;
    expect(turn.wondering.reason).toBeNull();
  });

  it("stays when the pointer leaves the board, so that its rule can be clicked", async () => {
    const { turn, clicked, answer } = await wondering();
    answer();
    await clicked;
    turn.point(null);
    expect(turn.wondering.reason).toEqual({ words: "No.", rule: "M1" });
  });
});

describe("a click that is quicker than the line", () => {
  const hurrying = async () => {
    const { store, teller } = await seated(asking("moving", [pickUp("C3"), pickUp("D3")]));
    const turn = new Turn(store);
    const hear = (scene: Scene) => {
      teller.tell({ told: "draft", scene });
      teller.tell(done(teller.said("try").at(-1)?.to ?? 0));
    };
    return { turn, teller, hear };
  };

  it("means what is asked when the line has caught up, in the order of the clicks", async () => {
    const { turn, teller, hear } = await hurrying();
    const clicks = [turn.clickTile("C3"), turn.clickTile("D3"), turn.clickTile("E3")];
    expect(teller.tried).toEqual([["C3>"]]);
    hear(sowing("vm", [drop("D3", "v"), drop("C2", "v")]));
    await vi.waitFor(() => expect(teller.tried).toEqual([["C3>"], ["D3v"]]), { timeout: 20_000 });
    hear(sowing("m", [drop("E3", "m"), drop("D2", "m")]));
    await vi.waitFor(() => expect(teller.tried).toEqual([["C3>"], ["D3v"], ["E3m"]]), { timeout: 20_000 });
    hear(asking("moving", [pickUp("C3")]));
    await Promise.all(clicks);
  });

  it("is one click if it is a double click", async () => {
    const { turn, teller, hear } = await hurrying();
    const clicks = [turn.clickTile("C3"), turn.clickTile("C3")];
    hear(asking("choosing", [choose("C3"), choose("D3")]));
    await Promise.all(clicks);
    expect(teller.tried).toEqual([["C3>"]]);
  });

  it("means nothing if the answer before it was refused", async () => {
    const { turn, teller } = await hurrying();
    const clicks = [turn.clickTile("C3"), turn.clickTile("D3")];
    teller.tell(refused(teller.said("try")[0]?.to ?? 0));
    await Promise.all(clicks);
    expect(teller.tried).toEqual([["C3>"]]);
    expect(turn.begun).toBe(false);
  });

  it("means nothing if the line is lost", async () => {
    const { turn, teller } = await hurrying();
    const clicks = [turn.clickTile("C3"), turn.clickTile("D3")];
    teller.hangUp(1006);
    await Promise.all(clicks);
    expect(teller.tried).toEqual([["C3>"]]);
    expect(turn.begun).toBe(false);
  });

  it("means nothing if one steps back after it, and the step is taken when the line has caught up", async () => {
    const { turn, teller, hear } = await hurrying();
    const clicks = [turn.clickTile("C3"), turn.clickTile("D3"), turn.undo()];
    expect(teller.acts).toEqual(["try"]);
    hear(sowing("vm", [drop("D3", "v"), drop("C2", "v")]));
    await vi.waitFor(() => expect(teller.acts).toEqual(["try", "undo"]), { timeout: 20_000 });
    teller.tell(done(teller.said("undo")[0]?.to ?? 0));
    await Promise.all(clicks);
    expect(teller.acts).toEqual(["try", "undo"]);
  });

  it("waits for a step back, too", async () => {
    const { store, teller } = await seated(asking("choosing", [choose("C3"), choose("D3")]));
    const turn = new Turn(store);
    const clicks = [turn.undo(), turn.clickTile("C3")];
    expect(teller.acts).toEqual(["undo"]);
    teller.tell({ told: "draft", scene: asking("moving", [pickUp("C3"), pickUp("D3")]) });
    teller.tell(done(teller.said("undo")[0]?.to ?? 0));
    await vi.waitFor(() => expect(teller.tried).toEqual([["C3>"]]), { timeout: 20_000 });
    teller.tell(done(teller.said("try")[0]?.to ?? 0));
    await Promise.all(clicks);
  });

  it("is no double click if something else was answered between", async () => {
    const { store, teller } = await seated(asking("choosing", [choose("C3"), pass]));
    const turn = new Turn(store);
    const first = turn.clickTile("C3");
    teller.tell(done(teller.said("try")[0]?.to ?? 0));
    await first;
    const clicks = [turn.click(pass), turn.clickTile("C3")];
    teller.tell({ told: "draft", scene: asking("moving", [pickUp("C3"), pickUp("D3")]) });
    teller.tell(done(teller.said("try")[1]?.to ?? 0));
    await vi.waitFor(() => expect(teller.tried).toHaveLength(3), { timeout: 20_000 });
    expect(teller.tried[2]).toEqual(["C3>"]);
    teller.tell(done(teller.said("try")[2]?.to ?? 0));
    await Promise.all(clicks);
  });

  it("confirms nothing that was not seen", async () => {
    const { store, teller } = await seated(asking("choosing", [final(choose("C3")), final(choose("D3"))]));
    const turn = new Turn(store);
    await turn.clickTile("C3");
    const confirms = [turn.confirm(), turn.confirm()];
    teller.tell({ told: "draft", scene: asking("selling", [end]) });
    teller.tell(done(teller.said("try")[0]?.to ?? 0));
    await Promise.all(confirms);
    expect(teller.tried).toEqual([["at:C3"]]);
  });
});
