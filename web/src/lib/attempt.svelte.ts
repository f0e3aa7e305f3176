// Asking the server for something it may refuse: one thing at a time, and what to say when it comes to nothing.
import { me } from "./me.svelte";
import { kindly } from "./refusing";

export class Attempt {
  words = $state("");
  private busy = false;

  constructor(private readonly saying: (error: unknown) => string = kindly) {}

  /** What is asked for while another thing is under way is not done. */
  async at(deed: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.words = "";
    try {
      await me.ready();
      await deed();
    } catch (error) {
      this.words = this.saying(error);
    } finally {
      this.busy = false;
    }
  }
}
