// A turn as it is told: what somebody did, clause by clause. What belongs together becomes one clause.
import type { Names } from "../table/seats";
import { t } from "../words";
import type { Card, DjinnEarned, Happening, MeeplesKept, MeeplesTakenBack, Seat, Tile } from "../wire";
import { cards, phrase, some, thing } from "./happenings";
import { listed } from "./listing";

type Clause =
  | { did: "walk"; start: Tile; end: Tile }
  | { did: "put"; tile: Tile; things: string[] }
  | { did: "took"; cards: Card[] }
  | { did: "else"; words: string };

function clauseWords(clause: Clause): string {
  switch (clause.did) {
    case "walk":
      return t("log.walk", { start: clause.start, tile: clause.end });
    case "put":
      return t("log.placed", { what: listed(clause.things), tile: clause.tile });
    case "took":
      return t("log.card", { what: cards(clause.cards) });
    case "else":
      return clause.words;
  }
}

export class Account {
  private readonly clauses: Clause[] = [];
  /** What it brought to others, by whom and through which djinn: that is not this one's deed. */
  private readonly asides = new Map<string, DjinnEarned>();
  private start: Tile | null = null;
  private taken: { event: MeeplesTakenBack; next: number } | null = null;

  constructor(
    readonly n: number,
    readonly seat: Seat,
    private readonly names: Names,
  ) {}

  get empty(): boolean {
    return !this.clauses.length;
  }

  get words(): string {
    const deeds = this.clauses.map(clauseWords);
    const asides = [...this.asides.values()].map((event) => t("log.aside", { what: this.told(event) }));
    const line = t("log.line", { who: this.names.of(this.seat), deeds: listed(deeds, deeds.length > 2 ? "list.then" : "list.and") });
    return [line, ...asides].join(" ");
  }

  add(event: Happening): void {
    switch (event.event) {
      case "meeples-lifted":
        this.start = event.tile;
        return;
      case "meeple-dropped":
      case "meeples-bagged":
        return;
      case "meeples-taken-back":
        return this.end(event);
      case "meeples-kept":
        return this.keep(event);
      case "camel-placed":
      case "palm-placed":
      case "palace-placed":
        return this.put(event.tile, thing(event.event));
      case "card-taken":
        return this.take(event.card);
      case "djinn-earned":
        return event.seat === this.seat ? this.say(event) : this.hearOf(event);
      default:
        this.say(event);
    }
  }

  private told(event: Happening): string {
    const told = phrase(event, this.seat, this.names);
    return told ? t(`log.${told.key}`, told.values) : "";
  }

  private say(event: Happening): void {
    const words = this.told(event);
    if (words) this.clauses.push({ did: "else", words });
  }

  private hearOf(event: DjinnEarned): void {
    const which = `${event.seat} ${event.djinn}`;
    this.asides.set(which, { ...event, gold: event.gold + (this.asides.get(which)?.gold ?? 0) });
  }

  private end(event: MeeplesTakenBack): void {
    if (!this.start) return this.say(event);
    this.clauses.push({ did: "walk", start: this.start, end: event.tile });
    this.clauses.push({ did: "else", words: t("log.took-back", { what: some(event.tribe, event.n) }) });
    this.taken = { event, next: this.clauses.length };
  }

  /** Told right after they were taken back, whatever came between: so "them" are they. */
  private keep(event: MeeplesKept): void {
    if (this.taken?.event.tribe !== event.tribe || this.taken.event.n !== event.n) return this.say(event);
    this.clauses.splice(this.taken.next, 0, { did: "else", words: t("log.kept-them") });
  }

  private put(tile: Tile, what: string): void {
    const there = this.clauses.find((clause) => clause.did === "put" && clause.tile === tile);
    if (there?.did === "put") there.things.push(what);
    else this.clauses.push({ did: "put", tile, things: [what] });
  }

  private take(card: Card): void {
    const last = this.clauses.at(-1);
    if (last?.did === "took") last.cards.push(card);
    else this.clauses.push({ did: "took", cards: [card] });
  }
}
