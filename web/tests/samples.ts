// Small pieces of what the server tells, to build a scene of.
import type { Brings, Deed, Drafted, LandTold, MatTold, Offer, Place, Scene, ScreenTold, Seat, Sight, TableTold, Tile, TileTold, Welcome } from "../src/wire";

export const NOTHING: Brings = { events: [], chance: false, gold: 0, points: 0 };

export const TILES: Tile[] = [1, 2, 3, 4, 5].flatMap((row) => [..."ABCDEF"].map((column) => `${column}${row}` as Tile));

export const land = (): LandTold[] =>
  TILES.map((tile, nth) => {
    const place = (["V", "S", "O", "M", "L"] as Place[])[nth % 5] ?? "V";
    return { tile, place, value: 6, blue: place === "V" || place === "S" };
  });

export const tiles = (meeples: Partial<Record<Tile, string>> = {}): TileTold[] =>
  TILES.map((tile) => ({ meeples: meeples[tile] ?? "", palms: 0, palaces: 0, camel: null }));

export function mat(seat: Seat, changed: Partial<MatTold> = {}): MatTold {
  const points = { viziers: 0, more_viziers: 0, elders: 0, djinns: 0, tiles: 0, palms: 0, palaces: 0, total: 0 };
  return { seat, camels: 8, viziers: 0, elders: 0, cards: 0, djinns: [], spent: [], points, ...changed };
}

export function screen(seat: Seat, changed: Partial<ScreenTold> = {}): ScreenTold {
  return { seat, gold: 50, hand: {}, suits: [], goods: 0, adds: {}, total: 50, ...changed };
}

export function sight(changed: Partial<Sight> = {}): Sight {
  return {
    round: 1,
    board: tiles(),
    order: [],
    track: [null, null, null, null, null, null, null, null, null],
    row: [],
    djinns: [],
    discards: {},
    dismissed: [],
    bag: "",
    palms: 12,
    palaces: 10,
    cards_left: 45,
    djinns_left: 19,
    mats: [mat("blue"), mat("pink")],
    last_round: false,
    over: false,
    ...changed,
  };
}

export function offer(say: string, deed: Deed, changed: Partial<Offer> = {}): Offer {
  return { say, deed, words: say, commits: false, brings: NOTHING, ...changed };
}

export const drop = (tile: Tile, tribe: "v" | "e" | "m" | "b" | "a"): Offer =>
  offer(`${tile}${tribe}`, { action: "drop", tile, tribe });

export const tried = (deed: Deed, changed: Partial<Drafted> = {}): Drafted => ({
  say: deed.action,
  deed,
  events: [],
  gold: 0,
  points: 0,
  ...changed,
});

export function scene(changed: Partial<Scene> = {}): Scene {
  return { n: 0, seat: "blue", sight: sight(), screens: [screen("blue")], asked: null, offers: [], draft: [], ...changed };
}

export function table(changed: Partial<TableTold> = {}): TableTold {
  const chair = (seat: Seat) =>
    ({ seat, kind: "person", name: seat, taken: true, bot: null, present: true, silent: false, votes: 0 }) as const;
  return {
    code: "ABCDEFGH",
    status: "playing",
    players: 2,
    open: false,
    hands_open: false,
    seed_chosen: false,
    laid_out: false,
    commitment: "",
    made: 0,
    host: "blue",
    chairs: [chair("blue"), chair("pink")],
    spectators: 0,
    previous: null,
    following: null,
    ...changed,
  };
}

export function welcome(changed: Partial<Welcome> = {}): Welcome {
  return {
    told: "welcome",
    to: 0,
    table: table(),
    seats: ["blue"],
    land: land(),
    before: null,
    missed: [],
    chat: [],
    scene: scene(),
    result: null,
    ...changed,
  };
}
