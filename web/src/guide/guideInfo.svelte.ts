// The scenes and lessons, and which of them this player has solved.
import { send } from "../lib/api";
import { errorText } from "../lib/errorText";
import { settings } from "../lib/settings.svelte";
import { hasText, loadTexts, textOf } from "../texts";
import type { GuideInfo, LessonInfo, SceneInfo, TableInfo } from "../protocol";

const FIRST_RETRY = 1000; // milliseconds
const LONGEST_RETRY = 16_000;

class Guide {
  info = $state.raw<GuideInfo | null>(null);
  private error = $state.raw<{ error: unknown } | null>(null);
  /** Why there is nothing to show; empty if there is. */
  readonly trouble: string = $derived(this.error && this.info === null ? errorText(this.error.error) : "");
  private retryDelay = FIRST_RETRY;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the tries, so that an old one does not retry beside a new one. */
  private tries = 0;

  readonly scenes: readonly SceneInfo[] = $derived(this.info?.scenes ?? []);
  readonly lessons: readonly LessonInfo[] = $derived(this.info?.lessons ?? []);
  readonly chapters: readonly string[] = $derived(this.info?.chapters.map(({ id }) => id) ?? []);
  readonly done: ReadonlySet<string> = $derived(new Set(this.info?.done));
  /** The first scene that is not done. */
  readonly next: SceneInfo | null = $derived(this.scenes.find(({ id }) => !this.done.has(id)) ?? null);

  /** Loads the guide, or again what is done. Retries until it succeeds or `stop` is called. */
  async load(): Promise<void> {
    clearTimeout(this.retryTimer);
    const current = ++this.tries;
    void loadTexts("lessons").catch(() => undefined);
    try {
      this.info = (await (await send("GET", "/api/guide")).json()) as GuideInfo;
      this.error = null;
      this.retryDelay = FIRST_RETRY;
      this.remember();
    } catch (error) {
      this.error = { error };
      if (current !== this.tries) return;
      this.retryTimer = setTimeout(() => void this.load(), this.retryDelay);
      this.retryDelay = Math.min(2 * this.retryDelay, LONGEST_RETRY);
    }
  }

  stop(): void {
    clearTimeout(this.retryTimer);
    this.tries += 1;
    this.retryDelay = FIRST_RETRY;
  }

  /** For the lobby, which says how to go on. */
  private remember(): void {
    const total = this.chapters.length;
    const done = this.chapters.filter((chapter) => this.isDone(chapter)).length;
    if (settings.chapters?.done === done && settings.chapters.total === total) return;
    settings.chapters = { done, total };
    settings.save();
  }

  isDone(chapter: string): boolean {
    return this.scenesOf(chapter).every(({ id }) => this.done.has(id));
  }

  scenesOf(chapter: string): SceneInfo[] {
    return this.scenes.filter((scene) => scene.chapter === chapter);
  }

  /** The scene after this one, or after its whole chapter. */
  after(id: string, skipped = false): SceneInfo | null {
    const at = this.scenes.findIndex((scene) => scene.id === id);
    const chapter = this.scenes[at]?.chapter;
    return this.scenes.slice(at + 1).find((scene) => !skipped || scene.chapter !== chapter) ?? null;
  }

  lessonAfter(id: string): LessonInfo | null {
    return this.lessons[this.lessons.findIndex((lesson) => lesson.id === id) + 1] ?? null;
  }
}

export const guide = new Guide();

/** The title of a lesson, as soon as the texts are here. */
export const lessonTitle = (id: string): string => (hasText(`lesson-${id}`) ? textOf(`lesson-${id}`, {}) : id);

/** Creates a table with this scene or lesson. */
export async function startExercise(id: string): Promise<TableInfo> {
  return (await (await send("POST", `/api/guide/${encodeURIComponent(id)}`, {})).json()) as TableInfo;
}
