// Whether the chat has messages of others that were not on screen yet.
import { untrack } from "svelte";

export class UnreadChat {
  private seen = $state(0);
  readonly some: boolean = $derived.by(() => this.count() > this.seen);

  /** What was said before the page was opened does not count. */
  constructor(private readonly count: () => number) {
    this.seen = untrack(count);
  }

  /** The chat is on screen. */
  see(): void {
    this.seen = this.count();
  }
}
