// Keys for the whole table: 1 to 5 choose the tribe in hand, U undo, R restart, C confirm, G goal, ? help.
import { TRIBES } from "../lib/things";
import type { Tile } from "../wire";
import type { Replaying } from "./replaying.svelte";
import type { Turn } from "./turn.svelte";

const TYPING = "input, textarea, select, [contenteditable]";

export function pressed(
  event: KeyboardEvent,
  turn: Turn,
  replaying: Replaying,
  board: { focus(tile: Tile): void } | undefined,
  onhelp: (topic: string) => void,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof Element && (event.target.matches(TYPING) || event.target.closest("dialog"))) return;
  if (replaying.busy && !event.key.startsWith("Shift") && event.key !== "Tab") return replaying.skip(); // and nothing else
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
      return void turn.toggleSeeking();
    case "b":
      return board?.focus("A5");
    case "?":
      return onhelp("");
  }
}
