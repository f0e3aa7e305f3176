// The texts of the prompt: what to do, how to do it, and the labels of its buttons.
import { of } from "../lib/options";
import type { TableStore } from "../lib/table.svelte";
import { joinList } from "../log/joinList";
import { LARGE_MARKET_CARDS, type Bid, type Option, type Seat, type Snapshot } from "../protocol";
import { ending, naming } from "../score/resultTexts";
import { oneCamelLeft } from "../log/countdown";
import { hasText, t, textOf } from "../texts";
import { guidance, isExerciseOver } from "./guidance.svelte";
import { LARGE_MARKET_RULE } from "./marketGroups";
import { nameOf, namesAt } from "./seatNames";
import type { Turn } from "./turn.svelte";

export function promptText(store: TableStore, turn: Turn): string {
  const snapshot = store.snapshot;
  if (store.showing) return showingText(store, store.showing);
  if (store.result) return overText(store);
  if (store.behind) return t("prompt-waiting");
  if (isExerciseOver(guidance.mode) && !store.myTurn) return t(`guide-prompt-${guidance.mode}`);
  if (!snapshot?.question) return t("prompt-waiting");
  const { question } = snapshot;
  if (!store.myTurn && question.seat === store.seat) return t("prompt-substitute");
  if (!store.myTurn) return t("prompt-other", { name: nameOf(store.table, question.seat, store.seat) });
  if (turn.staged) return t(turn.staged.commits ? "prompt-final" : "prompt-ready", { what: optionText(turn.staged) });
  if (turn.choosingEnd) return turn.tile ? t("prompt-which-tribe", { tile: turn.tile }) : t("prompt-go-to");
  if (turn.tile) return t(question.step.startsWith("killing") ? "prompt-which-victim" : "prompt-which-meeple", { tile: turn.tile });
  if (question.step === "choosing" && question.djinn) return t("ask-choosing", { djinn: question.djinn });
  if (question.step === "sowing") {
    const tiles = [...new Set(of(store.options, "drop").map((option) => option.action.tile))].sort();
    return t("ask-sowing", { n: question.hand.length, tiles: joinList(tiles, "or") });
  }
  if (question.step === "bidding" && snapshot.public_view.turn_order.includes(question.seat)) return t("ask-bidding-second");
  if (question.step === "trading") return tradingText(store, snapshot);
  if (question.step === "selling" && !of(store.options, "sell").length) {
    return t(snapshot.draft.length ? "ask-ending" : "ask-ending-final");
  }
  return textOf(`ask-${question.step}`, { tile: question.tile ?? "", piece: question.piece ?? "" });
}

/** How many cards the market sells for how much; the price was paid with the first card. */
function tradingText({ options }: TableStore, { draft, question }: Snapshot): string {
  if (draft.at(-1)?.action.action === "buy") return t("ask-trading-second");
  const gold = Math.max(...of(options, "buy").map(({ effect }) => 0 - (effect.gold ?? 0)), 0);
  return t("ask-trading", { n: question?.rule === LARGE_MARKET_RULE ? LARGE_MARKET_CARDS : 1, gold });
}

function showingText(store: TableStore, seat: Seat): string {
  const key = store.frame?.replay ? "prompt-replay" : "prompt-showing";
  if (seat !== store.seat) return t(key, { name: nameOf(store.table, seat, store.seat) });
  // Of one's own turn only the start is shown, with the end of the one before, unless a bot plays it.
  return t(key === "prompt-replay" ? "prompt-replay-yours" : store.botPlays(seat) ? "prompt-showing-yours" : "prompt-starting-yours");
}

/** That the game is over, and why. */
function overText(store: TableStore): string {
  const why = ending(store.played, store.view?.players ?? [], store.seat, naming(store.table, store.seat));
  return t("prompt-game-over", { why }).trim();
}

/** Why the final tile brought nothing, with the rule. */
export function skippedText(store: TableStore): { text: string; rule: string } | null {
  const skipped = store.myTurn ? store.question?.skipped : null;
  if (!skipped) return null;
  const why = store.textOf(skipped);
  const key = `skipped-${skipped.step}`;
  return { text: hasText(key) ? textOf(key, { why }) : why, rule: skipped.rule };
}

/** What everybody should know about the end of the game: who has one camel left, and that this is the last round. */
export function endNotices(store: TableStore): string[] {
  const { view } = store;
  if (!view || view.over) return [];
  if (view.last_round) return [t("notice-last-round")];
  const names = namesAt(store.table, store.seat);
  return view.players.filter((player) => player.camels === 1).map(({ seat }) => oneCamelLeft(seat, names));
}

/** What to click, for new players. */
export function hintText(store: TableStore, turn: Turn): string {
  const { question } = store;
  if (!question || !store.myTurn || turn.begun) return "";
  if (question.step === "selling" && !of(store.options, "sell").length) return "";
  return textOf(`hint-${question.step}`, {});
}

/** The gold is said where it is not the price, or where there is a choice. */
function bidText({ price, fakirs }: Bid, gold: number, oneOfSeveral: boolean): string {
  if (fakirs) return t("action-bid-fakirs", { price, gold, n: fakirs });
  if (!price) return t("action-bid-free", { price });
  return gold === price && !oneOfSeveral ? t("tracks-bid", { price }) : t("action-bid", { price, gold });
}

/** The label of an option's button; as one of several ways to pay it always says the gold. */
export function optionText(option: Option, oneOfSeveral = false): string {
  const { action, effect } = option;
  switch (action.action) {
    case "bid":
      return bidText(action, 0 - (effect.gold ?? 0), oneOfSeveral); // not -0
    case "build":
      return t(action.fakirs ? "action-build-fakirs" : "action-build", { n: action.fakirs, gold: effect.gold ?? 0 });
    case "summon":
      return t(action.fakirs ? "action-summon-fakir" : "action-summon", { djinn: action.djinn });
    case "invoke":
      return t(action.fakirs ? "action-invoke-fakir" : "action-invoke", { djinn: action.djinn });
    case "sell":
      return t("action-sell", { n: action.suit.length, gold: effect.gold ?? 0 });
    case "keep":
      return t("action-keep", { djinn: action.djinn });
    case "pick-up":
    case "drop":
    case "kill":
    case "choose":
      return t("action-tile", { tile: action.tile });
    case "buy":
      return t("action-buy");
    case "strike":
      return t("action-strike", { who: t(`tribe-${action.tribe}`), seat: t(`seat-${action.rival}`) });
    default:
      return t(`action-${action.action}`);
  }
}
