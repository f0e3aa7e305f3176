// Several tabs of a table learn the same at once; one of them alerts the player.
const STORAGE_KEY = "naqala.alerted";
const KEPT = 100; // alerts that are remembered

function remembered(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((key) => typeof key === "string") : [];
  } catch {
    return [];
  }
}

function tellNow(alert: string, tell: () => boolean): boolean {
  const before = remembered();
  if (before.includes(alert) || !tell()) return false;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...before, alert].slice(-KEPT)));
  } catch {
    // Forbidden in some private windows: every tab alerts.
  }
  return true;
}

/** Alerts the player, unless another tab has; `tell` returns whether it could, else the next tab may try. Returns whether this tab has. */
export async function tellOnce(alert: string, tell: () => boolean): Promise<boolean> {
  const locks = navigator.locks as LockManager | undefined; // missing without HTTPS
  return locks ? locks.request(STORAGE_KEY, () => tellNow(alert, tell)) : tellNow(alert, tell);
}
