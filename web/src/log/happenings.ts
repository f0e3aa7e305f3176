// Events in words, with the names of those at the table.
import { MEEPLE, djinnArt } from "../lib/things";
import { t } from "../words";
import type { Card, Happening, Seat } from "../wire";

type Naming = (seat: Seat) => string;

const cards = (suit: readonly string[]): string => suit.map((card) => t(`card.${card as Card}`)).join(", ");
const company = (meeples: string): string =>
  [...new Set(meeples)].map((tribe) => t(`tribes.${tribe as "v"}`, { n: meeples.split(tribe).length - 1 })).join(", ");

/** One event as a sentence without its full stop. */
export function happeningWords(event: Happening, name: Naming): string {
  const who = "seat" in event ? name(event.seat) : "";
  switch (event.event) {
    case "meeples-lifted":
      return t("log.lifted", { who, tile: event.tile, what: company(event.meeples) });
    case "meeple-dropped":
      return t("log.dropped", { who, tile: event.tile, what: t(`tribe.${event.tribe}`) });
    case "meeples-taken-back":
      return t("log.taken-back", { who, tile: event.tile, what: t(`tribes.${event.tribe}`, { n: event.n }) });
    case "meeples-kept":
      return t("log.kept", { who, what: t(`tribes.${event.tribe}`, { n: event.n }) });
    case "meeples-bagged":
      return t("log.bagged", { who, what: t(`tribes.${event.tribe}`, { n: event.n }) });
    case "meeples-came":
      return t("log.came", { who, tile: event.tile, what: company(event.meeples) });
    case "builders-earned":
      return t(event.fakirs ? "log.built-fakirs" : "log.built", { who, gold: event.gold, n: event.fakirs });
    case "killed-on-tile":
      return t("log.killed", { who, tile: event.tile, what: t(`tribe.${event.tribe}`) });
    case "killed-at-court":
      return t("log.struck", { who, rival: name(event.rival), what: t(`tribe.${event.tribe}`) });
    case "captured":
      return t("log.captured", { who, djinn: event.djinn, what: t(`tribe.${event.tribe}`) });
    case "camel-placed":
      return t("log.camel", { who, tile: event.tile });
    case "palm-placed":
      return t("log.palm", { who, tile: event.tile });
    case "palace-placed":
      return t("log.palace", { who, tile: event.tile });
    case "card-taken":
    case "card-drawn":
      return t(event.event === "card-taken" ? "log.card" : "log.drew", { who, what: t(`card.${event.card}`) });
    case "card-drawn-unseen":
      return t("log.drew-unseen", { who });
    case "suit-sold":
      return t("log.sold", { who, what: cards(event.suit), gold: event.gold });
    case "market-paid":
      return t("log.market", { who, gold: event.gold });
    case "price-paid":
      return t("log.paid", {
        who,
        what: [event.elders ? t("tribes.e", { n: event.elders }) : "", event.fakirs ? t("hand.fakirs", { n: event.fakirs }) : ""]
          .filter(Boolean)
          .join(", "),
      });
    case "power-used":
      return t("log.power", { who, djinn: event.djinn });
    case "djinn-summoned":
    case "djinn-kept":
      return t("log.djinn", { who, djinn: event.djinn });
    case "djinn-earned":
      return t("log.djinn-earned", { who, djinn: event.djinn, gold: event.gold });
    case "djinns-shown":
    case "djinns-shown-unseen":
      return t("log.looked", { who });
    case "djinns-discarded":
      return t("log.discarded", { who, what: event.djinns.join(", ") });
    case "marker-placed":
      return t(event.fakirs ? "log.bid-fakirs" : "log.bid", { who, price: event.price, n: event.fakirs });
    case "turn-began":
      return t("log.turn", { who });
    case "turn-ended":
      return t("log.turn-ended", { who });
    case "no-move-left":
      return t("log.no-move", { who });
    case "round-began":
      return t("log.round", { n: event.round });
    case "round-ended":
      return t("log.round-ended", { n: event.round });
    case "game-ended":
      return t(event.last_camel ? "log.ended-camel" : "log.ended-move");
    case "card-laid":
      return t("log.laid", { what: t(`card.${event.card}`) });
    case "djinn-laid":
      return t("log.laid", { what: event.djinn });
    case "pile-renewed":
      return t("log.pile");
    case "djinn-pile-renewed":
      return t("log.djinn-pile");
  }
}

/** The picture that goes with an event. */
export function happeningIcon(event: Happening): string {
  if ("djinn" in event && event.djinn) return djinnArt(event.djinn);
  if ("tribe" in event) return MEEPLE[event.tribe];
  switch (event.event) {
    case "camel-placed":
      return "camel";
    case "palm-placed":
      return "palm";
    case "palace-placed":
      return "palace";
    case "builders-earned":
    case "market-paid":
    case "marker-placed":
      return "coin";
    case "card-taken":
    case "card-drawn":
      return `g-${event.card}`;
    case "suit-sold":
      return "cards";
    case "price-paid":
      return event.elders ? "m-elder" : "g-fakir";
    default:
      return "i-arrow";
  }
}
