// Small numbers as words, for sentences that are spoken.
import { hasText, t } from ".";

/** "two", or "13" where there is no word. */
export function numberWord(n: number): string {
  const key = `number.${n}`;
  return hasText(key) ? t(key) : String(n);
}
