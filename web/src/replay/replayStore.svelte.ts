// A table store whose messages come from a recorded game, so that the table's own panels show it.
import { TableStore } from "../lib/table.svelte";
import type { Explanation, MoveGain, OutcomeInfo, PlayedAction } from "../protocol";
import type { Recording, Viewer } from "./recording";

export class ReplayStore extends TableStore {
  /** The moment on screen, or the one that is being led up to. */
  at = $state(0);
  viewer = $state<Viewer>("all");
  /** The whole game, as the viewer saw it. */
  readonly whole: PlayedAction[] = $derived.by(() => this.recording.playedFor(this.viewer));

  constructor(readonly recording: Recording) {
    super(recording.info.table.code);
    const { table, tiles, start } = recording.info;
    this.table = { ...table, seats: table.seats.map((info) => ({ ...info, connected: true })) };
    this.tiles = tiles;
    this.start = start;
    this.jump(0);
  }

  jump(n: number): void {
    this.pendingUpdates = [];
    this.at = Math.min(Math.max(0, n), this.recording.last);
    this.show();
  }

  /** The next action, to be shown step by step. */
  advance(): void {
    const action = this.whole[this.at];
    const { public_view: before, holdings } = this.snapshot ?? {};
    if (!action || !before || !holdings) return;
    this.at += 1;
    this.show();
    this.pendingUpdates = [{ before, holdings, played: [action] }];
  }

  look(viewer: Viewer): void {
    this.viewer = viewer;
    this.show();
  }

  /** The actions of the turn that led here. */
  get lastTurn(): PlayedAction[] {
    return this.whole.slice(this.recording.previousStop(this.at), this.at);
  }

  private show(): void {
    const { at, recording, viewer } = this;
    this.played = this.whole.slice(0, at);
    this.result = at === recording.last ? recording.info.result : null;
    this.snapshot = {
      action_count: at,
      seat: null,
      public_view: recording.viewAt(at),
      holdings: recording.holdingsAt(at, viewer),
      question: recording.questionAt(at, viewer),
      options: [],
      draft: [],
    };
  }

  // Nothing is asked of the server, and nothing is kept about what was seen.

  override markShown(): void {
    return;
  }

  override why(): Promise<Explanation | null> {
    return Promise.resolve(null);
  }

  override gains(): Promise<MoveGain[]> {
    return Promise.resolve([]);
  }

  override outcomes(): Promise<OutcomeInfo[]> {
    return Promise.resolve([]);
  }
}
