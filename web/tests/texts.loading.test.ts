// Texts that are loaded while the language is switched.
import { afterEach, describe, expect, it, vi } from "vitest";
import { must } from "./samples";

type Loaders = Record<string, Record<string, () => Promise<{ default: string }>>>;

afterEach(() => vi.restoreAllMocks());

/** The texts as a page that was just opened has them, and a loader that waits for the gate. */
async function newPage(slow: [language: string, group: string]) {
  vi.resetModules();
  const fresh: { loaders: Loaders } = await import("virtual:locales");
  const texts = await import("../src/texts");
  await texts.useLanguage("en");
  const [code, group] = slow;
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const load = must(fresh.loaders[code]?.[group], "loader");
  vi.spyOn(must(fresh.loaders[code], "language"), group).mockImplementation(() => opened.then(load));
  return { texts, open: () => open() };
}

describe("A switch of the language", () => {
  it("has the texts of a dialog that was opened meanwhile", async () => {
    const { texts, open } = await newPage(["fr", "page"]);
    const switched = texts.useLanguage("fr");
    await texts.loadTexts("pad");
    open();
    await switched;
    expect([texts.language.code, texts.t("pad-page-print")]).toEqual(["fr", "Imprimer"]);
  });

  it("has the texts of a dialog whose texts were on their way in the language before", async () => {
    const { texts, open } = await newPage(["en", "pad"]);
    const loaded = texts.loadTexts("pad");
    await texts.useLanguage("fr");
    open();
    await loaded;
    expect([texts.language.code, texts.t("pad-page-print")]).toEqual(["fr", "Imprimer"]);
  });
});
