// Past actions as beats: what the screen shows one after the other, with the pieces that move and the gains that appear.
import type { Flight, Gain, Spot } from "../board/motion";
import type { Trail } from "../board/marks";
import { MEEPLE } from "../lib/pieces";
import type { EventInfo, PlayedAction, PublicPoints, PublicView, Seat, Tile } from "../protocol";
import { signed } from "../log/worth";
import { t } from "../texts";
import { djinnArt } from "../ui/djinnCards";
import { applyEvent, applyPoints } from "./eventFrames";

export interface Beat {
  /** The action with the events up to this beat. */
  action: PlayedAction;
  seat: Seat;
  /** While pieces move, and when they have arrived. */
  departed: PublicView;
  arrived: PublicView;
  trails: readonly Trail[];
  flights: Flight[];
  gains: Gain[];
}

/** Events that are worth a beat of their own. All others are shown together with the one before. */
const HEADS: ReadonlySet<EventInfo["event"]> = new Set([
  "meeples-picked-up",
  "meeple-dropped",
  "meeples-collected",
  "meeples-drawn",
  "camel-placed",
  "palm-placed",
  "palace-placed",
  "builders-earned",
  "tile-meeple-killed",
  "held-meeple-killed",
  "card-taken",
  "card-drawn",
  "hidden-card-drawn",
  "suit-sold",
  "djinn-summoned",
  "djinn-kept",
  "marker-placed",
  "no-move-declared",
  "turn-ended",
  "round-started",
]);

/** Events that take pieces away: they leave when the beat begins, while other pieces appear when it ends. */
const DEPARTURES: ReadonlySet<EventInfo["event"]> = new Set([
  "meeples-picked-up",
  "meeples-collected",
  "tile-meeple-killed",
  "held-meeple-killed",
]);

/** The events of an action in groups, each with one event that is worth a beat, or several of the same kind. */
export function grouped(events: readonly EventInfo[]): EventInfo[][] {
  const groups: EventInfo[][] = [];
  let head: EventInfo["event"] | null = null;
  for (const event of events) {
    const opens = HEADS.has(event.event) && head !== null && head !== event.event;
    const group = groups.at(-1);
    if (!group || opens) groups.push([event]);
    else group.push(event);
    if (HEADS.has(event.event)) head = event.event;
  }
  return groups.length ? groups : [[]];
}

const MOST_TRAILS = 4;

/** The trails with a new one; a player has only one. */
const withTrail = (trails: readonly Trail[], trail: Trail): Trail[] =>
  [...trails.filter((other) => other.seat !== trail.seat), trail].slice(-MOST_TRAILS);

/** The trails after an event: a pick-up begins one, each drop continues it. */
export function followTrail(trails: readonly Trail[], event: EventInfo): readonly Trail[] {
  if (event.event === "meeples-picked-up") return withTrail(trails, { seat: event.seat, path: [event.tile] });
  const last = trails.at(-1);
  if (event.event !== "meeple-dropped" || last?.seat !== event.seat) return trails;
  return withTrail(trails, { ...last, path: [...last.path, event.tile] });
}

/** The beats of these actions, from this position on. */
export function* beatsOf(actions: readonly PlayedAction[], before: PublicView, known: readonly Trail[]): Generator<Beat> {
  let view = before;
  let trails = known;
  for (const action of actions) {
    const groups = grouped(action.events);
    const scored = Math.max(
      0,
      groups.findLastIndex((group) => group.some(isPlaced)),
    );
    let shown = 0;
    for (const [nth, events] of groups.entries()) {
      const from = trails.at(-1)?.path.at(-1) ?? null;
      const departed = events.filter((event) => DEPARTURES.has(event.event)).reduce(applyEvent, view);
      const all = events.reduce(applyEvent, view);
      const last = nth === groups.length - 1;
      const arrived = last ? applyPoints(all, action) : all;
      trails = events.reduce(followTrail, trails);
      const here = collectedTile(events) ?? trails.at(-1)?.path.at(-1) ?? null;
      shown += events.length;
      const gains = events.flatMap((event) => gainsOf(event, here));
      if (nth === scored) gains.push(...pointGains(action, view, placedTile(events) ?? here));
      yield {
        action: { ...action, events: action.events.slice(0, shown), points: last ? action.points : {} },
        seat: actorOf(action, events),
        departed,
        arrived,
        trails,
        flights: events.flatMap((event) => flightsOf(event, from, here)),
        gains,
      };
      view = arrived;
    }
  }
}

