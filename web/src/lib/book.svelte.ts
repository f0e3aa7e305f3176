// The book of the server: levels, djinns, rules. Asked for once.
import type { Book, Djinn, DjinnTold } from "../wire";
import { api } from "./api";

class Shelf {
  book = $state.raw<Book | null>(null);
  private asked: Promise<void> | null = null;

  open(): void {
    this.asked ??= api
      .book()
      .then((book) => {
        this.book = book;
      })
      .catch(() => {
        this.asked = null;
      });
  }

  djinn(name: Djinn): DjinnTold | undefined {
    return this.book?.djinns.find((djinn) => djinn.name === name);
  }

  rule(number: string): string | undefined {
    return this.book?.rules.flatMap((section) => section.rules).find((rule) => rule.number === number)?.words;
  }
}

export const shelf = new Shelf();
