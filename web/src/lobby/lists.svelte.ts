// My games and the open tables, looked at now and then while somebody sees the page.
import { api } from "../lib/api";
import type { Lobby, TableListed } from "../wire";
import { me } from "../lib/me.svelte";

export const EVERY = 5000; // milliseconds between two looks

export class Lists {
  /** Nothing is known before the first look. */
  mine = $state.raw<TableListed[] | null>(null);
  lobby = $state.raw<Lobby | null>(null);
  away = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private looking = false;
  private over = false;

  open(): void {
    document.addEventListener("visibilitychange", this.wake);
    void this.look();
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.wake);
  }

  async look(): Promise<void> {
    if (this.looking || this.over) return;
    this.looking = true;
    clearTimeout(this.timer);
    try {
      const [mine, lobby] = await Promise.all([api.mine(), api.lobby(), me.look()]);
      this.mine = mine.tables;
      this.lobby = lobby;
      this.away = false;
    } catch {
      this.away = true;
    }
    this.looking = false;
    if (!this.over) this.timer = setTimeout(this.wake, EVERY);
  }

  private readonly wake = (): void => {
    if (document.visibilityState === "visible") void this.look();
  };
}
