// The panels that are shown one at a time, and which of them a question opens.
import type { TableStore } from "../lib/table.svelte";
import type { Arrangement, Part } from "./arrangement";

export type Tab = "menu" | "market" | "djinns" | "hand" | "players" | "log" | "chat";

/** The tabs of the panels that have no place of their own. */
export function tabsOf({ header, first, second }: Arrangement, chat: boolean): Tab[] {
  const elsewhere = new Set<Part>([...first, ...second]);
  const panels = (["market", "djinns", "hand", "players", "log", ...(chat ? (["chat"] as const) : [])] as const).filter(
    (panel) => !elsewhere.has(panel),
  );
  return header === "tab" ? ["menu", ...panels] : panels;
}

/** The tab with what the question is about, if it is about cards, djinns or players. */
export function tabFor({ question, myTurn }: TableStore): Tab | null {
  switch (question?.step) {
    case "summoning":
    case "keeping":
      return "djinns";
    case "trading":
    case "collecting":
      return "market";
    case "selling":
      return myTurn ? "hand" : null;
    default:
      return null;
  }
}
