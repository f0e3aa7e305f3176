// Applies actions to the public view, so that past ones can be shown step by step. The next snapshot is authoritative.
// That the last camel starts the last round is a rule, so it only changes with that snapshot.
import { index } from "../board/geometry";
import { without } from "../lib/pieces";
import type { Card, Djinn, EventInfo, PlayedAction, PublicPlayerInfo, PublicView, Seat, Tile, TileContents, Tribe } from "../protocol";
import { spotFor } from "./trackSpots";

function changeTile(view: PublicView, tile: Tile, change: (contents: TileContents) => Partial<TileContents>): PublicView {
  const at = index(tile);
  return { ...view, board: view.board.map((contents, i) => (i === at ? { ...contents, ...change(contents) } : contents)) };
}

function changePlayer(view: PublicView, seat: Seat, change: (player: PublicPlayerInfo) => Partial<PublicPlayerInfo>): PublicView {
  return { ...view, players: view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)) };
}

const addHeldMeeples = (view: PublicView, seat: Seat, tribe: Tribe, n: number): PublicView =>
  changePlayer(view, seat, (player) => (tribe === "v" ? { viziers: player.viziers + n } : { elders: player.elders + n }));

const addCards = (view: PublicView, seat: Seat, n: number): PublicView =>
  changePlayer(view, seat, (player) => ({ cards: player.cards + n }));

const addDjinn = (view: PublicView, { seat, djinn }: { seat: Seat; djinn: Djinn }): PublicView =>
  changePlayer(view, seat, (player) => ({ djinns: [...player.djinns, djinn].sort() }));

// Bag and decks

const intoBag = (view: PublicView, meeples: string): PublicView => ({ ...view, bag: view.bag + meeples });

const outOfBag = (view: PublicView, meeples: string): PublicView => ({ ...view, bag: without(view.bag, meeples) });

const drawCard = (view: PublicView): PublicView => ({ ...view, deck_size: view.deck_size - 1 });

const drawDjinns = (view: PublicView, n: number): PublicView => ({ ...view, djinn_deck_size: view.djinn_deck_size - n });

function discardCards(view: PublicView, cards: readonly Card[]): PublicView {
  const discards = { ...view.discards };
  for (const card of cards) discards[card] = (discards[card] ?? 0) + 1;
  return { ...view, discards };
}

function reshuffleDeck(view: PublicView): PublicView {
  const shuffled = Object.values(view.discards).reduce((sum, n) => sum + n, 0);
  return { ...view, deck_size: view.deck_size + shuffled, discards: {} };
}

/** Djinns left in the old deck are being shown to a player; the next event removes them. */
const reshuffleDjinnDeck = (view: PublicView): PublicView => ({
  ...view,
  djinn_deck_size: view.djinn_deck_size + view.djinn_discards.length,
  djinn_discards: [],
});

// Tracks

/** When all markers are on the turn order track, the bid order track is empty. */
function placeMarker(view: PublicView, seat: Seat, price: number): PublicView {
  const turn_order = view.turn_order.with(spotFor(view.turn_order, price), seat);
  const complete = turn_order.filter((marker) => marker !== null).length === view.bid_order.length;
  return { ...view, turn_order, bid_order: complete ? [] : view.bid_order };
}

/** The first of this seat's markers goes back to the bid order track. */
function startTurn(view: PublicView, seat: Seat): PublicView {
  const spot = view.turn_order.lastIndexOf(seat);
  if (spot < 0) return view;
  return { ...view, turn_order: view.turn_order.with(spot, null), bid_order: [...view.bid_order, seat] };
}

