// The explanations: what a topic such as "place:O" or "djinn:Marid" says.
import { CARD_COPIES, type Card, type Djinn, type Place, type Tribe } from "../protocol";
import { djinnText } from "../ui/djinnCards";
import { rulebook } from "../lib/rulebook.svelte";
import { hasText, t } from "../texts";

export interface Explanation {
  title: string;
  text: string;
}

type Explain = (value: string, more: string) => Explanation;

const EXPLAIN: Readonly<Record<string, Explain>> = {
  place: (place) => ({ title: t(`place.${place as Place}`), text: t(`explain.place.${place as Place}`) }),
  value: (colour, value) => ({
    title: t(colour === "blue" ? "explain.blue" : "explain.red", { value }),
    text: t(colour === "blue" ? "explain.blue.about" : "explain.red.about", { n: Number(value) }),
  }),
  tribe: (tribe) => ({ title: t(`tribe.${tribe as Tribe}`), text: t(`explain.tribe.${tribe as Tribe}`) }),
  card: (card) => ({
    title: t(`card.${card as Card}`),
    text: card === "fakir" ? t("explain.fakir") : t("explain.good", { n: CARD_COPIES[card as Card] }),
  }),
  djinn: (djinn) => ({
    title: t("explain.djinn", { djinn, n: rulebook.djinn(djinn as Djinn)?.value ?? 0 }),
    text: djinnText(djinn as Djinn),
  }),
};

/** The explanations of these topics, separated by spaces; unknown ones are left out. */
export const explanations = (topics: string): Explanation[] => topics.split(" ").flatMap(explanationOf);

function explanationOf(topic: string): Explanation[] {
  const [kind = "", value = "", more = ""] = topic.split(":");
  const explain = EXPLAIN[kind];
  if (explain) return [explain(value, more)];
  const [title, text] = [`explain.${topic}`, `explain.${topic}.about`];
  return hasText(title) && hasText(text) ? [{ title: t(title), text: t(text) }] : [];
}

/** As one text, to be spoken. */
export const explanationText = (topics: string): string =>
  explanations(topics)
    .map(({ title, text }) => t("explain.spoken", { title, text }))
    .join(" ");
