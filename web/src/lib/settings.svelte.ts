// The settings of this device, kept in localStorage.
export type Theme = "system" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "off";

export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "off"];

const STORAGE_KEY = "naqala.settings";
/** Milliseconds for one step of another player's turn. */
const STEP: Record<Speed, number> = { slow: 1100, normal: 600, fast: 300, off: 0 };

interface StoredSettings {
  theme: Theme;
  /** Skip choices with a single option. */
  quick: boolean;
  /** Stop before every power, even if the player did not want it earlier in the turn. */
  stops: boolean;
  /** Show letters on the meeples. */
  letters: boolean;
  /** The board is larger at the expense of the panels. */
  largeBoard: boolean;
  /** How fast the turns of others are shown; "off" shows their result at once. */
  speed: Speed;
}

class Settings implements StoredSettings {
  theme = $state<Theme>("system");
  quick = $state(true);
  stops = $state(false);
  letters = $state(false);
  largeBoard = $state(false);
  speed = $state<Speed>("normal");

  constructor() {
    try {
      const { motion, ...stored } = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<StoredSettings> & { motion?: boolean };
      Object.assign(this, stored);
      if (motion === false && !stored.speed) this.speed = "off"; // as older versions stored it
    } catch {
      // Nothing is stored or it cannot be read: use the defaults.
    }
  }

  save(): void {
    const { theme, quick, stops, letters, speed, largeBoard } = this;
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify({ theme, quick, stops, letters, speed, largeBoard } satisfies StoredSettings));
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
    document.documentElement.dataset["motion"] = this.speed === "off" ? "none" : "full";
  }

  toggleTheme(): void {
    this.theme = this.dark ? "light" : "dark";
    this.save();
  }

  /** Nothing moves: the turns of others are shown at once, with their paths. */
  get reducedMotion(): boolean {
    return this.speed === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Milliseconds for one step of a turn. A replay that the player asked for takes its time, also without motion. */
  get step(): number {
    return STEP[this.speed === "off" ? "normal" : this.speed];
  }
}

export const settings = new Settings();
