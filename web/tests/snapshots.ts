// Snapshots of typical moments in a game.
import type { Djinn, Good, Option, Question, Seat, SeatInfo, Snapshot, StepName, TableInfo, Tile, Tribe } from "../src/protocol";
import { QUESTIONS } from "./generated";
import { must, NO_EFFECT, option, snapshot, table } from "./samples";

export { seatInfo } from "./samples";

export function question(step: StepName, changed: Partial<Question> = {}): Question {
  const recorded = must(QUESTIONS[step].snapshot?.question, "question");
  return { ...recorded, seat: "blue", step, rule: "M1", tile: null, hand: "", djinn: null, shown: [], ...changed };
}

/** Blue has to answer this question with one of these options. */
export const myQuestion = (step: StepName, options: Option[], changed: Partial<Snapshot> = {}): Snapshot =>
  snapshot({ question: question(step), options, ...changed });

/** Blue drops the meeples in hand. */
export const sowing = (hand: string, options: Option[], changed: Partial<Snapshot> = {}): Snapshot =>
  snapshot({ question: question("sowing", { tile: "B2", hand }), options, ...changed });

/** Pink has to answer, so blue has no options. */
export const othersQuestion = (step: StepName = "moving", changed: Partial<Snapshot> = {}): Snapshot =>
  snapshot({ question: question(step, { seat: "pink" }), ...changed });

/** The same option, but it cannot be undone. */
export const final = (plain: Option): Option => ({ ...plain, commits: true });

const worth = (points: number, gold = 0) => ({ ...NO_EFFECT, gold, points });

export const end: Option = option("end", { commits: true });
export const pass: Option = option("pass");
export const pickUp = (tile: Tile): Option => option(`${tile}>`);
export const kill = (tile: Tile, tribe: Tribe): Option => option(`x${tile}${tribe}`);
export const choose = (tile: Tile): Option => option(`at:${tile}`);
export const buy = (slot: number): Option => option(`buy:${slot}`);
export const keep = (djinn: Djinn): Option => option(`keep:${djinn}`);
export const strike = (rival: Seat, tribe: Tribe): Option => option(`x${rival}:${tribe}`);

/** Djinns are paid for with at most one Fakir: "call:Enki+F". */
const withFakirs = (notation: string, n: number): string => (n ? `${notation}+F` : notation);

export const bid = (price: number, fakirs = 0): Option =>
  final(option(fakirs ? `bid:${price}-${fakirs}` : `bid:${price}`, { effect: worth(-price, -price) }));

export const summon = (djinn: Djinn, fakirs: number, points: number): Option =>
  option(withFakirs(`summon:${djinn}`, fakirs), { effect: worth(points) });

export const invoke = (djinn: Djinn, fakirs: number, points: number): Option =>
  option(withFakirs(`call:${djinn}`, fakirs), { effect: worth(points) });

export const sell = (gold: number, ...suit: Good[]): Option => option(`sell:${suit.join("+")}`, { effect: worth(0, gold) });

export const tableWith = (...seats: SeatInfo[]): TableInfo => table({ seats, players: seats.length });

/** The item at this index, which must be there. */
export const nth = <Item>(list: readonly Item[], at: number): Item => must(list[at], `item ${at}`);
