// What a turn brings in words: "+9: 3 Viziers and the tile".
import type { EventInfo, MoveGain, Tile } from "../protocol";
import { signed } from "../log/worth";
import { cardItems } from "../log/eventTexts";
import type { Names } from "../table/seatNames";
import { t, type Item } from "../texts";

/** Who makes the move. */
export interface Player {
  names: Names;
  owns: (tile: Tile) => boolean;
}

type Of<E extends EventInfo["event"]> = Extract<EventInfo, { event: E }>;
const all = <E extends EventInfo["event"]>(events: readonly EventInfo[], kind: E): Of<E>[] =>
  events.filter((event): event is Of<E> => event.event === kind);

/** What the tribe brings: itself, or what its action does. */
function tribeItems(events: readonly EventInfo[]): Item[] {
  const kept = all(events, "meeples-kept").map(({ tribe, n }): Item => [tribe, n]);
  const paid = all(events, "builders-earned").filter(({ gold }) => gold > 0);
  const gold = paid.map(({ gold }) => t("gains-gold", { n: gold }));
  const cards = cardItems([...all(events, "card-taken"), ...all(events, "card-drawn")].map(({ card }) => card));
  return [...kept, ...gold, ...cards];
}

const killItems = (events: readonly EventInfo[], names: Names): Item[] => [
  ...all(events, "tile-meeple-killed").map(({ tribe, tile }) => t("gains-killed", { what: [[tribe, 1]], tile })),
  ...all(events, "held-meeple-killed").map(({ tribe, rival }) => t("gains-killed-held", { what: [[tribe, 1]], rival: names.of(rival) })),
];

const tileItems = (events: readonly EventInfo[], final: Tile): Item[] =>
  all(events, "camel-placed").map(({ tile }) => (tile === final ? t("gains-tile") : t("gains-other-tile", { tile })));

/** Palm trees and palaces on the tiles of others bring the player nothing. */
function placeItems(events: readonly EventInfo[], owns: (tile: Tile) => boolean): Item[] {
  const mine = new Set(all(events, "camel-placed").map(({ tile }) => tile));
  const onOwn = ({ tile }: { tile: Tile }) => owns(tile) || mine.has(tile);
  const palms = all(events, "palm-placed").filter(onOwn);
  const palaces = all(events, "palace-placed").filter(onOwn);
  return [
    ...palms.map((): Item => ["palm", 1]),
    ...palaces.map((): Item => ["palace", 1]),
    ...all(events, "djinn-summoned").map(({ djinn }) => djinn),
  ];
}

/** The things that a turn brings; the collected meeples, if they bring nothing. */
export function broughtItems({ events, final, random, tribe, collected }: MoveGain, { names, owns }: Player): Item[] {
  const mine = events.filter((event) => !("seat" in event) || event.seat === names.mine);
  const found = [
    ...tribeItems(mine),
    ...killItems(mine, names),
    ...tileItems(mine, final),
    ...placeItems(mine, owns),
    ...all(mine, "djinn-gold-earned").map(({ gold, djinn }) => t("gains-djinn-gold", { n: gold, djinn })),
    ...(random ? [t("gains-drawn")] : []),
  ];
  return found.length ? found : [[tribe, collected]];
}

export const bringsText = (gain: MoveGain, player: Player): string =>
  t("gains-brings", { points: signed(gain.points), what: broughtItems(gain, player) });

/** For a tile that is not looked at: "+9 on D4: 3 Viziers and the tile". */
export const bringsThereText = (gain: MoveGain, player: Player): string =>
  t("gains-brings-on", { points: signed(gain.points), tile: gain.final, what: broughtItems(gain, player) });
