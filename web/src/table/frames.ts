// The table as it looks after an event: enough of it to watch, not a second game. The next scene says what is true.
import { index } from "../board/geometry";
import type { Happening, Seat, Sight, Tile, TileTold } from "../wire";

type Change = (tile: TileTold) => TileTold;

function on(sight: Sight, tile: Tile, change: Change): Sight {
  const at = index(tile);
  return { ...sight, board: sight.board.map((there, nth) => (nth === at ? change(there) : there)) };
}

const without = (meeples: string, letter: string, n: number): string => {
  let left = meeples;
  for (let i = 0; i < n; i++) left = left.replace(letter, "");
  return left;
};

const camel = (sight: Sight, tile: Tile, seat: Seat): Sight => on(sight, tile, (there) => ({ ...there, camel: seat }));

export function after(sight: Sight, event: Happening): Sight {
  switch (event.event) {
    case "meeples-lifted":
      return on(sight, event.tile, (there) => ({ ...there, meeples: "" }));
    case "meeple-dropped":
      return on(sight, event.tile, (there) => ({ ...there, meeples: there.meeples + event.tribe }));
    case "meeples-taken-back":
      return on(sight, event.tile, (there) => ({ ...there, meeples: without(there.meeples, event.tribe, event.n) }));
    case "meeples-came":
      return on(sight, event.tile, (there) => ({ ...there, meeples: there.meeples + event.meeples }));
    case "killed-on-tile":
      return on(sight, event.tile, (there) => ({ ...there, meeples: without(there.meeples, event.tribe, 1) }));
    case "camel-placed":
      return camel(sight, event.tile, event.seat);
    case "palm-placed":
      return on(sight, event.tile, (there) => ({ ...there, palms: there.palms + 1 }));
    case "palace-placed":
      return on(sight, event.tile, (there) => ({ ...there, palaces: there.palaces + 1 }));
    case "card-taken":
      return { ...sight, row: sight.row.filter((_, nth) => nth !== event.slot - 1) };
    case "card-laid":
      return { ...sight, row: [...sight.row, event.card] };
    case "djinn-summoned":
      return { ...sight, djinns: sight.djinns.filter((djinn) => djinn !== event.djinn) };
    case "djinn-laid":
      return { ...sight, djinns: [...sight.djinns, event.djinn] };
    case "round-began":
      return { ...sight, round: event.round };
    default:
      return sight;
  }
}
