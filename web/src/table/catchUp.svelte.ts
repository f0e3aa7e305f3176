// Shows the actions of others step by step before the current snapshot, unless the player skips it or wants no motion.
import { onDestroy, untrack } from "svelte";
import { on } from "svelte/events";
import { NO_MARKS, type Marks } from "../board/marks";
import { settings } from "../lib/settings.svelte";
import type { PendingUpdate, TableStore } from "../lib/table.svelte";
import type { PlayedAction, PublicView, Tile } from "../protocol";
import { applyEvent } from "./eventFrames";
import { passScreenTo } from "./passScreen";

const STEP = 220; // milliseconds, like --m-step
const MOST_STEPS = 24; // of a longer absence only the last steps are shown

const newActions = ({ played, known = 0 }: PendingUpdate): PlayedAction[] => played.filter((action) => action.n > known);

export class CatchUp {
  view = $state.raw<PublicView | null>(null);
  marks = $state.raw<Marks | null>(null);
  busy = $state(false);
  /** The last action of the updates that was shown; null unless they are being shown. */
  private reached = $state<number | null>(null);
  /** Everything up to this action has been shown; Infinity if there is nothing more to show. */
  readonly shownUpTo: number = $derived.by(() => {
    if (this.reached !== null) return this.reached;
    const [first] = this.store.pendingUpdates;
    return first ? (newActions(first)[0]?.n ?? Infinity) - 1 : Infinity;
  });
  /** The page is in the background. */
  hidden = $state(document.hidden);
  /** The page is visible, and the screen is not being passed on. */
  private readonly watched: boolean = $derived.by(() => !this.hidden && passScreenTo(this.store) === null);
  /** There are updates to show. */
  readonly due: boolean = $derived.by(() => !this.busy && this.watched && this.store.pendingUpdates.length > 0);
  /** All updates have been shown. */
  readonly done: boolean = $derived.by(() => !this.busy && this.watched && !this.store.pendingUpdates.length);
  private skipped = false;
  private wake: () => void = () => undefined;

  constructor(private readonly store: TableStore) {}

  skip(): void {
    this.skipped = true;
    this.store.skipPendingUpdates();
    this.wake();
  }

  /** Stops without marking the rest as shown: the screen is passed on, or the page is left. */
  stop(): void {
    this.skipped = true;
    this.wake();
  }

  async show(): Promise<void> {
    if (!this.due) return;
    if (settings.reducedMotion) {
      this.store.skipPendingUpdates();
      return;
    }
    this.reached = this.shownUpTo;
    this.busy = true;
    this.skipped = false;
    let update: PendingUpdate | undefined;
    while (!this.skipped && (update = this.next())) {
      await this.play(update);
      if (!this.skipped) this.store.markShown(update.played.at(-1)?.n);
    }
    this.view = null;
    this.marks = null;
    this.store.showing = null;
    this.reached = null;
    this.busy = false;
  }

  /** The update to show next; skips old ones while more than MOST_STEPS actions remain after them. */
  private next(): PendingUpdate | undefined {
    let left = this.store.pendingUpdates.reduce((sum, update) => sum + newActions(update).length, 0);
    let update = this.store.takePendingUpdate();
    while (update && (left -= newActions(update).length) >= MOST_STEPS) update = this.store.takePendingUpdate();
    return update;
  }

  private async play(update: PendingUpdate): Promise<void> {
    const steps = newActions(update).slice(-MOST_STEPS);
    const skipped = update.played.slice(0, update.played.length - steps.length);
    let view = skipped.flatMap((action) => action.events).reduce(applyEvent, update.before);
    const path: Tile[] = [];
    for (const action of steps) {
      this.reached = action.n;
      for (const event of action.events) {
        view = applyEvent(view, event);
        if (event.event === "meeples-picked-up") path.splice(0, path.length, event.tile);
        if (event.event === "meeple-dropped") path.push(event.tile);
        if (event.event === "turn-ended") path.length = 0;
      }
      this.view = view;
      this.store.showing = action.seat;
      this.marks = { ...NO_MARKS, path: [...path], start: path[0] ?? null, here: path.at(-1) ?? null };
      await this.pause();
      if (this.skipped) return;
    }
  }

  /** Waits one step, and as long as the page is hidden. */
  private async pause(): Promise<void> {
    do
      await new Promise<void>((resolve) => {
        this.wake = resolve;
        setTimeout(resolve, STEP);
      });
    while (this.hidden && !this.skipped);
  }
}

/** A CatchUp that runs as long as the calling component lives. `onend` is called when the end of the game has been shown. */
export function startCatchUp(store: TableStore, onend: () => void): CatchUp {
  const catchUp = new CatchUp(store);
  $effect(() => on(document, "visibilitychange", () => (catchUp.hidden = document.hidden)));
  $effect(() => {
    if (catchUp.due) untrack(() => void catchUp.show());
  });
  $effect(() => {
    void store.snapshot;
    if (catchUp.done) untrack(() => store.markShown());
    if (catchUp.done && store.result) untrack(onend);
  });
  // When the screen is passed on, the rest is for the next player.
  $effect(() => {
    if (passScreenTo(store)) untrack(() => catchUp.stop());
  });
  onDestroy(() => catchUp.stop());
  return catchUp;
}
