// Where everything stands in a window of any size. Tries a few arrangements and takes the most complete one with large tiles.
import { BOARD_SHAPES, height, width, type Shape } from "../board/geometry";

export interface Room {
  /** The window, in CSS pixels. */
  width: number;
  height: number;
  /** Pixels of a rem: all sizes but those of the board grow with the text. */
  rem: number;
  touch: boolean;
  /** The player prefers a larger board to panels beside it. */
  boardFirst: boolean;
}

/** What stands in a column; the tabs hold every panel that does not. */
export type Part = "tracks" | "strip" | "players" | "estimate" | "market" | "djinns" | "hand" | "plan" | "log" | "chat" | "tabs";

export interface Arrangement {
  kind: "desk" | "side" | "stack" | "rail";
  /** The drawing of the board, the size of its frame, and the smaller side of a tile in it. */
  board: { shape: Shape; width: number; height: number; tile: number };
  /** A bar across the window, the top of a column, or one of the tabs. */
  header: "bar" | "column" | "tab";
  promptBelow: boolean;
  /** The column before the board, and the one after it. In a stack they are above and below. */
  first: Part[];
  second: Part[];
  /** The panel of the tabs lies over the board, since there is no room for it elsewhere. */
  sheet: boolean;
  /** The values of the CSS grid; its areas are header, first, board, prompt and second. */
  columns: string;
  rows: string;
  areas: string;
}

/** In rem. */
const GAP = 0.5;
const HEADER = 2.75;
const STRIP = 3.25;
const TRACKS = 3.5;
const TABS = 3.25;
const RAIL = 3.75;
const FIRST = { least: 15.5, most: 20 };
const SECOND = { least: 19, most: 46 };
const SIDE = { least: 17, most: 40 };
const PLAYERS = { compact: 22.5, full: 31 };
const ESTIMATE = 9.5;
const CARDS_AND_DJINNS = 37;
const MARKET = 13;
const PANEL = 18;
const LOG = 9;
const PROMPT_IN_COLUMN = 10.5;

/** The tiles are large enough: the size that fits a finger, and a share of what they would have if the board filled the window. */
const LEAST_TILE = 44;
const COMFORT = 0.72;
/** Below this size in pixels the drawing with larger numbers and fewer details is easier to read. */
const SMALL_TILE = 84;
/** How much smaller than the largest tiles those of a more complete arrangement may be, if the board comes first. */
const NEARLY = 0.97;

/** The height that a prompt needs below the board: in a wide one text and buttons stand side by side. */
const promptHeight = (rem: number): number => (rem < 30 ? 9 : rem < 52 ? 7 : 5.5);

export interface Fit {
  shape: Shape;
  width: number;
  height: number;
  tile: number;
}

const scaled = (shape: Shape, w: number, h: number): Fit => {
  const scale = Math.max(0, Math.min(w / width(shape), h / height(shape)));
  return { shape, width: width(shape) * scale, height: height(shape) * scale, tile: Math.min(shape.tw, shape.th) * scale };
};

/** The drawing that is largest in a box. Of small ones with equal sides, the one with the larger tiles. */
export function fit(w: number, h: number): Fit {
  const [wide, ...small] = BOARD_SHAPES.map((shape) => scaled(shape, w, h)) as [Fit, ...Fit[]];
  if (wide.tile >= SMALL_TILE) return wide;
  const widest = Math.max(...small.map(({ tile }) => tile));
  return small.findLast(({ tile }) => tile >= widest * 0.995) ?? wide;
}

/** The smaller side of a tile if the board filled the window. */
export const fullTile = (w: number, h: number): number => Math.max(...BOARD_SHAPES.map((shape) => scaled(shape, w, h).tile));

const clamp = (value: number, { least, most }: { least: number; most: number }): number => Math.min(Math.max(value, least), most);
const px = (n: number): string => `${Math.floor(n)}px`;
const areas = (...rows: string[]): string => rows.map((row) => `"${row}"`).join(" ");

