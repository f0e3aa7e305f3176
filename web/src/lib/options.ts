// Turns the server's options into things to click. Nothing here decides what is legal.
import { NO_MARKS, type Marks } from "../board/marks";
import type {
  Djinn,
  DraftedAction,
  Drop,
  Invoke,
  Option,
  PlayedAction,
  Question,
  Seat,
  Snapshot,
  Strike,
  Summon,
  Tile,
  Tribe,
} from "../protocol";
import { counts } from "./pieces";

/** What the player has selected so far, for actions that need two clicks. */
export interface Selection {
  tile: Tile | null;
  tribe: Tribe | null;
  /** An option that cannot be undone waits for Confirm. */
  staged: Option | null;
}

export const NO_SELECTION: Selection = { tile: null, tribe: null, staged: null };

type ActionName = Option["action"]["action"];
export type OptionOf<K extends ActionName> = Option & { action: Extract<Option["action"], { action: K }> };

/** The options with one of these actions. */
export function of<K extends ActionName>(options: readonly Option[], ...names: K[]): OptionOf<K>[] {
  return options.filter((option): option is OptionOf<K> => (names as ActionName[]).includes(option.action.action));
}

// On the board

/** The options that a click on this tile can mean, with the tribe selected before. */
export function optionsAt(options: readonly Option[], tile: Tile, tribe: Tribe | null): Option[] {
  const there = of(options, "pick-up", "drop", "kill", "choose").filter((option) => option.action.tile === tile);
  if (tribe === null) return there;
  return there.filter((option) => !("tribe" in option.action) || option.action.tribe === tribe);
}

/** The tribes to choose from after a click on this tile. */
export function tribesAt(options: readonly Option[], tile: Tile): Tribe[] {
  return of(options, "drop", "kill")
    .filter((option) => option.action.tile === tile)
    .map((option) => option.action.tribe);
}

/** Tiles that can be clicked; with a tribe selected, only where it can be dropped. */
export function litTiles(options: readonly Option[], tribe: Tribe | null): Set<Tile> {
  const found = new Set<Tile>();
  for (const { action } of of(options, "pick-up", "drop", "choose")) {
    if (tribe && action.action === "drop" && action.tribe !== tribe) continue;
    found.add(action.tile);
  }
  return found;
}

export function victims(options: readonly Option[]): Map<Tile, string> {
  const found = new Map<Tile, string>();
  for (const { action } of of(options, "kill")) found.set(action.tile, (found.get(action.tile) ?? "") + action.tribe);
  return found;
}

/** The player chooses a victim, perhaps one of a rival's Viziers and Elders. */
export const isKilling = ({ myTurn, question }: { myTurn: boolean; question: Question | null }): boolean =>
  myTurn && (question?.step.startsWith("killing") ?? false);

export const strikes = (options: readonly Option[], rival: Seat): (Option & { action: Strike })[] =>
  of(options, "strike").filter((option) => option.action.rival === rival);

// The move

export interface Move {
  start: Tile;
  /** The meeples that were picked up. */
  ghosts: string;
  drops: Drop[];
}

/** The drafted move, if any: its pick-up and the drops after it. */
export function moveOf(draft: readonly DraftedAction[]): Move | null {
  const from = draft.findLastIndex((drafted) => drafted.action.action === "pick-up");
  const first = draft[from];
  if (!first || first.action.action !== "pick-up") return null;
  const drops: Drop[] = [];
  for (const { action } of draft.slice(from + 1)) {
    if (action.action !== "drop") break;
    drops.push(action);
  }
  const pickedUp = first.events.find((event) => event.event === "meeples-picked-up");
  return { start: first.action.tile, ghosts: pickedUp?.meeples ?? "", drops };
}

