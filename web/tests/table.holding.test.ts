// Who has the screen, where several share it; and a draft in two tabs.
import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { TableStore } from "../src/lib/table.svelte";
import { passScreenTo } from "../src/table/passScreen";
import { Turn } from "../src/table/turn.svelte";
import type { Seat, Welcome } from "../src/protocol";
import { drop, snapshot, drafted, welcome } from "./samples";
import { question, myQuestion, seatInfo, nth, pickUp, sowing, summon, tableWith } from "./snapshots";
import { CODE, FakeSockets, connectedStore } from "./fakeSocket";

const soon = () => new Promise((resolve) => setTimeout(resolve));
const FRIENDS = tableWith(seatInfo("blue"), seatInfo("pink"), seatInfo("black", { kind: "bot", bot: "calm" }));

async function opened(type: Partial<Welcome>, find = () => Promise.resolve(["one", "two"])) {
  const fakeSockets = new FakeSockets();
  const store = new TableStore(CODE, fakeSockets.connect, find);
  store.open();
  await soon();
  fakeSockets.last.accept();
  fakeSockets.last.receive(welcome({ table: FRIENDS, own_seats: ["blue", "pink"], ...type }));
  return { store, fakeSockets, socket: fakeSockets.last };
}

const from = (seat: Seat, askedSeat: Seat, n = 9): Partial<Welcome> => ({
  snapshot: snapshot({ seat, action_count: n, question: question("moving", { seat: askedSeat }) }),
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  settings.quick = true;
});

describe("a screen for several", () => {
  it("shows nobody's secrets before somebody has taken it, even while a bot is asked", async () => {
    const { store } = await opened(from("blue", "black"));
    expect(passScreenTo(store)).toBe("blue");
  });

  it("is with the player who took it, also after a reload", async () => {
    const { store, socket } = await opened(from("blue", "pink"));
    expect(passScreenTo(store)).toBe("pink");
    socket.answer("switch-seat", (id) => [welcome({ id, table: FRIENDS, own_seats: ["blue", "pink"], ...from("pink", "pink") })]);
    await store.switchSeat("pink");
    expect(passScreenTo(store)).toBeNull();
    const again = await opened(from("pink", "black"));
    expect(again.socket.sentOf("hello")).toMatchObject([{ seat: "pink" }]);
    expect(passScreenTo(again.store)).toBeNull();
  });

  it("need not be taken before anything has happened", async () => {
    const { store } = await opened(from("blue", "black", 0));
    expect(passScreenTo(store)).toBeNull();
  });

  it("is nobody's any more when the seat is lost", async () => {
    const keys = [["old"], []];
    const { fakeSockets, socket } = await opened(from("blue", "blue", 0), () => Promise.resolve(keys.shift() ?? []));
    socket.receive({ type: "error", id: 0, code: "wrong-key", message: "No.", text: { key: "unknown", arguments: {} }, rule: null });
    socket.closeSocket(4403);
    await new Promise((resolve) => setTimeout(resolve, 400));
    fakeSockets.last.accept();
    expect(fakeSockets.last.sentOf("hello")).toMatchObject([{ keys: [], since: 0 }]);
    expect(fakeSockets.last.sentOf("hello")[0]).not.toHaveProperty("seat");
  });
});

describe("what is forced", () => {
  const picked = drafted("B2>");
  const first = myQuestion("moving", [pickUp("B2")]);
  const second = sowing("v", [drop("C2", "v")], { draft: [picked] });

  it("is not done again in this tab when another one has taken it back", async () => {
    const { store, socket } = await connectedStore(second);
    socket.acknowledgeAll();
    const turn = new Turn(store);
    await turn.playForced();
    socket.receive({ type: "draft", snapshot: first });
    await turn.playForced();
    expect(socket.triedActions).toEqual([]);
  });

  it("is not done for another tab in the middle of its draft", async () => {
    const { store, socket } = await connectedStore(myQuestion("moving", [pickUp("A1"), pickUp("B2")]));
    socket.acknowledgeAll();
    const turn = new Turn(store);
    await turn.playForced();
    socket.receive({ type: "draft", snapshot: second });
    await turn.playForced();
    expect(socket.triedActions).toEqual([]);
  });

  it("is done after one's own answer", async () => {
    const { store, socket } = await connectedStore(myQuestion("moving", [pickUp("A1"), pickUp("B2")]));
    socket.acknowledgeAll();
    const turn = new Turn(store);
    await turn.playForced();
    await turn.clickTile("B2");
    socket.receive({ type: "draft", snapshot: second });
    await turn.playForced();
    expect(socket.triedActions).toEqual([["B2>"], ["C2v"]]);
  });
});

describe("the way to pay", () => {
  it("is the cheapest by what the server says, where chance leaves the points open", async () => {
    const ways = [summon("Sibittis", 0, 0), summon("Sibittis", 1, 0)];
    const { store, socket } = await connectedStore(myQuestion("summoning", ways));
    socket.answer("payment", (id) => [{ type: "payment", id, payment: { notation: nth(ways, 1).notation } }]);
    const turn = new Turn(store);
    const [plain] = store.options;
    if (plain) await turn.click(plain);
    await soon();
    expect(turn.staged?.notation).toBe(nth(ways, 1).notation);
  });
});
