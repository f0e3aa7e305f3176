// Where an explanation is drawn: beside its element, never over it, and never beyond the window. That of a tile stands outside the
// board if there is room.

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

type Position = Pick<Area, "left" | "top">;
type Side = "right" | "left" | "below" | "above";
const SIDES_FIRST: readonly Side[] = ["right", "left", "below", "above"];
const BELOW_FIRST: readonly Side[] = ["below", "above", "right", "left"];

/** `board` is the board around the element, which should not be covered either. */
export function placement(anchor: Area, box: Size, view: Size, board?: Area): Position {
  const into = ({ left, top }: Position) => ({ left: clamp(left, view.width - box.width), top: clamp(top, view.height - box.height) });
  /** The first place beside the area, at the height of the element, where the window leaves the area free. */
  const beside = (area: Area, sides: readonly Side[]): Position | undefined =>
    sides.map((side) => into(placeAt(side, area, anchor, box))).find((place) => !overlap({ ...place, ...box }, area));
  return (board && beside(board, SIDES_FIRST)) ?? beside(anchor, BELOW_FIRST) ?? into(placeAt("below", anchor, anchor, box));
}

function placeAt(side: Side, area: Area, anchor: Area, box: Size): Position {
  const left = anchor.left + anchor.width / 2 - box.width / 2;
  const top = anchor.top + anchor.height / 2 - box.height / 2;
  switch (side) {
    case "right":
      return { left: area.left + area.width + GAP, top };
    case "left":
      return { left: area.left - GAP - box.width, top };
    case "below":
      return { left, top: area.top + area.height + GAP };
    case "above":
      return { left, top: area.top - GAP - box.height };
  }
}

const overlap = (one: Area, other: Area): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

const clamp = (wanted: number, most: number): number => Math.max(MARGIN, Math.min(wanted, most - MARGIN));
