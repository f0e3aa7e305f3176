// The games in which it is the player's turn, by table code. All tabs share the list: an installed page has one badge, with their number.
const STORAGE_KEY = "naqala.waiting";

interface Badging {
  setAppBadge?: (n: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/** What this tab knows if nothing can be stored. */
let unstored: string[] = [];

export function waitingGames(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((code) => typeof code === "string") : [];
  } catch {
    return unstored;
  }
}

function keep(codes: string[]): void {
  unstored = codes;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(codes));
  } catch {
    // Forbidden in some private windows: each tab counts its own.
  }
  const app = navigator as Badging;
  const changed = codes.length ? app.setAppBadge?.(codes.length) : app.clearAppBadge?.();
  changed?.catch(() => undefined); // not installed, or not allowed
}

/** Only one tab at a time reads and changes the list. */
async function exclusively<Result>(change: () => Result): Promise<Result> {
  const locks = navigator.locks as LockManager | undefined; // missing without HTTPS
  return locks ? locks.request(STORAGE_KEY, change) : change();
}

/** A table says whether it is the player's turn there. */
export function setWaiting(code: string, waits: boolean): Promise<void> {
  return exclusively(() => {
    const others = waitingGames().filter((other) => other !== code);
    keep(waits ? [...others, code] : others);
  });
}

/**
 * The lobby has read the list from the server; `before` is what was known when it asked. What tables have changed since then
 * is newer. Returns the games that no tab knew of.
 */
export function replaceWaiting(before: readonly string[], codes: readonly string[]): Promise<string[]> {
  return exclusively(() => {
    const now = waitingGames();
    const began = now.filter((code) => !before.includes(code) && !codes.includes(code));
    keep([...codes.filter((code) => now.includes(code) || !before.includes(code)), ...began]);
    return codes.filter((code) => !before.includes(code) && !now.includes(code));
  });
}
