// The texts of the prompt: what to do, how to do it, and the labels of its buttons.
import { of } from "../lib/options";
import type { TableStore } from "../lib/table.svelte";
import { joinList } from "../log/joinList";
import type { Option } from "../protocol";
import { t, type Key } from "../texts";
import { nameOf } from "./seatNames";
import type { Turn } from "./turn.svelte";

export function promptText(store: TableStore, turn: Turn): string {
  const snapshot = store.snapshot;
  if (store.showing) return t("prompt.showing", { name: nameOf(store.table, store.showing, store.seat) });
  if (store.result) return t("prompt.over");
  if (!snapshot?.question) return t("prompt.waiting");
  const { question } = snapshot;
  if (!store.myTurn && question.seat === store.seat) return t("prompt.substitute");
  if (!store.myTurn) return t("prompt.other", { name: nameOf(store.table, question.seat, store.seat) });
  if (turn.staged) return t(turn.staged.commits ? "prompt.final" : "prompt.ready", { what: optionText(turn.staged) });
  if (turn.choosingEnd) return turn.tile ? t("prompt.which-tribe", { tile: turn.tile }) : t("prompt.go-to");
  if (turn.tile) return t(question.step.startsWith("killing") ? "prompt.which-victim" : "prompt.which-meeple", { tile: turn.tile });
  if (question.step === "choosing" && question.djinn) return t("ask.choosing", { djinn: question.djinn });
  if (question.step === "sowing") {
    const tiles = [...new Set(of(store.options, "drop").map((option) => option.action.tile))].sort();
    return t("ask.sowing", { n: question.hand.length, tiles: joinList(tiles, "list.or") });
  }
  if (question.step === "trading" && snapshot.draft.at(-1)?.action.action === "buy") return t("ask.trading-second");
  if (question.step === "selling" && !of(store.options, "sell").length) {
    return t(snapshot.draft.length ? "ask.ending" : "ask.ending-final");
  }
  return t(`ask.${question.step}` as Key, { tile: question.tile ?? "" });
}

/** What to click, for new players. */
export function hintText(store: TableStore, turn: Turn): string {
  const { question } = store;
  if (!question || !store.myTurn || turn.begun) return "";
  if (question.step === "selling" && !of(store.options, "sell").length) return "";
  return t(`hint.${question.step}` as Key);
}

/** The label of an option's button. */
export function optionText(option: Option): string {
  const { action, effect } = option;
  switch (action.action) {
    case "bid":
      return action.fakirs
        ? t("action.bid-fakirs", { price: action.price, gold: -(effect.gold ?? 0), n: action.fakirs })
        : t("action.bid", { price: action.price, gold: -(effect.gold ?? 0) });
    case "build":
      return t(action.fakirs ? "action.build-fakirs" : "action.build", { n: action.fakirs, gold: effect.gold ?? 0 });
    case "summon":
      return t(action.fakirs ? "action.summon-fakir" : "action.summon", { djinn: action.djinn });
    case "invoke":
      return t(action.fakirs ? "action.invoke-fakir" : "action.invoke", { djinn: action.djinn });
    case "sell":
      return t("action.sell", { n: action.suit.length, gold: effect.gold ?? 0 });
    case "keep":
      return t("action.keep", { djinn: action.djinn });
    case "pick-up":
    case "drop":
    case "kill":
    case "choose":
      return t("action.tile", { tile: action.tile });
    case "buy":
      return t("action.buy");
    case "strike":
      return t("action.strike", { who: t(`tribe.${action.tribe}`), seat: t(`seat.${action.rival}`) });
    default:
      return t(`action.${action.action}`);
  }
}
