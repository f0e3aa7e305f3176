// The resource row in groups under headings: which cards belong to which market.
import type { TableStore } from "../lib/table.svelte";
import type { PlainKey } from "../texts";

/** Cards of the row from index `from` to before `to`, the heading above them, and what explains it. */
interface MarketGroup {
  from: number;
  to: number;
  key: PlainKey;
  topic: string;
}

/** The rule of the Large Market, as the question cites it. */
const LARGE_MARKET_RULE = "P4";
const DEFAULT_GROUPS: readonly MarketGroup[] = [
  { from: 0, to: 3, key: "market-small", topic: "place:M" },
  { from: 3, to: 6, key: "market-large", topic: "place:L" },
  { from: 6, to: 9, key: "market-later", topic: "resource-row" },
];

/** At the Large Market its six cards form one group; a card bought there just before has left the row. */
export function marketGroups({ snapshot, question, myTurn }: TableStore): readonly MarketGroup[] {
  if (!myTurn || question?.step !== "trading" || question.rule !== LARGE_MARKET_RULE) return DEFAULT_GROUPS;
  const draft = snapshot?.draft ?? [];
  const bought = draft.length - 1 - draft.findLastIndex(({ action }) => action.action !== "buy");
  return [
    { from: 0, to: 6 - bought, key: bought ? "market-large-second" : "market-large", topic: "place:L" },
    { from: 6 - bought, to: 9, key: "market-later", topic: "resource-row" },
  ];
}