/** The player who acts: an action that ends a turn may begin that of another player. */
const actorOf = (action: PlayedAction, events: readonly EventInfo[]): Seat =>
  events.findLast((event) => event.event === "turn-started")?.seat ?? action.seat;

const isPlaced = ({ event }: EventInfo): boolean => event === "camel-placed" || event === "palm-placed" || event === "palace-placed";

const collectedTile = (events: readonly EventInfo[]): Tile | null =>
  events.find((event) => event.event === "meeples-collected")?.tile ?? null;

function placedTile(events: readonly EventInfo[]): Tile | null {
  const placed = events.find(isPlaced);
  return placed && "tile" in placed ? placed.tile : null;
}

/** The pieces that an event moves. `from` and `here` are the last tiles of the path before and after the beat. */
function flightsOf(event: EventInfo, from: Tile | null, here: Tile | null): Flight[] {
  const fly = (piece: string, start: Spot | null, end: Spot | null): Flight[] => (start && end ? [{ piece, from: start, to: end }] : []);
  const meeples = (tribes: string, start: Spot | null, end: Spot | null): Flight[] =>
    [...tribes].flatMap((tribe) => fly(MEEPLE[tribe as keyof typeof MEEPLE], start, end));
  switch (event.event) {
    case "meeple-dropped":
      return meeples(event.tribe, from, event.tile);
    case "meeples-kept":
      return meeples(event.tribe.repeat(event.n), here, event.seat);
    case "meeples-bagged":
      return meeples(event.tribe.repeat(event.n), here, "bag");
    case "tile-meeple-killed":
      return meeples(event.tribe, event.tile, "bag");
    case "held-meeple-killed":
      return meeples(event.tribe, event.rival, "bag");
    case "meeples-drawn":
      return meeples(event.meeples, "bag", event.tile);
    case "camel-placed":
      return fly(`camel ${event.seat}`, event.seat, event.tile);
    case "palm-placed":
      return fly("palm", "palms", event.tile);
    case "palace-placed":
      return fly("palace", "palaces", event.tile);
    default:
      return [];
  }
}

/** What an event brings at once, where it arises. */
function gainsOf(event: EventInfo, here: Tile | null): Gain[] {
  switch (event.event) {
    case "builders-earned":
      return [gold(event.tile, event.gold)];
    case "suit-sold":
    case "djinn-gold-earned":
      return [gold(event.seat, event.gold)];
    case "market-paid":
    case "marker-placed":
      return event.gold ? [gold(event.seat, -event.gold)] : [];
    case "meeples-kept":
      return [{ at: here ?? event.seat, icon: MEEPLE[event.tribe], text: t(`float-tribe-${event.tribe}`, { n: event.n }) }];
    case "card-taken":
    case "card-drawn":
      return [{ at: event.seat, icon: `g-${event.card}`, text: t("float-one-card", { what: t(`card-${event.card}`) }) }];
    case "hidden-card-drawn":
      return [{ at: event.seat, icon: "cards", text: t("float-hidden-card") }];
    case "djinn-summoned":
    case "djinn-kept":
      return [{ at: event.seat, icon: djinnArt(event.djinn), text: t("float-djinn", { djinn: event.djinn }) }];
    default:
      return [];
  }
}

const gold = (at: Spot, n: number): Gain => ({ at, icon: "coin", text: t("float-gold", { n: signed(n) }) });

const CATEGORIES = ["tiles", "palms", "palaces"] as const satisfies readonly (keyof PublicPoints)[];
const ICONS = { tiles: "i-flag", palms: "palm", palaces: "palace" } as const;

/** The points that an action added for what stands on the board, where it stands. */
function pointGains(action: PlayedAction, before: PublicView, at: Tile | null): Gain[] {
  const then = action.points[action.seat];
  const now = before.players.find((player) => player.seat === action.seat)?.points;
  if (!then || !now) return [];
  return CATEGORIES.flatMap((category) => {
    const n = then[category] - now[category];
    return n ? [{ at: at ?? action.seat, icon: ICONS[category], text: t(`float-points-${category}`, { n: signed(n) }) }] : [];
  });
}
