// The texts of the prompt: what to do, how to do it, and the labels of its buttons.
import { of } from "../lib/options";
import type { TableStore } from "../lib/table.svelte";
import { joinList } from "../log/joinList";
import type { Option, Seat } from "../protocol";
import { ending, naming } from "../score/resultTexts";
import { oneCamelLeft } from "../log/countdown";
import { hasText, t, textOf } from "../texts";
import { nameOf, namesAt } from "./seatNames";
import type { Turn } from "./turn.svelte";

export function promptText(store: TableStore, turn: Turn): string {
  const snapshot = store.snapshot;
  if (store.showing) return showingText(store, store.showing);
  if (store.result) return overText(store);
  if (store.behind) return t("prompt-waiting");
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
  if (question.step === "trading" && snapshot.draft.at(-1)?.action.action === "buy") return t("ask-trading-second");
  if (question.step === "selling" && !of(store.options, "sell").length) {
    return t(snapshot.draft.length ? "ask-ending" : "ask-ending-final");
  }
  return textOf(`ask-${question.step}`, { tile: question.tile ?? "" });
}

function showingText(store: TableStore, seat: Seat): string {
  const key = store.frame?.replay ? "prompt-replay" : "prompt-showing";
  return seat === store.seat ? t(`${key}-yours`) : t(key, { name: nameOf(store.table, seat, store.seat) });
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

/** The label of an option's button. */
export function optionText(option: Option): string {
  const { action, effect } = option;
  switch (action.action) {
    case "bid":
      return action.fakirs
        ? t("action-bid-fakirs", { price: action.price, gold: -(effect.gold ?? 0), n: action.fakirs })
        : t("action-bid", { price: action.price, gold: -(effect.gold ?? 0) });
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
