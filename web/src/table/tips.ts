// Tips for the decision at hand. Each tip comes once; the switch in the settings brings them all back.
import { settings } from "../lib/settings.svelte";
import type { TableStore } from "../lib/table.svelte";
import { of } from "../lib/options";
import type { PublicView } from "../protocol";

export type Tip = "bidding" | "last" | "selling";

/** The tip for the question that a player is asked; null if there is none or it was hidden. */
export function tipFor(store: TableStore): Tip | null {
  const guided = store.table?.exercise?.state === "open"; // the guide says what matters
  const tip = settings.tips && store.myTurn && !guided ? suitingTip(store) : null;
  return tip && !settings.hiddenTips.includes(tip) ? tip : null;
}

function suitingTip(store: TableStore): Tip | null {
  const { question, view } = store;
  if (question?.step === "bidding") return view && mayBeLast(view) ? "last" : "bidding";
  return question?.step === "selling" && of(store.options, "sell").length ? "selling" : null;
}

/** Somebody could place their last camel with an ordinary move for each of their markers. */
function mayBeLast({ players, bid_order }: PublicView): boolean {
  const markers = Math.max(1, Math.floor(bid_order.length / players.length));
  return players.some(({ camels }) => camels <= markers);
}

/** The tip never comes again: its question was answered, or the player has hidden it. */
export function hideTip(tip: Tip): void {
  if (settings.hiddenTips.includes(tip)) return;
  settings.hiddenTips = [...settings.hiddenTips, tip];
  settings.save();
}
