// From what the server offers to what can be clicked. Nothing here decides what is legal: an answer is an offer or nothing.
import { NO_MARKS, type Marks } from "../board/marks";
import type { Djinn, Drafted, Drop, Invoke, Offer, Played, Scene, Seat, Strike, Summon, Tile, Tribe } from "../wire";
import { counts } from "./things";

/** What the player has pointed out so far, of an answer that needs two clicks. */
export interface Chosen {
  tile: Tile | null;
  tribe: Tribe | null;
  /** An answer that cannot be taken back waits for Confirm. */
  staged: Offer | null;
}

export const NOTHING: Chosen = { tile: null, tribe: null, staged: null };

type Kind = Offer["deed"]["action"];
export type OfferOf<K extends Kind> = Offer & { deed: Extract<Offer["deed"], { action: K }> };

export function of<K extends Kind>(offers: readonly Offer[], ...kinds: K[]): OfferOf<K>[] {
  return offers.filter((offer): offer is OfferOf<K> => (kinds as Kind[]).includes(offer.deed.action));
}

// On the board

/** The offers that a click on this tile can mean, given what was chosen before. */
export function offersAt(offers: readonly Offer[], tile: Tile, tribe: Tribe | null): Offer[] {
  const there = of(offers, "pick-up", "drop", "kill", "choose").filter((offer) => offer.deed.tile === tile);
  if (tribe === null) return there;
  return there.filter((offer) => !("tribe" in offer.deed) || offer.deed.tribe === tribe);
}

/** The tribes among which a click on this tile leaves the choice. */
export function tribesAt(offers: readonly Offer[], tile: Tile): Tribe[] {
  return of(offers, "drop", "kill")
    .filter((offer) => offer.deed.tile === tile)
    .map((offer) => offer.deed.tribe);
}

/** Tiles that can be clicked; with a tribe chosen, only where that one can be dropped. */
export function litTiles(offers: readonly Offer[], tribe: Tribe | null): Set<Tile> {
  const found = new Set<Tile>();
  for (const offer of of(offers, "pick-up", "drop", "choose")) {
    if (tribe && offer.deed.action === "drop" && offer.deed.tribe !== tribe) continue;
    found.add(offer.deed.tile);
  }
  return found;
}

export function victims(offers: readonly Offer[]): Map<Tile, string> {
  const found = new Map<Tile, string>();
  for (const { deed } of of(offers, "kill")) found.set(deed.tile, (found.get(deed.tile) ?? "") + deed.tribe);
  return found;
}

export const strikes = (offers: readonly Offer[], rival: Seat): (Offer & { deed: Strike })[] =>
  of(offers, "strike").filter((offer) => offer.deed.rival === rival);

// The walk

export interface Walk {
  start: Tile;
  ghosts: string;
  drops: Drop[];
}

/** The walk of the draft, if there is one: its pick-up and all drops after it. */
export function walkOf(draft: readonly Drafted[]): Walk | null {
  const from = draft.findLastIndex((tried) => tried.deed.action === "pick-up");
  const first = draft[from];
  if (!first || first.deed.action !== "pick-up") return null;
  const drops: Drop[] = [];
  for (const { deed } of draft.slice(from + 1)) {
    if (deed.action !== "drop") break;
    drops.push(deed);
  }
  const lifted = first.events.find((event) => event.event === "meeples-lifted");
  return { start: first.deed.tile, ghosts: lifted?.meeples ?? "", drops };
}

/** Those that lie on each tile; whoever was taken back lies there no more. */
export function plannedOn(walk: Walk, board: (tile: Tile) => string): Map<Tile, string> {
  const found = new Map<Tile, string>();
  for (const drop of walk.drops) {
    const lying = (found.get(drop.tile) ?? "") + drop.tribe;
    const standing = counts(board(drop.tile)).get(drop.tribe) ?? 0;
    if ((counts(lying).get(drop.tribe) ?? 0) <= standing) found.set(drop.tile, lying);
  }
  return found;
}

/** Everything the board is to show for a seat that is asked. */
export function marksOf(scene: Scene, chosen: Chosen, played: readonly Played[], index: (tile: Tile) => number): Marks {
  const walk = walkOf(scene.draft);
  const offers = scene.offers;
  const aims = victims(offers);
  const choosing = of(offers, "choose").length > 0;
  const meeples = (tile: Tile) => scene.sight.board[index(tile)]?.meeples ?? "";
  return {
    ...NO_MARKS,
    lit: litTiles(offers, chosen.tribe),
    start: walk?.start ?? null,
    ghosts: walk?.ghosts ?? "",
    path: walk ? [walk.start, ...walk.drops.map((drop) => drop.tile)] : [],
    planned: walk ? plannedOn(walk, meeples) : new Map(),
    here: scene.asked?.step === "sowing" ? scene.asked.tile : null,
    victims: aims,
    dim: choosing || aims.size > 0,
    last: walk ? null : lastTile(played),
  };
}

/** Where the last walk that was played ended. */
export function lastTile(played: readonly Played[]): Tile | null {
  for (const deed of played.toReversed()) {
    const taken = deed.events.find((event) => event.event === "meeples-taken-back");
    if (taken) return taken.tile;
  }
  return null;
}

/** The tribes in hand with how many of each, and which can be dropped somewhere. */
export function inHand(scene: Scene): { tribe: Tribe; n: number; usable: boolean }[] {
  const usable = new Set(of(scene.offers, "drop").map((offer) => offer.deed.tribe));
  return [...counts(scene.asked?.hand ?? "")].map(([tribe, n]) => ({ tribe, n, usable: usable.has(tribe) }));
}

// Cards and djinns

/** The cheaper way to pay comes first, as the server's points say. */
export function waysToPay(offers: readonly Offer[], djinn: Djinn): (Offer & { deed: Summon | Invoke })[] {
  return of(offers, "summon", "invoke")
    .filter((offer) => offer.deed.djinn === djinn)
    .sort((a, b) => (b.brings.points ?? 0) - (a.brings.points ?? 0) || a.deed.fakirs - b.deed.fakirs);
}

export const buyAt = (offers: readonly Offer[], slot: number): Offer | undefined =>
  of(offers, "buy").find((offer) => offer.deed.slot === slot);

export const saleOf = (offers: readonly Offer[], say: string): Offer | undefined =>
  of(offers, "sell").find((offer) => offer.say === say);

/** Offers that neither board nor cards nor tracks show: they become buttons. */
export function buttons(offers: readonly Offer[]): Offer[] {
  return of(offers, "go-on", "pass", "no-move", "build");
}

// What a plan gives

export interface Gain {
  gold: number;
  points: number;
}

export function gained(draft: readonly Drafted[]): Gain {
  return draft.reduce((sum, tried) => ({ gold: sum.gold + tried.gold, points: sum.points + tried.points }), {
    gold: 0,
    points: 0,
  });
}

/** Is there nothing to choose, and nothing that would be final? */
export function forced(offers: readonly Offer[]): Offer | null {
  const [only] = offers;
  return offers.length === 1 && only && !only.commits ? only : null;
}
