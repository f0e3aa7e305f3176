// The book for whoever wants to read it, and whether it could not be had.
import { api } from "../lib/api";
import { shelf } from "../lib/book.svelte";

export class Fetching {
  missing = $state(false);

  async fetch(): Promise<void> {
    if (shelf.book) return;
    this.missing = false;
    try {
      shelf.book = await api.book();
    } catch {
      this.missing = true;
    }
  }
}
