// Where the help says more about a topic of an explanation: a section of the short rules, a rule's number or a djinn's name.
import { rulebook } from "../lib/rulebook.svelte";
import type { ShortId } from "../help/short/shortRules";
import type { Djinn, Place, Tribe } from "../protocol";

type HelpPlace = `short:${ShortId}` | `${Uppercase<string>}${number}` | "rules" | Djinn;

const PLACES: Readonly<Record<Place, HelpPlace>> = {
  O: "short:places",
  V: "short:places",
  M: "short:cards",
  L: "short:cards",
  S: "short:djinns",
};
const TRIBES: Readonly<Record<Tribe, HelpPlace>> = {
  v: "short:keep",
  e: "short:keep",
  m: "short:cards",
  b: "short:builders",
  a: "short:assassins",
};
const POINTS: Readonly<Record<string, HelpPlace>> = {
  gold: "V1",
  viziers: "V2",
  elders: "V3",
  djinns: "V4",
  tiles: "V5",
  palms: "V5",
  palaces: "V5",
  goods: "V6",
};

/** By the first part of the topic. */
const KINDS: Readonly<Record<string, (value: string) => HelpPlace | undefined>> = {
  place: (place) => PLACES[place as Place],
  tribe: (tribe) => TRIBES[tribe as Tribe],
  points: (category) => POINTS[category],
  djinn: (djinn) => (rulebook.djinn(djinn as Djinn)?.rule ?? djinn) as HelpPlace,
  card: (card) => (card === "fakir" ? "short:fakirs" : "short:suits"),
  value: () => "V5",
  spot: () => "short:bidding",
  gain: () => "short:suits",
};

const TOPICS: Readonly<Record<string, HelpPlace>> = {
  bag: "A3",
  bid: "short:bidding",
  camel: "short:collect",
  camels: "E1",
  cards: "H2",
  "cards-left": "N1",
  "custom-seed": "S2",
  djinns: "short:djinns",
  gain: "short:suits",
  gold: "V1",
  "next-bids": "T1",
  "open-hands": "H2",
  palace: "short:places",
  "palaces-left": "P2",
  palm: "short:places",
  "palms-left": "P1",
  plan: "short:end",
  points: "short:end",
  "resource-row": "short:cards",
  round: "short:aim",
  rule: "rules",
  suit: "short:suits",
  "suit-values": "G1",
  worth: "short:end",
};

/** Topics about the page, of which no rule says anything; nor does one of `brings`, what a move brings. */
export const ABOUT_THE_PAGE: readonly string[] = ["clock", "log", "table"];

/** The topic that the help opens with; nothing if the rules do not say more. */
export function helpPlace(topic: string): string {
  const [kind = "", value = ""] = topic.split(":");
  return (value && KINDS[kind]?.(value)) || TOPICS[topic] || "";
}
