// The accessible name of a tile: "C3, Oasis 8, two Merchants, one Elder, yours, can be chosen".
import { counts } from "../lib/pieces";
import type { PrintedTile, TileContents } from "../protocol";
import { t } from "../texts";
import { numberWord } from "../texts/numberWord";
import type { Marks } from "./marks";

export function tileName(printed: PrintedTile, contents: TileContents, owner: string, marks: Marks): string {
  return [...placeParts(printed), ...pieceParts(contents), owner || t("board-free"), ...markParts(printed, marks)]
    .filter(Boolean)
    .join(", ");
}

const placeParts = ({ tile, place, value }: PrintedTile): string[] => [tile, t("board-place", { place: t(`place-${place}`), value })];

/** What stands on the tile: "two Merchants, one Elder, one palm tree". */
export const pieceParts = ({ meeples, palms, palaces }: TileContents): string[] => [
  spokenMeeples(meeples) || t("board-no-meeples"),
  palms ? t("spoken-palms", { n: palms, count: numberWord(palms) }) : "",
  palaces ? t("spoken-palaces", { n: palaces, count: numberWord(palaces) }) : "",
];

export const spokenMeeples = (meeples: string): string =>
  [...counts(meeples)].map(([tribe, n]) => t(`spoken-${tribe}`, { n, count: numberWord(n) })).join(", ");

function markParts({ tile }: PrintedTile, marks: Marks): string[] {
  const lying = marks.planned.get(tile);
  return [
    marks.start === tile ? t("board-move-start") : "",
    lying ? t("board-planned", { who: spokenMeeples(lying) }) : "",
    marks.lit.has(tile) ? t("board-lit") : "",
    marks.victims.has(tile) ? t("board-victims") : "",
    marks.gains.get(tile)?.text ?? "",
  ];
}
