// What the players of a printed game have at its end, as typed: kept in this browser, and written into links.
import { SEATS } from "../lib/pieces";
import { DJINN_CARDS, type Card, type Djinn, type PadPlayerRequest, type Seat } from "../protocol";

export const CARDS = [
  "ivory",
  "jewels",
  "gold",
  "papyrus",
  "silk",
  "spice",
  "fish",
  "wheat",
  "pottery",
  "fakir",
] as const satisfies readonly Card[];
export const AMOUNTS = ["gold", "viziers", "elders", "palms", "palaces"] as const;
export type Amount = (typeof AMOUNTS)[number];

export interface PadPlayer {
  seat: Seat;
  name: string;
  amounts: Record<Amount, number>;
  /** The values of the player's tiles. */
  tiles: number[];
  cards: Record<Card, number>;
  djinns: Djinn[];
}

const STORAGE_KEY = "naqala.pad";
const EARLIER_KEY = "naqala.pad-earlier";
const MAX_NAME = 24;
const MAX_NUMBER = 9999;
const MAX_LIST = 30;
/** The start of what a link contains: the version of its format. */
const VERSION = "1.";

const zeros = <Kind extends string>(kinds: readonly Kind[]) => Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;

export const newPlayer = (seat: Seat): PadPlayer => ({
  seat,
  name: "",
  amounts: zeros(AMOUNTS),
  tiles: [],
  cards: zeros(CARDS),
  djinns: [],
});

export const newPlayers = (): PadPlayer[] => SEATS.slice(0, 2).map(newPlayer);

/** Nobody has anything yet. */
export const isEmpty = (players: readonly PadPlayer[]): boolean =>
  players.every(
    ({ name, amounts, tiles, cards, djinns }) =>
      !name && !tiles.length && !djinns.length && [...Object.values(amounts), ...Object.values(cards)].every((n) => n === 0),
  );

export const requestOf = ({ seat, amounts, tiles, cards, djinns }: PadPlayer): PadPlayerRequest => ({
  seat,
  ...amounts,
  tiles,
  cards,
  djinns,
});

/** The players as the end of a link, without "#". */
export function encode(players: readonly PadPlayer[]): string {
  const rows = players.map(({ seat, name, amounts, tiles, cards, djinns }) => [
    seat,
    name,
    AMOUNTS.map((kind) => amounts[kind]),
    tiles,
    CARDS.map((kind) => cards[kind]),
    djinns,
  ]);
  const bytes = new TextEncoder().encode(JSON.stringify(rows));
  const letters = btoa(String.fromCharCode(...bytes));
  return VERSION + letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The players of a link; null if it is damaged. */
export function decode(text: string): PadPlayer[] | null {
  if (!text.startsWith(VERSION)) return null;
  try {
    const letters = atob(text.slice(VERSION.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return playersOf(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

function playersOf(rows: unknown): PadPlayer[] | null {
  if (!Array.isArray(rows) || rows.length < 2 || rows.length > SEATS.length) return null;
  const players = rows.map(playerOf);
  const seats = new Set(players.map((player) => player?.seat));
  return players.every((player) => player !== null) && seats.size === players.length ? players : null;
}

const isNumber = (n: unknown): n is number => Number.isInteger(n) && Math.abs(n as number) <= MAX_NUMBER;
const isNumbers = (list: unknown, length?: number): list is number[] =>
  Array.isArray(list) && list.length <= MAX_LIST && (length === undefined || list.length === length) && list.every(isNumber);
const isDjinn = (name: unknown): name is Djinn => typeof name === "string" && Object.hasOwn(DJINN_CARDS, name);

function playerOf(row: unknown): PadPlayer | null {
  if (!Array.isArray(row)) return null;
  const [colour, name, amounts, tiles, cards, djinns] = row as unknown[];
  const seat = SEATS.find((one) => one === colour);
  if (!seat || typeof name !== "string") return null;
  if (!isNumbers(amounts, AMOUNTS.length) || !isNumbers(tiles) || !isNumbers(cards, CARDS.length)) return null;
  if (!Array.isArray(djinns) || djinns.length > MAX_LIST || !djinns.every(isDjinn)) return null;
  const counted = <Kind extends string>(kinds: readonly Kind[], numbers: number[]) =>
    Object.fromEntries(kinds.map((kind, nth) => [kind, numbers[nth] ?? 0])) as Record<Kind, number>;
  return { seat, name: name.slice(0, MAX_NAME), amounts: counted(AMOUNTS, amounts), tiles, cards: counted(CARDS, cards), djinns };
}

/** The players that were kept in this browser; null if there are none. */
export const kept = (): PadPlayer[] | null => read(STORAGE_KEY);
export const keep = (players: readonly PadPlayer[]): void => write(STORAGE_KEY, players);
/** The players before a link was opened or the pad was cleared. */
export const keptEarlier = (): PadPlayer[] | null => read(EARLIER_KEY);
export const keepEarlier = (players: readonly PadPlayer[]): void => write(EARLIER_KEY, players);

function read(key: string): PadPlayer[] | null {
  try {
    return decode(localStorage.getItem(key) ?? "");
  } catch {
    return null;
  }
}

function write(key: string, players: readonly PadPlayer[]): void {
  try {
    localStorage.setItem(key, encode(players));
  } catch {
    // Forbidden in some private windows: the entries last until the page is closed.
  }
}
