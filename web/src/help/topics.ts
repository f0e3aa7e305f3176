// The topic that the help opens with: a rule's number, a djinn's name, or nothing.
import { DJINN_CARDS, type Djinn } from "../protocol";

export const TABS = ["rules", "djinns", "keys"] as const;
export type Tab = (typeof TABS)[number];

export const DJINNS = Object.keys(DJINN_CARDS) as readonly Djinn[];

export const djinnOf = (topic: string): Djinn | null => DJINNS.find((djinn) => djinn === topic) ?? null;

/** "m5" is rule M5. */
export const ruleOf = (topic: string): string | null => /^[A-Z]\d{1,2}$/.exec(topic.trim().toUpperCase())?.[0] ?? null;

export const tabOf = (topic: string): Tab => (djinnOf(topic) ? "djinns" : "rules");
