// Keeps the focus on the page: when the focused element disappears or is disabled, browsers leave the focus nowhere,
// and a keyboard or a screen reader would start again at the top.

/** Where the focus goes, first match first: an open dialog, the prompt of the game, or the page. */
const HOMES = ["dialog[open]", "[data-focus-home]", "main h1", "main"];

const isLost = (element: Element): boolean =>
  !element.isConnected || element.matches(":disabled") || !(element.checkVisibility?.() ?? true) || element.closest("[inert]") !== null;

function goHome(): void {
  const home = HOMES.map((selector) => document.querySelector<HTMLElement>(selector)).find((found) => found && !isLost(found));
  if (!home) return;
  if (!home.hasAttribute("tabindex")) home.tabIndex = -1;
  home.focus({ preventScroll: true });
}

/** Watches the page until the returned function is called. */
export function keepFocus(): () => void {
  let last: Element | null = null;
  const remember = ({ target }: FocusEvent) => (last = target instanceof Element ? target : null);
  const forget = ({ target }: PointerEvent) => {
    if (last && target instanceof Element && !last.contains(target)) last = null; // clicked elsewhere: the player left it
  };
  const check = () => {
    const { activeElement } = document;
    const nowhere = activeElement === null || activeElement === document.body || activeElement.matches(":disabled");
    if (nowhere && last && isLost(last)) goHome();
  };
  const observer = new MutationObserver(check);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "inert", "hidden"] });
  document.addEventListener("focusin", remember);
  document.addEventListener("pointerdown", forget);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", remember);
    document.removeEventListener("pointerdown", forget);
  };
}
