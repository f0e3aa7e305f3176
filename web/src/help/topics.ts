// The topic that the help opens with: a rule's number, a djinn's name, a section of the short rules ("short:move"), "rules", or nothing.
import { DJINN_CARDS, type Djinn } from "../protocol";
import { isShortId, type ShortId } from "./short/shortRules";

export const TABS = ["short", "rules", "examples", "djinns", "keys"] as const;
export type Tab = (typeof TABS)[number];

const SHORT = "short:";
export const DJINNS = Object.keys(DJINN_CARDS) as readonly Djinn[];

export const djinnOf = (topic: string): Djinn | null => DJINNS.find((djinn) => djinn === topic) ?? null;

/** "m5" is rule M5. */
export const ruleOf = (topic: string): string | null => /^[A-Z]\d{1,2}$/.exec(topic.trim().toUpperCase())?.[0] ?? null;

export function shortOf(topic: string): ShortId | null {
  const id = topic.startsWith(SHORT) ? topic.slice(SHORT.length) : "";
  return isShortId(id) ? id : null;
}

export function tabOf(topic: string): Tab {
  if (djinnOf(topic)) return "djinns";
  return ruleOf(topic) || topic === "rules" ? "rules" : "short";
}

/** What the help scrolls to. */
export const placeOf = (topic: string): string => djinnOf(topic) ?? ruleOf(topic) ?? shortOf(topic) ?? "";
