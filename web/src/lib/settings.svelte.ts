// The settings of this device, kept in localStorage.
export type Theme = "system" | "light" | "dark";

const STORAGE_KEY = "naqala.settings";

interface StoredSettings {
  theme: Theme;
  /** Skip choices with a single option. */
  quick: boolean;
  /** Show letters on the meeples. */
  letters: boolean;
  motion: boolean;
  /** The board is larger at the expense of the panels. */
  largeBoard: boolean;
}

class Settings implements StoredSettings {
  theme = $state<Theme>("system");
  quick = $state(true);
  letters = $state(false);
  motion = $state(true);
  largeBoard = $state(false);

  constructor() {
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<StoredSettings>);
    } catch {
      // Nothing is stored or it cannot be read: use the defaults.
    }
  }

  save(): void {
    const { theme, quick, letters, motion, largeBoard } = this;
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify({ theme, quick, letters, motion, largeBoard } satisfies StoredSettings));
    } catch {
      // Forbidden in some private windows: the settings last until the page is closed.
    }
    this.apply();
  }

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  }

  apply(): void {
    document.documentElement.dataset["theme"] = this.dark ? "dark" : "light";
    document.documentElement.dataset["motion"] = this.motion ? "full" : "none";
  }

  toggleTheme(): void {
    this.theme = this.dark ? "light" : "dark";
    this.save();
  }

  get reducedMotion(): boolean {
    return !this.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const settings = new Settings();
