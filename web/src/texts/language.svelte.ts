// The language of the page and its texts: `t("lobby-join")`, `t("log-bid", { you, price })`.
// Everything that calls `t` while it renders is rendered again when the language changes.
import { untrack } from "svelte";
import { loaders } from "virtual:locales";
import { intlLocale, Texts, type Item, type Value } from "./fluent";
import type { Messages } from "./messages";

export type { Item };
export type Key = keyof Messages;
/** The keys of texts without arguments. */
export type PlainKey = { [K in Key]: [Messages[K]] extends [never] ? K : never }[Key];
export type Values = Readonly<Record<string, Value>>;
export type Language = keyof typeof loaders;
export type Group = keyof (typeof loaders)["en"];
/** The arguments of a text; of several, if the key is one of several. */
type Arguments<K extends Key> = [Messages[K]] extends [never] ? [values?: Values] : [values: Readonly<Record<Messages[K], Value>>];

export const LANGUAGES = Object.keys(loaders) as Language[];

class CurrentLanguage {
  code = $state<Language>("en");
  texts = $state.raw(new Texts("en", []));
  /** Counts the catalogs that were added later. */
  added = $state(0);
}

const current = new CurrentLanguage();
const groups: Group[] = ["page"];
let wanted: Language = "en";

const load = (language: Language, group: Group): Promise<string> => loaders[language][group]().then(({ default: source }) => source);

/** The language of the page. */
export const language = {
  get code(): Language {
    return current.code;
  },
};

/** The locale for `Intl`. */
export const locale = (): string => intlLocale(current.code);

/** Shows the page in a language as soon as its texts are here. */
export async function useLanguage(code: Language): Promise<void> {
  wanted = code;
  const texts = new Texts(code, []);
  for (let n = 0; n < groups.length;) {
    const next = groups.slice(n); // more may be added while these are loaded
    n = groups.length;
    for (const source of await Promise.all(next.map((group) => load(code, group)))) texts.add(source);
  }
  if (wanted !== code) return; // meanwhile another one was chosen
  current.texts = texts;
  current.code = code;
  document.documentElement.lang = code;
}

/** Makes sure that the texts of a page or dialog are here before it is shown. */
export async function loadTexts(group: Group): Promise<void> {
  while (!groups.includes(group)) {
    const { texts, code } = untrack(() => ({ texts: current.texts, code: current.code })); // or a page that waits would be made anew
    const source = await load(code, group);
    if (texts !== current.texts || groups.includes(group)) continue; // the language was switched, or somebody else was quicker
    groups.push(group);
    texts.add(source);
    current.added += 1;
  }
}

/** Makes sure that the texts of all errors are here; without them an error is shown in English. */
export async function loadErrorTexts(): Promise<void> {
  await Promise.all([loadTexts("refusals"), loadTexts("server")]).catch(() => undefined);
}

export function hasText(key: string): key is Key {
  void current.added; // it may come later
  return current.texts.has(key);
}

export function t<K extends Key>(key: K, ...[values]: Arguments<K>): string {
  return current.texts.text(key, values);
}

/** A text whose key is only known at run time, such as an error of the server. */
export const textOf = (key: string, values: Values): string => current.texts.text(key, values);

/** "A1, B2 and C3". */
export const joinTexts = (items: readonly string[], join: "and" | "or"): string =>
  current.texts.list(items, join === "or" ? "disjunction" : "conjunction");

/** The name of a language in itself: "Deutsch". */
export function languageName(code: Language): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
