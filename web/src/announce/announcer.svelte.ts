// What screen readers are told: a polite queue that never interrupts, and refusals, which do.

export interface Announcement {
  n: number;
  text: string;
}

/** Older announcements are removed; a screen reader has queued them when they were added. */
const KEPT = 30;

export class Announcer {
  queue = $state.raw<readonly Announcement[]>([]);
  refusal = $state.raw<Announcement | null>(null);
  private count = 0;

  /** Announces the text after everything that was announced before. */
  say(text: string): void {
    this.queue = [...this.queue, this.next(text)].slice(-KEPT);
  }

  /** Announces at once why something was not done. */
  refuse(text: string): void {
    this.refusal = this.next(text);
  }

  /** Forgets everything, for another table. */
  clear(): void {
    this.queue = [];
    this.refusal = null;
  }

  private next(text: string): Announcement {
    this.count += 1;
    return { n: this.count, text };
  }
}

export const announcer = new Announcer();
