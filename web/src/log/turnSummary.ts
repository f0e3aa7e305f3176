// One turn as one sentence of the log. Related events are merged into one clause.
import type { Card, DjinnGoldEarned, EventInfo, MeeplesCollected, MeeplesKept, Seat, Tile } from "../protocol";
import type { Names } from "../table/seatNames";
import { t } from "../texts";
import { cardList, eventIcon, phrase, placedPiece, someMeeples } from "./eventTexts";
import { joinList } from "./joinList";
import { goldOf, isCard, type Worth } from "./worth";

type Clause =
  | { kind: "move"; start: Tile; end: Tile }
  | { kind: "placed"; tile: Tile; pieces: string[] }
  | { kind: "cards"; cards: Card[] }
  | { kind: "other"; text: string };

function clauseText(clause: Clause): string {
  switch (clause.kind) {
    case "move":
      return t("log.move", { start: clause.start, tile: clause.end });
    case "placed":
      return t("log.placed", { what: joinList(clause.pieces), tile: clause.tile });
    case "cards":
      return t("log.card", { what: cardList(clause.cards) });
    case "other":
      return clause.text;
  }
}

export class TurnSummary {
  /** The turn is over. */
  done = false;
  private readonly clauses: Clause[] = [];
  /** Gold that other players' djinns earned in this turn, by seat and djinn; it gets its own sentence. */
  private readonly othersGold = new Map<string, DjinnGoldEarned>();
  private start: Tile | null = null;
  private collected: { event: MeeplesCollected; nextClause: number } | null = null;

  private points = 0;
  private cards = 0;
  private icon: string | null = null;
  private actions: { first: number; last: number } | null = null;

  constructor(
    readonly n: number,
    readonly seat: Seat,
    private readonly names: Names,
  ) {}

  get empty(): boolean {
    return !this.clauses.length;
  }

  get text(): string {
    const clauses = this.clauses.map(clauseText);
    const others = [...this.othersGold.values()].map((event) => t("log.other-sentence", { what: this.eventText(event) }));
    const actions = joinList(clauses, clauses.length > 2 ? "list.then" : "list.and");
    return [t("log.sentence", { who: this.names.of(this.seat), actions }), ...others].join(" ");
  }

  /** The actions of the turn; null for a bid. */
  get turn(): { first: number; last: number } | null {
    return this.icon ? this.actions : null;
  }

  get worth(): Worth | null {
    return this.icon ? { icon: this.icon, points: this.points, cards: this.cards } : null;
  }

  addPoints(points: number): void {
    this.points += points;
  }

  /** Adds an event of the nth action. */
  add(event: EventInfo, n = this.n): void {
    this.actions = { first: this.actions?.first ?? n, last: n };
    if (event.event === "meeples-collected") this.icon ??= eventIcon(event);
    if ("seat" in event && event.seat === this.seat) this.points += goldOf(event);
    if (isCard(event)) this.cards += 1;
    this.addClause(event);
  }

  private addClause(event: EventInfo): void {
    switch (event.event) {
      case "meeples-picked-up":
        this.start = event.tile;
        return;
      case "meeple-dropped":
      case "meeples-bagged":
        return;
      case "meeples-collected":
        return this.addMove(event);
      case "meeples-kept":
        return this.addKept(event);
      case "camel-placed":
      case "palm-placed":
      case "palace-placed":
        return this.addPlaced(event.tile, placedPiece(event.event));
      case "card-taken":
        return this.addCard(event.card);
      case "djinn-gold-earned":
        return event.seat === this.seat ? this.addOther(event) : this.addOthersGold(event);
      default:
        this.addOther(event);
    }
  }

  private eventText(event: EventInfo): string {
    const found = phrase(event, this.seat, this.names);
    return found ? t(`log.${found.key}`, found.values) : "";
  }

  private addOther(event: EventInfo): void {
    const text = this.eventText(event);
    if (text) this.clauses.push({ kind: "other", text });
  }

  private addOthersGold(event: DjinnGoldEarned): void {
    const key = `${event.seat} ${event.djinn}`;
    this.othersGold.set(key, { ...event, gold: event.gold + (this.othersGold.get(key)?.gold ?? 0) });
  }

  private addMove(event: MeeplesCollected): void {
    if (!this.start) return this.addOther(event);
    this.clauses.push({ kind: "move", start: this.start, end: event.tile });
    this.clauses.push({ kind: "other", text: t("log.collected-them", { what: someMeeples(event.tribe, event.n) }) });
    this.collected = { event, nextClause: this.clauses.length };
  }

  /** Inserted right after the collecting clause, so that "them" refers to it. */
  private addKept(event: MeeplesKept): void {
    if (this.collected?.event.tribe !== event.tribe || this.collected.event.n !== event.n) return this.addOther(event);
    this.clauses.splice(this.collected.nextClause, 0, { kind: "other", text: t("log.kept-them") });
  }

  private addPlaced(tile: Tile, piece: string): void {
    const there = this.clauses.find((clause) => clause.kind === "placed" && clause.tile === tile);
    if (there?.kind === "placed") there.pieces.push(piece);
    else this.clauses.push({ kind: "placed", tile, pieces: [piece] });
  }

  private addCard(card: Card): void {
    const last = this.clauses.at(-1);
    if (last?.kind === "cards") last.cards.push(card);
    else this.clauses.push({ kind: "cards", cards: [card] });
  }
}
