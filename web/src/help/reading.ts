// Rules as they are read: words, stressed ones, numbers of other rules, rulings; and how they are found.

export interface Piece {
  kind: "words" | "stressed" | "rule" | "ruling";
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
  if (/^\*[^*]+\*$/.test(part)) return { kind: "stressed", text: part.slice(1, -1) };
  return { kind: known.has(part) ? "rule" : "words", text: part };
}

const plain = (text: string): string => text.toLowerCase().replaceAll("’", "'");

/** Whether each word of the query is somewhere in the text; everything is found by nothing. */
export function finds(query: string, ...text: string[]): boolean {
  const all = plain(text.join(" "));
  return plain(query)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** What is to be read: a rule's number or a djinn's name. Mutable, for one arrives there only once. */
export interface Pointer {
  readonly at: string;
  arrived: boolean;
}

/** What is pointed at comes into sight and takes the focus. */
export const arrive = (pointer: Pointer, at: string) => (node: HTMLElement) => {
  if (pointer.arrived || pointer.at !== at) return;
  pointer.arrived = true;
  if (typeof node.scrollIntoView === "function") node.scrollIntoView({ block: "center" });
  node.focus({ preventScroll: true });
};
