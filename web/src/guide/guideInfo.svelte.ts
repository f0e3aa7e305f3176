// The scenes and lessons, and which of them this player has solved.
import { send } from "../lib/api";
import { hasText, loadTexts, textOf } from "../texts";
import type { GuideInfo, LessonInfo, SceneInfo, TableInfo } from "../protocol";

class Guide {
  info = $state.raw<GuideInfo | null>(null);
  failed = $state(false);

  readonly scenes: readonly SceneInfo[] = $derived(this.info?.scenes ?? []);
  readonly lessons: readonly LessonInfo[] = $derived(this.info?.lessons ?? []);
  readonly chapters: readonly string[] = $derived(this.info?.chapters.map(({ id }) => id) ?? []);
  readonly done: ReadonlySet<string> = $derived(new Set(this.info?.done));
  /** The first scene that is not done. */
  readonly next: SceneInfo | null = $derived(this.scenes.find(({ id }) => !this.done.has(id)) ?? null);

  async load(): Promise<void> {
    void loadTexts("lessons").catch(() => undefined);
    try {
      this.info = (await (await send("GET", "/api/guide")).json()) as GuideInfo;
      this.failed = false;
    } catch {
      this.failed = this.info === null;
    }
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
