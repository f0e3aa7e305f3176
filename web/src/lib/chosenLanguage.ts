// Which language the page speaks: the chosen one, else the first of the browser's that we have, else English.
import { LANGUAGES, useLanguage, type Language } from "../texts";
import { api } from "./api";
import { identity } from "./identity.svelte";
import { settings, STORAGE_KEY } from "./settings.svelte";

const known = (tag: string): Language | undefined => LANGUAGES.find((language) => language === tag.toLowerCase().split("-")[0]);

/** The language for the first screen. */
export function startLanguage(browser: readonly string[] = navigator.languages): Language {
  const chosen = settings.language && known(settings.language);
  return chosen || browser.map(known).find((language) => language !== undefined) || "en";
}

/** Switches the page in place; remembered on this device, and with the identity. */
export async function chooseLanguage(language: Language): Promise<void> {
  settings.language = language;
  settings.save();
  await useLanguage(language);
  await identity.ready();
  if (!identity.known) return;
  identity.set(await api.setLanguage(language));
}

/** Settings that were changed in another tab apply here, too. */
export function followOtherTabs({ key }: StorageEvent): void {
  if (key !== STORAGE_KEY) return;
  settings.read();
  settings.apply();
  void useLanguage(startLanguage());
}

/** Follows the language of the identity, which may have been chosen on another device. */
export function followIdentity(language: string | null): void {
  const chosen = language ? known(language) : undefined;
  if (!chosen || chosen === settings.language) return;
  settings.language = chosen;
  settings.save();
  void useLanguage(chosen);
}
