// Which tab the phone layout opens for a question.
import type { TableStore } from "../lib/table.svelte";
import type { Tab } from "./TabbedPanel.svelte";

export function tabFor(store: TableStore): Tab {
  switch (store.question?.step) {
    case "summoning":
    case "keeping":
      return "djinns";
    case "selling":
      return store.myTurn ? "hand" : "market";
    default:
      return "market";
  }
}
