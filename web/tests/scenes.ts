// Moments of a game, each made of samples.
import type { Asked, ChairTold, Djinn, Good, Offer, Scene, Seat, StepName, TableTold, Tile, Tribe } from "../src/wire";
import { NOTHING, offer, scene, table } from "./samples";

export function asked(step: StepName, changed: Partial<Asked> = {}): Asked {
  return { seat: "blue", step, rule: "M1", words: "", tile: null, hand: "", djinn: null, shown: [], ...changed };
}

/** Blue is asked this and may answer so. */
export const asking = (step: StepName, offers: Offer[], changed: Partial<Scene> = {}): Scene =>
  scene({ asked: asked(step), offers, ...changed });

/** Blue sows what is in hand. */
export const sowing = (hand: string, offers: Offer[], changed: Partial<Scene> = {}): Scene =>
  scene({ asked: asked("sowing", { tile: "B2", hand }), offers, ...changed });

/** Pink is asked, so blue may answer nothing. */
export const waiting = (step: StepName = "moving", changed: Partial<Scene> = {}): Scene =>
  scene({ asked: asked(step, { seat: "pink" }), ...changed });

/** It cannot be taken back. */
export const final = (plain: Offer): Offer => ({ ...plain, commits: true });

const worth = (points: number, gold = 0) => ({ ...NOTHING, gold, points });

export const end: Offer = offer("end", { action: "end-turn" }, { commits: true });
export const pass: Offer = offer("pass", { action: "pass" });
export const pickUp = (tile: Tile): Offer => offer(`${tile}>`, { action: "pick-up", tile });
export const kill = (tile: Tile, tribe: Tribe): Offer => offer(`x${tile}${tribe}`, { action: "kill", tile, tribe });
export const choose = (tile: Tile): Offer => offer(`at:${tile}`, { action: "choose", tile });
export const buy = (slot: number): Offer => offer(`buy:${slot}`, { action: "buy", slot });
export const keep = (djinn: Djinn): Offer => offer(`keep:${djinn}`, { action: "keep", djinn });
export const strike = (rival: Seat, tribe: Tribe): Offer => offer(`x${rival}${tribe}`, { action: "strike", rival, tribe });

export const bid = (price: number, fakirs = 0): Offer =>
  final(offer(`bid:${price}${"F".repeat(fakirs)}`, { action: "bid", price, fakirs }, { brings: worth(-price, -price) }));

export const summon = (djinn: Djinn, fakirs: number, points: number): Offer =>
  offer(`summon:${djinn}${"F".repeat(fakirs)}`, { action: "summon", djinn, fakirs }, { brings: worth(points) });

export const invoke = (djinn: Djinn, fakirs: number, points: number): Offer =>
  offer(`call:${djinn}${"F".repeat(fakirs)}`, { action: "invoke", djinn, fakirs }, { brings: worth(points) });

export const sell = (gold: number, ...suit: Good[]): Offer =>
  offer(`sell:${suit.join("+")}`, { action: "sell", suit }, { brings: worth(0, gold) });

export function chair(seat: Seat, changed: Partial<ChairTold> = {}): ChairTold {
  return { seat, kind: "person", name: seat, taken: true, bot: null, present: true, silent: false, votes: 0, ...changed };
}

export const tableOf = (...chairs: ChairTold[]): TableTold => table({ chairs, players: chairs.length });

/** The one at this place, which must be there. */
export function nth<Thing>(list: readonly Thing[], at: number): Thing {
  const found = list[at];
  if (found === undefined) throw new Error(`there is none at ${at}`);
  return found;
}
