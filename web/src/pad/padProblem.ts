// What the players cannot have, as a text and with the fields that it is about.
import { ApiError } from "../lib/api";
import { errorCode, errorText } from "../lib/errorText";
import type { Seat } from "../protocol";
import { hasText, t, textOf, type Item } from "../texts";
import { CARDS, type PadPlayer } from "./padEntries";

export type PadField = string;

export interface PadProblem {
  text: string;
  rule: string | null;
  /** The fields that are wrong; none if it is about the whole pad. */
  fields: ReadonlySet<PadField>;
  /** The entries may be fine: the server did not compute the result, but could if it is asked again. */
  retry: boolean;
}

/** `what` is an amount, a card, "tiles" or "djinns". */
export const padField = (seat: Seat, what: string): PadField => `${seat} ${what}`;

// The codes of things in texts.
const FIELD_OF: Record<string, string> = { coin: "gold", v: "viziers", e: "elders", palm: "palms", palace: "palaces" };
const CARD_FIELDS: ReadonlySet<string> = new Set(CARDS);
/** The card Gold and the gold coins have fields of their own. */
export const cardField = (card: string): string => `card-${card}`;
const fieldOf = (thing: string): string => FIELD_OF[thing] ?? (CARD_FIELDS.has(thing) ? cardField(thing) : thing);

type Values = Record<string, string | number | readonly Item[]>;

export function padProblem(error: unknown, players: readonly PadPlayer[], name: (seat: Seat) => string): PadProblem {
  if (!(error instanceof ApiError) || error.code !== "malformed")
    return { text: failureText(error), rule: null, fields: new Set(), retry: true };
  const { text, rule, message } = error;
  if (!text || !hasText(text.key)) return { text: message, rule, fields: new Set(), retry: false };
  const values = text.arguments as Values;
  const seat = players.find((player) => player.seat === values.seat)?.seat;
  return {
    text: textOf(text.key, seat ? { ...values, seat: name(seat) } : values),
    rule,
    fields: new Set(fieldsOf(text.key, values, seat ? players.filter((player) => player.seat === seat) : players)),
    retry: false,
  };
}

const UNREACHABLE: ReadonlySet<string> = new Set<ApiError["code"]>(["unreachable", "shutting-down"]);

const failureText = (error: unknown): string => (UNREACHABLE.has(errorCode(error)) ? t("pad-page-failed") : errorText(error));

function fieldsOf(key: string, values: Values, players: readonly PadPlayer[]): PadField[] {
  const all = (what: string, has: (player: PadPlayer) => boolean = () => true) =>
    players.filter(has).map(({ seat }) => padField(seat, what));
  if (key === "pad-gold") return all("gold");
  if (key === "pad-no-tiles") return all("tiles");
  if (key === "pad-tiles-shared") return all("tiles", ({ tiles }) => tiles.includes(Number(values.value)));
  if (key.startsWith("pad-djinn")) return all("djinns", ({ djinns }) => djinns.some((djinn) => djinn === values.djinn));
  if (key.startsWith("pad-tile") || key === "pad-no-such-tile" || key === "pad-camels") return all("tiles");
  const things = Array.isArray(values.what) ? (values.what as readonly Item[]) : [];
  return things.flatMap((thing) => {
    const what = fieldOf(typeof thing === "string" ? thing : thing[0]);
    return all(what, (player) => amountOf(player, what) !== 0);
  });
}

function amountOf({ amounts, cards }: PadPlayer, what: string): number {
  const all: Record<string, number> = { ...amounts, ...Object.fromEntries(CARDS.map((card) => [cardField(card), cards[card]])) };
  return all[what] ?? 0;
}
