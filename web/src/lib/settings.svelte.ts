// What one chooses for this device; kept in the browser.
export type Theme = "system" | "light" | "dark";

const PLACE = "naqala.settings";

interface Kept {
  theme: Theme;
  /** A choice with one option does not ask. */
  quick: boolean;
  /** Letters on the chests of the tribes. */
  letters: boolean;
  motion: boolean;
}

class Settings implements Kept {
  theme = $state<Theme>("system");
  quick = $state(true);
  letters = $state(false);
  motion = $state(true);

  constructor() {
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>);
    } catch {
      // Nothing is kept, or it may not be read: then all is as at first.
    }
  }

  keep(): void {
    const { theme, quick, letters, motion } = this;
    try {
      localStorage.setItem(PLACE, JSON.stringify({ theme, quick, letters, motion } satisfies Kept));
    } catch {
      // Private windows may refuse; the choice holds as long as the page is open.
    }
    this.show();
  }

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  }

  show(): void {
    document.documentElement.dataset["theme"] = this.dark ? "dark" : "light";
    document.documentElement.dataset["motion"] = this.motion ? "full" : "none";
  }

  turn(): void {
    this.theme = this.dark ? "light" : "dark";
    this.keep();
  }

  get still(): boolean {
    return !this.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const settings = new Settings();
