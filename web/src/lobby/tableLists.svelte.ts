// The player's own tables and the public tables, reloaded regularly while the page is visible. While it is hidden, the own tables
// are reloaded seldom, if it can become the player's turn.
import { api } from "../lib/api";
import { noteFinishedGame } from "../lib/firstGame";
import { identity } from "../lib/identity.svelte";
import type { LobbyInfo, TableSummary } from "../protocol";
import { replaceWaiting, waitingGames } from "../turn-alerts/waitingGames";
import { canChangeTurn, isMyTurn } from "./tableTexts";

export const REFRESH_INTERVAL = 5000; // milliseconds
export const HIDDEN_INTERVAL = 45_000;

const isHidden = (): boolean => document.visibilityState === "hidden";

export class TableLists {
  /** Null before the first response. */
  own = $state.raw<TableSummary[] | null>(null);
  lobby = $state.raw<LobbyInfo | null>(null);
  unreachable = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private loading = false;
  private closed = false;

  open(): void {
    document.addEventListener("visibilitychange", this.look);
    void this.refresh();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.look);
  }

  async refresh(): Promise<void> {
    if (this.loading || this.closed) return;
    this.loading = true;
    clearTimeout(this.timer);
    try {
      const known = waitingGames();
      if (isHidden() && this.own) {
        this.showOwn((await api.ownTables()).tables, known);
      } else {
        const [own, lobby] = await Promise.all([api.ownTables(), api.lobby(), identity.load()]);
        this.showOwn(own.tables, known);
        this.lobby = lobby;
      }
      this.unreachable = false;
    } catch {
      this.unreachable = true;
    }
    this.loading = false;
    this.schedule();
  }

  private showOwn(tables: TableSummary[], known: readonly string[]): void {
    const isFirst = this.own === null; // a list that is opened is no news
    this.own = tables;
    if (tables.some(({ status }) => status === "finished")) noteFinishedGame(); // perhaps on another device
    void this.countTurns(tables.filter(isMyTurn), known, isFirst);
  }

  private async countTurns(mine: readonly TableSummary[], known: readonly string[], isFirst: boolean): Promise<void> {
    const codes = await replaceWaiting(
      known,
      mine.map(({ code }) => code),
    );
    if (isFirst || !codes.length || !isHidden()) return;
    const { tellTurns } = await import("../turn-alerts/lobbyAlerts");
    await tellTurns(mine.filter(({ code }) => codes.includes(code)));
  }

  private schedule(): void {
    clearTimeout(this.timer);
    if (!this.closed) this.timer = setTimeout(this.refreshIfUseful, isHidden() ? HIDDEN_INTERVAL : REFRESH_INTERVAL);
  }

  private readonly refreshIfUseful = (): void => {
    if (!isHidden() || this.own?.some(canChangeTurn)) void this.refresh();
  };

  private readonly look = (): void => {
    if (isHidden()) this.schedule();
    else void this.refresh();
  };
}
