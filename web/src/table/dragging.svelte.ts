// Drags a meeple from the tray to a tile. A press that hardly moves stays a click.
import type { Tile, Tribe } from "../protocol";
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
  /** The dragged meeple and its position. */
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
    if (!this.tribe) this.startDrag(from);
    this.x = event.clientX;
    this.y = event.clientY;
    this.turn.dragOver(tileUnder(this.x, this.y));
  }

  private startDrag({ tribe, slot, pointer }: Press): void {
    slot.setPointerCapture(pointer); // also outside the window
    this.tribe = tribe;
    this.dragged = true;
    this.turn.startDrag(tribe);
  }

  async release(event: PointerEvent): Promise<void> {
    const tribe = this.tribe;
    if (!this.pressed) return;
    if (this.pressed.pointer !== event.pointerId) return;
    this.cancel();
    const tile = tribe && tileUnder(event.clientX, event.clientY);
    if (tile) await this.turn.drop(tile, tribe);
  }

  /** Returns the meeple to the tray. */
  cancel(): void {
    this.pressed = null;
    if (!this.tribe) return;
    this.tribe = null;
    this.turn.cancelDrag();
  }

  /** Browsers send a click after a drag. A click with detail 0 comes from the keyboard. */
  wasClick(event: MouseEvent): boolean {
    return event.detail === 0 || !this.dragged;
  }
}
