import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line, type Saying } from "../src/lib/line";
import type { Told } from "../src/wire";
import { welcome } from "./samples";
import { nth } from "./scenes";
import { done, Exchange, Listener, refused, type Teller } from "./tellers";

const soon = () => vi.advanceTimersByTimeAsync(0);

async function dialled(hello?: () => Promise<Saying>) {
  const exchange = new Exchange();
  const ears = new Listener(hello);
  const line = new Line("ws://there", ears, exchange.dial);
  void line.open();
  await soon();
  return { line, ears, exchange };
}

/** A line on which both have said hello. */
async function opened() {
  const { line, ears, exchange } = await dialled();
  exchange.last.pickUp();
  exchange.last.tell(welcome());
  return { line, ears, exchange, teller: exchange.last };
}

/** How long the line waits before it dials again: between so many milliseconds, and not longer than so many. */
async function waits(exchange: Exchange, shortest: number, longest: number) {
  const before = exchange.tellers.length;
  await vi.advanceTimersByTimeAsync(shortest);
  expect(exchange.tellers).toHaveLength(before);
  await vi.advanceTimersByTimeAsync(longest - shortest);
  expect(exchange.tellers).toHaveLength(before + 1);
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("a line", () => {
  it("says hello once somebody is there, and is open when it is welcomed", async () => {
    const { ears, exchange } = await dialled(() => Promise.resolve({ say: "hello", since: 3 }));
    expect(exchange.last.all).toEqual([]);
    exchange.last.pickUp();
    expect(exchange.last.all).toEqual([{ say: "hello", since: 3, to: 0 }]);
    expect(ears.statuses).toEqual(["connecting"]);
    exchange.last.tell(welcome());
    expect(ears.statuses).toEqual(["connecting", "open"]);
    expect(ears.heard.map((message) => message.told)).toEqual(["welcome"]);
  });

  it("gives each reply to whoever asked for it", async () => {
    const { line, teller } = await opened();
    const first = line.say({ say: "why", deed: "A1>" });
    const second = line.say({ say: "sale" });
    const asked = teller.all.slice(1).map((said) => said.to ?? 0);
    teller.tell({ told: "sale", to: nth(asked, 1), sale: { says: [], gold: 7 } });
    teller.tell({ told: "why", to: nth(asked, 0), why: { possible: true, words: "", rule: null } });
    expect(await first).toMatchObject({ told: "why" });
    expect(await second).toMatchObject({ told: "sale" });
  });

  it("takes a refusal for a reply", async () => {
    const { line, teller } = await opened();
    teller.answer("sale", (to) => [refused(to)]);
    expect(await line.say({ say: "sale" })).toMatchObject({ told: "refusal", kind: "not-possible" });
  });

  it("takes news for nobody's reply", async () => {
    const { line, ears, teller } = await opened();
    const replied = vi.fn<(message: Told | null) => void>();
    void line.say({ say: "sale" }).then(replied);
    teller.tell({ told: "closing" });
    await soon();
    expect(ears.heard.at(-1)?.told).toBe("closing");
    expect(replied).not.toHaveBeenCalled();
  });

  it("replies with nothing when it breaks before an answer has come", async () => {
    const { line, teller } = await opened();
    const replies = [line.say({ say: "sale" }), line.say({ say: "confirm", seen: 0, drafted: 0 })];
    teller.hangUp(1006);
    expect(await Promise.all(replies)).toEqual([null, null]);
  });

  it("replies with nothing to what is said while nobody is there", async () => {
    const { line, exchange } = await dialled();
    expect(await line.say({ say: "sale" })).toBeNull();
    exchange.last.pickUp();
    exchange.last.hangUp(1006);
    expect(await line.say({ say: "sale" })).toBeNull();
    expect(exchange.last.acts).toEqual([]);
  });
});

describe("a line that breaks", () => {
  it("is dialled again after pauses that grow, up to eight seconds or a little more", async () => {
    const { ears, exchange, teller } = await opened();
    teller.hangUp(1006);
    expect(ears.statuses.at(-1)).toBe("away");
    for (const pause of [250, 500, 1000, 2000, 4000, 8000, 8000]) {
      await waits(exchange, pause * 0.74, pause * 1.26);
      exchange.last.hangUp(1006);
    }
  });

  it("begins with short pauses again once it was welcomed", async () => {
    const { exchange, teller } = await opened();
    teller.hangUp(1006);
    await vi.advanceTimersByTimeAsync(400);
    exchange.last.hangUp(1006);
    await vi.advanceTimersByTimeAsync(700);
    exchange.last.pickUp();
    exchange.last.tell(welcome());
    exchange.last.hangUp(1012);
    await waits(exchange, 180, 320);
  });

  it("asks anew before each try what to say hello with", async () => {
    let since = 4;
    const { exchange } = await dialled(() => Promise.resolve({ say: "hello", since: since++ }));
    exchange.last.hangUp(1006);
    await vi.advanceTimersByTimeAsync(400);
    exchange.last.pickUp();
    expect(exchange.last.said("hello")).toMatchObject([{ since: 5 }]);
  });

  it("tries again when there is nothing to say hello with yet", async () => {
    const hello = vi.fn<() => Promise<Saying>>().mockRejectedValueOnce(new Error("away")).mockResolvedValue({ say: "hello" });
    const { ears, exchange } = await dialled(hello);
    expect(exchange.tellers).toHaveLength(0);
    expect(ears.statuses).toEqual(["connecting", "away"]);
    await waits(exchange, 180, 320);
  });

  it.each([4400, 4404, 4409])("is over by code %i, for to come again would not help", async (code) => {
    const { ears, exchange, teller } = await opened();
    teller.hangUp(code);
    await vi.advanceTimersByTimeAsync(7000);
    expect(ears.statuses.at(-1)).toBe("ended");
    expect(exchange.tellers).toHaveLength(1);
  });

  it("hurries: it is dialled at once, and only once", async () => {
    const { line, exchange, teller } = await opened();
    teller.hangUp(1006);
    line.hurry();
    await soon();
    expect(exchange.tellers).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(7000);
    expect(exchange.tellers).toHaveLength(2);
  });

  it("hurries while it still looks for what to say hello with, and is dialled once", async () => {
    const found: (() => void)[] = [];
    const { line, exchange } = await dialled(() => new Promise((resolve) => found.push(() => resolve({ say: "hello" }))));
    line.hurry();
    for (const resolve of found) resolve();
    await vi.advanceTimersByTimeAsync(7000);
    expect(exchange.tellers).toHaveLength(1);
  });

  it("does not hurry while somebody is there", async () => {
    const { line, exchange } = await opened();
    line.hurry();
    await soon();
    expect(exchange.tellers).toHaveLength(1);
  });
});

describe("hanging up", () => {
  it("ends the line for good", async () => {
    const { line, ears, exchange, teller } = await opened();
    const reply = line.say({ say: "sale" });
    line.close();
    line.hurry();
    await vi.advanceTimersByTimeAsync(7000);
    expect(teller.readyState).toBe(WebSocket.CLOSED);
    expect(await reply).toBeNull();
    expect(ears.statuses.at(-1)).toBe("ended");
    expect(exchange.tellers).toHaveLength(1);
  });

  it("ends it in a pause, too", async () => {
    const { line, exchange, teller } = await opened();
    teller.hangUp(1006);
    line.close();
    await vi.advanceTimersByTimeAsync(7000);
    expect(exchange.tellers).toHaveLength(1);
  });

  it("to dial anew leaves one line, with another hello", async () => {
    const { line, ears, exchange, teller } = await opened();
    line.redial();
    await vi.advanceTimersByTimeAsync(7000);
    expect(teller.readyState).toBe(WebSocket.CLOSED);
    expect(exchange.tellers).toHaveLength(2);
    exchange.last.pickUp();
    exchange.last.tell(welcome());
    expect(exchange.last.said("hello")).toHaveLength(1);
    expect(ears.statuses.at(-1)).toBe("open");
    expect(await answered(line, exchange.last)).toBe("done");
  });
});

describe("dialling anew", () => {
  it("replies with nothing to what is not answered yet", async () => {
    const { line } = await opened();
    const reply = line.say({ say: "sale" });
    line.redial();
    expect(await reply).toBeNull();
  });

  it("hears no more of the line before", async () => {
    const { line, ears, teller } = await opened();
    line.redial();
    await soon();
    const before = ears.heard.length;
    teller.tell({ told: "closing" });
    expect(ears.heard).toHaveLength(before);
  });
});

async function answered(line: Line, teller: Teller): Promise<string | undefined> {
  teller.answer("chat", (to) => [done(to)]);
  return (await line.say({ say: "chat", words: "hello" }))?.told;
}
