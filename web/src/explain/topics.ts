// The explanations: what a topic such as "place:O" or "djinn:Marid" says.
import { CARD_COPIES, type Card, type Djinn, type Place, type Seat, type Tribe } from "../protocol";
import { djinnText } from "../ui/djinnCards";
import { rulebook } from "../lib/rulebook.svelte";
import { t, textsFrom } from "../texts";
import { explanations as catalog } from "../texts/en/explanations";

const explain = textsFrom(catalog);
const isTopic = (key: string): key is keyof typeof catalog => key in catalog;

export interface Explanation {
  title: string;
  text: string;
}

type Category = "gold" | "viziers" | "elders" | "djinns" | "tiles" | "palms" | "palaces" | "goods";
type Explain = (value: string, more: string) => Explanation;

const EXPLAIN: Readonly<Record<string, Explain>> = {
  place: (place) => ({ title: t(`place.${place as Place}`), text: explain(`explain.place.${place as Place}`) }),
  value: (colour, value) => ({
    title: explain(colour === "blue" ? "explain.blue" : "explain.red", { value }),
    text: explain(colour === "blue" ? "explain.blue.about" : "explain.red.about", { n: Number(value) }),
  }),
  spot: (price, seat) => ({
    title: explain(seat ? "explain.spot.taken" : "explain.spot", { price, colour: seat && t(`colour.${seat as Seat}`) }),
    text: explain("explain.spot.about", { n: Number(price) }),
  }),
  points: (category) => ({ title: t(`points.${category as Category}`), text: t(`note.${category as Category}`) }),
  tribe: (tribe) => ({ title: t(`tribe.${tribe as Tribe}`), text: explain(`explain.tribe.${tribe as Tribe}`) }),
  card: (card) => ({
    title: t(`card.${card as Card}`),
    text: card === "fakir" ? explain("explain.fakir") : explain("explain.good", { n: CARD_COPIES[card as Card] }),
  }),
  djinn: (djinn) => ({
    title: explain("explain.djinn", { djinn, n: rulebook.djinn(djinn as Djinn)?.value ?? 0 }),
    text: djinnText(djinn as Djinn),
  }),
};

/** The explanations of these topics, separated by spaces; unknown ones are left out. */
export const explanations = (topics: string): Explanation[] => topics.split(" ").flatMap(explanationOf);

function explanationOf(topic: string): Explanation[] {
  const [kind = "", value = "", more = ""] = topic.split(":");
  const of = EXPLAIN[kind];
  if (of && value) return [of(value, more)];
  const [title, text] = [`explain.${topic}`, `explain.${topic}.about`];
  return isTopic(title) && isTopic(text) ? [{ title: explain(title), text: explain(text) }] : [];
}

/** What the box is called. */
export const label = explain("explain.label");

/** As one text, to be spoken. */
export const explanationText = (topics: string): string =>
  explanations(topics)
    .map(({ title, text }) => explain("explain.spoken", { title, text }))
    .join(" ");
