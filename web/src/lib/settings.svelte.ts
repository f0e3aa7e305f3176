// The settings of this device, kept in localStorage.
export type Theme = "system" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "off";

export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "off"];

/** Help for beginners: in the first game, always, or never. */
export type BeginnerHelp = "auto" | "on" | "off";

export const BEGINNER_HELP: readonly BeginnerHelp[] = ["auto", "on", "off"];

export const STORAGE_KEY = "naqala.settings";
/** Milliseconds for one step of another player's turn. */
const STEP: Record<Speed, number> = { slow: 1100, normal: 600, fast: 300, off: 0 };

interface StoredSettings {
  theme: Theme;
  /** Skip choices with a single option. Null: after the first game. */
  quick: boolean | null;
  /** Stop before every power, even if the player did not want it earlier in the turn. */
  stops: boolean;
  /** Show letters on the meeples. */
  letters: boolean;
  /** The board is larger at the expense of the panels. */
  largeBoard: boolean;
  /** How fast the turns of others are shown; "off" shows their result at once. */
  speed: Speed;
  /** Show tips at decisions, but not these. */
  tips: boolean;
  hiddenTips: string[];
  help: BeginnerHelp;
  /** Show what moves bring. Null: to beginners. */
  gains: boolean | null;
  /** The player has seen the end of a game. */
  hasFinished: boolean;
  /** Chapters of the guided game, as the page to learn it knew last. */
  chapters: { done: number; total: number } | null;
  /** Null: as the browser. */
  language: string | null;
  /** The server does not know yet which language was chosen. */
  languageUnsent: boolean;
}

class Settings implements StoredSettings {
  theme = $state<Theme>("system");
  quick = $state<boolean | null>(null);
  stops = $state(false);
  letters = $state(false);
  largeBoard = $state(false);
  speed = $state<Speed>("normal");
  tips = $state(true);
  hiddenTips = $state<string[]>([]);
  help = $state<BeginnerHelp>("auto");
  gains = $state<boolean | null>(null);
  hasFinished = $state(false);
  chapters = $state.raw<{ done: number; total: number } | null>(null);
  language = $state<string | null>(null);
  languageUnsent = false;

  constructor() {
    this.read();
  }

  /** Reads what is stored; another tab may have changed it. */
  read(): void {
    try {
      const { motion, ...stored } = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<StoredSettings> & { motion?: boolean };
      Object.assign(this, stored);
      if (motion === false && !stored.speed) this.speed = "off"; // as older versions stored it
    } catch {
      // Nothing is stored or it cannot be read: use the defaults.
    }
  }

  save(): void {
    const {
      theme,
      quick,
      stops,
      letters,
      speed,
      largeBoard,
      tips,
      hiddenTips,
      help,
      gains,
      hasFinished,
      chapters,
      language,
      languageUnsent,
    } = this;
    const stored: StoredSettings = {
      theme,
      quick,
      stops,
      letters,
      speed,
      largeBoard,
      tips,
      hiddenTips,
      help,
      gains,
      hasFinished,
      chapters,
      language,
      languageUnsent,
    };
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
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
