// One turn as one sentence of the log. Related events are merged into one clause.
import type { Card, DjinnGoldEarned, EventInfo, MeeplesCollected, MeeplesKept, Seat, Tile, Tribe } from "../protocol";
import type { Names } from "../table/seatNames";
import type { Item } from "../texts";
import { cardItems, clauseText, eventIcon, mergedClause, phrase, placedPiece, sentence } from "./eventTexts";
import { goldOf, isCard, type Worth } from "./worth";

type Clause =
  | { kind: "move"; start: Tile; end: Tile }
  | { kind: "collected"; tribe: Tribe; n: number }
  | { kind: "kept" }
  | { kind: "placed"; tile: Tile; pieces: Item[] }
  | { kind: "cards"; cards: Card[] }
  | { kind: "other"; event: EventInfo };

function textOfClause(clause: Clause, seat: Seat, names: Names): string {
  switch (clause.kind) {
    case "move":
      return mergedClause("move", seat, names, { start: clause.start, tile: clause.end });
    case "collected":
      return mergedClause("collected-them", seat, names, { what: [[clause.tribe, clause.n]] });
    case "kept":
      return mergedClause("kept-them", seat, names, {});
    case "placed":
      return mergedClause("placed", seat, names, { what: clause.pieces, tile: clause.tile });
    case "cards":
      return mergedClause("card", seat, names, { what: cardItems(clause.cards) });
    case "other":
      return clauseText(clause.event, seat, names);
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
    const clauses = this.clauses.map((clause) => textOfClause(clause, this.seat, this.names));
    const others = [...this.othersGold.values()].map((event) =>
      sentence(event.seat, this.names, [clauseText(event, event.seat, this.names)]),
    );
    return [sentence(this.seat, this.names, clauses), ...others].join(" ");
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

  private addOther(event: EventInfo): void {
    if (phrase(event, this.names)) this.clauses.push({ kind: "other", event });
  }

  private addOthersGold(event: DjinnGoldEarned): void {
    const key = `${event.seat} ${event.djinn}`;
    this.othersGold.set(key, { ...event, gold: event.gold + (this.othersGold.get(key)?.gold ?? 0) });
  }

  private addMove(event: MeeplesCollected): void {
    if (!this.start) return this.addOther(event);
    this.clauses.push({ kind: "move", start: this.start, end: event.tile });
    this.clauses.push({ kind: "collected", tribe: event.tribe, n: event.n });
    this.collected = { event, nextClause: this.clauses.length };
  }

  /** Inserted right after the collecting clause, so that "them" refers to it. */
  private addKept(event: MeeplesKept): void {
    if (this.collected?.event.tribe !== event.tribe || this.collected.event.n !== event.n) return this.addOther(event);
    this.clauses.splice(this.collected.nextClause, 0, { kind: "kept" });
  }

  private addPlaced(tile: Tile, piece: Item): void {
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
