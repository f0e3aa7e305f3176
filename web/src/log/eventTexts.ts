// Events as texts: the phrase of each event and its values. The log (log.…) and the plan (gain.…) have their own wording of each phrase.
import { counts, MEEPLE } from "../lib/pieces";
import type { Names } from "../table/seatNames";
import { t, type Key, type Values } from "../texts";
import { djinnArt } from "../ui/djinnCards";
import type { Card, Djinn, EventInfo, Seat, Tribe } from "../protocol";
import { joinList } from "./joinList";

type After<Prefix extends string, K> = K extends `${Prefix}.${infer Rest}` ? Rest : never;

export interface Phrase {
  key: After<"gain", Key>;
  values: Values;
}

const card = (kind: Card, n: number): string => {
  if (kind === "fakir") return t("some.fakirs", { n });
  return n > 1 ? t("some.cards", { n, what: t(`card.${kind}`) }) : t(`card.${kind}`);
};
/** "Ivory, 2 Fish and a Fakir". */
export const cardList = (taken: readonly Card[]): string =>
  joinList([...new Set(taken)].map((kind) => card(kind, taken.filter((other) => other === kind).length)));
export const someMeeples = (tribe: Tribe, n = 1): string => t(`some.${tribe}`, { n });
const meepleList = (meeples: string): string => joinList([...counts(meeples)].map(([tribe, n]) => someMeeples(tribe, n)));
const fakirs = (n: number): string[] => (n ? [t("some.fakirs", { n })] : []);

const PLACED_PIECE = { "camel-placed": "piece.camel", "palm-placed": "piece.palm", "palace-placed": "piece.palace" } as const;
export const placedPiece = (event: keyof typeof PLACED_PIECE): string => t(PLACED_PIECE[event]);

/** The phrase of an event, with the actor as the subject; null if the event is not worth a text. */
export function phrase(event: EventInfo, actor: Seat | null, names: Names): Phrase | null {
  switch (event.event) {
    case "meeples-picked-up":
      return { key: "picked-up", values: { tile: event.tile, what: meepleList(event.meeples) } };
    case "meeple-dropped":
      return { key: "dropped", values: { tile: event.tile, what: someMeeples(event.tribe) } };
    case "meeples-collected":
      return { key: "collected", values: { tile: event.tile, what: someMeeples(event.tribe, event.n) } };
    case "meeples-kept":
      return { key: "kept", values: { what: someMeeples(event.tribe, event.n) } };
    case "meeples-bagged":
      return { key: "bagged", values: { what: someMeeples(event.tribe, event.n) } };
    case "meeples-drawn":
      return { key: "drawn", values: { tile: event.tile, what: meepleList(event.meeples) } };
    case "builders-earned":
      return {
        key: "built",
        values: { gold: event.gold, what: joinList([...(event.n ? [someMeeples("b", event.n)] : []), ...fakirs(event.fakirs)]) },
      };
    case "tile-meeple-killed":
      return { key: "killed", values: { tile: event.tile, what: someMeeples(event.tribe) } };
    case "held-meeple-killed":
      return event.rival === names.mine
        ? { key: "killed-yours", values: { what: someMeeples(event.tribe) } }
        : { key: "killed-held", values: { what: someMeeples(event.tribe), rival: names.of(event.rival) } };
    case "meeple-captured":
      return { key: "captured", values: { djinn: event.djinn, what: t(`tribe.${event.tribe}`) } };
    case "camel-placed":
    case "palm-placed":
    case "palace-placed":
      return { key: "placed", values: { tile: event.tile, what: placedPiece(event.event) } };
    case "card-taken":
      return { key: "card", values: { what: cardList([event.card]) } };
    case "card-drawn":
      return { key: "drew", values: { what: cardList([event.card]) } };
    case "hidden-card-drawn":
      return { key: "drew-hidden", values: {} };
    case "suit-sold":
      return { key: "sold", values: { what: cardList(event.suit), gold: event.gold } };
    case "market-paid":
      return { key: "market", values: { gold: event.gold } };
    case "price-paid":
      return {
        key: "paid",
        values: { what: joinList([...(event.elders ? [someMeeples("e", event.elders)] : []), ...fakirs(event.fakirs)]) },
      };
    case "power-used":
      return { key: "power", values: { djinn: event.djinn } };
    case "djinn-summoned":
      return { key: "summoned", values: { djinn: event.djinn } };
    case "djinn-kept":
      return { key: "djinn-kept", values: { djinn: event.djinn } };
    case "djinn-gold-earned":
      return earned(event.djinn, event.gold, event.seat, actor, names);
    case "djinns-shown":
      return { key: "looked", values: { what: joinList(event.djinns) } };
    case "hidden-djinns-shown":
      return { key: "looked-hidden", values: { what: t("some.djinns", { n: event.n }) } };
    case "djinns-discarded":
      return { key: "discarded", values: { what: joinList(event.djinns) } };
    case "marker-placed": {
      const key = event.fakirs ? "bid-fakirs" : event.gold === event.price ? "bid" : "bid-for";
      return { key, values: { price: event.price, gold: event.gold, what: joinList(fakirs(event.fakirs)) } };
    }
    case "no-move-declared":
      return { key: "no-move", values: {} };
    default:
      return null;
  }
}

function earned(djinn: Djinn, gold: number, seat: Seat, actor: Seat | null, names: Names): Phrase {
  if (seat === actor) return { key: "earned", values: { djinn, gold } };
  if (seat === names.mine) return { key: "earned-yours", values: { djinn, gold } };
  return { key: "earned-other", values: { djinn, gold, who: names.of(seat) } };
}

/** A planned event as a list item. */
export function gainText(event: EventInfo, names: Names): string | null {
  const found = phrase(event, names.mine, names);
  return found && t(`gain.${found.key}`, found.values);
}

/** The icon of an event. */
export function eventIcon(event: EventInfo): string {
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
