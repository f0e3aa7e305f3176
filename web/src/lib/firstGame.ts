// The first game: until its player has seen the end of one, the page explains more and does less by itself.
import type { TableInfo } from "../protocol";
import { settings } from "./settings.svelte";

/** Whether the page explains itself: in the first game, unless the player has decided otherwise. */
export const helpsBeginner = (): boolean => settings.help === "on" || (settings.help === "auto" && !settings.hasFinished);

/** Whether the prompt says why it asks. In an exercise the guide does. */
export const explainsQuestions = (table: TableInfo | null): boolean => helpsBeginner() && table?.exercise?.state !== "open";

/** Whether choices with a single option are made for the player. A beginner sees every step. */
export const skipsForced = (): boolean => settings.quick ?? !helpsBeginner();

/** Whether the player is shown what moves bring; not at a table that is played without help, nor in an exercise that is to be solved. */
export const showsGains = (table: TableInfo | null): boolean =>
  table !== null && table.move_help && table.exercise?.state !== "open" && (settings.gains ?? helpsBeginner());

/** The player has seen the end of a game. */
export function noteFinishedGame(): void {
  if (settings.hasFinished) return;
  settings.hasFinished = true;
  settings.save();
}
