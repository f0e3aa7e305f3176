import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line, type Saying } from "../src/lib/line";
import { TableStore } from "../src/lib/table.svelte";
import { welcome } from "./samples";
import { CODE, done, Exchange, Listener } from "./tellers";

const soon = () => vi.advanceTimersByTimeAsync(0);

/** A line on which both have said hello. */
async function opened(hello?: () => Promise<Saying>) {
  const exchange = new Exchange();
  const ears = new Listener(hello);
  const line = new Line("ws://there", ears, exchange.dial);
  void line.open();
  await soon();
  exchange.last.pickUp();
  exchange.last.tell(welcome());
  return { line, ears, exchange, teller: exchange.last };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("a network that vanishes without a word", () => {
  it("is noticed: the line asks whether anybody is there, and dials again when nobody is", async () => {
    const { ears, exchange, teller } = await opened();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(teller.all.at(-1)).toMatchObject({ say: "ping" });
    await vi.advanceTimersByTimeAsync(8000);
    expect(ears.statuses.at(-1)).toBe("away");
    await vi.advanceTimersByTimeAsync(400);
    expect(exchange.tellers).toHaveLength(2);
  });

  it("is not suspected while somebody answers", async () => {
    const { ears, exchange, teller } = await opened();
    teller.answer("ping", (to) => [done(to)]);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(exchange.tellers).toHaveLength(1);
    expect(ears.statuses).toEqual(["connecting", "open"]);
  });

  it("is noticed by whoever waits for a reply", async () => {
    const { line, ears } = await opened();
    const reply = line.say({ say: "sale" });
    await vi.advanceTimersByTimeAsync(8000);
    expect(await reply).toBeNull();
    expect(ears.statuses.at(-1)).toBe("away");
  });

  it("may be told by the device", async () => {
    const { line, ears, exchange } = await opened();
    const reply = line.say({ say: "sale" });
    line.drop();
    expect(await reply).toBeNull();
    expect(ears.statuses.at(-1)).toBe("away");
    line.hurry();
    await soon();
    expect(exchange.tellers).toHaveLength(2);
  });
});

describe("a server that does not even pick up", () => {
  it("is dialled again", async () => {
    const exchange = new Exchange();
    const line = new Line("ws://there", new Listener(), exchange.dial);
    void line.open();
    await vi.advanceTimersByTimeAsync(8400);
    expect(exchange.tellers).toHaveLength(2);
  });
});

describe("coming back in a hurry", () => {
  it("asks on an open line whether anybody is there", async () => {
    const { line, exchange, teller } = await opened();
    line.hurry();
    expect(teller.all.at(-1)).toMatchObject({ say: "ping" });
    expect(exchange.tellers).toHaveLength(1);
  });

  it("opens one line only, however often one hurries and however late the hello is ready", async () => {
    const ready: ((hello: Saying) => void)[] = [];
    const exchange = new Exchange();
    const line = new Line("ws://there", new Listener(() => new Promise((resolve) => ready.push(resolve))), exchange.dial);
    void line.open();
    line.hurry();
    line.hurry();
    for (const resolve of ready) resolve({ say: "hello" });
    await soon();
    expect(exchange.tellers).toHaveLength(1);
  });

  it("leaves nobody waiting for a reply on the line before", async () => {
    const { line } = await opened();
    const reply = line.say({ say: "sale" });
    line.redial();
    expect(await reply).toBeNull();
  });
});

describe("keys that are good no more", () => {
  it("are fetched anew for the next hello", async () => {
    const exchange = new Exchange();
    const keys = [["old"], ["new"]];
    const store = new TableStore(CODE, exchange.dial, () => Promise.resolve(keys.shift() ?? []));
    store.open();
    await soon();
    exchange.last.pickUp();
    exchange.last.tell({ told: "refusal", to: 0, kind: "wrong-key", words: "No.", rule: null });
    exchange.last.hangUp(4403);
    await vi.advanceTimersByTimeAsync(400);
    exchange.last.pickUp();
    expect(exchange.tellers.map((teller) => teller.all)).toMatchObject([[{ keys: ["old"] }], [{ keys: ["new"] }]]);
    expect(store.turnedAway).toBeNull();
  });
});
