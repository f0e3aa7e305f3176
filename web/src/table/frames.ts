// The table as it looks after an event: enough of it to watch, not a second game. The next scene says what is true.
// Points, and whether a camel was the last one, follow from rules and not from an event: they wait for that scene.
import { index } from "../board/geometry";
import { without } from "../lib/things";
import type { Card, Djinn, Happening, MatTold, Seat, Sight, Tile, TileTold, Tribe } from "../wire";
import { spotFor } from "./tracks";

function on(sight: Sight, tile: Tile, change: (there: TileTold) => Partial<TileTold>): Sight {
  const at = index(tile);
  return { ...sight, board: sight.board.map((there, nth) => (nth === at ? { ...there, ...change(there) } : there)) };
}

function before(sight: Sight, seat: Seat, change: (mat: MatTold) => Partial<MatTold>): Sight {
  return { ...sight, mats: sight.mats.map((mat) => (mat.seat === seat ? { ...mat, ...change(mat) } : mat)) };
}

const court = (sight: Sight, seat: Seat, tribe: Tribe, n: number): Sight =>
  before(sight, seat, (mat) => (tribe === "v" ? { viziers: mat.viziers + n } : { elders: mat.elders + n }));

const cards = (sight: Sight, seat: Seat, n: number): Sight => before(sight, seat, (mat) => ({ cards: mat.cards + n }));

const djinn = (sight: Sight, { seat, djinn }: { seat: Seat; djinn: Djinn }): Sight =>
  before(sight, seat, (mat) => ({ djinns: [...mat.djinns, djinn].sort() }));

// Supplies

const intoBag = (sight: Sight, meeples: string): Sight => ({ ...sight, bag: sight.bag + meeples });

const outOfBag = (sight: Sight, meeples: string): Sight => ({ ...sight, bag: without(sight.bag, meeples) });

const offPile = (sight: Sight): Sight => ({ ...sight, cards_left: sight.cards_left - 1 });

const offDjinnPile = (sight: Sight, n: number): Sight => ({ ...sight, djinns_left: sight.djinns_left - n });

function discarded(sight: Sight, gone: readonly Card[]): Sight {
  const discards = { ...sight.discards };
  for (const card of gone) discards[card] = (discards[card] ?? 0) + 1;
  return { ...sight, discards };
}

function pileRenewed(sight: Sight): Sight {
  const shuffled = Object.values(sight.discards).reduce((sum, n) => sum + n, 0);
  return { ...sight, cards_left: sight.cards_left + shuffled, discards: {} };
}

/** Djinns that still lie in the old pile are just being shown to somebody: that is told next. */
const djinnPileRenewed = (sight: Sight): Sight => ({ ...sight, djinns_left: sight.djinns_left + sight.dismissed.length, dismissed: [] });

// Tracks

/** When all stand on the turn order track, the bid order track is free. */
function marked(sight: Sight, seat: Seat, price: number): Sight {
  const track = sight.track.with(spotFor(sight.track, price), seat);
  const all = track.filter((marker) => marker !== null).length === sight.order.length;
  return { ...sight, track, order: all ? [] : sight.order };
}

/** The foremost of this seat's markers goes back to the bid order track. */
function acting(sight: Sight, seat: Seat): Sight {
  const spot = sight.track.lastIndexOf(seat);
  if (spot < 0) return sight;
  return { ...sight, track: sight.track.with(spot, null), order: [...sight.order, seat] };
}

export function after(sight: Sight, event: Happening): Sight {
  switch (event.event) {
    case "meeples-lifted":
      return on(sight, event.tile, () => ({ meeples: "" }));
    case "meeple-dropped":
      return on(sight, event.tile, ({ meeples }) => ({ meeples: meeples + event.tribe }));
    case "meeples-taken-back":
      return on(sight, event.tile, ({ meeples }) => ({ meeples: without(meeples, event.tribe.repeat(event.n)) }));
    case "meeples-came":
      return outOfBag(on(sight, event.tile, ({ meeples }) => ({ meeples: meeples + event.meeples })), event.meeples);
    case "meeples-bagged":
      return intoBag(sight, event.tribe.repeat(event.n));
    case "killed-on-tile":
      return intoBag(on(sight, event.tile, ({ meeples }) => ({ meeples: without(meeples, event.tribe) })), event.tribe);
    case "camel-placed":
      return before(on(sight, event.tile, () => ({ camel: event.seat })), event.seat, ({ camels }) => ({ camels: camels - 1 }));
    case "palm-placed":
      return { ...on(sight, event.tile, ({ palms }) => ({ palms: palms + 1 })), palms: sight.palms - 1 };
    case "palace-placed":
      return { ...on(sight, event.tile, ({ palaces }) => ({ palaces: palaces + 1 })), palaces: sight.palaces - 1 };
    case "meeples-kept":
      return court(sight, event.seat, event.tribe, event.n);
    case "captured": // of those just killed
      return outOfBag(court(sight, event.seat, event.tribe, 1), event.tribe);
    case "killed-at-court":
      return intoBag(court(sight, event.rival, event.tribe, -1), event.tribe);
    case "price-paid":
      return discarded(
        cards(intoBag(court(sight, event.seat, "e", -event.elders), "e".repeat(event.elders)), event.seat, -event.fakirs),
        Array.from({ length: event.fakirs }, () => "fakir"),
      );
    case "card-taken":
      return cards({ ...sight, row: sight.row.toSpliced(event.slot - 1, 1) }, event.seat, 1);
    case "card-drawn":
    case "card-drawn-unseen":
      return cards(offPile(sight), event.seat, 1);
    case "suit-sold":
      return discarded(cards(sight, event.seat, -event.suit.length), event.suit);
    case "card-laid":
      return { ...offPile(sight), row: [...sight.row, event.card] };
    case "pile-renewed":
      return pileRenewed(sight);
    case "djinn-summoned":
      return djinn({ ...sight, djinns: sight.djinns.filter((other) => other !== event.djinn) }, event);
    case "djinn-kept":
      return djinn(sight, event);
    case "djinn-laid":
      return { ...offDjinnPile(sight, 1), djinns: [...sight.djinns, event.djinn] };
    case "djinns-shown":
      return offDjinnPile(sight, event.djinns.length);
    case "djinns-shown-unseen":
      return offDjinnPile(sight, event.n);
    case "djinns-discarded":
      return { ...sight, dismissed: [...sight.dismissed, ...event.djinns].sort() };
    case "djinn-pile-renewed":
      return djinnPileRenewed(sight);
    case "power-used":
      return before(sight, event.seat, ({ spent }) => ({ spent: [...spent, event.djinn].sort() }));
    case "marker-placed":
      return marked(sight, event.seat, event.price);
    case "turn-began":
      return acting(sight, event.seat);
    case "round-began":
      return { ...sight, round: event.round, mats: sight.mats.map((mat) => ({ ...mat, spent: [] })) };
    case "no-move-left":
      return { ...sight, last_round: true };
    case "game-ended":
      return { ...sight, over: true };
    default:
      return sight;
  }
}
