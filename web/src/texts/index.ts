// All texts of the page: `t("lobby.join")`, `t("log.bid", { name, price })`.
// A placeholder is {name}; {n|one camel|# camels} chooses by number, with # for the number itself.
import { en } from "./en";

export type Key = keyof typeof en;
export type Values = Record<string, string | number>;

const plural = new Intl.PluralRules("en");
const CHOICE = /\{(\w+)\|([^|}]*)\|([^}]*)\}/g;
const NAME = /\{(\w+)\}/g;

export const hasText = (key: string): key is Key => key in en;

export const t = textsFrom(en);

/** The texts of a catalog; pages that few people open bring their own. */
export function textsFrom<Keys extends string>(catalog: Record<Keys, string>) {
  return (key: Keys, values: Values = {}): string => fill(catalog[key], values);
}

function fill(text: string, values: Values): string {
  return text
    .replace(CHOICE, (_, name: string, one: string, other: string) => {
      const n = Number(values[name] ?? 0);
      return (plural.select(n) === "one" ? one : other).replaceAll("#", String(n));
    })
    .replace(NAME, (_, name: string) => String(values[name] ?? ""));
}
