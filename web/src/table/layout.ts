// What the table is laid out of, whether in columns or folded.
import type { Snippet } from "svelte";
import type { TableStore } from "../lib/table.svelte";
import type { Offer, Sight } from "../wire";
import type { Turn } from "./turn.svelte";

export interface Layout {
  store: TableStore;
  /** The table as it is shown, which may be of a moment ago. */
  sight: Sight;
  turn: Turn;
  board: Snippet;
  onoffer: (offer: Offer) => void;
  onhelp: (topic: string) => void;
  onsettings: () => void;
  onmenu: () => void;
  onsheet: () => void;
  onskip: () => void;
}
