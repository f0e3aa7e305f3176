// Shows what others did, beat by beat, before the current snapshot; and past turns again, if the player asks for it.
import { getContext, onDestroy, setContext, untrack } from "svelte";
import { on } from "svelte/events";
import { NO_MARKS, type Marks, type Trail } from "../board/marks";
import type { Flight, Gain } from "../board/motion";
import { settings } from "../lib/settings.svelte";
import type { PendingUpdate, TableStore } from "../lib/table.svelte";
import type { PlayedAction } from "../protocol";
import { beatsOf, followTrail, type Beat } from "./beats";
import { applyAction } from "./eventFrames";
import { passScreenTo } from "./passScreen";

const MOST_ACTIONS = 40; // of a longer absence only the last actions are shown
const FLIGHT = 0.55; // of a step
const HOLD = 3; // steps that the end of a replay stays
const FADE = 360; // milliseconds, like --m-move
const GAIN = 1500; // milliseconds that a gain is seen, as in MotionLayer

const trailsAfter = (trails: readonly Trail[], actions: readonly PlayedAction[]): readonly Trail[] =>
  actions.flatMap((action) => action.events).reduce(followTrail, trails);

export class CatchUp {
  /** Something is being shown. */
  busy = $state(false);
  /** The page is in the background. */
  hidden = $state(document.hidden);
  flights = $state.raw<readonly Flight[]>([]);
  gains = $state.raw<readonly Gain[]>([]);
  /** The last moves of others; they stay until the player acts. */
  private trails = $state.raw<readonly Trail[]>([]);
  /** The player has acted, and the trails are about to go. */
  private fading = $state(false);
  /** The trail of the turn that is shown again. */
  private replayed = $state.raw<readonly Trail[] | null>(null);
  /** The show was ended early; the rest counts as shown unless it was only stopped. */
  private skipped = false;
  private stopped = false;
  private wake: () => void = () => undefined;
  private gainTimer: ReturnType<typeof setTimeout> | undefined;

  /** The page is visible, and the screen is not being passed on. */
  private readonly watched: boolean = $derived.by(() => !this.hidden && passScreenTo(this.store) === null);
  /** There are updates to show. */
  readonly due: boolean = $derived.by(() => !this.busy && this.watched && this.store.pendingUpdates.length > 0);
  /** All updates have been shown. */
  readonly done: boolean = $derived.by(() => !this.busy && this.watched && !this.store.pendingUpdates.length);
  /** What the board marks instead of the player's options, while something is shown. */
  readonly marks: Marks | null = $derived.by(() => (this.store.behind ? { ...NO_MARKS, trails: this.replayed ?? this.trails } : null));

  /** `step` returns the milliseconds of one step. */
  constructor(
    private readonly store: TableStore,
    private readonly step: () => number = () => settings.step,
  ) {}

  /** The moves of others to mark beside the player's own options. */
  get lastMoves(): Pick<Marks, "trails" | "fading"> {
    return { trails: this.trails, fading: this.fading };
  }

  /** Milliseconds of a flight; 0 if nothing may move. */
  get flightTime(): number {
    return settings.reducedMotion ? 0 : this.step() * FLIGHT;
  }

  skip(): void {
    this.skipped = true;
    this.wake();
  }

  /** Stops without marking the rest as shown: the screen is passed on, or the page is left. */
  stop(): void {
    this.stopped = true;
    clearTimeout(this.gainTimer);
    this.skip();
  }

  /** Marks the moves of these actions, and no others. */
  markTrails(actions: readonly PlayedAction[]): void {
    this.trails = trailsAfter([], actions);
  }

  /** The player acts: what others did is no longer marked. */
  forgetTrails(): void {
    if (this.busy || this.fading || !this.trails.length) return;
    const faded = this.trails;
    this.fading = true;
    setTimeout(() => {
      if (this.trails === faded) this.trails = [];
      this.fading = false;
    }, FADE);
  }

  async show(): Promise<void> {
    if (!this.due) return;
    if (settings.reducedMotion) {
      this.takeAll();
      return;
    }
    await this.perform(async () => {
      let update: PendingUpdate | undefined;
      while (!this.skipped && (update = this.next())) {
        await this.play(update);
        if (!this.stopped) this.store.markShown(update.played.at(-1)?.n);
      }
      if (this.skipped && !this.stopped) this.takeAll();
    });
  }

