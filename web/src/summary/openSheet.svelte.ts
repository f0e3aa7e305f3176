// Whether the summary sheet is open: it opens by a key and an icon button, on every page.
import type { Question } from "../protocol";

class OpenSheet {
  open = $state(false);
  /** What the game on the page waits for. */
  question = $state.raw<SheetQuestion | null>(null);

  readonly show = (): void => {
    this.open = true;
  };

  readonly close = (): void => {
    this.open = false;
  };
}

/** What the sheet needs to know to mark a step. */
export type SheetQuestion = Pick<Question, "step" | "rule" | "piece">;

export const openSheet = new OpenSheet();
