// Who has the screen, where several share it; and a draft in two tabs.
import { beforeEach, describe, expect, it } from "vitest";
import { TableStore } from "../src/lib/table.svelte";
import { passesTo } from "../src/table/passing";
import { Turn } from "../src/table/turn.svelte";
import type { Seat, Welcome } from "../src/wire";
import { drop, scene, tried, welcome } from "./samples";
import { asked, asking, chair, nth, pickUp, sowing, summon, tableOf } from "./scenes";
import { CODE, Exchange, seated } from "./tellers";

const soon = () => new Promise((resolve) => setTimeout(resolve));
const FRIENDS = tableOf(chair("blue"), chair("pink"), chair("black", { kind: "bot", bot: "calm" }));

async function opened(told: Partial<Welcome>, find = () => Promise.resolve(["one", "two"])) {
  const exchange = new Exchange();
  const store = new TableStore(CODE, exchange.dial, find);
  store.open();
  await soon();
  exchange.last.pickUp();
  exchange.last.tell(welcome({ table: FRIENDS, seats: ["blue", "pink"], ...told }));
  return { store, exchange, teller: exchange.last };
}

const from = (seat: Seat, askedSeat: Seat, n = 9): Partial<Welcome> => ({ scene: scene({ seat, n, asked: asked("moving", { seat: askedSeat }) }) });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe("a screen for several", () => {
  it("shows nobody's secrets before somebody has taken it, even while a bot is asked", async () => {
    const { store } = await opened(from("blue", "black"));
    expect(passesTo(store)).toBe("blue");
  });

  it("is with whoever took it, also after a reload", async () => {
    const { store, teller } = await opened(from("blue", "pink"));
    expect(passesTo(store)).toBe("pink");
    teller.answer("sit", (to) => [welcome({ to, table: FRIENDS, seats: ["blue", "pink"], ...from("pink", "pink") })]);
    await store.sit("pink");
    expect(passesTo(store)).toBeNull();
    const again = await opened(from("pink", "black"));
    expect(again.teller.said("hello")).toMatchObject([{ seat: "pink" }]);
    expect(passesTo(again.store)).toBeNull();
  });

  it("need not be taken before anything has happened", async () => {
    const { store } = await opened(from("blue", "black", 0));
    expect(passesTo(store)).toBeNull();
  });

  it("is nobody's any more when the seat is lost", async () => {
    const keys = [["old"], []];
    const { exchange, teller } = await opened(from("blue", "blue", 0), () => Promise.resolve(keys.shift() ?? []));
    teller.tell({ told: "refusal", to: 0, kind: "wrong-key", words: "No.", rule: null });
    teller.hangUp(4403);
    await new Promise((resolve) => setTimeout(resolve, 400));
    exchange.last.pickUp();
    expect(exchange.last.said("hello")).toMatchObject([{ keys: [], since: 0 }]);
    expect(exchange.last.said("hello")[0]).not.toHaveProperty("seat");
  });
});

describe("what is forced", () => {
  const picked = tried({ action: "pick-up", tile: "B2" });
  const first = asking("moving", [pickUp("B2")]);
  const second = sowing("v", [drop("C2", "v")], { draft: [picked] });

  it("is not done again in this tab when another one has taken it back", async () => {
    const { store, teller } = await seated(second);
    teller.agree();
    const turn = new Turn(store);
    await turn.goOn();
    teller.tell({ told: "draft", scene: first });
    await turn.goOn();
    expect(teller.tried).toEqual([]);
  });

  it("is not done for another tab in the middle of its draft", async () => {
    const { store, teller } = await seated(asking("moving", [pickUp("A1"), pickUp("B2")]));
    teller.agree();
    const turn = new Turn(store);
    await turn.goOn();
    teller.tell({ told: "draft", scene: second });
    await turn.goOn();
    expect(teller.tried).toEqual([]);
  });

  it("is done after one's own answer", async () => {
    const { store, teller } = await seated(asking("moving", [pickUp("A1"), pickUp("B2")]));
    teller.agree();
    const turn = new Turn(store);
    await turn.goOn();
    await turn.clickTile("B2");
    teller.tell({ told: "draft", scene: second });
    await turn.goOn();
    expect(teller.tried).toEqual([["B2>"], ["C2v"]]);
  });
});

describe("the way to pay", () => {
  it("is the cheapest by what the server says, where chance leaves the points open", async () => {
    const ways = [summon("Sibittis", 0, 0), summon("Sibittis", 1, 0)];
    const { store, teller } = await seated(asking("summoning", ways));
    teller.answer("payment", (to) => [{ told: "payment", to, payment: { say: nth(ways, 1).say } }]);
    const turn = new Turn(store);
    const [plain] = store.offers;
    if (plain) await turn.click(plain);
    await soon();
    expect(turn.staged?.say).toBe(nth(ways, 1).say);
  });
});
