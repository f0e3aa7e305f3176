import { describe, expect, it } from "vitest";
import { index } from "../src/board/geometry";
import { applyEvent } from "../src/table/eventFrames";
import type { EventInfo, PublicPlayerInfo, Seat, PublicView } from "../src/protocol";
import { player, view, tiles } from "./samples";

const seat = "pink" as const;

describe("watching what others did", () => {
  const start = view({ board: tiles({ B2: "vm", C2: "m" }), resource_row: ["silk", "fish"] });
  const seen = (...events: EventInfo[]) => events.reduce(applyEvent, start);

  it("picks up, drops and collects", () => {
    const end = seen(
      { event: "meeples-picked-up", seat, tile: "B2", meeples: "vm" },
      { event: "meeple-dropped", seat, tile: "C2", tribe: "m" },
      { event: "meeples-collected", seat, tile: "C2", tribe: "m", n: 2 },
      { event: "camel-placed", seat, tile: "C2" },
    );
    expect(end.board[index("B2")]?.meeples).toBe("");
    expect(end.board[index("C2")]).toMatchObject({ meeples: "", camel: "pink" });
  });

  it("takes a card out of the row", () => {
    expect(seen({ event: "card-taken", seat, slot: 1, card: "silk" }).resource_row).toEqual(["fish"]);
  });

  it("moves a marker from the bids to its spot, of the zeros in front of those that stand there", () => {
    const order = ["blue", "pink", "blue", "pink"] as const;
    const bid = (bidder: Seat, price: number): EventInfo => ({ event: "marker-placed", seat: bidder, price, gold: price, fakirs: 0 });
    const bids = [bid("blue", 0), bid("pink", 0), bid("blue", 18)].reduce(applyEvent, view({ bid_order: [...order] }));
    expect(bids.turn_order).toEqual(["blue", "pink", null, null, null, null, null, null, "blue"]);
    expect(bids.bid_order).toEqual(order);
    const all = applyEvent(bids, bid("pink", 1));
    expect([all.turn_order[3], all.bid_order]).toEqual(["pink", []]);
  });

  it("moves the foremost marker of the player who acts back to the bids", () => {
    const turn_order: PublicView["turn_order"] = ["pink", null, null, "pink", null, null, null, null, null];
    const end = applyEvent(view({ turn_order, bid_order: ["blue"] }), { event: "turn-started", seat, price: 1 });
    expect(end.turn_order).toEqual(["pink", null, null, null, null, null, null, null, null]);
    expect(end.bid_order).toEqual(["blue", "pink"]);
  });

  it.each<[string, EventInfo, Partial<PublicPlayerInfo>]>([
    ["a camel that is placed", { event: "camel-placed", seat, tile: "C2" }, { camels: 4 }],
    ["Viziers that are kept", { event: "meeples-kept", seat, tribe: "v", n: 2 }, { viziers: 4 }],
    ["Elders that are kept", { event: "meeples-kept", seat, tribe: "e", n: 1 }, { elders: 4 }],
    ["a victim that comes alive", { event: "meeple-captured", seat, djinn: "Kandicha", tribe: "v" }, { viziers: 3 }],
    ["a victim at court", { event: "held-meeple-killed", seat: "blue", rival: seat, tribe: "e" }, { elders: 2 }],
    ["a price", { event: "price-paid", seat, elders: 1, fakirs: 2 }, { elders: 2, cards: 4 }],
    ["a card from the row", { event: "card-taken", seat, slot: 1, card: "silk" }, { cards: 7 }],
    ["a card that was drawn", { event: "card-drawn", seat, card: "silk" }, { cards: 7 }],
    ["a card that nobody saw", { event: "hidden-card-drawn", seat }, { cards: 7 }],
    ["a suit that is sold", { event: "suit-sold", seat, suit: ["silk", "fish"], gold: 3 }, { cards: 4 }],
    ["a djinn that is summoned", { event: "djinn-summoned", seat, djinn: "Boaz" }, { djinns: ["Boaz", "Enki"] }],
    ["a djinn that is kept", { event: "djinn-kept", seat, djinn: "Utug" }, { djinns: ["Enki", "Utug"] }],
    ["a power that is used", { event: "power-used", seat, djinn: "Enki" }, { used_djinns: ["Enki"] }],
  ])("counts %s on the mat of the one it concerns, and nowhere else", (_, event, changed) => {
    const players = [player("blue"), player(seat, { camels: 5, viziers: 2, elders: 3, cards: 6, djinns: ["Enki"] })];
    const end = applyEvent({ ...start, players }, event);
    expect(end.players).toEqual([players[0], { ...players[1], ...changed }]);
  });

  const stocked = view({
    board: tiles({ B2: "vm" }),
    resource_row: ["silk"],
    djinns: ["Enki"],
    bag: "vem",
    discards: { fish: 2, fakir: 1 },
    djinn_discards: ["Utug"],
  });
  const shown = ({ bag, palms, palaces, deck_size, discards, djinn_deck_size, djinn_discards, last_round, over }: PublicView) => ({
    bag: [...bag].sort().join(""),
    palms,
    palaces,
    deck_size,
    discards,
    djinn_deck_size,
    djinn_discards,
    last_round,
    over,
  });

  it.each<[string, EventInfo, Partial<PublicView>]>([
    ["a palm tree", { event: "palm-placed", seat, tile: "C2" }, { palms: 11 }],
    ["a palace", { event: "palace-placed", seat, tile: "C2" }, { palaces: 9 }],
    ["meeples in hand that go to the bag", { event: "meeples-bagged", seat, tribe: "b", n: 2 }, { bag: "bbemv" }],
    ["meeples that come out of the bag", { event: "meeples-drawn", seat, tile: "C2", meeples: "vm" }, { bag: "e" }],
    ["a victim on a tile", { event: "tile-meeple-killed", seat, tile: "B2", tribe: "m" }, { bag: "emmv" }],
    ["a victim at court", { event: "held-meeple-killed", seat, rival: "blue", tribe: "v" }, { bag: "emvv" }],
    ["a price", { event: "price-paid", seat, elders: 1, fakirs: 2 }, { bag: "eemv", discards: { fish: 2, fakir: 3 } }],
    ["a suit that is sold", { event: "suit-sold", seat, suit: ["silk", "fish"], gold: 3 }, { discards: { fish: 3, fakir: 1, silk: 1 } }],
    ["a card that joins the row", { event: "card-revealed", card: "silk" }, { deck_size: 44 }],
    ["a card that was drawn", { event: "card-drawn", seat, card: "silk" }, { deck_size: 44 }],
    ["a card that nobody saw", { event: "hidden-card-drawn", seat }, { deck_size: 44 }],
    ["a card from the row", { event: "card-taken", seat, slot: 1, card: "silk" }, {}],
    ["a new pile", { event: "deck-reshuffled" }, { deck_size: 48, discards: {} }],
    ["a djinn that joins the row", { event: "djinn-revealed", djinn: "Boaz" }, { djinn_deck_size: 18 }],
    ["a djinn that is summoned", { event: "djinn-summoned", seat, djinn: "Enki" }, {}],
    ["djinns that are shown", { event: "djinns-shown", seat, djinns: ["Boaz", "Leta"] }, { djinn_deck_size: 17 }],
    ["djinns that nobody else saw", { event: "hidden-djinns-shown", seat, n: 3 }, { djinn_deck_size: 16 }],
    [
      "djinns that are discarded",
      { event: "djinns-discarded", seat, djinns: ["Leta", "Boaz"] },
      { djinn_discards: ["Boaz", "Leta", "Utug"] },
    ],
    ["a new pile of djinns", { event: "djinn-deck-reshuffled" }, { djinn_deck_size: 20, djinn_discards: [] }],
    ["the last round, if nobody can move", { event: "no-move-declared", seat }, { last_round: true }],
    ["the end", { event: "game-ended", last_camel: true, no_move: false }, { over: true }],
  ])("counts %s in the supplies", (_, event, changed) => {
    expect(shown(applyEvent(stocked, event))).toEqual({ ...shown(stocked), ...changed });
  });

  it("does not put a captured meeple into the bag", () => {
    const killed: EventInfo = { event: "tile-meeple-killed", seat, tile: "B2", tribe: "v" };
    const captured: EventInfo = { event: "meeple-captured", seat, djinn: "Kandicha", tribe: "v" };
    expect(shown([killed, captured].reduce(applyEvent, stocked))).toEqual(shown(stocked));
  });

  it("lets the djinns rest when a round begins", () => {
    const players = [player("blue", { djinns: ["Enki"], used_djinns: ["Enki"] })];
    expect(applyEvent({ ...start, players }, { event: "round-started", round: 2 }).players[0]?.used_djinns).toEqual([]);
  });

  it("leaves the table before as it was", () => {
    seen({ event: "palm-placed", seat, tile: "A1" });
    expect(start.board[index("A1")]?.palms).toBe(0);
  });
});
