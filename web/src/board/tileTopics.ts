// What the explanation of a tile is about: its place, its value and what stands on it.
import { counts } from "../lib/pieces";
import { NO_MARKS, type Marks } from "./marks";
import type { PrintedTile, TileContents } from "../protocol";

export function tileTopics(
  { tile, place, blue, value }: PrintedTile,
  { meeples, camel, palms, palaces }: TileContents,
  { gains }: Pick<Marks, "gains"> = NO_MARKS,
): string {
  return [
    gains.size ? `brings:${tile}` : "",
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
