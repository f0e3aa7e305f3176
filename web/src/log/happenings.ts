// Events in words: which phrase tells one, and what is put into it. The log and the plan word the same phrases in their own way.
import { counts, djinnArt, MEEPLE } from "../lib/things";
import type { Names } from "../table/seats";
import { t, type Key, type Values } from "../words";
import type { Card, Djinn, Happening, Seat, Tribe } from "../wire";
import { listed } from "./listing";

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
export const cards = (taken: readonly Card[]): string =>
  listed([...new Set(taken)].map((kind) => card(kind, taken.filter((other) => other === kind).length)));
export const some = (tribe: Tribe, n = 1): string => t(`some.${tribe}`, { n });
const company = (meeples: string): string => listed([...counts(meeples)].map(([tribe, n]) => some(tribe, n)));
const fakirs = (n: number): string[] => (n ? [t("some.fakirs", { n })] : []);

/** What was put on a tile. */
const THING = { "camel-placed": "thing.camel", "palm-placed": "thing.palm", "palace-placed": "thing.palace" } as const;
export const thing = (event: keyof typeof THING): string => t(THING[event]);

/** How an event is told of whoever acts; null if it goes without saying. */
export function phrase(event: Happening, actor: Seat | null, names: Names): Phrase | null {
  switch (event.event) {
    case "meeples-lifted":
      return { key: "lifted", values: { tile: event.tile, what: company(event.meeples) } };
    case "meeple-dropped":
      return { key: "dropped", values: { tile: event.tile, what: some(event.tribe) } };
    case "meeples-taken-back":
      return { key: "taken-back", values: { tile: event.tile, what: some(event.tribe, event.n) } };
    case "meeples-kept":
      return { key: "kept", values: { what: some(event.tribe, event.n) } };
    case "meeples-bagged":
      return { key: "bagged", values: { what: some(event.tribe, event.n) } };
    case "meeples-came":
      return { key: "came", values: { tile: event.tile, what: company(event.meeples) } };
    case "builders-earned":
      return { key: "built", values: { gold: event.gold, what: listed([...(event.n ? [some("b", event.n)] : []), ...fakirs(event.fakirs)]) } };
    case "killed-on-tile":
      return { key: "killed", values: { tile: event.tile, what: some(event.tribe) } };
    case "killed-at-court":
      return event.rival === names.mine
        ? { key: "struck-yours", values: { what: some(event.tribe) } }
        : { key: "struck", values: { what: some(event.tribe), rival: names.of(event.rival) } };
    case "captured":
      return { key: "captured", values: { djinn: event.djinn, what: t(`tribe.${event.tribe}`) } };
    case "camel-placed":
    case "palm-placed":
    case "palace-placed":
      return { key: "placed", values: { tile: event.tile, what: thing(event.event) } };
    case "card-taken":
      return { key: "card", values: { what: cards([event.card]) } };
    case "card-drawn":
      return { key: "drew", values: { what: cards([event.card]) } };
    case "card-drawn-unseen":
      return { key: "drew-unseen", values: {} };
    case "suit-sold":
      return { key: "sold", values: { what: cards(event.suit), gold: event.gold } };
    case "market-paid":
      return { key: "market", values: { gold: event.gold } };
    case "price-paid":
      return { key: "paid", values: { what: listed([...(event.elders ? [some("e", event.elders)] : []), ...fakirs(event.fakirs)]) } };
    case "power-used":
      return { key: "power", values: { djinn: event.djinn } };
    case "djinn-summoned":
      return { key: "summoned", values: { djinn: event.djinn } };
    case "djinn-kept":
      return { key: "djinn-kept", values: { djinn: event.djinn } };
    case "djinn-earned":
      return earned(event.djinn, event.gold, event.seat, actor, names);
    case "djinns-shown":
      return { key: "looked", values: { what: listed(event.djinns) } };
    case "djinns-shown-unseen":
      return { key: "looked-unseen", values: { what: t("some.djinns", { n: event.n }) } };
    case "djinns-discarded":
      return { key: "discarded", values: { what: listed(event.djinns) } };
    case "marker-placed": {
      const key = event.fakirs ? "bid-fakirs" : event.gold === event.price ? "bid" : "bid-for";
      return { key, values: { price: event.price, gold: event.gold, what: listed(fakirs(event.fakirs)) } };
    }
    case "no-move-left":
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

/** What a plan is about to do, as an item of a list. */
export function gainWords(event: Happening, names: Names): string | null {
  const told = phrase(event, names.mine, names);
  return told && t(`gain.${told.key}`, told.values);
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
