// The score pad: what was typed, and the score sheet that the server computes from it.
import { api } from "../lib/api";
import { SEATS } from "../lib/pieces";
import type { PadPlayerResult, ScorePadResult, Seat, SummarySheet } from "../protocol";
import { t } from "../texts";
import {
  decode,
  encode,
  isEmpty,
  keep,
  keepEarlier,
  kept,
  keptEarlier,
  newPlayer,
  newPlayers,
  requestOf,
  type PadPlayer,
} from "./padEntries";
import { padProblem, type PadField, type PadProblem } from "./padProblem";

/** After the last change, in milliseconds. */
const DELAY = 250;

export class Pad {
  players = $state<PadPlayer[]>(kept() ?? newPlayers());
  earlier = $state.raw<PadPlayer[] | null>(keptEarlier());
  result = $state.raw<ScorePadResult | null>(null);
  /** Why these players have no result. */
  private failure = $state.raw<{ error: unknown; players: PadPlayer[] } | null>(null);
  /** The figures of the game: the values of tiles and djinns. */
  summary = $state.raw<SummarySheet | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  readonly tileValues: readonly number[] = $derived(
    [...new Set(this.summary?.places.flatMap((place) => place.values) ?? [])].sort((one, other) => one - other),
  );

  /** The score sheet in the shape of a finished game's. */
  readonly sheet = $derived(
    this.result && { score_sheets: this.result.players.map((player: PadPlayerResult) => player.score_sheet), winners: this.result.winners },
  );

  readonly name = (seat: Seat): string => this.players.find((player) => player.seat === seat)?.name.trim() || t(`seat-${seat}`);

  readonly problem: PadProblem | null = $derived(this.failure && padProblem(this.failure.error, this.failure.players, this.name));

  isWrong(field: PadField): boolean {
    return this.problem?.fields.has(field) ?? false;
  }

  /** The text of a problem is shown at the first of its fields. */
  problemAt(field: PadField): string {
    const first = this.problem && [...this.problem.fields][0];
    return this.problem && first === field ? this.problem.text : "";
  }

  async load(): Promise<void> {
    this.summary ??= await api.summary().catch(() => null);
  }

  setCount(count: number): void {
    const free = SEATS.filter((seat) => !this.players.some((player) => player.seat === seat));
    if (count < this.players.length && !isEmpty(this.players.slice(count))) this.rememberEarlier();
    this.players = [...this.players, ...free.map(newPlayer)].slice(0, count);
  }

  change(player: PadPlayer, changes: Partial<PadPlayer>): void {
    Object.assign(player, changes);
  }

  /** If another player has this colour, the two swap. */
  setColour(player: PadPlayer, colour: Seat): void {
    const other = this.players.find((one) => one.seat === colour);
    if (other) other.seat = player.seat;
    player.seat = colour;
  }

  clear(): void {
    this.rememberEarlier();
    this.players = newPlayers();
  }

  restore(): void {
    const { earlier } = this;
    if (!earlier) return;
    this.rememberEarlier();
    this.players = earlier;
  }

  /** Shows the entries of a link; those of this browser can be brought back. Returns false if the link has none. */
  open(fragment: string): boolean {
    const players = decode(fragment);
    if (!players) return false;
    if (encode(players) !== encode(this.players)) {
      this.rememberEarlier();
      this.players = players;
    }
    return true;
  }

  private rememberEarlier(): void {
    const players = $state.snapshot(this.players);
    if (isEmpty(players)) {
      this.earlier = null;
      return;
    }
    keepEarlier(players);
    this.earlier = players;
  }

  /** Called with every change. */
  changed(): void {
    keep(this.players);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.compute(), DELAY);
  }

  async compute(): Promise<void> {
    const nth = ++this.asked;
    const players = $state.snapshot(this.players);
    try {
      const result = await api.score({ players: players.map(requestOf) });
      if (nth !== this.asked) return;
      this.result = result;
      this.failure = null;
    } catch (error) {
      if (nth !== this.asked) return;
      this.result = null;
      this.failure = { error, players };
    }
  }

  close(): void {
    clearTimeout(this.timer);
    this.asked = Infinity;
  }
}
