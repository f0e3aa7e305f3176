// The player's identity: a cookie from the server and an optional name.
import type { IdentityInfo, RestrictionInfo } from "../protocol";
import { api, ApiError } from "./api";

export class Identity {
  name = $state("");
  /** The server knows this browser. */
  known = $state(false);
  /** Why the server refused the name in the field; empty if it did not. */
  nameError = $state("");
  /** Why and until when the player may not chat, or not play at all. */
  mute = $state.raw<RestrictionInfo | null>(null);
  ban = $state.raw<RestrictionInfo | null>(null);
  private loading: Promise<void> | null = null;
  private lastRename: Promise<void> = Promise.resolve();

  /** Loads it once; if that fails, the next call tries again. */
  async load(): Promise<void> {
    this.loading ??= this.reload();
    try {
      await this.loading;
    } catch (error) {
      this.loading = null;
      throw error;
    }
  }

  async reload(): Promise<void> {
    this.set(await api.identity());
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

  set({ known, name, mute, ban }: IdentityInfo): void {
    this.known = known;
    this.name = name;
    this.nameError = "";
    this.mute = mute ?? null;
    this.ban = ban ?? null;
  }
}

export const identity = new Identity();
