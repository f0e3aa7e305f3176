// A recorded game: what there was to see at each of its moments, for everybody or for one seat.
import type { EventInfo, PlayedAction, PrivateHoldings, PublicView, Question, ReplayInfo, Seat } from "../protocol";
import { applyAction } from "../table/eventFrames";

/** Whose view is shown: a seat's, or that of somebody who sees everything. */
export type Viewer = Seat | "all";

const endsTurn = ({ event }: EventInfo): boolean => event === "turn-ended" || event === "marker-placed";

export class Recording {
  /** The number of actions; a moment is a number of actions that have been played. */
  readonly last: number;
  readonly seats: readonly Seat[];
  /** The moments at which a bid or a turn is over, with the start and the end. */
  readonly stops: readonly number[];
  private readonly views: readonly PublicView[];
  private readonly holdings: readonly (readonly PrivateHoldings[])[];

  constructor(readonly info: ReplayInfo) {
    this.last = info.played.length;
    this.seats = info.table.seats.map(({ seat }) => seat);
    this.views = viewsOf(info);
    this.holdings = holdingsOf(info);
    const ends = info.played.filter(({ events }) => events.some(endsTurn)).map(({ n }) => n);
    this.stops = [...new Set([0, ...ends, this.last])];
  }

  viewAt(n: number): PublicView {
    return this.views[n] ?? this.info.start;
  }

  /** The gold and cards that this viewer knows. */
  holdingsAt(n: number, viewer: Viewer): PrivateHoldings[] {
    return (this.holdings[n] ?? []).filter(({ seat }) => this.sees(viewer, seat));
  }

  /** Djinns that were shown to another seat remain hidden. */
  questionAt(n: number, viewer: Viewer): Question | null {
    const question = this.info.moments[n]?.question ?? null;
    return question && viewer !== "all" && viewer !== question.seat ? { ...question, shown: [] } : question;
  }

  /** All actions with the events that this viewer saw. */
  playedFor(viewer: Viewer): PlayedAction[] {
    if (viewer === "all") return this.info.played;
    return this.info.played.map((action) => ({ ...action, events: action.events.map((event) => this.seenBy(viewer, event)) }));
  }

  /** By seat, the points at each moment that this viewer knew of. */
  pointsFor(viewer: Viewer): { seat: Seat; points: number[] }[] {
    return this.seats.map((seat, nth) => ({
      seat,
      points: this.views.map((view, n) => {
        const held = this.sees(viewer, seat) ? this.holdings[n]?.find((one) => one.seat === seat) : undefined;
        return held?.total ?? view.players[nth]?.points.total ?? 0;
      }),
    }));
  }

  /** The moments at which a round begins. */
  get rounds(): number[] {
    return this.views.flatMap((view, n) => (n > 0 && view.round !== this.views[n - 1]?.round ? [n] : []));
  }

  nextStop(n: number): number {
    return this.stops.find((stop) => stop > n) ?? this.last;
  }

  previousStop(n: number): number {
    return this.stops.findLast((stop) => stop < n) ?? 0;
  }

  private sees(viewer: Viewer, seat: Seat): boolean {
    return viewer === "all" || viewer === seat || this.info.table.open_hands;
  }

  private seenBy(viewer: Viewer, event: EventInfo): EventInfo {
    if (event.event === "card-drawn" && !this.sees(viewer, event.seat)) return { event: "hidden-card-drawn", seat: event.seat };
    if (event.event === "djinns-shown" && event.seat !== viewer)
      return { event: "hidden-djinns-shown", seat: event.seat, n: event.djinns.length };
    return event;
  }
}

function viewsOf({ start, played, moments }: ReplayInfo): PublicView[] {
  const views = [start];
  for (const [nth, action] of played.entries()) {
    const last_round = moments[nth + 1]?.last_round ?? false;
    views.push({ ...applyAction(views[nth] ?? start, action), last_round });
  }
  return views;
}

/** A moment has only what has changed. */
function holdingsOf({ moments }: ReplayInfo): PrivateHoldings[][] {
  const found: PrivateHoldings[][] = [];
  let held: PrivateHoldings[] = [];
  for (const { holdings } of moments) {
    held = held.length ? held.map((old) => holdings.find(({ seat }) => seat === old.seat) ?? old) : holdings;
    found.push(held);
  }
  return found;
}
