import type { PlainKey } from "../texts";
import type { ScoreSheetInfo } from "../protocol";

interface Category {
  key: PlainKey;
  note: PlainKey;
  colour: string;
  points: (sheet: ScoreSheetInfo) => number;
}

export const CATEGORIES: readonly Category[] = [
  { key: "points-gold", note: "note-gold", colour: "gold", points: (sheet) => sheet.gold },
  { key: "points-viziers", note: "note-viziers", colour: "viz", points: (sheet) => sheet.viziers + sheet.more_viziers },
  { key: "points-elders", note: "note-elders", colour: "eld", points: (sheet) => sheet.elders },
  { key: "points-djinns", note: "note-djinns", colour: "djinn", points: (sheet) => sheet.djinns },
  { key: "points-tiles", note: "note-tiles", colour: "tile", points: (sheet) => sheet.tiles },
  { key: "points-palms", note: "note-palms", colour: "palm", points: (sheet) => sheet.palms },
  { key: "points-palaces", note: "note-palaces", colour: "palace", points: (sheet) => sheet.palaces },
  { key: "points-goods", note: "note-goods", colour: "goods", points: (sheet) => sheet.goods },
];