  /** Shows the actions from `first` to `last` again. */
  async replay(first: number, last: number): Promise<void> {
    const { start, played } = this.store;
    if (this.busy || !start || played[0]?.n !== 1) return;
    const before = played.filter((action) => action.n < first).reduce(applyAction, start);
    const actions = played.filter((action) => action.n >= first && action.n <= last);
    await this.perform(async () => {
      for (const beat of beatsOf(actions, before, [])) {
        this.replayed = beat.trails;
        await this.showBeat(beat, { replay: true });
        if (this.skipped) return;
      }
      await this.pause(HOLD * this.step());
    });
  }

  private async perform(show: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.skipped = false;
    this.stopped = false;
    try {
      await show();
    } finally {
      this.store.frame = null;
      this.replayed = null;
      this.flights = [];
      if (this.skipped) this.gains = [];
      this.busy = false;
    }
  }

  /** Everything at once: only the paths remain to be seen. */
  private takeAll(): void {
    const actions = this.store.pendingUpdates.flatMap((update) => update.played);
    this.trails = trailsAfter(this.trails, actions);
    this.store.skipPendingUpdates();
  }

  /** The update to show next; skips old ones while more than MOST_ACTIONS remain after them. */
  private next(): PendingUpdate | undefined {
    let left = this.store.pendingUpdates.reduce((sum, { played }) => sum + played.length, 0);
    let update = this.store.pendingUpdates[0];
    while (update && (left -= update.played.length) >= MOST_ACTIONS) {
      this.trails = trailsAfter(this.trails, update.played);
      this.store.takePendingUpdate();
      update = this.store.pendingUpdates[0];
    }
    return update;
  }

  private async play(update: PendingUpdate): Promise<void> {
    const actions = update.played.slice(-MOST_ACTIONS);
    const passed = update.played.slice(0, -MOST_ACTIONS);
    const { holdings } = update;
    const first = beatsOf(actions, passed.reduce(applyAction, update.before), trailsAfter(this.trails, passed));
    let taken = false;
    for (const beat of first) {
      this.trails = beat.trails;
      const shown = this.showBeat(beat, { replay: false, holdings });
      if (!taken) this.store.takePendingUpdate(); // once its first beat is on screen
      taken = true;
      await shown;
      if (this.skipped) {
        this.trails = trailsAfter(
          this.trails,
          actions.filter((action) => action.n > beat.action.n),
        );
        return;
      }
    }
  }

  private async showBeat(beat: Beat, kind: { replay: boolean; holdings?: PendingUpdate["holdings"] }): Promise<void> {
    const flight = beat.flights.length ? this.flightTime : 0;
    const frame = { seat: beat.seat, action: beat.action, ...kind };
    this.store.frame = { ...frame, view: flight ? beat.departed : beat.arrived };
    this.flights = flight ? beat.flights : [];
    if (flight) await this.pause(flight);
    if (this.skipped) return;
    this.flights = [];
    this.store.frame = { ...frame, view: beat.arrived };
    this.showGains(beat.gains);
    await this.pause(this.step() - flight);
  }

  /** Gains stay for a moment, or until there are others. */
  private showGains(gains: readonly Gain[]): void {
    if (!gains.length) return;
    clearTimeout(this.gainTimer);
    this.gains = gains;
    this.gainTimer = setTimeout(() => (this.gains = []), GAIN);
  }

  /** Waits, and as long as the page is hidden. */
  private async pause(milliseconds: number): Promise<void> {
    do
      await new Promise<void>((resolve) => {
        this.wake = resolve;
        setTimeout(resolve, milliseconds);
      });
    while (this.hidden && !this.skipped);
  }
}

/** Shows the actions from `first` to `last` again. */
export type Replay = (first: number, last: number) => void;

export const REPLAY = Symbol("replay");
export const setReplay = (replay: Replay): Replay => setContext(REPLAY, replay);
/** Shows a past turn on the board. */
export const getReplay = (): Replay => getContext<Replay>(REPLAY);

/** A CatchUp that runs as long as the calling component lives. */
export function startCatchUp(store: TableStore, step?: () => number): CatchUp {
  const catchUp = new CatchUp(store, step);
  $effect(() => on(document, "visibilitychange", () => (catchUp.hidden = document.hidden)));
  $effect(() => {
    if (catchUp.due) untrack(() => void catchUp.show());
  });
  $effect(() => {
    void store.snapshot;
    if (catchUp.done) untrack(() => store.markShown());
  });
  // When the screen is passed on, the rest is for the next player.
  $effect(() => {
    if (passScreenTo(store)) untrack(() => catchUp.stop());
  });
  onDestroy(() => catchUp.stop());
  return catchUp;
}
