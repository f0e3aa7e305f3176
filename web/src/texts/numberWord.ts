// Small numbers as words, for sentences that are spoken.
import { hasText, textOf } from ".";

/** "two", or "13" where there is no word. */
export function numberWord(n: number): string {
  const key = `number-${n}`;
  return hasText(key) ? textOf(key, {}) : String(n);
}
