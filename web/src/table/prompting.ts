// The question in plain words, and the answers that are buttons.
import { of } from "../lib/play";
import { listed } from "../log/listing";
import type { TableStore } from "../lib/table.svelte";
import { t, type Key } from "../words";
import type { Offer } from "../wire";
import { nameOf } from "./seats";
import type { Turn } from "./turn.svelte";

export function promptWords(store: TableStore, turn: Turn): string {
  const scene = store.scene;
  if (store.showing) return t("prompt.showing", { name: nameOf(store.table, store.showing, store.seat) });
  if (store.result) return t("prompt.over");
  if (!scene?.asked) return t("prompt.waiting");
  const { asked } = scene;
  if (!store.myTurn && asked.seat === store.seat) return t("prompt.stand-in");
  if (!store.myTurn) return t("prompt.other", { name: nameOf(store.table, asked.seat, store.seat) });
  if (turn.staged) return t(turn.staged.commits ? "prompt.staged" : "prompt.ready", { what: offerWords(turn.staged) });
  if (turn.seeking) return turn.tile ? t("prompt.which-tribe", { tile: turn.tile }) : t("prompt.where-to");
  if (turn.tile) return t(asked.step.startsWith("killing") ? "prompt.which-victim" : "prompt.which-meeple", { tile: turn.tile });
  if (asked.step === "choosing" && asked.djinn) return t("ask.choosing", { djinn: asked.djinn });
  if (asked.step === "sowing") {
    const lit = [...new Set(of(store.offers, "drop").map((offer) => offer.deed.tile))].sort();
    return t("ask.sowing", { n: asked.hand.length, tiles: listed(lit, "list.or") });
  }
  if (asked.step === "trading" && scene.draft.at(-1)?.deed.action === "buy") return t("ask.trading-more");
  if (asked.step === "selling" && !of(store.offers, "sell").length) {
    return t(scene.draft.length ? "ask.ending" : "ask.ending-final");
  }
  return t(`ask.${asked.step}` as Key, { tile: asked.tile ?? "" });
}

/** What to click, for those who do not know it yet. */
export function hintWords(store: TableStore, turn: Turn): string {
  const { asked } = store;
  if (!asked || !store.myTurn || turn.begun) return "";
  if (asked.step === "selling" && !of(store.offers, "sell").length) return "";
  return t(`hint.${asked.step}` as Key);
}

/** An answer in a few words, for a button. */
export function offerWords(offer: Offer): string {
  const { deed, brings } = offer;
  switch (deed.action) {
    case "bid":
      return deed.fakirs
        ? t("deed.bid-fakirs", { price: deed.price, gold: -(brings.gold ?? 0), n: deed.fakirs })
        : t("deed.bid", { price: deed.price, gold: -(brings.gold ?? 0) });
    case "build":
      return t(deed.fakirs ? "deed.build-fakirs" : "deed.build", { n: deed.fakirs, gold: brings.gold ?? 0 });
    case "summon":
      return t(deed.fakirs ? "deed.summon-fakir" : "deed.summon", { djinn: deed.djinn });
    case "invoke":
      return t(deed.fakirs ? "deed.call-fakir" : "deed.call", { djinn: deed.djinn });
    case "sell":
      return t("deed.sell", { n: deed.suit.length, gold: brings.gold ?? 0 });
    case "keep":
      return t("deed.keep", { djinn: deed.djinn });
    case "pick-up":
    case "drop":
    case "kill":
    case "choose":
      return t("deed.tile", { tile: deed.tile });
    case "buy":
      return t("deed.buy");
    case "strike":
      return t("deed.strike", { who: t(`tribe.${deed.tribe}`), seat: t(`seat.${deed.rival}`) });
    default:
      return t(`deed.${deed.action}`);
  }
}
