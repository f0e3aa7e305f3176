// How many actions of a table this device has shown to each seat; kept in localStorage.
import type { Seat } from "../protocol";
import { SEATS } from "./pieces";

type Viewer = Seat | "watching";
type Counts = Partial<Record<Viewer, number>>;

const viewer = (seat: Seat | null): Viewer => seat ?? "watching";

export class ShownActions {
  private readonly storageKey: string;
  private readonly counts: Counts;

  constructor(code: string) {
    this.storageKey = `naqala.seen.${code}`;
    this.counts = read(this.storageKey);
  }

  /** The number of actions this seat has been shown; null if it never looked. */
  by(seat: Seat | null): number | null {
    return this.counts[viewer(seat)] ?? null;
  }

  keep(seat: Seat | null, n: number): void {
    if (n <= (this.by(seat) ?? -1)) return;
    this.counts[viewer(seat)] = n;
    try {
      localStorage.setItem(this.storageKey, JSON.stringify(this.counts));
    } catch {
      // Storage is full or forbidden: the count lasts until the page is closed.
    }
  }
}

function read(storageKey: string): Counts {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, n]) => Number.isInteger(n)));
  } catch {
    return {};
  }
}

/** Which of this device's seats had the screen last in this tab, so that a reload does not reveal its secrets to another player. */
export class LastSeat {
  private readonly storageKey: string;

  constructor(code: string) {
    this.storageKey = `naqala.sat.${code}`;
  }

  get seat(): Seat | null {
    try {
      const kept = sessionStorage.getItem(this.storageKey);
      return SEATS.find((seat) => seat === kept) ?? null;
    } catch {
      return null;
    }
  }

  keep(seat: Seat | null): void {
    try {
      if (seat) sessionStorage.setItem(this.storageKey, seat);
      else sessionStorage.removeItem(this.storageKey);
    } catch {
      // Storage is forbidden: a reload asks for the screen to be passed again.
    }
  }
}
