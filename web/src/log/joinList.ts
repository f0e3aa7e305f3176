// Lists in a sentence.
import { t } from "../texts";

/** "A1, B2 and C3", or with another conjunction: "A1, B2 or C3". */
export function joinList(items: readonly string[], conjunction: "list.and" | "list.or" | "list.then" = "list.and"): string {
  const last = items.at(-1) ?? "";
  const rest = items.slice(0, -1);
  if (!rest.length) return last;
  return t(conjunction, { first: rest.reduce((first, next) => t("list.more", { first, next })), last });
}
