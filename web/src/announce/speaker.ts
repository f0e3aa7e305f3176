// The keys that speak: the position, the players one by one, and the explanation of the focused element.
import type { TableStore } from "../lib/table.svelte";
import { loadTexts } from "../texts";
import { mineFirst } from "../table/seatNames";
import type { Turn } from "../table/turn.svelte";
import { announcer } from "./announcer.svelte";
import { playerText, positionText } from "./positionTexts";

/** The accessible name of the focused tile, or null. */
function focusedTile(): string | null {
  const { activeElement } = document;
  return activeElement?.matches("[data-tile]") ? activeElement.getAttribute("aria-label") : null;
}

export class Speaker {
  private spoken = 0;

  constructor(
    private readonly store: TableStore,
    private readonly turn: Turn,
  ) {}

  sayPosition(): void {
    const { view } = this.store;
    if (view) announcer.say(positionText(this.store, this.turn, view, focusedTile()));
    this.spoken = 0;
  }

  /** The player's own possessions first, then those of each rival. */
  sayNextPlayer(): void {
    const players = mineFirst(this.store.view?.players ?? [], (player) => player.seat === this.store.seat);
    const player = players[this.spoken % players.length];
    if (player) announcer.say(playerText(this.store, player));
    this.spoken += 1;
  }

  async sayExplanation(): Promise<void> {
    const { explainFocused, explanationText } = await import("../explain");
    await loadTexts("explanations");
    const text = explanationText(explainFocused());
    if (text) announcer.say(text);
  }
}
