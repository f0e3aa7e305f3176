// The row under its headings: which cards belong to which market.
import type { TableStore } from "../lib/table.svelte";
import type { Key } from "../words";

/** Some cards of the row, counted from 0, and what is said above them. */
interface Stall {
  from: number;
  to: number;
  key: Key;
}

/** The rule of the Large Market, as the question names it. */
const LARGE = "P4";
const BOTH: readonly Stall[] = [
  { from: 0, to: 3, key: "market.small" },
  { from: 3, to: 6, key: "market.large" },
  { from: 6, to: 9, key: "market.later" },
];

/** While one buys at the Large Market, all six of its cards are one; what was bought there just before has left the row. */
export function stalls({ scene, asked, myTurn }: TableStore): readonly Stall[] {
  if (!myTurn || asked?.step !== "trading" || asked.rule !== LARGE) return BOTH;
  const draft = scene?.draft ?? [];
  const bought = draft.length - 1 - draft.findLastIndex(({ deed }) => deed.action !== "buy");
  return [
    { from: 0, to: 6 - bought, key: bought ? "market.large-more" : "market.large" },
    { from: 6 - bought, to: 9, key: "market.later" },
  ];
}
