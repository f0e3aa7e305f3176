// What our catalogs need besides Fluent: lists in sentences, and French elision.
import { FluentBundle, FluentResource, FluentType, type FluentFunction, type FluentValue } from "@fluent/bundle";

/** An item of a list: a text, or how many of something: ["v", 2] are two Viziers. */
export type Item = string | readonly [thing: string, n: number];
export type Value = string | number | readonly Item[];

const INTL: Readonly<Record<string, string>> = { en: "en-GB" }; // no comma before the last item of a list
/** What "de" is elided before: a vowel, or Y before a consonant: "d’Yves", but "de Yann". */
const ELIDING = /^([aeiouàâäéèêëîïôöùûüœæ]|y[b-df-hj-np-tv-xzç])/i;

/** The locale for `Intl`. */
export const intlLocale = (language: string): string => INTL[language] ?? language;

class Items extends FluentType<readonly Item[]> {
  constructor(
    items: readonly Item[],
    private readonly texts: Texts,
  ) {
    super(items);
  }

  /** The sentence chooses case and conjunction: `LIST($what, case: "dative")`. */
  joined(grammaticalCase = "nominative", join = "and"): string {
    const words = this.value.map((item) => (typeof item === "string" ? item : this.texts.thing(item[0], item[1], grammaticalCase)));
    return this.texts.list(words, join === "or" ? "disjunction" : "conjunction");
  }

  override toString(): string {
    return this.joined();
  }
}

const word = (value: FluentValue | undefined, other: string): string => (value === undefined ? other : String(value.valueOf()));

const LIST: FluentFunction = ([items], { case: grammaticalCase, join }) =>
  items instanceof Items ? items.joined(word(grammaticalCase, "nominative"), word(join, "and")) : String(items);

/** "de Léa", "d’Anna". */
const DE: FluentFunction = ([name]) => (ELIDING.test(String(name)) ? `d’${String(name)}` : `de ${String(name)}`);

/** The texts of one language. */
export class Texts {
  private readonly bundle: FluentBundle;
  private readonly lists: Readonly<Record<"conjunction" | "disjunction", Intl.ListFormat>>;

  constructor(language: string, sources: readonly string[]) {
    const locale = intlLocale(language);
    this.bundle = new FluentBundle(locale, { useIsolating: false, functions: { LIST, DE } });
    this.lists = { conjunction: new Intl.ListFormat(locale), disjunction: new Intl.ListFormat(locale, { type: "disjunction" }) };
    for (const source of sources) this.add(source);
  }

  add(source: string): void {
    this.bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A missing text or argument is a defect: it is reported, and the page goes on. */
  text(key: string, values: Readonly<Record<string, Value>> = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return this.missing(key, key);
    const errors: Error[] = [];
    const args = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, this.argument(value)]));
    const text = this.bundle.formatPattern(pattern, args, errors);
    return errors.length ? this.missing(`${key}: ${errors.join(", ")}`, text) : text;
  }

  thing(kind: string, n: number, grammaticalCase: string): string {
    return this.text(`thing-${kind}`, { n, case: grammaticalCase });
  }

  list(words: readonly string[], type: "conjunction" | "disjunction"): string {
    return this.lists[type].format(words);
  }

  private argument(value: Value): string | number | Items {
    return typeof value === "object" ? new Items(value, this) : value;
  }

  private missing(what: string, shown: string): string {
    console.error(`Missing text: ${what}`);
    return shown;
  }
}
