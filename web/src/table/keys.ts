// Keyboard shortcuts of the table: 1 to 5 select a tribe in hand, U undo, R restart, C confirm or continue, G go to a tile, B board, N next tile that
// can be chosen, S speak the position, P speak the next player, E explain the focused element, ? help. O opens the summary sheet, on every page;
// T leads to what the guide points at.
import type { Speaker } from "../announce/speaker";
import { TRIBES } from "../lib/pieces";
import { isTyping } from "../lib/typing";
import type { Tile } from "../protocol";
import { isSummaryKey } from "../summary/summaryKey";
import type { CatchUp } from "./catchUp.svelte";
import type { Turn } from "./turn.svelte";

export interface BoardFocus {
  focus(tile?: Tile): void;
  focusChoosable(step?: 1 | -1): void;
}

interface Targets {
  turn: Turn;
  catchUp: CatchUp;
  speaker: Speaker;
  board: BoardFocus | undefined;
  onhelp: (topic: string) => void;
}

/** Keys that speak or explain. They work at any time, and do not skip what is being shown. */
function speak(key: string, speaker: Speaker): boolean {
  if (key === "s") speaker.sayPosition();
  else if (key === "p") speaker.sayNextPlayer();
  else if (key === "e") void speaker.sayExplanation();
  else return false;
  return true;
}

export function handleKey(event: KeyboardEvent, { turn, catchUp, speaker, board, onhelp }: Targets): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (isTyping(event.target) || isSummaryKey(event)) return;
  if (speak(event.key.toLowerCase(), speaker)) return;
  if (catchUp.busy && !event.key.startsWith("Shift") && event.key !== "Tab") return catchUp.skip(); // and nothing else
  const tribe = TRIBES[Number(event.key) - 1];
  if (tribe) return void turn.clickTribe(tribe);
  switch (event.key.toLowerCase()) {
    case "u":
      return void turn.undo();
    case "r":
      return void turn.restart();
    case "c":
      return void turn.confirm();
    case "g":
      return void turn.toggleGoTo();
    case "b":
      return board?.focus();
    case "n":
      return board?.focusChoosable(event.shiftKey ? -1 : 1);
    case "?":
      return onhelp("");
  }
}