export function applyEvent(view: PublicView, event: EventInfo): PublicView {
  switch (event.event) {
    case "meeples-picked-up":
      return changeTile(view, event.tile, () => ({ meeples: "" }));
    case "meeple-dropped":
      return changeTile(view, event.tile, ({ meeples }) => ({ meeples: meeples + event.tribe }));
    case "meeples-collected":
      return changeTile(view, event.tile, ({ meeples }) => ({ meeples: without(meeples, event.tribe.repeat(event.n)) }));
    case "meeples-drawn":
      return outOfBag(
        changeTile(view, event.tile, ({ meeples }) => ({ meeples: meeples + event.meeples })),
        event.meeples,
      );
    case "meeples-bagged":
      return intoBag(view, event.tribe.repeat(event.n));
    case "tile-meeple-killed":
      return intoBag(
        changeTile(view, event.tile, ({ meeples }) => ({ meeples: without(meeples, event.tribe) })),
        event.tribe,
      );
    case "camel-placed":
      return changePlayer(
        changeTile(view, event.tile, () => ({ camel: event.seat })),
        event.seat,
        ({ camels }) => ({ camels: camels - 1 }),
      );
    case "palm-placed":
      return { ...changeTile(view, event.tile, ({ palms }) => ({ palms: palms + 1 })), palms: view.palms - 1 };
    case "palace-placed":
      return { ...changeTile(view, event.tile, ({ palaces }) => ({ palaces: palaces + 1 })), palaces: view.palaces - 1 };
    case "meeples-kept":
      return addHeldMeeples(view, event.seat, event.tribe, event.n);
    case "meeple-captured": // the kill before put it into the bag
      return outOfBag(addHeldMeeples(view, event.seat, event.tribe, 1), event.tribe);
    case "held-meeple-killed":
      return intoBag(addHeldMeeples(view, event.rival, event.tribe, -1), event.tribe);
    case "price-paid":
      return discardCards(
        addCards(intoBag(addHeldMeeples(view, event.seat, "e", -event.elders), "e".repeat(event.elders)), event.seat, -event.fakirs),
        Array.from({ length: event.fakirs }, () => "fakir"),
      );
    case "card-taken":
      return addCards({ ...view, resource_row: view.resource_row.toSpliced(event.slot - 1, 1) }, event.seat, 1);
    case "card-drawn":
    case "hidden-card-drawn":
      return addCards(drawCard(view), event.seat, 1);
    case "suit-sold":
      return discardCards(addCards(view, event.seat, -event.suit.length), event.suit);
    case "card-revealed":
      return { ...drawCard(view), resource_row: [...view.resource_row, event.card] };
    case "deck-reshuffled":
      return reshuffleDeck(view);
    case "djinn-summoned":
      return addDjinn({ ...view, djinns: view.djinns.filter((other) => other !== event.djinn) }, event);
    case "djinn-kept":
      return addDjinn(view, event);
    case "djinn-revealed":
      return { ...drawDjinns(view, 1), djinns: [...view.djinns, event.djinn] };
    case "djinns-shown":
      return drawDjinns(view, event.djinns.length);
    case "hidden-djinns-shown":
      return drawDjinns(view, event.n);
    case "djinns-discarded":
      return { ...view, djinn_discards: [...view.djinn_discards, ...event.djinns].sort() };
    case "djinn-deck-reshuffled":
      return reshuffleDjinnDeck(view);
    case "power-used":
      return changePlayer(view, event.seat, ({ used_djinns }) => ({ used_djinns: [...used_djinns, event.djinn].sort() }));
    case "marker-placed":
      return placeMarker(view, event.seat, event.price);
    case "turn-started":
      return startTurn(view, event.seat);
    case "round-started":
      return { ...view, round: event.round, players: view.players.map((player) => ({ ...player, used_djinns: [] })) };
    case "no-move-declared":
      return { ...view, last_round: true };
    case "game-ended":
      return { ...view, over: true };
    default:
      return view;
  }
}

/** The points come with the whole action: no single event says what it is worth. */
export const applyPoints = (view: PublicView, { points }: PlayedAction): PublicView => ({
  ...view,
  players: view.players.map((player) => ({ ...player, points: points[player.seat] ?? player.points })),
});

export const applyAction = (view: PublicView, action: PlayedAction): PublicView =>
  applyPoints(action.events.reduce(applyEvent, view), action);
