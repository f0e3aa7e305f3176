// Parts of server messages. Their shape comes from recorded messages, with plain values where a test needs to know them.
import type {
  DraftedAction,
  Effect,
  Option,
  Place,
  PlayedAction,
  PrintedTile,
  PrivateHoldings,
  PublicPlayerInfo,
  PublicView,
  Seat,
  SeatInfo,
  Snapshot,
  TableInfo,
  Tile,
  TileContents,
  Tribe,
  Welcome,
} from "../src/protocol";
import { actionOf, MESSAGES, QUESTIONS } from "./generated";

/** The value, which must be there. */
export function must<Value>(value: Value | null | undefined, what = "value"): Value {
  if (value === null || value === undefined) throw new Error(`The ${what} is missing.`);
  return value;
}

const RECORDED_WELCOME = QUESTIONS.moving;
const RECORDED = must(RECORDED_WELCOME.snapshot, "snapshot");
const RECORDED_OPTION = must(RECORDED.options[0], "option");

export const NO_EFFECT: Effect = { ...RECORDED_OPTION.effect, events: [], random: false, gold: 0, points: 0 };

export const TILES: Tile[] = RECORDED_WELCOME.tiles.map(({ tile }) => tile);

/** Every kind of place in turn, all with value 6. */
export const printedTiles = (): PrintedTile[] =>
  RECORDED_WELCOME.tiles.map((printed, nth) => {
    const place = (["V", "S", "O", "M", "L"] as Place[])[nth % 5] ?? "V";
    return { ...printed, place, value: 6, blue: place === "V" || place === "S" };
  });

/** An empty board but for these meeples. */
export const tiles = (meeples: Partial<Record<Tile, string>> = {}): TileContents[] =>
  RECORDED.public_view.board.map((contents, nth) => ({
    ...contents,
    meeples: meeples[must(TILES[nth])] ?? "",
    palms: 0,
    palaces: 0,
    camel: null,
  }));

export function player(seat: Seat, changed: Partial<PublicPlayerInfo> = {}): PublicPlayerInfo {
  const recorded = must(RECORDED.public_view.players[0], "player");
  const none = { viziers: 0, more_viziers: 0, elders: 0, djinns: 0, tiles: 0, palms: 0, palaces: 0, total: 0 };
  const points = { ...recorded.points, ...none };
  return { ...recorded, seat, camels: 8, viziers: 0, elders: 0, cards: 0, djinns: [], used_djinns: [], points, ...changed };
}

export function holdings(seat: Seat, changed: Partial<PrivateHoldings> = {}): PrivateHoldings {
  const recorded = must(RECORDED.holdings[0], "holdings");
  return { ...recorded, seat, gold: 50, hand: {}, suits: [], goods: 0, card_gains: {}, total: 50, ...changed };
}

/** The start of a game for two with an empty board. */
export function view(changed: Partial<PublicView> = {}): PublicView {
  return {
    ...RECORDED.public_view,
    round: 1,
    board: tiles(),
    bid_order: [],
    turn_order: RECORDED.public_view.turn_order.map(() => null),
    resource_row: [],
    djinns: [],
    discards: {},
    djinn_discards: [],
    bag: "",
    palms: 12,
    palaces: 10,
    deck_size: 45,
    djinn_deck_size: 19,
    players: [player("blue"), player("pink")],
    last_round: false,
    over: false,
    ...changed,
  };
}

export function option(notation: string, changed: Partial<Option> = {}): Option {
  return { ...RECORDED_OPTION, notation, action: actionOf(notation), commits: false, effect: NO_EFFECT, ...changed };
}

export const drop = (tile: Tile, tribe: Tribe): Option => option(`${tile}${tribe}`);

export const drafted = (notation: string, changed: Partial<DraftedAction> = {}): DraftedAction => ({
  notation,
  action: actionOf(notation),
  events: [],
  gold: 0,
  points: 0,
  ...changed,
});

export function snapshot(changed: Partial<Snapshot> = {}): Snapshot {
  const plain = {
    action_count: 0,
    seat: "blue",
    public_view: view(),
    holdings: [holdings("blue")],
    question: null,
    options: [],
    draft: [],
  } as const;
  return { ...RECORDED, ...plain, holdings: [holdings("blue")], options: [], draft: [], ...changed };
}

export function seatInfo(seat: Seat, changed: Partial<SeatInfo> = {}): SeatInfo {
  const recorded = must(MESSAGES["POST /api/tables"].seats[0], "seat");
  return {
    ...recorded,
    seat,
    kind: "person",
    name: seat,
    taken: true,
    bot: null,
    connected: true,
    replaceable: false,
    vote: null,
    ...changed,
  };
}

export function table(changed: Partial<TableInfo> = {}): TableInfo {
  return {
    ...MESSAGES["POST /api/tables"],
    code: "ABCDEFGH",
    status: "playing",
    players: 2,
    public: false,
    commitment: "",
    created: 0,
    host: "blue",
    seats: [seatInfo("blue"), seatInfo("pink")],
    spectators: 0,
    ...changed,
  };
}

export const played = (n: number, seat: Seat, events: PlayedAction["events"] = [], notation = "end"): PlayedAction => {
  actionOf(notation);
  return { ...must(MESSAGES.update.played[0], "played action"), n, seat, notation, events };
};

export function welcome(changed: Partial<Welcome> = {}): Welcome {
  return {
    ...RECORDED_WELCOME,
    id: 0,
    table: table(),
    own_seats: ["blue"],
    tiles: printedTiles(),
    before: null,
    missed: [],
    chat: [],
    snapshot: snapshot(),
    result: null,
    ...changed,
  };
}

/** The names of the bots on their seats. */
export const BOT_NAMES: Record<Seat, string> = { blue: "Azrumi", pink: "Belshira", orange: "Corimand", black: "Dalquis" };
