// Events as texts: the phrase of each event and its values. The log (log.…) and the plan (gain.…) have their own wording of each phrase.
import { counts, MEEPLE } from "../lib/pieces";
import type { Names } from "../table/seatNames";
import { t, textOf, type Item, type Key, type Values } from "../texts";
import { djinnArt } from "../ui/djinnCards";
import type { Card, EventInfo, Seat } from "../protocol";

type After<Prefix extends string, K> = K extends `${Prefix}-${infer Rest}` ? Rest : never;

export interface Phrase {
  /** The end of the keys "log-…" and "gain-…". */
  key: After<"gain", Key> | "killed-yours";
  values: Values;
}

/** How many of each card: Ivory, 2 Fish and a Fakir. */
export const cardItems = (taken: readonly Card[]): Item[] =>
  [...new Set(taken)].map((kind) => [kind, taken.filter((other) => other === kind).length]);
const meepleItems = (meeples: string): Item[] => [...counts(meeples)];
const some = (kind: string, n: number): Item[] => (n ? [[kind, n]] : []);

const PLACED_PIECE = { "camel-placed": "camel", "palm-placed": "palm", "palace-placed": "palace" } as const;
export const placedPiece = (event: keyof typeof PLACED_PIECE): Item => [PLACED_PIECE[event], 1];

/** The phrase of an event for a sentence about its player; null if the event is not worth a text. */
export function phrase(event: EventInfo, names: Names): Phrase | null {
  switch (event.event) {
    case "meeples-picked-up":
      return { key: "picked-up", values: { tile: event.tile, what: meepleItems(event.meeples) } };
    case "meeple-dropped":
      return { key: "dropped", values: { tile: event.tile, what: [[event.tribe, 1]] } };
    case "meeples-collected":
      return { key: "collected", values: { tile: event.tile, what: [[event.tribe, event.n]] } };
    case "meeples-kept":
      return { key: "kept", values: { what: [[event.tribe, event.n]] } };
    case "meeples-bagged":
      return { key: "bagged", values: { what: [[event.tribe, event.n]] } };
    case "meeples-drawn":
      return { key: "drawn", values: { tile: event.tile, what: meepleItems(event.meeples) } };
    case "builders-earned":
      return { key: "built", values: { gold: event.gold, what: [...some("b", event.n), ...some("fakir", event.fakirs)] } };
    case "tile-meeple-killed":
      return { key: "killed", values: { tile: event.tile, what: [[event.tribe, 1]] } };
    case "held-meeple-killed":
      return event.rival === names.mine
        ? { key: "killed-yours", values: { what: [[event.tribe, 1]] } }
        : { key: "killed-held", values: { what: [[event.tribe, 1]], rival: names.of(event.rival) } };
    case "meeple-captured":
      return { key: "captured", values: { djinn: event.djinn, what: [[event.tribe, 1]] } };
    case "camel-placed":
    case "palm-placed":
    case "palace-placed":
      return { key: "placed", values: { tile: event.tile, what: [placedPiece(event.event)] } };
    case "card-taken":
      return { key: "card", values: { what: cardItems([event.card]) } };
    case "card-drawn":
      return { key: "drew", values: { what: cardItems([event.card]) } };
    case "hidden-card-drawn":
      return { key: "drew-hidden", values: {} };
    case "suit-sold":
      return { key: "sold", values: { what: cardItems(event.suit), gold: event.gold } };
    case "market-paid":
      return { key: "market", values: { gold: event.gold } };
    case "price-paid":
      return { key: "paid", values: { what: [...some("e", event.elders), ...some("fakir", event.fakirs)] } };
    case "power-used":
      return { key: "power", values: { djinn: event.djinn } };
    case "djinn-summoned":
      return { key: "summoned", values: { djinn: event.djinn } };
    case "djinn-kept":
      return { key: "djinn-kept", values: { djinn: event.djinn } };
    case "djinn-gold-earned":
      return { key: "earned", values: { djinn: event.djinn, gold: event.gold } };
    case "djinns-shown":
      return { key: "looked", values: { what: event.djinns } };
    case "hidden-djinns-shown":
      return { key: "looked-hidden", values: { what: [["djinn", event.n]] } };
    case "djinns-discarded":
      return { key: "discarded", values: { what: event.djinns } };
    case "marker-placed": {
      const key = event.fakirs ? "bid-fakirs" : event.gold === event.price ? "bid" : "bid-for";
      return { key, values: { price: event.price, gold: event.gold, what: some("fakir", event.fakirs) } };
    }
    case "no-move-declared":
      return { key: "no-move", values: {} };
    default:
      return null;
  }
}

/** "yes" if the reader plays this seat: the verb is in the second person. */
const you = (seat: Seat, names: Names): string => (seat === names.mine ? "yes" : "no");

/** The event as a clause of a sentence about this player: "collects 2 Viziers". */
export function clauseText(event: EventInfo, seat: Seat, names: Names): string {
  const found = phrase(event, names);
  return found ? textOf(`log-${found.key}`, { ...found.values, you: you(seat, names) }) : "";
}

/** The clause of a turn that several events make together. */
export const mergedClause = (
  key: "move" | "collected-them" | "kept-them" | "placed" | "card",
  seat: Seat,
  names: Names,
  values: Values,
): string => textOf(`log-${key}`, { ...values, you: you(seat, names) });

/** "Anna moves from B2 to A4 and collects 2 Viziers." */
export const sentence = (seat: Seat, names: Names, clauses: readonly string[]): string =>
  t("log-sentence", { who: names.of(seat), clauses });

/** A planned event as a list item. */
export function gainText(event: EventInfo, names: Names): string | null {
  if (event.event === "djinn-gold-earned" && event.seat !== names.mine)
    return t("gain-earned-other", { who: names.of(event.seat), gold: event.gold, djinn: event.djinn });
  const found = phrase(event, names);
  return found && textOf(`gain-${found.key}`, found.values);
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
