// What on the page an action is done with: selectors, the best one first.
import { of, tribesAt } from "../lib/options";
import type { Option, Tile, Tribe } from "../protocol";

/** What the player has pointed out so far. */
export interface Chosen {
  tile: Tile | null;
  tribe: Tribe | null;
  staged: Option | null;
}

const CONFIRM = ['[data-next="confirm"]'];
const tile = (name: Tile): string => `.board [data-tile="${name}"]`;
const tab = (name: string): string => `[data-tab="${name}"]`;
const inHand = (tribe: Tribe): string => `.tray [data-tribe="${tribe}"]`;
const button = ({ notation }: Option): string => `[data-option="${notation}"]`;

/** A tile and a tribe say which meeple: the tribe first, if several could be meant. */
function meeple(option: Option, at: Tile, tribe: Tribe, chosen: Chosen, options: readonly Option[]): string[] {
  const choice = option.action.action === "kill" ? button(option) : inHand(tribe);
  if (chosen.tile === at) return [choice];
  if (option.action.action === "kill") return [tile(at)];
  const several = new Set(tribesAt(options, at)).size > 1;
  const other = chosen.tribe !== null && chosen.tribe !== tribe;
  return other || (several && chosen.tribe !== tribe) ? [choice] : [tile(at)];
}

/** The tile of an action with one, unless the player has to choose the meeple first. */
export function isTile(selectors: readonly string[]): boolean {
  return selectors[0]?.startsWith(".board") ?? false;
}

export function targetsOf(option: Option, chosen: Chosen, options: readonly Option[]): string[] {
  if (chosen.staged) return CONFIRM;
  const { action } = option;
  switch (action.action) {
    case "pick-up":
    case "choose":
      return [tile(action.tile)];
    case "drop":
    case "kill":
      return meeple(option, action.tile, action.tribe, chosen, options);
    case "bid":
      return [`.bar [data-bid="${action.price}"]`, `.tracks [data-bid="${action.price}"]`];
    case "buy":
      return [button(option), tab("market")];
    case "summon":
    case "keep":
      return [`.djinns [data-djinn="${action.djinn}"]`, tab("djinns")];
    case "sell":
      return [button(option), tab("hand")];
    case "strike":
      return [button(option), tab("players")];
    case "invoke":
      return [
        ...of(options, "invoke")
          .filter((other) => other.action.djinn === action.djinn)
          .map(button),
      ];
    case "end-turn":
      return ['[data-next="end-turn"]'];
    case "go-on":
      return ['[data-next="continue"]'];
    default:
      return [button(option)];
  }
}

/** What a text without an action is about. */
const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  "auction-about": [".tracks .turns", tab("players")],
  "points-gold": ['.player [data-explain="gold"]', tab("players")],
  "points-meeples": ['.player [data-explain="tribe:v"]', tab("players")],
  "points-tiles": [tile("C5")],
  "points-goods": [".hand", tab("hand")],
};

export const subjectOf = (scene: string, text: string): readonly string[] => SUBJECTS[`${scene}-${text}`] ?? [];
