// What suits of different goods are worth, and why one more card adds so much.
import { SUIT_VALUES, type Good, type SuitOffer } from "../protocol";

/** The gold for a suit of n different goods. */
export const suitValue = (n: number): number => SUIT_VALUES[n - 1] ?? 0;

/** The suit that one more good would join, and its value before and after; null if the gain has another reason, such as Al-Amin. */
export function joinedSuit(good: Good, suits: readonly SuitOffer[], gain: number): { n: number; before: number; after: number } | null {
  const joined = suits.reduce((most, { goods }) => (goods.includes(good) ? most : Math.max(most, goods.length)), 0);
  const [before, after] = [suitValue(joined), suitValue(joined + 1)];
  return after - before === gain ? { n: joined + 1, before, after } : null;
}
