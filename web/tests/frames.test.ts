import { describe, expect, it } from "vitest";
import { index } from "../src/board/geometry";
import { after } from "../src/table/frames";
import type { Happening, MatTold, Seat, Sight } from "../src/wire";
import { mat, sight, tiles } from "./samples";

const seat = "pink" as const;
const words = "";

describe("watching what others did", () => {
  const start = sight({ board: tiles({ B2: "vm", C2: "m" }), row: ["silk", "fish"] });
  const seen = (...events: Happening[]) => events.reduce(after, start);

  it("lifts, drops and takes back", () => {
    const end = seen(
      { event: "meeples-lifted", seat, tile: "B2", meeples: "vm", words },
      { event: "meeple-dropped", seat, tile: "C2", tribe: "m", words },
      { event: "meeples-taken-back", seat, tile: "C2", tribe: "m", n: 2, words },
      { event: "camel-placed", seat, tile: "C2", words },
    );
    expect(end.board[index("B2")]?.meeples).toBe("");
    expect(end.board[index("C2")]).toMatchObject({ meeples: "", camel: "pink" });
  });

  it("takes a card out of the row", () => {
    expect(seen({ event: "card-taken", seat, slot: 1, card: "silk", words }).row).toEqual(["fish"]);
  });

  it("moves a marker from the bids to its spot, of the zeros in front of those that stand there", () => {
    const order = ["blue", "pink", "blue", "pink"] as const;
    const bid = (bidder: Seat, price: number): Happening => ({ event: "marker-placed", seat: bidder, price, gold: price, fakirs: 0, words });
    const bids = [bid("blue", 0), bid("pink", 0), bid("blue", 18)].reduce(after, sight({ order: [...order] }));
    expect(bids.track).toEqual(["blue", "pink", null, null, null, null, null, null, "blue"]);
    expect(bids.order).toEqual(order);
    const all = after(bids, bid("pink", 1));
    expect([all.track[3], all.order]).toEqual(["pink", []]);
  });

  it("moves the foremost marker of whoever acts back to the bids", () => {
    const track: Sight["track"] = ["pink", null, null, "pink", null, null, null, null, null];
    const end = after(sight({ track, order: ["blue"] }), { event: "turn-began", seat, price: 1, words });
    expect(end.track).toEqual(["pink", null, null, null, null, null, null, null, null]);
    expect(end.order).toEqual(["blue", "pink"]);
  });

  it.each<[string, Happening, Partial<MatTold>]>([
    ["a camel that is placed", { event: "camel-placed", seat, tile: "C2", words }, { camels: 4 }],
    ["Viziers that are kept", { event: "meeples-kept", seat, tribe: "v", n: 2, words }, { viziers: 4 }],
    ["Elders that are kept", { event: "meeples-kept", seat, tribe: "e", n: 1, words }, { elders: 4 }],
    ["a victim that comes alive", { event: "captured", seat, djinn: "Kandicha", tribe: "v", words }, { viziers: 3 }],
    ["a victim at court", { event: "killed-at-court", seat: "blue", rival: seat, tribe: "e", words }, { elders: 2 }],
    ["a price", { event: "price-paid", seat, elders: 1, fakirs: 2, words }, { elders: 2, cards: 4 }],
    ["a card from the row", { event: "card-taken", seat, slot: 1, card: "silk", words }, { cards: 7 }],
    ["a card that was drawn", { event: "card-drawn", seat, card: "silk", words }, { cards: 7 }],
    ["a card that nobody saw", { event: "card-drawn-unseen", seat, words }, { cards: 7 }],
    ["a suit that is sold", { event: "suit-sold", seat, suit: ["silk", "fish"], gold: 3, words }, { cards: 4 }],
    ["a djinn that is summoned", { event: "djinn-summoned", seat, djinn: "Boaz", words }, { djinns: ["Boaz", "Enki"] }],
    ["a djinn that is kept", { event: "djinn-kept", seat, djinn: "Utug", words }, { djinns: ["Enki", "Utug"] }],
    ["a power that is used", { event: "power-used", seat, djinn: "Enki", words }, { spent: ["Enki"] }],
  ])("counts %s on the mat of the one it concerns, and nowhere else", (_, event, changed) => {
    const mats = [mat("blue"), mat(seat, { camels: 5, viziers: 2, elders: 3, cards: 6, djinns: ["Enki"] })];
    const end = after({ ...start, mats }, event);
    expect(end.mats).toEqual([mats[0], { ...mats[1], ...changed }]);
  });

  const stocked = sight({
    board: tiles({ B2: "vm" }),
    row: ["silk"],
    djinns: ["Enki"],
    bag: "vem",
    discards: { fish: 2, fakir: 1 },
    dismissed: ["Utug"],
  });
  const told = ({ bag, palms, palaces, cards_left, discards, djinns_left, dismissed, last_round, over }: Sight) =>
    ({ bag: [...bag].sort().join(""), palms, palaces, cards_left, discards, djinns_left, dismissed, last_round, over });

  it.each<[string, Happening, Partial<Sight>]>([
    ["a palm tree", { event: "palm-placed", seat, tile: "C2", words }, { palms: 11 }],
    ["a palace", { event: "palace-placed", seat, tile: "C2", words }, { palaces: 9 }],
    ["meeples in hand that go to the bag", { event: "meeples-bagged", seat, tribe: "b", n: 2, words }, { bag: "bbemv" }],
    ["meeples that come out of the bag", { event: "meeples-came", seat, tile: "C2", meeples: "vm", words }, { bag: "e" }],
    ["a victim on a tile", { event: "killed-on-tile", seat, tile: "B2", tribe: "m", words }, { bag: "emmv" }],
    ["a victim at court", { event: "killed-at-court", seat, rival: "blue", tribe: "v", words }, { bag: "emvv" }],
    ["a price", { event: "price-paid", seat, elders: 1, fakirs: 2, words }, { bag: "eemv", discards: { fish: 2, fakir: 3 } }],
    ["a suit that is sold", { event: "suit-sold", seat, suit: ["silk", "fish"], gold: 3, words }, { discards: { fish: 3, fakir: 1, silk: 1 } }],
    ["a card that joins the row", { event: "card-laid", card: "silk", words }, { cards_left: 44 }],
    ["a card that was drawn", { event: "card-drawn", seat, card: "silk", words }, { cards_left: 44 }],
    ["a card that nobody saw", { event: "card-drawn-unseen", seat, words }, { cards_left: 44 }],
    ["a card from the row", { event: "card-taken", seat, slot: 1, card: "silk", words }, {}],
    ["a new pile", { event: "pile-renewed", words }, { cards_left: 48, discards: {} }],
    ["a djinn that joins the row", { event: "djinn-laid", djinn: "Boaz", words }, { djinns_left: 18 }],
    ["a djinn that is summoned", { event: "djinn-summoned", seat, djinn: "Enki", words }, {}],
    ["djinns that are shown", { event: "djinns-shown", seat, djinns: ["Boaz", "Leta"], words }, { djinns_left: 17 }],
    ["djinns that nobody else saw", { event: "djinns-shown-unseen", seat, n: 3, words }, { djinns_left: 16 }],
    ["djinns that are discarded", { event: "djinns-discarded", seat, djinns: ["Leta", "Boaz"], words }, { dismissed: ["Boaz", "Leta", "Utug"] }],
    ["a new pile of djinns", { event: "djinn-pile-renewed", words }, { djinns_left: 20, dismissed: [] }],
    ["the last round, if nobody can move", { event: "no-move-left", seat, words }, { last_round: true }],
    ["the end", { event: "game-ended", last_camel: true, no_move: false, words }, { over: true }],
  ])("counts %s in the supplies", (_, event, changed) => {
    expect(told(after(stocked, event))).toEqual({ ...told(stocked), ...changed });
  });

  it("leaves whoever is taken alive out of the bag", () => {
    const killed: Happening = { event: "killed-on-tile", seat, tile: "B2", tribe: "v", words };
    const captured: Happening = { event: "captured", seat, djinn: "Kandicha", tribe: "v", words };
    expect(told([killed, captured].reduce(after, stocked))).toEqual(told(stocked));
  });

  it("lets the djinns rest when a round begins", () => {
    const mats = [mat("blue", { djinns: ["Enki"], spent: ["Enki"] })];
    expect(after({ ...start, mats }, { event: "round-began", round: 2, words }).mats[0]?.spent).toEqual([]);
  });

  it("leaves the table before as it was", () => {
    seen({ event: "palm-placed", seat, tile: "A1", words });
    expect(start.board[index("A1")]?.palms).toBe(0);
  });
});
