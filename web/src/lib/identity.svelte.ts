// The player's identity: a cookie from the server and an optional name.
import type { IdentityInfo } from "../protocol";
import { api, ApiError } from "./api";

export class Identity {
  name = $state("");
  /** The server knows this browser. */
  known = $state(false);
  /** Why the server refused the name in the field; empty if it did not. */
  nameError = $state("");
  private loaded = false;
  private lastRename: Promise<void> = Promise.resolve();

  async load(): Promise<void> {
    if (this.loaded) return;
    this.set(await api.identity());
    this.loaded = true;
  }

  /** If the server refuses the name or cannot be reached, the name lasts until the page is closed. */
  rename(name: string): Promise<void> {
    this.name = name;
    this.nameError = "";
    this.lastRename = this.lastRename.then(async () => {
      try {
        this.set(await api.rename(name));
      } catch (error) {
        this.name = name;
        this.nameError = error instanceof ApiError ? error.message : "";
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
    this.nameError = "";
  }
}

export const identity = new Identity();
