// Several things in one sentence.
import { t } from "../words";

/** "A1, B2 and C3", or with another last link: "A1, B2 or C3". */
export function listed(words: readonly string[], link: "list.and" | "list.or" | "list.then" = "list.and"): string {
  const last = words.at(-1) ?? "";
  const rest = words.slice(0, -1);
  if (!rest.length) return last;
  return t(link, { first: rest.reduce((first, next) => t("list.more", { first, next })), last });
}
