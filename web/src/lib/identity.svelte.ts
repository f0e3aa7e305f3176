// The player's identity: a cookie from the server and an optional name.
import type { IdentityInfo } from "../protocol";
import { api } from "./api";

export class Identity {
  name = $state("");
  /** The server knows this browser. */
  known = $state(false);
  private loaded = false;
  private lastRename: Promise<void> = Promise.resolve();

  async load(): Promise<void> {
    if (this.loaded) return;
    this.set(await api.identity());
    this.loaded = true;
  }

  /** If the server cannot be reached, the name lasts until the page is closed. */
  rename(name: string): Promise<void> {
    this.name = name;
    this.lastRename = this.lastRename.then(async () => {
      try {
        this.set(await api.rename(name));
      } catch {
        this.name = name;
      }
    });
    return this.lastRename;
  }

  /** Resolves when no rename is running: two first requests at once would create two identities. */
  ready(): Promise<void> {
    return this.lastRename;
  }

  set({ known, name }: IdentityInfo): void {
    this.known = known;
    this.name = name;
  }
}

export const identity = new Identity();
