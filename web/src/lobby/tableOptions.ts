// The options of a new table, and the request that creates it.
import { timeControl, type ClockOptions } from "../clock/timeControls";
import { SEATS } from "../lib/pieces";
import type { Level, Seat, SeatRequest, TableRequest } from "../protocol";

export const LEVELS: readonly Level[] = ["novice", "gentle", "calm", "sharp", "fierce", "companion"];
export const PLAYERS = [2, 3, 4] as const;
export type Players = (typeof PLAYERS)[number];

/** A game against bots. */
export interface BotGameOptions {
  level: Level;
  players: Players;
  hands: "secret" | "open";
  colours: Colours;
}

/** The colours of the seats in their order, for the largest number of players: each colour once. */
export type Colours = readonly Seat[];

/** Gives a seat a colour; the seat that had it gets the other one. */
export function recoloured(colours: Colours, nth: number, colour: Seat): Colours {
  const before = colours[nth];
  return colours.map((one, at) => (at === nth ? colour : one === colour && before ? before : one));
}

const isColours = (kept: unknown): kept is Colours =>
  Array.isArray(kept) && kept.length === SEATS.length && SEATS.every((seat) => kept.includes(seat));

/** Undefined for the usual colours. */
function colourRequest(colours: Colours, players: number): Pick<TableRequest, "colours"> {
  const chosen = colours.slice(0, players);
  return chosen.every((colour, nth) => colour === SEATS[nth]) ? {} : { colours: [...chosen] };
}

const DEFAULTS: BotGameOptions = { level: "novice", players: 3, hands: "secret", colours: SEATS };
const STORAGE_KEY = "naqala.play-now";

/** The options of the last game against bots on this device. */
export function lastOptions(): BotGameOptions {
  try {
    const kept = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<BotGameOptions>;
    return {
      level: LEVELS.find((level) => level === kept.level) ?? DEFAULTS.level,
      players: PLAYERS.find((players) => players === kept.players) ?? DEFAULTS.players,
      hands: kept.hands === "open" ? "open" : DEFAULTS.hands,
      colours: isColours(kept.colours) ? kept.colours : DEFAULTS.colours,
    };
  } catch {
    return DEFAULTS;
  }
}

export function keepOptions(options: BotGameOptions): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(options));
  } catch {
    // Forbidden in some private windows: the next visit starts with the defaults.
  }
}

export function botGameRequest(options: BotGameOptions, name: string): TableRequest {
  const bot: SeatRequest = { kind: "bot", level: options.level };
  const bots = Array.from({ length: options.players - 1 }, () => bot);
  return {
    seats: [{ kind: "person" }, ...bots],
    ...colourRequest(options.colours, options.players),
    open_hands: options.hands === "open",
    name,
    start: true,
  };
}

/** Who takes a seat: a person who joins, a person at this device, or a bot. */
export type Occupant = "person" | "device" | Level;

/** A table with friends. The first seat is the host's. */
export interface TableOptions {
  /** The other seats, for the largest number of players. */
  others: { occupant: Occupant; name: string }[];
  players: Players;
  colours: Colours;
  visibility: "private" | "public";
  hands: "secret" | "open";
  /** Whether players may be shown what moves bring. */
  help: "on" | "off";
  /** As typed; empty for a random seed. */
  seed: string;
  clock: ClockOptions;
  /** The level of bots that play for players who left, or whose time is up. */
  substitute: Level;
}

const SEED_LIMIT = 1n << 128n;

export const isSeed = (typed: string): boolean => typed === "" || (/^[0-9]{1,39}$/.test(typed) && BigInt(typed) < SEED_LIMIT);

export const othersOf = (options: TableOptions): TableOptions["others"] => options.others.slice(0, options.players - 1);

/** The number of people who must join before the game can start. */
export const missingPlayers = (options: TableOptions): number => othersOf(options).filter((other) => other.occupant === "person").length;

/** If the device is shared, the host's own seat is a device seat too. */
export function tableRequest(options: TableOptions, name: string): TableRequest {
  const others = othersOf(options);
  const host: SeatRequest = { kind: others.some((other) => other.occupant === "device") ? "device" : "person" };
  return {
    seats: [host, ...others.map(({ occupant, name }) => seatRequest(occupant, name))],
    ...colourRequest(options.colours, options.players),
    public: options.visibility === "public",
    open_hands: options.hands === "open",
    seed: options.seed === "" ? null : options.seed,
    name,
    start: missingPlayers(options) === 0,
    time_control: timeControl(options.clock),
    substitute_level: options.substitute,
    move_help: options.help === "on",
  };
}

function seatRequest(occupant: Occupant, name: string): SeatRequest {
  if (occupant === "person") return { kind: "person" };
  if (occupant === "device") return { kind: "device", name };
  return { kind: "bot", level: occupant };
}
