// Finds what the guide points at, and where it is on the screen.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 2; // pixels around what is no tile

const isShown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && (element.checkVisibility?.({ visibilityProperty: true }) ?? true);
};

/** The first element on the screen that one of the selectors finds. */
export function findTarget(selectors: readonly string[]): Element | null {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].find(isShown);
    if (found) return found;
  }
  return null;
}

/** A tab whose panel is not shown. */
export const isClosedTab = (element: Element): boolean => element.matches('[data-tab][aria-selected="false"]');

/** The square of a tile: the box of its group is larger, since parts of the drawing are cut off at its edge. */
function tileBox(tile: SVGGElement): Box | null {
  const square = tile.ownerSVGElement?.querySelector("clipPath rect");
  const matrix = tile.getScreenCTM();
  if (!square || !matrix) return null;
  const side = (name: string) => Number(square.getAttribute(name)) * matrix.a;
  return { left: matrix.e, top: matrix.f, width: side("width"), height: side("height") };
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  const around = { left: left - GAP, top: top - GAP, width: width + 2 * GAP, height: height + 2 * GAP };
  return (element instanceof SVGGElement && tileBox(element)) || around;
}

/** Scrolls the panels around an element, never the board. */
export function reveal(element: Element): void {
  if (!element.closest(".board")) element.scrollIntoView({ block: "nearest", inline: "nearest" });
}
