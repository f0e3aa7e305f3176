// The explanations: what a topic such as "place:O" or "djinn:Marid" says.
import { CARD_COPIES, type Card, type Djinn, type Place, type Seat, type Tile, type Tribe } from "../protocol";
import { shown } from "../gains/shown.svelte";
import { djinnText } from "../ui/djinnCards";
import { joinList } from "../log/joinList";
import { rulebook } from "../lib/rulebook.svelte";
import { hasText, t, textOf } from "../texts";
import { helpPlace } from "./helpPlaces";

export interface Explanation {
  title: string;
  text: string;
  /** Where the help says more; empty if it does not. */
  help: string;
}

type Category = "gold" | "viziers" | "elders" | "djinns" | "tiles" | "palms" | "palaces" | "goods";
type Explain = (value: string, more: string) => Omit<Explanation, "help">;

/** What a turn brings that ends on a tile, or starts there. */
function gainExplanation(tile: string): Omit<Explanation, "help"> {
  const { start, labels } = shown;
  if (start?.tile === tile) return { title: t("explain-gain-from", { tile }), text: start.text };
  return { title: t("explain-gain-on", { tile }), text: labels.get(tile as Tile)?.text ?? "" };
}

const EXPLAIN: Readonly<Record<string, Explain>> = {
  brings: gainExplanation,
  place: (place) => ({ title: t(`place-${place as Place}`), text: t(`explain-place-${place as Place}`) }),
  value: (colour, value) => ({
    title: t(colour === "blue" ? "explain-blue" : "explain-red", { value }),
    text: t(colour === "blue" ? "explain-blue-about" : "explain-red-about", { n: Number(value) }),
  }),
  spot: (price, seat) => ({
    title: t(seat ? "explain-spot-taken" : "explain-spot", { price, colour: seat && t(`colour-${seat as Seat}`) }),
    text: t("explain-spot-about", { n: Number(price) }),
  }),
  points: (category) => ({ title: t(`points-${category as Category}`), text: t(`note-${category as Category}`) }),
  tribe: (tribe) => ({ title: t(`tribe-${tribe as Tribe}`), text: t(`explain-tribe-${tribe as Tribe}`) }),
  card: (card) => ({
    title: t(`card-${card as Card}`),
    text: card === "fakir" ? t("explain-fakir") : t("explain-good", { n: CARD_COPIES[card as Card] }),
  }),
  gain: (n, values) => {
    const [before = "", after = ""] = values.split("-");
    const text = before === "0" ? t("explain-gain-first") : t("explain-gain-suit", { n: Number(n), before, after });
    return { title: t("explain-gain"), text };
  },
  djinn: (djinn) => ({
    title: t("explain-djinn", { djinn, n: rulebook.djinn(djinn as Djinn)?.value ?? 0 }),
    text: djinnText(djinn as Djinn),
  }),
};

/** The explanations of these topics, separated by spaces; unknown ones are left out. */
export function explanations(topics: string): Explanation[] {
  const all = topics.split(" ");
  const brings = explanationOf(all.find((topic) => topic.startsWith("brings:")) ?? "");
  return brings.length ? [...brings, ...inShort(all)] : all.flatMap(explanationOf);
}

/** Where a move was explained: the place, the value and which tribes there are. */
function inShort(topics: readonly string[]): Explanation[] {
  const tribes = topics.flatMap((topic) => (topic.startsWith("tribe:") ? [t(`tribe-${topic.slice(-1) as Tribe}`)] : []));
  const here = topics.filter((topic) => topic.startsWith("place:") || topic.startsWith("value:")).flatMap(explanationOf);
  return [...here, ...(tribes.length ? [{ title: t("explain-tribes"), text: joinList(tribes), help: "" }] : [])];
}

function explanationOf(topic: string): Explanation[] {
  const [kind = "", value = "", more = ""] = topic.split(":");
  const of = EXPLAIN[kind];
  const help = helpPlace(topic);
  if (of && value) return [{ ...of(value, more), help }].filter(({ text: found }) => found);
  const [title, text] = [`explain-${topic}`, `explain-${topic}-about`];
  return hasText(title) && hasText(text) ? [{ title: textOf(title, {}), text: textOf(text, {}), help }] : [];
}

/** The explanations with a place in the help, each place once. */
export const withHelp = (all: readonly Explanation[]): Explanation[] =>
  all.filter(({ help }, nth) => help && all.findIndex((other) => other.help === help) === nth);

/** What the box is called. */
export const label = (): string => t("explain-label");

/** As one text, to be spoken. */
export const explanationText = (topics: string): string =>
  explanations(topics)
    .map(({ title, text }) => t("explain-spoken", { title, text }))
    .join(" ");
