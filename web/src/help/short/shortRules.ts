// The short rules: what each section shows, and the figures of its text, which come from the engine.
import type { PlaceSummary, Place, SummarySheet, WorkedExampleInfo } from "../../protocol";
import { textOf, type Values } from "../../texts";

/** "course" to "points" are drawings of their own; boards show a worked example, as it was or before and after. */
export type Picture = "course" | "track" | "viziers" | "row" | "suits" | "djinn" | "points" | "board" | "both-boards";

export interface ShortRule {
  id: string;
  picture: Picture;
  /** The worked example that the picture is made from. */
  example?: string;
  /** The numbered rules that say more. */
  rules: readonly string[];
}

export const SHORT_RULES = [
  { id: "aim", picture: "course", rules: ["B1", "T2", "E4"] },
  { id: "bidding", picture: "track", example: "bids", rules: ["B1", "B2", "B3", "B5", "T1"] },
  { id: "move", picture: "board", example: "loop", rules: ["M1", "M2", "M3", "M4", "M5"] },
  { id: "collect", picture: "both-boards", example: "three-elders", rules: ["K1", "K2", "K3"] },
  { id: "keep", picture: "viziers", example: "most-viziers", rules: ["A1", "A2", "V2", "V3"] },
  { id: "cards", picture: "row", example: "merchants-market", rules: ["A3", "P3", "P4", "P5", "N1"] },
  { id: "builders", picture: "board", example: "builders-alone", rules: ["A4"] },
  { id: "assassins", picture: "both-boards", example: "two-tiles", rules: ["A5", "A6", "A7"] },
  { id: "places", picture: "both-boards", example: "foreign-tile", rules: ["P1", "P2", "K3", "V5"] },
  { id: "djinns", picture: "djinn", example: "summoning", rules: ["P6", "D1", "T4", "V4"] },
  { id: "suits", picture: "suits", example: "suits", rules: ["G1", "V6"] },
  { id: "fakirs", picture: "board", example: "fakir-reach", rules: ["C4", "A4", "A5", "P6"] },
  { id: "end", picture: "points", rules: ["E1", "E2", "E3", "E4"] },
] as const satisfies readonly ShortRule[];

export type ShortId = (typeof SHORT_RULES)[number]["id"];

export const isShortId = (text: string): text is ShortId => SHORT_RULES.some(({ id }) => id === text);

/** What the engine says about a place. */
const placeOf = (sheet: SummarySheet, place: Place): Partial<PlaceSummary> => sheet.places.find((one) => one.place === place) ?? {};

/** The figures that the texts of all sections may use. */
export function shortFigures(sheet: SummarySheet): Values {
  const [small, large, sacred] = [placeOf(sheet, "M"), placeOf(sheet, "L"), placeOf(sheet, "S")];
  const { price = 0, elders = 0 } = sacred;
  return {
    gold: sheet.starting_gold,
    zeros: sheet.zero_spots,
    vizier: sheet.points.vizier,
    majority: sheet.points.vizier_majority,
    elder: sheet.points.elder,
    palm: sheet.points.palm,
    palace: sheet.points.palace,
    smallprice: small.price ?? 0,
    smallreach: small.reach ?? 0,
    largeprice: large.price ?? 0,
    largecards: large.cards ?? 0,
    largereach: large.reach ?? 0,
    price: [["e", price]],
    mixed: [
      ["e", elders],
      ["fakir", price - elders],
    ],
  };
}

export const titleOf = ({ id }: ShortRule): string => textOf(`short-${id}-title`, {});
export const textOfRule = ({ id }: ShortRule, sheet: SummarySheet): string => textOf(`short-${id}-text`, shortFigures(sheet));

export const exampleOf = ({ example }: ShortRule, all: readonly WorkedExampleInfo[]): WorkedExampleInfo | undefined =>
  all.find(({ id }) => id === example);
