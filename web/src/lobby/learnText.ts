// The label of the way to the guided game: how far the visitor is.
import { settings } from "../lib/settings.svelte";
import { t } from "../texts";

export function learnText(): string {
  const { chapters } = settings;
  if (!chapters?.done) return t("lobby-learn");
  return chapters.done < chapters.total ? t("lobby-learn-go-on", { n: chapters.done, total: chapters.total }) : t("lobby-learn-lessons");
}
