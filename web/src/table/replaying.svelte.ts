// What others did is shown step by step before the scene it led to, unless one skips it or wants no motion.
import { onDestroy, untrack } from "svelte";
import { on } from "svelte/events";
import { NO_MARKS, type Marks } from "../board/marks";
import { settings } from "../lib/settings.svelte";
import type { Passage, TableStore } from "../lib/table.svelte";
import type { Played, Sight, Tile } from "../wire";
import { after } from "./frames";
import { passesTo } from "./passing";

const STEP = 220; // milliseconds, as --m-step
const BRIEF = 24; // steps; what was longer is shown from its end

const news = ({ played, known = 0 }: Passage): Played[] => played.filter((deed) => deed.n > known);

export class Replaying {
  sight = $state.raw<Sight | null>(null);
  marks = $state.raw<Marks | null>(null);
  busy = $state(false);
  /** Nobody looks at a page that is hidden. */
  hidden = $state(document.hidden);
  /** The page is seen, and the screen is not being passed on. */
  private readonly watched: boolean = $derived.by(() => !this.hidden && passesTo(this.store) === null);
  /** There is something to show, and somebody to see it. */
  readonly due: boolean = $derived.by(() => !this.busy && this.watched && this.store.passages.length > 0);
  /** All there is has been seen. */
  readonly done: boolean = $derived.by(() => !this.busy && this.watched && !this.store.passages.length);
  private skipped = false;
  private wake: () => void = () => undefined;

  constructor(private readonly store: TableStore) {}

  skip(): void {
    this.skipped = true;
    this.store.skipPassages();
    this.wake();
  }

  /** Without having been seen: the screen is passed on, or the page is left. */
  stop(): void {
    this.skipped = true;
    this.wake();
  }

  async show(): Promise<void> {
    if (!this.due) return;
    if (settings.still) {
      this.store.skipPassages();
      return;
    }
    this.busy = true;
    this.skipped = false;
    let passage: Passage | undefined;
    while (!this.skipped && (passage = this.next())) {
      await this.play(passage);
      if (!this.skipped) this.store.lookedOn(passage.played.at(-1)?.n);
    }
    this.sight = null;
    this.marks = null;
    this.store.showing = null;
    this.busy = false;
  }

  /** The one to show next; after a long absence only what came last. */
  private next(): Passage | undefined {
    let left = this.store.passages.reduce((sum, passage) => sum + news(passage).length, 0);
    let passage = this.store.takePassage();
    while (passage && (left -= news(passage).length) >= BRIEF) passage = this.store.takePassage();
    return passage;
  }

  private async play(passage: Passage): Promise<void> {
    const steps = news(passage).slice(-BRIEF);
    const early = passage.played.slice(0, passage.played.length - steps.length);
    let seen = early.flatMap((deed) => deed.events).reduce(after, passage.before);
    const path: Tile[] = [];
    for (const deed of steps) {
      for (const event of deed.events) {
        seen = after(seen, event);
        if (event.event === "meeples-lifted") path.splice(0, path.length, event.tile);
        if (event.event === "meeple-dropped") path.push(event.tile);
        if (event.event === "turn-ended") path.length = 0;
      }
      this.sight = seen;
      this.store.showing = deed.seat;
      this.marks = { ...NO_MARKS, path: [...path], start: path[0] ?? null, here: path.at(-1) ?? null };
      await this.pause();
      if (this.skipped) return;
    }
  }

  /** For a step, and as long as the page is hidden. */
  private async pause(): Promise<void> {
    do
      await new Promise<void>((resolve) => {
        this.wake = resolve;
        setTimeout(resolve, STEP);
      });
    while (this.hidden && !this.skipped);
  }
}

/** For a component, as long as it lives: all that is due is shown, and what was seen to the end is remembered. */
export function watching(store: TableStore, onend: () => void): Replaying {
  const replaying = new Replaying(store);
  $effect(() => on(document, "visibilitychange", () => (replaying.hidden = document.hidden)));
  $effect(() => {
    if (replaying.due) untrack(() => void replaying.show());
  });
  $effect(() => {
    void store.scene;
    if (replaying.done) untrack(() => store.lookedOn());
    if (replaying.done && store.result) untrack(onend);
  });
  // When the screen is passed on, the rest is for the eyes of whoever takes it.
  $effect(() => {
    if (passesTo(store)) untrack(() => replaying.stop());
  });
  onDestroy(() => replaying.stop());
  return replaying;
}
