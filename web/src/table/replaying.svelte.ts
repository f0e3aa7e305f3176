// What others did is shown step by step before the scene it led to, unless one skips it or wants no motion.
import { NO_MARKS, type Marks } from "../board/marks";
import { settings } from "../lib/settings.svelte";
import type { Passage, TableStore } from "../lib/table.svelte";
import type { Played, Sight, Tile } from "../wire";
import { after } from "./frames";

const STEP = 220; // milliseconds, as --m-step
const BRIEF = 24; // steps; what was longer is shown from its end

export class Replaying {
  sight = $state.raw<Sight | null>(null);
  marks = $state.raw<Marks | null>(null);
  busy = $state(false);
  private skipped = false;

  constructor(private readonly store: TableStore) {}

  skip(): void {
    this.skipped = true;
    this.store.skipPassages();
  }

  async show(): Promise<void> {
    if (this.busy) return;
    if (settings.still || document.hidden) {
      this.store.skipPassages();
      return;
    }
    this.busy = true;
    this.skipped = false;
    let passage: Passage | undefined;
    while (!this.skipped && (passage = this.store.takePassage())) await this.play(passage);
    this.sight = null;
    this.marks = null;
    this.busy = false;
  }

  private async play(passage: Passage): Promise<void> {
    let seen = passage.before;
    const path: Tile[] = [];
    const steps: Played[] = passage.played.slice(-BRIEF);
    for (const early of passage.played.slice(0, -BRIEF)) for (const event of early.events) seen = after(seen, event);
    for (const deed of steps) {
      for (const event of deed.events) {
        seen = after(seen, event);
        if (event.event === "meeples-lifted") path.splice(0, path.length, event.tile);
        if (event.event === "meeple-dropped") path.push(event.tile);
        if (event.event === "turn-ended") path.length = 0;
      }
      this.sight = seen;
      this.marks = { ...NO_MARKS, path: [...path], start: path[0] ?? null, here: path.at(-1) ?? null };
      await new Promise((resolve) => setTimeout(resolve, STEP));
      if (this.skipped) return;
    }
  }
}
