// The key that opens and closes the summary sheet, on every page.
import { isTyping } from "../lib/typing";

export const isPlainKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === "o" && !ctrlKey && !metaKey && !altKey;

export const isSummaryKey = (event: KeyboardEvent): boolean => isPlainKey(event) && !isTyping(event.target);
