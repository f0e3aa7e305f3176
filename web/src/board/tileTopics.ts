// What the explanation of a tile is about: its place, its value and what stands on it.
import { counts } from "../lib/pieces";
import type { PrintedTile, TileContents } from "../protocol";

export function tileTopics({ place, blue, value }: PrintedTile, { meeples, camel, palms, palaces }: TileContents): string {
  return [
    `place:${place}`,
    `value:${blue ? "blue" : "red"}:${value}`,
    ...[...counts(meeples).keys()].map((tribe) => `tribe:${tribe}`),
    camel ? "camel" : "",
    palms ? "palm" : "",
    palaces ? "palace" : "",
  ]
    .filter(Boolean)
    .join(" ");
}
