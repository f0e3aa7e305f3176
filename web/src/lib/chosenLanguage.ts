// Which language the page speaks: the chosen one, else the first of the browser's that we have, else English.
import { untrack } from "svelte";
import { LANGUAGES, useLanguage, type Language } from "../texts";
import type { IdentityInfo } from "../protocol";
import { identity } from "./identity.svelte";
import { settings, STORAGE_KEY } from "./settings.svelte";

const known = (tag: string): Language | undefined => LANGUAGES.find((language) => language === tag.toLowerCase().split("-")[0]);

/** The language for the first screen. */
export function startLanguage(browser: readonly string[] = navigator.languages): Language {
  const chosen = settings.language && known(settings.language);
  return chosen || browser.map(known).find((language) => language !== undefined) || "en";
}

/** Without its texts the page stays as it is. */
const show = (language: Language): Promise<void> => useLanguage(language).catch(() => undefined);

const RETRY_DELAY = 1000; // milliseconds

/** Loads the texts of the first screen: tries twice, then in English. Returns whether there are any. */
export async function loadFirstTexts(language = startLanguage(), delay = RETRY_DELAY): Promise<boolean> {
  for (const code of [language, language, "en"] as const) {
    try {
      await useLanguage(code);
      return true;
    } catch {
      await new Promise((resume) => setTimeout(resume, delay));
    }
  }
  return false;
}

/** Switches the page in place; remembered on this device, and with the identity. */
export async function chooseLanguage(language: Language): Promise<void> {
  settings.language = language;
  settings.languageUnsent = true;
  settings.save();
  await show(language);
  await sendChoice();
}

let sending = false;

/** Tells the server which language was chosen, as soon as it knows this browser. If that fails, the next visit tries again. */
async function sendChoice(): Promise<void> {
  if (sending) return;
  sending = true;
  try {
    await identity.load();
    while (identity.known && settings.language && settings.languageUnsent) {
      const { language } = settings;
      await identity.chooseLanguage(language);
      if (settings.language !== language) continue; // meanwhile another one was chosen
      settings.languageUnsent = false;
      settings.save();
    }
  } catch {
    // It is still unsent.
  }
  sending = false;
}

/** Settings that were changed in another tab apply here, too. */
export function followOtherTabs({ key }: StorageEvent): void {
  if (key !== STORAGE_KEY) return;
  settings.read();
  settings.apply();
  void show(startLanguage());
}

/** Follows the language of the identity, which may have been chosen on another device. A choice here that the server does not know is newer. */
export function followIdentity({ known: identified, language }: Pick<IdentityInfo, "known" | "language">): void {
  if (identified) untrack(() => follow(language));
}

function follow(language: string | null): void {
  if (settings.language && (settings.languageUnsent || language === null)) {
    settings.languageUnsent = true;
    void sendChoice();
    return;
  }
  const chosen = language ? known(language) : undefined;
  if (!chosen || chosen === settings.language) return;
  settings.language = chosen;
  settings.save();
  void show(chosen);
}