/** A window in rem, without its margins. */
class Space {
  readonly w: number;
  readonly h: number;
  constructor(private readonly room: Room) {
    const margin = 2 * marginOf(room);
    this.w = (room.width - margin) / room.rem;
    this.h = (room.height - margin) / room.rem;
  }

  /** The board in a box of this many rem. */
  fit(w: number, h: number): Fit {
    return fit(w * this.room.rem, h * this.room.rem);
  }

  px(rem: number): string {
    return px(rem * this.room.rem);
  }

  rem(pixels: number): number {
    return pixels / this.room.rem;
  }
}

/** Around everything, in pixels. */
export const marginOf = ({ width, height, rem }: Room): number => (Math.min(width, height) < 30 * rem ? 4 : Math.min(8, rem / 2));

type Candidate = Arrangement | null;

/** Two columns beside the board, with every panel in sight if they are high enough. */
function desk(space: Space): Candidate {
  const board = space.fit(space.w - FIRST.least - SECOND.least - 2 * GAP, space.h);
  const boardWidth = space.rem(board.width);
  const below = space.h - space.rem(board.height) - GAP;
  const promptBelow = below >= promptHeight(boardWidth);
  const bar = promptBelow && below - promptHeight(boardWidth) >= HEADER + GAP;
  const high = space.h - (bar ? HEADER + GAP : 0);
  const left = high - (bar ? 0 : HEADER + 2 + GAP) - 2 * TRACKS - 2 * GAP;
  const right = high - (promptBelow ? 0 : PROMPT_IN_COLUMN + GAP);
  if (left < PLAYERS.compact || right < 22) return null;
  const columns = shareRest(space.w - boardWidth - 2 * GAP);
  return {
    kind: "desk",
    board,
    header: bar ? "bar" : "column",
    promptBelow,
    first: left >= PLAYERS.full + ESTIMATE ? ["tracks", "players", "estimate"] : ["tracks", "players"],
    second: secondColumn(right),
    sheet: false,
    columns: `${space.px(columns.first)} minmax(0, 1fr) ${space.px(columns.second)}`,
    ...(bar
      ? {
          rows: `auto minmax(0, ${px(board.height)}) minmax(min-content, 1fr)`,
          areas: areas("header header header", "first board second", "first prompt second"),
        }
      : promptBelow
        ? {
            rows: `auto minmax(0, 1fr) minmax(${space.px(promptHeight(boardWidth))}, auto)`,
            areas: areas("header board second", "first board second", "first prompt second"),
          }
        : {
            rows: `auto minmax(${space.px(TABS)}, 1fr) minmax(0, max-content)`,
            areas: areas("header board second", "first board second", "first board prompt"),
          }),
  };
}

/** Both columns grow with what the board leaves free. */
function shareRest(rest: number): { first: number; second: number } {
  const free = Math.max(0, rest - FIRST.least - SECOND.least);
  const first = clamp(FIRST.least + free * 0.35, FIRST);
  return { first, second: clamp(rest - first, SECOND) };
}

function secondColumn(high: number): Part[] {
  if (high >= CARDS_AND_DJINNS + 2 * LOG + 3 * GAP) return ["market", "hand", "djinns", "plan", "log", "chat"];
  if (high >= CARDS_AND_DJINNS + LOG + 2 * GAP) return ["market", "hand", "djinns", "plan", "tabs"];
  return high >= MARKET + PANEL ? ["market", "plan", "tabs"] : ["plan", "tabs"];
}

