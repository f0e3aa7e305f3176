// How the bots look: what each of them wears, and the colours. The names are those of the server (naqala/bots/names.py).

export type Headwear = "turban" | "keffiyeh" | "fez" | "cap" | "hood" | "veil" | "scarf" | "circlet";
export type Beard = "none" | "full" | "pointed" | "moustache";

export interface Look {
  headwear: Headwear;
  beard: Beard;
  skin: string;
  hair: string;
  cloth: string;
  trim: string;
}

/** The colour of the outlines. */
export const INK = "#2e2220";
const SKIN = ["#f0c8a0", "#d8a273", "#b37a4c", "#875636"];
const HAIR = ["#2e2220", "#5a3a24", "#d9d3c8"];
const CLOTH = ["#b4523a", "#2f7d78", "#d7a03d", "#41558a", "#6d7d3a", "#8c4862", "#f0e4ca", "#5b4a3f"];
const HEADWEAR: Record<string, Headwear> = {
  t: "turban",
  k: "keffiyeh",
  f: "fez",
  s: "cap",
  h: "hood",
  v: "veil",
  w: "scarf",
  c: "circlet",
};
const BEARDS: Record<string, Beard> = { n: "none", f: "full", p: "pointed", m: "moustache" };

/** By name: headwear, beard, and the numbers of skin, hair, cloth and trim. */
const LOOKS: Record<string, string> = {
  Azrumi: "tf2003",
  Belshira: "vn0056",
  Corimand: "sm1142",
  Dalquis: "kp3067",
  Emirath: "tn3016",
  Farouni: "wn1062",
  Gazmira: "cn2031",
  Harunet: "vn2012",
  Izmarel: "cn1150",
  Jalindra: "vn3026",
  Kesbara: "wn0012",
  Luqano: "hf1243",
  Mirzuna: "cn3063",
  Nadirvan: "fm1043",
  Oshmeri: "wn3052",
  Perizet: "cn0121",
  Qalendro: "sp2207",
  Rubazeh: "vn1036",
  Sahrim: "kn1061",
  Tamuriq: "tp0122",
  Umbarek: "kf2240",
  Vashiro: "hn0051",
  Yazmund: "ff0170",
  Zenobar: "tm3264",
};

export const NAMES: readonly string[] = Object.keys(LOOKS);

/** Every other name has a look, too: always the same. */
function codeOf(name: string): string {
  const codes = Object.values(LOOKS);
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return LOOKS[name] ?? codes[sum % codes.length] ?? "tn0000";
}

export function lookOf(name: string): Look {
  const [headwear = "", beard = "", ...numbers] = codeOf(name);
  const nth = (colours: readonly string[], at: number): string => colours[Number(numbers[at])] ?? colours[0] ?? "";
  return {
    headwear: HEADWEAR[headwear] ?? "turban",
    beard: BEARDS[beard] ?? "none",
    skin: nth(SKIN, 0),
    hair: nth(HAIR, 1),
    cloth: nth(CLOTH, 2),
    trim: nth(CLOTH, 3),
  };
}
