// Sounds and notifications on this device, kept in localStorage.
export const STORAGE_KEY = "naqala.alerts";
const DEFAULTS = { sounds: true, volume: 0.5, notifications: null as boolean | null };

class AlertSettings {
  sounds = $state(DEFAULTS.sounds);
  /** From 0 to 1. */
  volume = $state(DEFAULTS.volume);
  /** Whether the player wants notifications; null if they were not asked yet. */
  notifications = $state<boolean | null>(DEFAULTS.notifications);

  constructor() {
    this.read();
    addEventListener("storage", ({ key }) => {
      if (key === STORAGE_KEY) this.read(); // another tab changed it
    });
  }

  read(): void {
    try {
      const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<typeof DEFAULTS>;
      if (typeof stored.sounds === "boolean") this.sounds = stored.sounds;
      if (typeof stored.volume === "number") this.volume = Math.min(1, Math.max(0, stored.volume));
      if (typeof stored.notifications === "boolean") this.notifications = stored.notifications;
    } catch {
      // Nothing is stored or it cannot be read: use the defaults.
    }
  }

  change(changes: Partial<typeof DEFAULTS>): void {
    Object.assign(this, changes);
    const { sounds, volume, notifications } = this;
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify({ sounds, volume, notifications }));
    } catch {
      // Forbidden in some private windows: the settings last until the page is closed.
    }
  }
}

export const alertSettings = new AlertSettings();
