// Keyboard shortcuts of a replay: the arrow keys lead to the next and the previous action, with Shift to the next and the previous turn,
// Home and End to the start and the end; Space plays and pauses. S speaks the position, P the next player, ? opens the help.
import type { Speaker } from "../announce/speaker";
import type { Playback } from "./playback.svelte";

interface Targets {
  playback: Playback;
  speaker: Speaker;
  /** Null in a frame of another site. */
  onhelp: (() => void) | null;
}

/** Elements that use these keys themselves; so does an open dialog, wherever the focus is. */
const OWN_KEYS = "input:not([type=range]), textarea, select, [role=tab], [role=radio]";
const PRESSED = "button, a, [role=gridcell]";

export function handleReplayKey(event: KeyboardEvent, targets: Targets): void {
  const { target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey) return;
  if ((target instanceof Element && target.matches(OWN_KEYS)) || document.querySelector("dialog[open]")) return;
  const act = actionOf(event, targets);
  if (!act) return;
  event.preventDefault();
  act();
}

function actionOf({ key, shiftKey, target }: KeyboardEvent, { playback, speaker, onhelp }: Targets): (() => void) | null {
  switch (key) {
    case "ArrowRight":
      return () => (shiftKey ? playback.nextTurn() : playback.forward());
    case "ArrowLeft":
      return () => (shiftKey ? playback.previousTurn() : playback.back());
    case "PageDown":
      return () => playback.nextTurn();
    case "PageUp":
      return () => playback.previousTurn();
    case "Home":
      return () => playback.first();
    case "End":
      return () => playback.last();
    case " ": // presses what has the focus
      return target instanceof Element && target.matches(PRESSED) ? null : () => playback.toggle();
    case "s":
      return () => speaker.sayPosition();
    case "p":
      return () => speaker.sayNextPlayer();
    case "?":
      return onhelp;
    default:
      return null;
  }
}
