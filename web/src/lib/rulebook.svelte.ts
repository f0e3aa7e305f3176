// The server's rulebook (bot levels, djinns, rules) in the language of the page, fetched once.
import type { Djinn, DjinnInfo, Rulebook } from "../protocol";
import { language } from "../texts";
import { api } from "./api";

class RulebookStore {
  book = $state.raw<Rulebook | null>(null);
  /** The last request failed. */
  failed = $state(false);
  private loading = false;

  /** Fetches the rulebook, unless it is here or on its way. */
  async load(): Promise<void> {
    const { code } = language;
    if (this.book?.language === code || this.loading) return;
    this.loading = true;
    this.failed = false;
    try {
      this.book = await api.rulebook(code);
    } catch {
      this.failed = true;
    }
    this.loading = false;
    if (!this.failed && code !== language.code) await this.load(); // switched meanwhile
  }

  djinn(name: Djinn): DjinnInfo | undefined {
    return this.book?.djinns.find((djinn) => djinn.name === name);
  }

  rule(number: string): string | undefined {
    return this.book?.rules.flatMap((section) => section.rules).find((rule) => rule.number === number)?.text;
  }
}

export const rulebook = new RulebookStore();
