// The badge of the tab: a dot on its icon, and the number on the icon of an installed page.
const ICON = "/favicon.svg";
const ICON_WITH_DOT = "/favicon-turn.svg";

interface Badging {
  setAppBadge?: (n: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/** Shows how many games wait for the player; 0 removes the badge. */
export function showBadge(n: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]');
  const wanted = n > 0 ? ICON_WITH_DOT : ICON;
  if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
  const app = navigator as Badging;
  const changed = n > 0 ? app.setAppBadge?.(n) : app.clearAppBadge?.();
  changed?.catch(() => undefined); // not installed, or not allowed
}
