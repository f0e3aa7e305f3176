// The player's identity: a cookie from the server and an optional name.
import type { IdentityInfo, RestrictionInfo } from "../protocol";
import { api, ApiError } from "./api";

export class Identity {
  name = $state("");
  /** The language that was chosen, perhaps on another device. */
  language = $state<string | null>(null);
  /** The server knows this browser. */
  known = $state(false);
  /** Why and until when the player may not chat, or not play at all. */
  mute = $state.raw<RestrictionInfo | null>(null);
  ban = $state.raw<RestrictionInfo | null>(null);
  private refusedName = $state.raw<ApiError | null>(null);
  private refusedNetwork = $state.raw<ApiError | null>(null);
  /** Counts the languages that were chosen here: an answer to an older request does not know them. */
  private choices = 0;
  private loading: Promise<void> | null = null;
  private lastRename: Promise<void> = Promise.resolve();
  /** The name is known to this page only. */
  private unsaved = false;

  /** Why the server refused the name in the field; empty if it did not. */
  get nameError(): string {
    return this.refusedName?.message ?? "";
  }

  /** What the server says to everybody in a banned network. */
  get networkBan(): string {
    return this.refusedNetwork?.message ?? "";
  }

  /** Loads it once; if that failed, the next call tries again. */
  load(): Promise<void> {
    return this.loading ?? this.reload();
  }

  reload(): Promise<void> {
    const loading = this.fetchInfo();
    this.loading = loading;
    loading.catch(() => {
      if (this.loading === loading) this.loading = null;
    });
    return loading;
  }

  private async fetchInfo(): Promise<void> {
    await this.ready();
    const { choices } = this;
    try {
      const info = await api.identity();
      this.receive(choices === this.choices ? info : { ...info, language: this.language });
    } catch (error) {
      if (error instanceof ApiError && error.code === "banned") this.refusedNetwork = error;
      throw error;
    }
  }

  async chooseLanguage(language: string): Promise<void> {
    await this.ready();
    const info = await api.setLanguage(language);
    this.choices += 1;
    this.receive(info);
  }

  private receive(info: IdentityInfo): void {
    this.set(this.unsaved ? { ...info, name: this.name } : info, this.unsaved);
  }

  /** If the server refuses the name or cannot be reached, the name lasts until the page is closed. */
  rename(name: string): Promise<void> {
    this.name = name;
    this.refusedName = null;
    this.lastRename = this.lastRename.then(async () => {
      try {
        this.set(await api.rename(name));
      } catch (error) {
        this.name = name;
        this.unsaved = true;
        this.refusedName = error instanceof ApiError ? error : null;
      }
    });
    return this.lastRename;
  }

  /** Resolves when no rename is running: two first requests at once would create two identities. */
  ready(): Promise<void> {
    return this.lastRename;
  }

  set({ known, name, language, mute, ban }: IdentityInfo, unsaved = false): void {
    this.language = language;
    this.known = known;
    this.name = name;
    if (!unsaved) this.refusedName = null;
    this.unsaved = unsaved;
    this.mute = mute ?? null;
    this.ban = ban ?? null;
    this.refusedNetwork = null;
  }
}

export const identity = new Identity();
