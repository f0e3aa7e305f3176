// How a djinn's card is drawn: its family gives the tint, its moment the small line below the name.
import type { Djinn } from "../wire";

type Family = "stone" | "green" | "blood" | "wealth" | "land" | "court";
type Moment = "always" | "end" | "pay";

/** Line and ground of each family: palaces, palms, Assassins, gold and cards, land and camels, the court. */
export const FAMILY: Record<Family, [line: string, ground: string]> = {
  stone: ["#8a5a2b", "#f6e3c4"],
  green: ["#2f7a4d", "#dff0dc"],
  blood: ["#9c2f3a", "#f8dedc"],
  wealth: ["#8a6a12", "#fbeec3"],
  land: ["#2a6f86", "#d9eef2"],
  court: ["#3a5079", "#dfe7f5"],
};

export const LOOKS: Record<Djinn, { family: Family; moment: Moment; cost: "" | "EF" | "E+EF" | "F" | "F+" }> = {
  "Al-Amin": { family: "wealth", moment: "end", cost: "" },
  "Anun-Nak": { family: "land", moment: "pay", cost: "EF" },
  "Ba'al": { family: "wealth", moment: "always", cost: "" },
  Boaz: { family: "blood", moment: "always", cost: "" },
  Bouraq: { family: "stone", moment: "pay", cost: "EF" },
  Echidna: { family: "wealth", moment: "pay", cost: "E+EF" },
  Enki: { family: "green", moment: "pay", cost: "EF" },
  Hagis: { family: "stone", moment: "pay", cost: "EF" },
  Haurvatat: { family: "green", moment: "end", cost: "" },
  Iblis: { family: "blood", moment: "pay", cost: "EF" },
  Jafaar: { family: "court", moment: "end", cost: "" },
  Kandicha: { family: "blood", moment: "always", cost: "" },
  Kumarbi: { family: "wealth", moment: "pay", cost: "F+" },
  Lamia: { family: "green", moment: "pay", cost: "EF" },
  Leta: { family: "land", moment: "pay", cost: "E+EF" },
  Marid: { family: "land", moment: "always", cost: "" },
  Monkir: { family: "stone", moment: "always", cost: "" },
  Nekir: { family: "blood", moment: "always", cost: "" },
  Shamhat: { family: "court", moment: "end", cost: "" },
  Sibittis: { family: "court", moment: "pay", cost: "E+EF" },
  Sloar: { family: "wealth", moment: "pay", cost: "F" },
  Utug: { family: "land", moment: "pay", cost: "E+EF" },
};
