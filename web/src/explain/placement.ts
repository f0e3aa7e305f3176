// Where an explanation is drawn: below its element if there is room, else above, and never beyond the window.

const GAP = 8; // pixels between the element and the explanation
const MARGIN = 8; // pixels to the edge of the window

export interface Size {
  width: number;
  height: number;
}

export interface Area extends Size {
  left: number;
  top: number;
}

export function placement(anchor: Area, box: Size, view: Size): { left: number; top: number } {
  const below = anchor.top + anchor.height + GAP;
  const above = anchor.top - GAP - box.height;
  const fitsBelow = below + box.height <= view.height - MARGIN;
  const top = fitsBelow || above < MARGIN ? below : above;
  return {
    left: clamp(anchor.left + anchor.width / 2 - box.width / 2, view.width - box.width),
    top: clamp(top, view.height - box.height),
  };
}

const clamp = (wanted: number, most: number): number => Math.max(MARGIN, Math.min(wanted, most - MARGIN));
