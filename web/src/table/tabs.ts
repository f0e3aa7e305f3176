// Which panel a small screen shows for a question.
import type { TableStore } from "../lib/table.svelte";
import type { Tab } from "./Sheet.svelte";

export function tabFor(store: TableStore): Tab {
  switch (store.asked?.step) {
    case "summoning":
    case "keeping":
      return "djinns";
    case "selling":
      return store.myTurn ? "hand" : "market";
    default:
      return "market";
  }
}
