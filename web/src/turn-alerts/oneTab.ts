// Several tabs of a table learn the same at once; one of them alerts the player.
const STORAGE_KEY = "naqala.alerted";
const KEPT = 50; // alerts that are remembered

function remembered(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((key) => typeof key === "string") : [];
  } catch {
    return [];
  }
}

function claimNow(alert: string): boolean {
  const before = remembered();
  if (before.includes(alert)) return false;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...before, alert].slice(-KEPT)));
  } catch {
    // Forbidden in some private windows: every tab alerts.
  }
  return true;
}

/** Whether this tab is the first to ask for this alert. */
export async function claim(alert: string): Promise<boolean> {
  const locks = navigator.locks as LockManager | undefined; // missing without HTTPS
  return locks ? locks.request(STORAGE_KEY, () => claimNow(alert)) : claimNow(alert);
}
