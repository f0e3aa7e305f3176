// The text of rules: emphasis, links to other rules, rulings; and the search in it.

export interface Piece {
  kind: "text" | "emphasis" | "rule" | "ruling";
  text: string;
}

// "A1…F5" are tiles.
// A ruling is marked in the language of the rules.
const RULING = /^\[(?:ruling|décision|Entscheidung|beslissing)/;
const PIECES = /(\[(?:ruling|décision|Entscheidung|beslissing)[^\]]*\]|\*[^*]+\*|\b[A-Z]\d{1,2}\b(?!…))/;
/** What a ruling says after its mark. */
const REASON = /^\[[^:\]]*:\s*(.*)\]$/s;

export function pieces(text: string, known: ReadonlySet<string>): Piece[] {
  return text
    .split(PIECES)
    .filter(Boolean)
    .map((part) => piece(part, known));
}

function piece(part: string, known: ReadonlySet<string>): Piece {
  if (RULING.test(part)) return { kind: "ruling", text: part };
  if (/^\*[^*]+\*$/.test(part)) return { kind: "emphasis", text: part.slice(1, -1) };
  return { kind: known.has(part) ? "rule" : "text", text: part };
}

/** The reason of a ruling; nothing if it gives none. */
export const reasonOf = (ruling: string): string => REASON.exec(ruling)?.[1]?.trim() ?? "";

/** A rule without the reasons of its rulings, and these. A ruling without a reason stays in the text. */
export function foldRulings(all: readonly Piece[]): { text: Piece[]; reasons: string[] } {
  const folded = all.filter(({ kind, text }) => kind === "ruling" && reasonOf(text));
  const text = all.filter((one) => !folded.includes(one)).map(closeGap);
  return { text, reasons: folded.map((one) => reasonOf(one.text)) };
}

/** Where a ruling was taken out, no space is left before the full stop. */
const closeGap = (one: Piece, nth: number, all: readonly Piece[]): Piece => {
  const next = all[nth + 1];
  if (one.kind !== "text" || (next && !/^[.,;:)]/.test(next.text))) return one;
  return { ...one, text: one.text.replace(/ +$/, "") };
};

const plain = (text: string): string => text.toLowerCase().replaceAll("’", "'");

const words = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean);

/** Whether the text contains each word of the query; an empty query matches everything. */
export function finds(query: string, ...text: string[]): boolean {
  const all = plain(text.join(" "));
  return words(query).every((word) => all.includes(word));
}

/** Whether the text contains a word of the query. */
export function findsAny(query: string, text: string): boolean {
  const all = plain(text);
  return words(query).some((word) => all.includes(word));
}

/** What the help should scroll to: a rule's number, a djinn's name or a section of the short rules. Mutable, because it happens only once. */
export interface ScrollTarget {
  readonly at: string;
  reached: boolean;
}

/** Scrolls to the target and focuses it. */
export const scrollToTarget =
  (target: ScrollTarget, at: string, block: "center" | "start" = "center") =>
  (node: HTMLElement) => {
    if (target.reached || target.at !== at) return;
    target.reached = true;
    if (typeof node.scrollIntoView === "function") node.scrollIntoView({ block });
    node.focus({ preventScroll: true });
  };
