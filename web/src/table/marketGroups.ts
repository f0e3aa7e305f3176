// The resource row in groups under headings: which cards belong to which market.
import type { TableStore } from "../lib/table.svelte";
import type { PlainKey } from "../texts";

/** Cards of the row from index `from` to before `to`, the heading above them, and what explains it. */
interface MarketGroup {
  from: number;
  to: number;
  key: PlainKey;
  topic: string;
  /** The index in the group of the card that was just bought: the others stay where they were, so that a second click chooses no other one. */
  gap?: number;
}

/** The rule of the Large Market, as the question cites it. */
export const LARGE_MARKET_RULE = "P4";
const DEFAULT_GROUPS: readonly MarketGroup[] = [
  { from: 0, to: 3, key: "market-small", topic: "place:M" },
  { from: 3, to: 6, key: "market-large", topic: "place:L" },
  { from: 6, to: 9, key: "market-later", topic: "resource-row" },
];

/** At the Large Market its six cards form one group; a card bought there just before has left the row. */
export function marketGroups({ snapshot, question, myTurn }: TableStore): readonly MarketGroup[] {
  if (!myTurn || question?.step !== "trading" || question.rule !== LARGE_MARKET_RULE) return DEFAULT_GROUPS;
  const draft = snapshot?.draft ?? [];
  const last = draft.at(-1)?.action;
  if (last?.action !== "buy") return largeMarket(6, "market-large");
  return largeMarket(5, "market-large-second", { gap: last.slot - 1 });
}

const largeMarket = (to: number, key: PlainKey, gap: { gap?: number } = {}): readonly MarketGroup[] => [
  { from: 0, to, key, topic: "place:L", ...gap },
  { from: to, to: 9, key: "market-later", topic: "resource-row" },
];
