// How much of a table was shown on this device, by the seat that looked on; kept in the browser.
import type { Seat } from "../wire";
import { SEATS } from "./things";

type Looker = Seat | "watching";
type Kept = Partial<Record<Looker, number>>;

const looker = (seat: Seat | null): Looker => seat ?? "watching";

export class Seen {
  private readonly place: string;
  private readonly kept: Kept;

  constructor(code: string) {
    this.place = `naqala.seen.${code}`;
    this.kept = read(this.place);
  }

  /** So many deeds are known to whoever looks from there; null if nobody ever did. */
  by(seat: Seat | null): number | null {
    return this.kept[looker(seat)] ?? null;
  }

  keep(seat: Seat | null, n: number): void {
    if (n <= (this.by(seat) ?? -1)) return;
    this.kept[looker(seat)] = n;
    try {
      localStorage.setItem(this.place, JSON.stringify(this.kept));
    } catch {
      // It is full or forbidden: then it is known as long as the page is open.
    }
  }
}

function read(place: string): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, n]) => Number.isInteger(n)));
  } catch {
    return {};
  }
}

/** Which of several seats at this device had the screen last in this tab: a reload shows it to nobody else. */
export class Sat {
  private readonly place: string;

  constructor(code: string) {
    this.place = `naqala.sat.${code}`;
  }

  get last(): Seat | null {
    try {
      const kept = sessionStorage.getItem(this.place);
      return SEATS.find((seat) => seat === kept) ?? null;
    } catch {
      return null;
    }
  }

  keep(seat: Seat | null): void {
    try {
      if (seat) sessionStorage.setItem(this.place, seat);
      else sessionStorage.removeItem(this.place);
    } catch {
      // Forbidden: then a reload asks who has the screen.
    }
  }
}
