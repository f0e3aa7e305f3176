// A meeple that is dragged from the tray to a tile. A press that hardly moves stays a click.
import type { Tile, Tribe } from "../wire";
import type { Turn } from "./turn.svelte";

const THRESHOLD = 6; // pixels

interface Press {
  tribe: Tribe;
  slot: Element;
  pointer: number;
  x: number;
  y: number;
}

const tileUnder = (x: number, y: number): Tile | null =>
  (document.elementFromPoint(x, y)?.closest<SVGGElement>("[data-tile]")?.dataset["tile"] as Tile | undefined) ?? null;

export class Dragging {
  /** The meeple in the air, and where it is. */
  tribe = $state<Tribe | null>(null);
  x = $state(0);
  y = $state(0);

  private pressed: Press | null = null;
  private dragged = false;

  constructor(private readonly turn: Turn) {}

  press(event: PointerEvent, tribe: Tribe): void {
    this.dragged = false;
    if (event.button !== 0 || !event.isPrimary || !(event.currentTarget instanceof Element)) return;
    this.pressed = { tribe, slot: event.currentTarget, pointer: event.pointerId, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    const from = this.pressed;
    if (!from) return;
    if (from.pointer !== event.pointerId) return;
    if (!this.tribe && Math.hypot(event.clientX - from.x, event.clientY - from.y) < THRESHOLD) return;
    if (!this.tribe) this.liftOff(from);
    this.x = event.clientX;
    this.y = event.clientY;
    this.turn.hoverOver(tileUnder(this.x, this.y));
  }

  private liftOff({ tribe, slot, pointer }: Press): void {
    slot.setPointerCapture(pointer); // beyond the window's edge, too
    this.tribe = tribe;
    this.dragged = true;
    this.turn.lift(tribe);
  }

  async release(event: PointerEvent): Promise<void> {
    const tribe = this.tribe;
    if (!this.pressed) return;
    if (this.pressed.pointer !== event.pointerId) return;
    this.cancel();
    const tile = tribe && tileUnder(event.clientX, event.clientY);
    if (tile) await this.turn.drop(tile, tribe);
  }

  /** It goes back to the tray, and nothing has happened. */
  cancel(): void {
    this.pressed = null;
    if (!this.tribe) return;
    this.tribe = null;
    this.turn.layBack();
  }

  /** The browser calls the end of a drag a click as well. A click without a count comes from the keyboard. */
  wasClick(event: MouseEvent): boolean {
    return event.detail === 0 || !this.dragged;
  }
}
