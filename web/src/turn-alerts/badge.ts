// The badge of the tab: a dot on its icon.
const ICON = "/favicon.svg";
const ICON_WITH_DOT = "/favicon-turn.svg";

/** Shows whether something in this tab waits for the player. */
export function showBadge(waits: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]');
  const wanted = waits ? ICON_WITH_DOT : ICON;
  if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
}
