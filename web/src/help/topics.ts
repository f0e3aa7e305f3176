// What the help is opened at: nothing in particular, a rule's number, or a djinn's name.
import { LOOKS } from "../parts/djinns";
import type { Djinn } from "../wire";

export const TABS = ["rules", "djinns", "keys"] as const;
export type Tab = (typeof TABS)[number];

export const DJINNS = Object.keys(LOOKS) as readonly Djinn[];

export const djinnOf = (topic: string): Djinn | null => DJINNS.find((djinn) => djinn === topic) ?? null;

/** "m5" is rule M5. */
export const ruleOf = (topic: string): string | null => /^[A-Z]\d{1,2}$/.exec(topic.trim().toUpperCase())?.[0] ?? null;

export const tabOf = (topic: string): Tab => (djinnOf(topic) ? "djinns" : "rules");