/** The dropped meeples by tile, without those that were collected again. */
export function plannedOn(move: Move, board: (tile: Tile) => string): Map<Tile, string> {
  const found = new Map<Tile, string>();
  for (const drop of move.drops) {
    const lying = (found.get(drop.tile) ?? "") + drop.tribe;
    const onTile = counts(board(drop.tile)).get(drop.tribe) ?? 0;
    if ((counts(lying).get(drop.tribe) ?? 0) <= onTile) found.set(drop.tile, lying);
  }
  return found;
}

/** Everything the board marks for the player to act. */
export function marksOf(snapshot: Snapshot, selection: Selection, played: readonly PlayedAction[], index: (tile: Tile) => number): Marks {
  const move = moveOf(snapshot.draft);
  const { options, question } = snapshot;
  const targets = victims(options);
  const choosing = of(options, "choose").length > 0;
  const meeples = (tile: Tile) => snapshot.public_view.board[index(tile)]?.meeples ?? "";
  return {
    ...NO_MARKS,
    lit: litTiles(options, selection.tribe),
    start: move?.start ?? null,
    ghosts: move?.ghosts ?? "",
    path: move ? [move.start, ...move.drops.map((drop) => drop.tile)] : [],
    planned: move ? plannedOn(move, meeples) : new Map(),
    here: question?.step === "sowing" ? question.tile : null,
    victims: targets,
    dim: choosing || targets.size > 0,
    last: move ? null : lastTile(played),
  };
}

/** Where the last played move ended. */
export function lastTile(played: readonly PlayedAction[]): Tile | null {
  for (const action of played.toReversed()) {
    const collected = action.events.find((event) => event.event === "meeples-collected");
    if (collected) return collected.tile;
  }
  return null;
}

/** The meeples in hand by tribe, and which of them can be dropped. */
export function inHand(snapshot: Snapshot): { tribe: Tribe; n: number; usable: boolean }[] {
  const usable = new Set(of(snapshot.options, "drop").map((option) => option.action.tribe));
  return [...counts(snapshot.question?.hand ?? "")].map(([tribe, n]) => ({ tribe, n, usable: usable.has(tribe) }));
}

// Cards and djinns

/** The ways to pay for a djinn, cheapest first by the server's points. */
export function waysToPay(options: readonly Option[], djinn: Djinn): (Option & { action: Summon | Invoke })[] {
  return of(options, "summon", "invoke")
    .filter((option) => option.action.djinn === djinn)
    .sort((a, b) => (b.effect.points ?? 0) - (a.effect.points ?? 0) || a.action.fakirs - b.action.fakirs);
}

export const buyAt = (options: readonly Option[], slot: number): Option | undefined =>
  of(options, "buy").find((option) => option.action.slot === slot);

export const saleOf = (options: readonly Option[], notation: string): Option | undefined =>
  of(options, "sell").find((option) => option.notation === notation);

/** Options that board, cards and tracks do not show, and powers; they become buttons. One button for all ways to pay. */
export function buttons(options: readonly Option[]): Option[] {
  return [...powers(options), ...of(options, "pass", "no-move", "build")];
}

/** The powers that can be used now, each with its cheapest payment. */
export function powers(options: readonly Option[]): OptionOf<"invoke">[] {
  const djinns = [...new Set(of(options, "invoke").map(({ action }) => action.djinn))];
  return djinns.flatMap((djinn) => of(waysToPay(options, djinn), "invoke").slice(0, 1));
}

/** To continue without a power, if that is all there is to decide. */
export function goOn(options: readonly Option[]): Option | null {
  const [option] = of(options, "go-on");
  return option && of(options, "go-on", "invoke").length === options.length ? option : null;
}

/** Gold and points that the draft brings. */
export function gained(draft: readonly DraftedAction[]): { gold: number; points: number } {
  return draft.reduce((sum, drafted) => ({ gold: sum.gold + drafted.gold, points: sum.points + drafted.points }), { gold: 0, points: 0 });
}

/** The only option, if it can be undone: there is nothing to choose. */
export function forced(options: readonly Option[]): Option | null {
  const [only] = options;
  return options.length === 1 && only && !only.commits ? only : null;
}
