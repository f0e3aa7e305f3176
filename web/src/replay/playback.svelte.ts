// Plays a recorded game, and moves to any of its moments.
import { settings } from "../lib/settings.svelte";
import type { CatchUp } from "../table/catchUp.svelte";
import type { ReplayStore } from "./replayStore.svelte";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const PAUSE = 250; // milliseconds between two actions
const STILL_PAUSE = 1200; // if nothing moves

export class Playback {
  playing = $state(false);
  speed = $state<Speed>(1);

  constructor(
    private readonly store: ReplayStore,
    private readonly catchUp: () => CatchUp,
  ) {}

  /** Milliseconds for one step of a turn. */
  readonly step = (): number => settings.step / this.speed;

  /** Milliseconds before the next action. */
  get pause(): number {
    return (settings.reducedMotion ? STILL_PAUSE : PAUSE) / this.speed;
  }

  /** The last action has been shown. */
  get idle(): boolean {
    return !this.catchUp().busy && !this.store.pendingUpdates.length;
  }

  get atEnd(): boolean {
    return this.store.at >= this.store.recording.last;
  }

  toggle(): void {
    if (!this.playing && this.atEnd) this.go(0);
    this.playing = !this.playing;
  }

  /** The next action while it plays; stops at the end. */
  continue(): void {
    if (this.atEnd) this.playing = false;
    else this.store.advance();
  }

  /** Shows the next action. */
  forward(): void {
    this.halt();
    if (!this.atEnd) this.store.advance();
  }

  back(): void {
    this.go(this.store.at - 1);
  }

  nextTurn(): void {
    this.go(this.store.recording.nextStop(this.store.at));
  }

  previousTurn(): void {
    this.go(this.store.recording.previousStop(this.store.at));
  }

  first(): void {
    this.go(0);
  }

  last(): void {
    this.go(this.store.recording.last);
  }

  /** Opens a moment at once. */
  go(n: number): void {
    this.halt();
    this.store.jump(n);
  }

  /** Stops, and shows the moment that is being led up to. */
  freeze(): void {
    this.go(this.store.at);
  }

  private halt(): void {
    this.playing = false;
    if (this.catchUp().busy) this.catchUp().stop();
  }
}
