// The player's finished games, page by page.
import { api } from "../lib/api";
import { ServerRequest } from "../lib/request.svelte";
import type { FinishedGame } from "../protocol";

export class OwnGames {
  games = $state.raw<readonly FinishedGame[]>([]);
  total = $state(0);
  /** Where the next page begins; null after the last one. */
  next = $state<number | null>(null);
  /** The first page has arrived. */
  loaded = $state(false);
  readonly request = new ServerRequest();

  /** Loads the first page, or the one after those that are shown. */
  more(): Promise<void> {
    return this.request.run(async () => {
      const page = await api.ownGames(this.next);
      const known = new Set(this.games.map((game) => game.code));
      this.games = [...this.games, ...page.games.filter((game) => !known.has(game.code))];
      this.total = page.total;
      this.next = page.next;
      this.loaded = true;
    });
  }
}
