// The text of rules: emphasis, links to other rules, rulings; and the search in it.

export interface Piece {
  kind: "text" | "emphasis" | "rule" | "ruling";
  text: string;
}

// "A1…F5" are tiles.
const PIECES = /(\[ruling[^\]]*\]|\*[^*]+\*|\b[A-Z]\d{1,2}\b(?!…))/;

export function pieces(text: string, known: ReadonlySet<string>): Piece[] {
  return text
    .split(PIECES)
    .filter(Boolean)
    .map((part) => piece(part, known));
}

function piece(part: string, known: ReadonlySet<string>): Piece {
  if (part.startsWith("[ruling")) return { kind: "ruling", text: part };
  if (/^\*[^*]+\*$/.test(part)) return { kind: "emphasis", text: part.slice(1, -1) };
  return { kind: known.has(part) ? "rule" : "text", text: part };
}

const plain = (text: string): string => text.toLowerCase().replaceAll("’", "'");

/** Whether the text contains each word of the query; an empty query matches everything. */
export function finds(query: string, ...text: string[]): boolean {
  const all = plain(text.join(" "));
  return plain(query)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** What the help should scroll to: a rule's number or a djinn's name. Mutable, because it happens only once. */
export interface ScrollTarget {
  readonly at: string;
  reached: boolean;
}

/** Scrolls to the target and focuses it. */
export const scrollToTarget = (target: ScrollTarget, at: string) => (node: HTMLElement) => {
  if (target.reached || target.at !== at) return;
  target.reached = true;
  if (typeof node.scrollIntoView === "function") node.scrollIntoView({ block: "center" });
  node.focus({ preventScroll: true });
};
