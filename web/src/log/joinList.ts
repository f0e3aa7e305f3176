// Lists in a sentence.
import { joinTexts } from "../texts";

/** "A1, B2 and C3", or with another conjunction: "A1, B2 or C3". */
export const joinList = (items: readonly string[], join: "and" | "or" = "and"): string => joinTexts(items, join);
