// jsdom has no matchMedia.
import { cleanup, configure } from "@testing-library/svelte";
import { afterEach, vi } from "vitest";
import { groups } from "../scripts/catalogs.mjs";
import { loadTexts, useLanguage, type Group } from "../src/texts";
import { closeConnections } from "./openConnections";

configure({ asyncUtilTimeout: 20_000 }); // milliseconds, on a busy machine
afterEach(() => {
  cleanup();
  closeConnections();
});

vi.stubGlobal("matchMedia", (query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));

// A missing text, or one with a missing argument, fails the test.
const report = console.error;
console.error = (...words: unknown[]) => {
  if (String(words[0]).startsWith("Missing text")) throw new Error(words.join(" "));
  report(...words);
};
await useLanguage("en");
for (const group of groups()) await loadTexts(group as Group);
