// Notifications of the browser while the page is in the background.
import { alertSettings } from "./alertSettings.svelte";

const ICON = "/icon-192.png";

export const canNotify = (): boolean => "Notification" in globalThis && isSecureContext;

/** What the browser says: "default" if it has not asked the visitor yet. */
export const permission = (): NotificationPermission => (canNotify() ? Notification.permission : "denied");

export const wantsNotifications = (): boolean => permission() === "granted" && alertSettings.notifications !== false;

/** Asks the browser, if it has not been asked yet; only after a click. Returns whether notifications are allowed. */
export async function turnOn(): Promise<boolean> {
  if (permission() === "default") await Notification.requestPermission().catch(() => undefined);
  const allowed = permission() === "granted";
  alertSettings.change({ notifications: allowed });
  return allowed;
}

/** A click on it brings the page back; it disappears when the player comes by themselves. Returns whether it could be shown. */
export function notify(title: string, body: string, tag: string): boolean {
  if (!wantsNotifications()) return false;
  try {
    const shown = new Notification(title, { body, tag, icon: ICON, lang: document.documentElement.lang });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    document.addEventListener("visibilitychange", () => shown.close(), { once: true });
    return true;
  } catch {
    return false; // some phones allow notifications to installed pages only
  }
}
