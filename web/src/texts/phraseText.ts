// Texts that the server sends as data: a key of the catalogs and its arguments.
import { dateAndTime } from "../lib/times";
import type { PhraseInfo, Seat } from "../protocol";
import type { Value } from "./fluent";
import { hasText, t, textOf } from ".";

type Argument = PhraseInfo["arguments"][string];
type Naming = (seat: Seat) => string;

const colour: Naming = (seat) => t(`seat-${seat}`);

/** The text of a phrase in the language of the page; null if this page does not know it (the server may be newer). */
export function phraseText(phrase: PhraseInfo, name: Naming = colour): string | null {
  if (!hasText(phrase.key)) return null;
  const values = Object.entries(phrase.arguments).map(([argument, value]) => [argument, valueOf(argument, value, name)] as const);
  return textOf(phrase.key, Object.fromEntries(values));
}

function valueOf(argument: string, value: Argument, name: Naming): Value {
  if (typeof value === "object" && "key" in value) return phraseText(value, name) ?? "";
  if (argument === "seat" || argument === "rival") return name(value as Seat);
  if (argument === "until" && typeof value === "number") return dateAndTime(value);
  return value;
}
