// Who one is here: a name, if one likes, and a cookie that the server gives.
import { api } from "./api";
import type { Me as MeTold } from "../wire";

export class Me {
  name = $state("");
  /** Does the server know this browser? */
  known = $state(false);
  private looked = false;
  private last: Promise<void> = Promise.resolve();

  async look(): Promise<void> {
    if (this.looked) return;
    this.hear(await api.me());
    this.looked = true;
  }

  /** If the server is away the name holds as long as the page is open. */
  rename(name: string): Promise<void> {
    this.name = name;
    this.last = this.last.then(async () => {
      try {
        this.hear(await api.rename(name));
      } catch {
        this.name = name;
      }
    });
    return this.last;
  }

  /** When nothing is under way: a newcomer who asked for two things at once would become two guests. */
  ready(): Promise<void> {
    return this.last;
  }

  hear(told: MeTold): void {
    this.known = told.known;
    this.name = told.name;
  }
}

export const me = new Me();
