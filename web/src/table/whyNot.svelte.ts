// Explains why an action is not possible. The server gives the reason when the player points at or clicks something.
import { index } from "../board/geometry";
import type { TableStore } from "../lib/table.svelte";
import type { Snapshot, Tile, Tribe } from "../protocol";

/** The reason, with the number of the rule. */
interface Reason {
  text: string;
  rule: string | null;
  /** The player only pointed at it: shown, but not announced. */
  hovered?: boolean;
}

const HOVER_DELAY = 250; // milliseconds
/** A pointer that moves less rests where it was. */
const JITTER = 4; // pixels

export class WhyNot {
  reason = $state.raw<Reason | null>(null);
  private requests = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The impossible action below the pointer. */
  private pointed: string | null = null;
  /** Where the pointer was when the question appeared; null once it has moved away or a key was pressed. */
  private resting: { x: number; y: number } | null = null;
  private pointer = { x: 0, y: 0 };

  constructor(private readonly store: TableStore) {}

  /** A new question appeared: what is below the pointer now is not what the player points at. */
  rest(): void {
    this.clear();
    this.pointed = null;
    this.resting = this.pointer;
  }

  /** The pointer has moved here, or a key was pressed. */
  moved(to?: { x: number; y: number }): void {
    this.pointer = to ?? this.pointer;
    const { resting, pointer } = this;
    if (!resting || (to && Math.hypot(pointer.x - resting.x, pointer.y - resting.y) <= JITTER)) return;
    this.resting = null;
    if (to) this.hover(this.pointed);
  }

  /** The player points at an impossible action: asks the server after a moment. */
  hover(action: string | null): void {
    clearTimeout(this.timer);
    this.pointed = action;
    if (action && this.store.myTurn && !this.resting) this.timer = setTimeout(() => void this.explain(action, true), HOVER_DELAY);
  }

  /** The player tried an impossible action. */
  ask(action: string): Promise<void> {
    return this.explain(action, false);
  }

  private async explain(action: string, hovered: boolean): Promise<void> {
    clearTimeout(this.timer);
    const current = ++this.requests;
    const why = await this.store.why(action);
    if (current === this.requests && why && !why.possible) this.show(() => this.store.textOf(why), why.rule, hovered);
  }

  /** Shows a reason in the language of the page. */
  show(textOf: () => string, rule: string | null, hovered = false): void {
    this.reason = {
      get text() {
        return textOf();
      },
      rule,
      hovered,
    };
  }

  /** Removes the reason, and ignores a reply that comes later. */
  clear(): void {
    clearTimeout(this.timer);
    this.requests += 1;
    this.reason = null;
  }
}

/** The notation of the action that a click on this tile would mean. */
export function actionAt(tile: Tile, { question, public_view }: Snapshot, tribe: Tribe | null): string | null {
  switch (question?.step) {
    case "bidding":
    case "moving":
      return `${tile}>`;
    case "sowing":
      return `${tile}${tribe ?? question.hand[0] ?? "v"}`;
    case "killing":
    case "killing-two":
    case "killing-second":
      return `x${tile}${public_view.board[index(tile)]?.meeples[0] ?? "v"}`;
    case "choosing":
    case "placing-around":
      return `at:${tile}`;
    default:
      return null;
  }
}
