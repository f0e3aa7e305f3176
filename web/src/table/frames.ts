// The table as it looks after an event: enough of it to watch, not a second game. The next scene says what is true.
import { index } from "../board/geometry";
import { without } from "../lib/things";
import type { Happening, MatTold, Seat, Sight, Tile, TileTold, Tribe } from "../wire";
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

const djinn = (sight: Sight, { seat, djinn }: { seat: Seat; djinn: MatTold["djinns"][number] }): Sight =>
  before(sight, seat, (mat) => ({ djinns: [...mat.djinns, djinn].sort() }));

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
      return on(sight, event.tile, ({ meeples }) => ({ meeples: meeples + event.meeples }));
    case "killed-on-tile":
      return on(sight, event.tile, ({ meeples }) => ({ meeples: without(meeples, event.tribe) }));
    case "camel-placed":
      return before(on(sight, event.tile, () => ({ camel: event.seat })), event.seat, ({ camels }) => ({ camels: camels - 1 }));
    case "palm-placed":
      return on(sight, event.tile, ({ palms }) => ({ palms: palms + 1 }));
    case "palace-placed":
      return on(sight, event.tile, ({ palaces }) => ({ palaces: palaces + 1 }));
    case "meeples-kept":
      return court(sight, event.seat, event.tribe, event.n);
    case "captured":
      return court(sight, event.seat, event.tribe, 1);
    case "killed-at-court":
      return court(sight, event.rival, event.tribe, -1);
    case "price-paid":
      return cards(court(sight, event.seat, "e", -event.elders), event.seat, -event.fakirs);
    case "card-taken":
      return cards({ ...sight, row: sight.row.toSpliced(event.slot - 1, 1) }, event.seat, 1);
    case "card-drawn":
    case "card-drawn-unseen":
      return cards(sight, event.seat, 1);
    case "suit-sold":
      return cards(sight, event.seat, -event.suit.length);
    case "card-laid":
      return { ...sight, row: [...sight.row, event.card] };
    case "djinn-summoned":
      return djinn({ ...sight, djinns: sight.djinns.filter((other) => other !== event.djinn) }, event);
    case "djinn-kept":
      return djinn(sight, event);
    case "djinn-laid":
      return { ...sight, djinns: [...sight.djinns, event.djinn] };
    case "power-used":
      return before(sight, event.seat, ({ spent }) => ({ spent: [...spent, event.djinn].sort() }));
    case "marker-placed":
      return marked(sight, event.seat, event.price);
    case "turn-began":
      return acting(sight, event.seat);
    case "round-began":
      return { ...sight, round: event.round, mats: sight.mats.map((mat) => ({ ...mat, spent: [] })) };
    default:
      return sight;
  }
}
