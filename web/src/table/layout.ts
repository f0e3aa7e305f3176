// The props that the desktop and the phone layout share.
import type { Snippet } from "svelte";
import type { TableStore } from "../lib/table.svelte";
import type { Option, PublicView } from "../protocol";
import type { Turn } from "./turn.svelte";

export interface LayoutProps {
  store: TableStore;
  /** The view on screen; during the catch-up it is older than the snapshot. */
  view: PublicView;
  turn: Turn;
  board: Snippet;
  onoption: (option: Option) => void;
  onhelp: (topic: string) => void;
  onsettings: () => void;
  onpeople: () => void;
  onscore: () => void;
  onskip: () => void;
}
