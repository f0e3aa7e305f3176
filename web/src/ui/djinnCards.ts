// The looks of the djinn cards: colours by family, drawing and text. A djinn that is not listed here gets neutral ones.
import { rulebook } from "../lib/rulebook.svelte";
import type { Djinn } from "../protocol";
import { hasText, textOf } from "../texts";

type Family = "stone" | "green" | "blood" | "wealth" | "land" | "court" | "other";

/** Border and background of each family: palaces, palm trees, Assassins, gold and cards, tiles and camels, Viziers and Elders, and others. */
const COLOURS: Record<Family, [line: string, ground: string]> = {
  stone: ["#8a5a2b", "#f6e3c4"],
  green: ["#2f7a4d", "#dff0dc"],
  blood: ["#9c2f3a", "#f8dedc"],
  wealth: ["#8a6a12", "#fbeec3"],
  land: ["#2a6f86", "#d9eef2"],
  court: ["#3a5079", "#dfe7f5"],
  other: ["#6b6259", "#ece7df"],
};

/** The djinns with a drawing. */
const FAMILIES: Partial<Record<Djinn, Family>> = {
  "Al-Amin": "wealth",
  "Anun-Nak": "land",
  "Ba'al": "wealth",
  Boaz: "blood",
  Bouraq: "stone",
  Echidna: "wealth",
  Enki: "green",
  Hagis: "stone",
  Haurvatat: "green",
  Iblis: "blood",
  Jafaar: "court",
  Kandicha: "blood",
  Kumarbi: "wealth",
  Lamia: "green",
  Leta: "land",
  Marid: "land",
  Monkir: "stone",
  Nekir: "blood",
  Shamhat: "court",
  Sibittis: "court",
  Sloar: "wealth",
  Utug: "land",
};

export const djinnColours = (djinn: Djinn): [line: string, ground: string] => COLOURS[FAMILIES[djinn] ?? "other"];

/** `Ba'al` is d-baal, `Anun-Nak` d-anunnak. */
export const djinnArt = (djinn: Djinn): string => (djinn in FAMILIES ? `d-${djinn.toLowerCase().replace(/[^a-z]/g, "")}` : "i-djinn");

/** `Ba'al` is djinn-Baal. */
const djinnKey = (djinn: Djinn): string => `djinn-${djinn.replaceAll("'", "")}`;

/** The short text of the card, or else the one of the rulebook. */
export function djinnText(djinn: Djinn): string {
  const key = djinnKey(djinn);
  return hasText(key) ? textOf(key, {}) : (rulebook.djinn(djinn)?.text ?? "");
}
