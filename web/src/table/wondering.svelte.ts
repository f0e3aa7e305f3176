// Why something cannot be done. The server knows; the page asks when somebody looks at it, or tries.
import { index } from "../board/geometry";
import type { TableStore } from "../lib/table.svelte";
import type { Scene, Tile, Tribe } from "../wire";

/** With the number of the rule. */
interface Reason {
  words: string;
  rule: string | null;
}

const MOMENT = 250; // milliseconds

export class Wondering {
  reason = $state.raw<Reason | null>(null);
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly store: TableStore) {}

  /** Somebody looks at what is not offered: after a moment the server is asked why not. */
  about(deed: string | null): void {
    clearTimeout(this.timer);
    if (deed && this.store.myTurn) this.timer = setTimeout(() => void this.ask(deed), MOMENT);
  }

  async ask(deed: string): Promise<void> {
    clearTimeout(this.timer);
    const mine = ++this.asked;
    const why = await this.store.why(deed);
    if (mine === this.asked && why && !why.possible) this.reason = { words: why.words, rule: why.rule };
  }

  /** Nothing is wondered at any more; what is still asked comes too late. */
  end(): void {
    clearTimeout(this.timer);
    this.asked += 1;
    this.reason = null;
  }
}

/** The deed that a click on this tile would have meant. */
export function meantBy(tile: Tile, { asked, sight }: Scene, tribe: Tribe | null): string | null {
  switch (asked?.step) {
    case "moving":
      return `${tile}>`;
    case "sowing":
      return `${tile}${tribe ?? asked.hand[0] ?? "v"}`;
    case "killing":
    case "killing-two":
    case "killing-second":
      return `x${tile}${sight.board[index(tile)]?.meeples[0] ?? "v"}`;
    case "choosing":
    case "placing-around":
      return `at:${tile}`;
    default:
      return null;
  }
}
