// The book of the server: levels, djinns, rules. Asked for once.
import type { Book, Djinn, DjinnTold } from "../wire";
import { api } from "./api";

class Shelf {
  book = $state.raw<Book | null>(null);
  /** It was asked for and did not arrive. */
  missing = $state(false);
  private asked = false;

  /** Fetches the book, unless it is here or on its way. */
  async open(): Promise<void> {
    if (this.book || this.asked) return;
    this.asked = true;
    this.missing = false;
    try {
      this.book = await api.book();
    } catch {
      this.missing = true;
    }
    this.asked = false;
  }

  djinn(name: Djinn): DjinnTold | undefined {
    return this.book?.djinns.find((djinn) => djinn.name === name);
  }

  rule(number: string): string | undefined {
    return this.book?.rules.flatMap((section) => section.rules).find((rule) => rule.number === number)?.words;
  }
}

export const shelf = new Shelf();
