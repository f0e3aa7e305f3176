// The figures of the summary sheet, which the server computes from the engine; fetched once.
import { send } from "../lib/api";
import type { SummarySheet } from "../protocol";

class Figures {
  sheet = $state.raw<SummarySheet | null>(null);
  /** The last request failed. */
  failed = $state(false);
  private loading = false;

  /** Fetches the figures, unless they are here or on their way. */
  async load(): Promise<void> {
    if (this.sheet || this.loading) return;
    this.loading = true;
    this.failed = false;
    try {
      this.sheet = (await (await send("GET", "/api/summary")).json()) as SummarySheet;
    } catch {
      this.failed = true;
    }
    this.loading = false;
  }
}

export const figures = new Figures();
