// The player's own tables and the public tables, reloaded regularly while the page is visible.
import { api } from "../lib/api";
import { noteFinishedGame } from "../lib/firstGame";
import { identity } from "../lib/identity.svelte";
import type { LobbyInfo, TableSummary } from "../protocol";

export const REFRESH_INTERVAL = 5000; // milliseconds

export class TableLists {
  /** Null before the first response. */
  own = $state.raw<TableSummary[] | null>(null);
  lobby = $state.raw<LobbyInfo | null>(null);
  unreachable = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private loading = false;
  private closed = false;

  open(): void {
    document.addEventListener("visibilitychange", this.refreshIfVisible);
    void this.refresh();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.refreshIfVisible);
  }

  async refresh(): Promise<void> {
    if (this.loading || this.closed) return;
    this.loading = true;
    clearTimeout(this.timer);
    try {
      const [own, lobby] = await Promise.all([api.ownTables(), api.lobby(), identity.load()]);
      this.own = own.tables;
      this.lobby = lobby;
      if (own.tables.some(({ status }) => status === "finished")) noteFinishedGame(); // perhaps on another device
      this.unreachable = false;
    } catch {
      this.unreachable = true;
    }
    this.loading = false;
    if (!this.closed) this.timer = setTimeout(this.refreshIfVisible, REFRESH_INTERVAL);
  }

  private readonly refreshIfVisible = (): void => {
    if (document.visibilityState === "visible") void this.refresh();
  };
}
