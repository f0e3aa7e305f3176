// The worked examples of the rules, fetched once.
import { api } from "../lib/api";
import type { WorkedExampleInfo } from "../protocol";

class Examples {
  all = $state.raw<readonly WorkedExampleInfo[] | null>(null);
  /** The last request failed. */
  failed = $state(false);

  async load(): Promise<void> {
    if (this.all) return;
    this.failed = false;
    try {
      this.all = (await api.examples()).examples;
    } catch {
      this.failed = true;
    }
  }
}

export const examples = new Examples();
