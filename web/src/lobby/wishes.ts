// From what one chooses in the lobby to the table that the server is asked for.
import type { Level, SeatWish, TableWish } from "../wire";

export const LEVELS: readonly Level[] = ["gentle", "calm", "sharp", "fierce"];
export const PLAYERS = [2, 3, 4] as const;
export type Players = (typeof PLAYERS)[number];

/** A game against bots. */
export interface Choice {
  level: Level;
  players: Players;
  hands: "secret" | "open";
}

const FIRST: Choice = { level: "gentle", players: 3, hands: "secret" };
const PLACE = "naqala.play-now";

/** What was chosen last on this device. */
export function lastChoice(): Choice {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Choice>;
    return {
      level: LEVELS.find((level) => level === kept.level) ?? FIRST.level,
      players: PLAYERS.find((players) => players === kept.players) ?? FIRST.players,
      hands: kept.hands === "open" ? "open" : FIRST.hands,
    };
  } catch {
    return FIRST;
  }
}

export function keepChoice(choice: Choice): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(choice));
  } catch {
    // Private windows may refuse; then one chooses again next time.
  }
}

export function gameAgainstBots(choice: Choice, name: string): TableWish {
  const bot: SeatWish = { kind: "bot", level: choice.level };
  const bots = Array.from({ length: choice.players - 1 }, () => bot);
  return { seats: [{ kind: "person" }, ...bots], hands_open: choice.hands === "open", name, start: true };
}

/** Who is to sit on a seat: somebody who joins, somebody at this device, or a bot. */
export type Sitter = "person" | "device" | Level;

/** A table with friends. The first seat is one's own. */
export interface Plan {
  /** The other seats, as many as there could be. */
  others: { sitter: Sitter; name: string }[];
  players: Players;
  finding: "private" | "public";
  hands: "secret" | "open";
  /** As it was typed; nothing for one by chance. */
  seed: string;
}

const MOST = 1n << 128n;

export const isSeed = (said: string): boolean => said === "" || (/^[0-9]{1,39}$/.test(said) && BigInt(said) < MOST);

export const othersOf = (plan: Plan): Plan["others"] => plan.others.slice(0, plan.players - 1);

/** How many people must join before the game can begin. */
export const awaited = (plan: Plan): number => othersOf(plan).filter((other) => other.sitter === "person").length;

/** Who shares a device has all its seats, so one's own is then such a seat too. */
export function tableOf(plan: Plan, name: string): TableWish {
  const others = othersOf(plan);
  const mine: SeatWish = { kind: others.some((other) => other.sitter === "device") ? "device" : "person" };
  return {
    seats: [mine, ...others.map(({ sitter, name }) => seatFor(sitter, name))],
    open: plan.finding === "public",
    hands_open: plan.hands === "open",
    seed: plan.seed === "" ? null : plan.seed,
    name,
    start: awaited(plan) === 0,
  };
}

function seatFor(sitter: Sitter, name: string): SeatWish {
  if (sitter === "person") return { kind: "person" };
  if (sitter === "device") return { kind: "device", name };
  return { kind: "bot", level: sitter };
}
