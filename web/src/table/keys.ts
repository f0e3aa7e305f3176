// Keyboard shortcuts of the table: 1 to 5 select a tribe in hand, U undo, R restart, C confirm or continue, G go to a tile, B board, ? help.
import { TRIBES } from "../lib/pieces";
import type { Tile } from "../protocol";
import type { CatchUp } from "./catchUp.svelte";
import type { Turn } from "./turn.svelte";

const TYPING = "input, textarea, select, [contenteditable]";

export function handleKey(
  event: KeyboardEvent,
  turn: Turn,
  catchUp: CatchUp,
  board: { focus(tile: Tile): void } | undefined,
  onhelp: (topic: string) => void,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof Element && (event.target.matches(TYPING) || event.target.closest("dialog"))) return;
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
      return board?.focus("A5");
    case "?":
      return onhelp("");
  }
}