/** One column beside the board. Short ones have fewer parts, and the rest is in tabs. */
function side(space: Space, full: boolean, header: "column" | "tab"): Candidate {
  const board = space.fit(space.w - SIDE.least - GAP, space.h);
  const boardWidth = space.rem(board.width);
  const promptBelow = space.h - space.rem(board.height) - GAP >= promptHeight(boardWidth);
  const high = space.h - (promptBelow ? 0 : PROMPT_IN_COLUMN + GAP) - (header === "tab" ? 0 : HEADER + GAP) - TABS;
  const rest = high - (full ? 2 * TRACKS + 2 * STRIP + 3 * GAP : 0);
  if (rest < (full ? 12 : 6)) return null;
  const column = clamp(space.w - boardWidth - GAP, SIDE);
  const head = header === "tab" ? "second" : "header";
  return {
    kind: "side",
    board,
    header,
    promptBelow,
    first: [],
    second: full ? ["tracks", "strip", ...(rest >= MARKET + PANEL ? (["market"] as const) : []), "tabs"] : ["tabs"],
    sheet: false,
    columns: `minmax(0, 1fr) ${space.px(column)}`,
    ...(promptBelow
      ? {
          rows: `${head === "header" ? "auto" : "0"} minmax(0, 1fr) minmax(${space.px(promptHeight(boardWidth))}, auto)`,
          areas: areas(`board ${head}`, "board second", "prompt second"),
        }
      : {
          rows: `${head === "header" ? "auto" : "0"} minmax(${space.px(TABS)}, 1fr) minmax(0, max-content)`,
          areas: areas(`board ${head}`, "board second", "board prompt"),
        }),
  };
}

/** Everything below each other. */
function stack(space: Space, full: boolean, header: "bar" | "tab", sheet = false): Candidate {
  const prompt = promptHeight(space.w);
  const panel = sheet ? 0 : space.w < 48 ? 8 : 10;
  const above = (header === "bar" ? HEADER + GAP : 0) + (full ? STRIP + TRACKS + 2 * GAP : 0);
  const high = space.h - above - prompt - panel - TABS - 2 * GAP;
  if (high <= 0) return null;
  const board = space.fit(space.w, high);
  return {
    kind: "stack",
    board,
    header,
    promptBelow: true,
    first: full ? ["strip", "tracks"] : [],
    second: ["tabs"],
    sheet,
    columns: "minmax(0, 1fr)",
    rows: `auto auto minmax(0, ${px(board.height)}) minmax(${space.px(prompt)}, max-content) ${sheet ? "auto" : `minmax(${space.px(TABS)}, 1fr)`}`,
    areas: areas(...["header", "first", "board", "prompt", "second"]),
  };
}

/** For the smallest windows: the tabs beside the board, the prompt below both. */
function rail(space: Space): Candidate {
  const prompt = space.w < 30 ? 6.25 : 5.75;
  const board = space.fit(space.w - RAIL - 0.25, Math.max(space.h - prompt - 0.25, 1));
  return {
    kind: "rail",
    board,
    header: "tab",
    promptBelow: true,
    first: [],
    second: ["tabs"],
    sheet: true,
    columns: `minmax(0, 1fr) ${space.px(RAIL)}`,
    rows: `minmax(0, 1fr) minmax(${space.px(prompt)}, auto)`,
    areas: areas("board second", "prompt prompt"),
  };
}

/** The arrangements, the most complete ones first. */
const tiers = (space: Space): Candidate[][] => [
  [desk(space)],
  [side(space, true, "column"), stack(space, true, "bar")],
  [side(space, false, "column"), stack(space, false, "bar")],
  [side(space, false, "tab"), stack(space, false, "tab")],
  [stack(space, false, "tab", true), rail(space)],
];

const larger = (one: Candidate, other: Candidate): Candidate => ((other?.board.tile ?? 0) > (one?.board.tile ?? 0) ? other : one);

export function arrange(room: Room): Arrangement {
  const space = new Space(room);
  const best = tiers(space)
    .map((tier) => tier.reduce(larger))
    .filter((found) => found !== null);
  const largest = best.reduce((one, other) => (other.board.tile > one.board.tile ? other : one));
  const full = fullTile(room.width, room.height);
  const enough = Math.max(LEAST_TILE, room.boardFirst ? NEARLY * largest.board.tile : COMFORT * full);
  return best.find(({ board }) => board.tile >= enough) ?? largest;
}
