// The guide at one table: what it says now, what it points at, and where it leads.
import { untrack } from "svelte";
import { route } from "../lib/routing.svelte";
import type { TableStore } from "../lib/table.svelte";
import type { LessonInfo, Option, SceneInfo } from "../protocol";
import { nameOf } from "../table/seatNames";
import type { Turn } from "../table/turn.svelte";
import { hasText, t, textOf } from "../texts";
import { guide, startExercise } from "./guideInfo.svelte";
import { actionOf, instruction } from "./instructions";
import { follow, isDrop, isOtherWalk, READ, serves, type Progress, type Step } from "./progress";
import { keepSeen, seenAt } from "./readTexts";
import { isTile, subjectOf, targetsOf } from "./targets";

/** `reading`: a text to read; `acting`: an action is due; the rest says how the exercise stands. */
export type Mode = "reading" | "acting" | "strayed" | "missed" | "solved" | "waiting";

const BIDS = [".bar .bids", ".tracks .turns"];

export class GuideSession {
  private seen = $state.raw(seenAt(""));
  /** The rest of a walk that was begun in another way, for this draft. */
  private found = $state.raw<{ draft: string; route: string[] } | null>(null);
  /** A lesson shows its solution only to players who ask for it. */
  shown = $state(false);

  constructor(
    private readonly store: TableStore,
    private readonly turn: Turn,
  ) {
    this.seen = seenAt(store.code);
  }

  readonly id: string = $derived.by(() => this.store.table?.exercise?.id ?? "");
  readonly scene: SceneInfo | null = $derived.by(() => guide.scenes.find(({ id }) => id === this.id) ?? null);
  readonly goesOn: boolean = $derived.by(() => this.scene?.goes_on ?? false);
  readonly lesson: LessonInfo | null = $derived.by(() => guide.lessons.find(({ id }) => id === this.id) ?? null);
  readonly steps: readonly Step[] = $derived.by(
    () => this.scene?.steps ?? (this.shown ? (this.lesson?.solution ?? []).map((action) => ({ action, text: "" })) : []),
  );
  readonly done: readonly string[] = $derived.by(() => {
    const { played, seat, snapshot } = this.store;
    return [...played.filter((action) => action.seat === seat), ...(snapshot?.draft ?? [])].map(({ notation }) => notation);
  });
  private readonly draft: string = $derived.by(() => this.done.join(" "));
  private readonly route: readonly string[] | null = $derived.by(() => (this.found?.draft === this.draft ? this.found.route : null));

  readonly progress: Progress = $derived.by(() =>
    follow({
      steps: this.steps,
      done: this.done,
      read: this.seen.read,
      offered: this.store.options.map(({ notation }) => notation),
      route: this.route,
    }),
  );

  /** Another option than the one that is due waits for Confirm. */
  private readonly otherStaged: boolean = $derived.by(() => {
    const { staged } = this.turn;
    const { at, next } = this.progress;
    return staged !== null && next !== null && !serves(staged.notation, { action: next, least: this.steps[at]?.least });
  });

  readonly mode: Mode = $derived.by(() => {
    const { state } = this.store.table?.exercise ?? { state: "open" };
    if (state === "solved") return "solved";
    if (state === "missed") return this.scene?.goes_on ? "solved" : "missed";
    const { at, strayed } = this.progress;
    if (!this.steps.length) return "waiting";
    if (strayed || this.otherStaged) return this.canUndo ? "strayed" : "missed";
    if (this.steps[at]?.action === READ) return "reading";
    return this.option ? "acting" : "waiting";
  });

  /** The option that is due. */
  readonly option: Option | null = $derived.by(() => this.store.options.find(({ notation }) => notation === this.progress.next) ?? null);
  readonly canUndo: boolean = $derived.by(() => this.turn.begun || (this.store.snapshot?.draft.length ?? 0) > 0);
  /** The player may bid any price. */
  private readonly free: boolean = $derived.by(
    () => this.steps[this.progress.at]?.least === 0 && this.option?.action.action === "bid" && this.option.action.price > 0,
  );

  /** The text of the step, or how the exercise stands. */
  readonly text: string = $derived.by(() => {
    const step = this.steps[this.progress.at];
    if (this.mode === "solved") return this.scene ? textOf(`guide-${this.id}-done`, {}) : t("guide-solved");
    if (this.mode === "missed") return t(this.store.table?.exercise?.state === "missed" ? "guide-missed" : "guide-too-late");
    if (this.mode === "strayed") return t(this.wanted ? "guide-strayed" : "guide-strayed-else");
    if (this.scene) return step?.text ? textOf(`guide-${this.id}-${step.text}`, {}) : "";
    return hasText(`lesson-${this.id}-hint`) ? textOf(`lesson-${this.id}-hint`, {}) : "";
  });

  readonly instruction: string = $derived.by(() => {
    if (this.mode === "strayed") return this.wanted;
    if (this.mode !== "acting" || !this.option) return "";
    if (this.turn.staged) return t("guide-do-confirm");
    if (this.free) return t("guide-do-bid-any");
    const { action } = this.option;
    if (action.action === "drop" && !isTile(this.targets)) return t("guide-do-meeple", { what: [[action.tribe, 1]] });
    return this.sentence(this.option);
  });

  /** What the player should have done instead. */
  private readonly wanted: string = $derived.by(() => {
    const next = this.progress.next ?? "";
    const last = this.steps.findLast(({ action }) => isDrop(action))?.action ?? "";
    const action = actionOf(isOtherWalk(this.steps, this.done) && !next.endsWith(">") ? last : next);
    return action ? this.sentence({ action }) : "";
  });

  private sentence(option: Pick<Option, "action">): string {
    return instruction(option, this.store.view, (seat) => nameOf(this.store.table, seat, this.store.seat));
  }

  /** Selectors of what the guide points at. */
  readonly targets: readonly string[] = $derived.by(() => {
    const step = this.steps[this.progress.at];
    if (this.mode === "reading" && step) return subjectOf(this.id, step.text);
    if (this.mode !== "acting" || !this.option) return [];
    if (this.free && !this.turn.staged) return BIDS;
    return targetsOf(this.option, this.turn, this.store.options);
  });

  /** The player has ended a turn, or a round is over: nothing is left to be guided. */
  private readonly isPast: boolean = $derived.by(() => this.done.includes("end") || (this.store.view?.round ?? 1) > 1);
  /** Only a game goes on without the guide: an exercise is left instead. */
  readonly closed: boolean = $derived.by(() => this.goesOn && (this.seen.closed || this.isPast));
  /** The guide is missing where it has something to say, because it could not be loaded. */
  readonly isMissing: boolean = $derived.by(() => guide.trouble !== "" && !this.seen.closed && !this.isPast);
  /** The scene or lesson that follows. */
  readonly next: SceneInfo | LessonInfo | null = $derived.by(() => (this.scene ? guide.after(this.id) : guide.lessonAfter(this.id)));
  /** The position has nothing to do with that of the scene before. */
  readonly isNewPosition: boolean = $derived.by(() => guide.scenes.indexOf(this.scene as SceneInfo) > 0 && this.done.length === 0);
  readonly endsChapter: boolean = $derived.by(() => this.scene !== null && (this.next as SceneInfo | null)?.chapter !== this.scene.chapter);

  readOn(): void {
    this.keep({ ...this.seen, read: this.seen.read + 1 });
  }

  close(): void {
    this.keep({ ...this.seen, closed: true });
  }

  private keep(seen: { read: number; closed: boolean }): void {
    this.seen = seen;
    keepSeen(this.store.code, seen);
  }

  /** A walk that began in another way: asks the server whether and how it can still end as it should. */
  async findRoute(): Promise<void> {
    const { steps, done, draft } = untrack(() => ({ steps: this.steps, done: this.done, draft: this.draft }));
    const last = steps.findLast(({ action }) => isDrop(action))?.action;
    const start = steps.find(({ action }) => action.endsWith(">"))?.action.slice(0, 2);
    const asked = untrack(() => this.store.question?.step === "sowing");
    if (!last || !start || !asked || !done.includes(`${start}>`) || !isOtherWalk(steps, done)) return;
    const drops = await this.store.walk({ start, final: last.slice(0, 2), tribe: last[2] as never });
    this.found = { draft, route: drops };
  }

  /** Opens the table of another scene or lesson, or of this one again. */
  async open(id: string): Promise<void> {
    const table = await startExercise(id);
    route.go(`/t/${table.code}`);
  }
}
