// What the player is pointing out: from clicks to an answer that was offered. No rule is decided here.
import { tick } from "svelte";
import { index } from "../board/geometry";
import { NO_MARKS, type Marks } from "../board/marks";
import { forced, marksOf, of, offersAt, tribesAt, waysToPay, type Chosen } from "../lib/play";
import { settings } from "../lib/settings.svelte";
import type { TableStore } from "../lib/table.svelte";
import type { Djinn, Offer, OutcomeTold, Tile, Tribe } from "../wire";
import { t } from "../words";
import { meantBy, Wondering } from "./wondering.svelte";

export class Turn {
  tile = $state<Tile | null>(null);
  tribe = $state<Tribe | null>(null);
  /** An answer that waits for Confirm, and others that could be meant instead: other ways to pay. */
  staged = $state.raw<Offer | null>(null);
  alternatives = $state.raw<Offer[]>([]);
  /** Choosing where the walk shall end, instead of the next tile; and the ends in reach. */
  seeking = $state(false);
  ends = $state.raw<OutcomeTold[]>([]);
  pointed = $state<Tile | null>(null);
  readonly wondering: Wondering;

  /** An answer or a step back that was not heard of yet, and the tile whose click it was. */
  private said: Promise<boolean> | null = null;
  private clicked: Tile | null = null;
  /** Counts the steps back: clicks that wait when one is taken mean nothing any more. */
  private steps = 0;
  private undoing = false;
  /** The draft goes on in this tab, not in another one. */
  private going = false;
  private known = { n: 0, drafted: 0 };
  /** Until it is known where the walk can end. */
  private looking: Promise<void> = Promise.resolve();

  constructor(private readonly store: TableStore) {
    this.wondering = new Wondering(store);
  }

  readonly chosen: Chosen = $derived({ tile: this.tile, tribe: this.tribe, staged: this.staged });

  readonly marks: Marks = $derived.by(() => {
    const scene = this.store.scene;
    if (!scene) return NO_MARKS;
    const marks = marksOf(scene, this.chosen, this.store.played, index);
    const seeking = this.seeking ? { lit: new Set(this.ends.map((end) => end.final)) } : {};
    const narrowed = this.tile && !this.seeking ? { lit: new Set([this.tile]) } : {};
    return { ...marks, ...seeking, ...narrowed, pointed: this.pointed };
  });

  /** Something is pointed out that was not sent. */
  readonly begun: boolean = $derived(this.staged !== null || this.tile !== null || this.seeking);

  /** The tribes that can be chosen for the tile that was clicked. */
  readonly tribes: Tribe[] = $derived.by(() => {
    if (!this.tile) return [];
    if (this.seeking) return [...new Set(this.ends.filter((end) => end.final === this.tile).map((end) => end.tribe))];
    return tribesAt(this.store.offers, this.tile);
  });

  /** Something new is asked: what was pointed out before means nothing any more. */
  forget(): void {
    this.tile = null;
    this.tribe = null;
    this.staged = null;
    this.alternatives = [];
    this.seeking = false;
    this.ends = [];
    this.wondering.end();
  }

  /** If there is but one answer and nothing final about it, it is given, unless the player wants to be asked. */
  async goOn(): Promise<void> {
    const { n, draft } = this.store.scene ?? { n: 0, draft: [] };
    const takenBack = n === this.known.n && draft.length < this.known.drafted;
    this.known = { n, drafted: draft.length };
    if (!settings.quick || this.undoing || takenBack || document.hidden || (draft.length && !this.going)) return;
    const only = forced(this.store.offers);
    if (only) await this.answer(only);
  }

  // Clicks

  /** Who clicks before the last answer was heard of means what is asked then; if it was refused, nothing. */
  private async inTime(act: () => Promise<void>): Promise<void> {
    const { steps } = this;
    while (this.said) {
      const done = await this.said;
      await tick(); // until what is new is drawn, and what is forced is answered
      if (!done || steps !== this.steps) return;
    }
    await act();
  }

  private async hear(said: Promise<boolean>, clicked: Tile | null = null): Promise<boolean> {
    this.said = said;
    this.clicked = clicked;
    try {
      return await said;
    } finally {
      if (this.said === said) this.said = null;
    }
  }

  async clickTile(tile: Tile): Promise<void> {
    const twice = this.said !== null && this.clicked === tile;
    if (!twice) await this.inTime(() => this.pointOut(tile));
  }

  private async pointOut(tile: Tile): Promise<void> {
    if (this.seeking) return this.seek(tile);
    const found = offersAt(this.store.offers, tile, this.tribe);
    const [only] = found;
    if (!only) {
      this.tile = null;
      const deed = this.meant(tile);
      if (deed) await this.wondering.ask(deed);
    } else if (found.length === 1) {
      await this.click(only, tile);
    } else {
      this.tile = this.tile === tile ? null : tile;
    }
  }

  clickMeeple(tile: Tile, tribe: Tribe): Promise<void> {
    return this.inTime(async () => {
      const offer = of(this.store.offers, "kill").find(({ deed }) => deed.tile === tile && deed.tribe === tribe);
      if (offer) await this.click(offer);
    });
  }

  /** A meeple of the tray, or one of several victims. */
  clickTribe(tribe: Tribe): Promise<void> {
    return this.inTime(() => this.pick(tribe));
  }

  private async pick(tribe: Tribe): Promise<void> {
    if (this.tile && this.seeking) return this.walkTo(this.tile, tribe);
    const { offers } = this.store;
    if (this.tile) {
      const offer = of(offers, "drop", "kill").find(({ deed }) => deed.tile === this.tile && deed.tribe === tribe);
      if (offer) await this.click(offer);
    } else if (of(offers, "drop").some(({ deed }) => deed.tribe === tribe)) {
      this.tribe = this.tribe === tribe ? null : tribe;
    }
  }

  // Dragging

  /** A meeple of the tray is in the air: only where it can be dropped is lit. */
  lift(tribe: Tribe): void {
    this.forget();
    this.tribe = tribe;
  }

  hoverOver(tile: Tile | null): void {
    this.pointed = tile && this.marks.lit.has(tile) ? tile : null;
  }

  layBack(): void {
    this.tribe = null;
    this.pointed = null;
  }

  drop(tile: Tile, tribe: Tribe): Promise<void> {
    return this.inTime(async () => {
      const offer = of(this.store.offers, "drop").find(({ deed }) => deed.tile === tile && deed.tribe === tribe);
      if (offer) await this.click(offer);
    });
  }

  // Cards, spots and buttons

  /** What can be taken back is done at once; what is final, or can be paid in several ways, waits for Confirm. */
  async click(offer: Offer, tile: Tile | null = null): Promise<void> {
    const others = this.alike(offer);
    const final = offer.commits && offer.deed.action !== "end-turn";
    if (final || others.length > 1 || offer.deed.action === "bid") {
      this.staged = others[0] ?? offer;
      this.alternatives = others;
      if (others.length > 1 && "djinn" in offer.deed) void this.preselect(offer.deed.djinn);
    } else {
      await this.answer(offer, tile);
    }
  }

  /** The way to pay that costs the fewest points; the server knows, even where chance follows. */
  private async preselect(djinn: Djinn): Promise<void> {
    const staged = this.staged;
    const say = await this.store.payment(djinn);
    const cheapest = this.alternatives.find((offer) => offer.say === say);
    if (cheapest && this.staged === staged) this.staged = cheapest;
  }

  choose(offer: Offer): void {
    this.staged = offer;
  }

  /** Other ways to do the same: another payment for a djinn, Fakirs for a bid. */
  private alike(offer: Offer): Offer[] {
    const { deed } = offer;
    if (deed.action === "summon" || deed.action === "invoke") return waysToPay(this.store.offers, deed.djinn);
    if (deed.action === "bid") {
      const ways = of(this.store.offers, "bid").filter((other) => other.deed.price === deed.price);
      return ways.sort((a, b) => (b.brings.points ?? 0) - (a.brings.points ?? 0));
    }
    return [offer];
  }

  /** Once: what is asked after it was not seen yet. */
  async confirm(): Promise<void> {
    if (this.said) return;
    const offer = this.staged ?? of(this.store.offers, "end-turn")[0];
    if (offer) await this.answer(offer);
  }

  private async answer(offer: Offer, tile: Tile | null = null): Promise<void> {
    this.wondering.end();
    this.going = true;
    await this.hear(this.store.try(offer.say), tile);
  }

  async undo(): Promise<void> {
    this.steps += 1;
    if (this.begun) this.forget();
    else await this.inTime(() => this.stepBack());
  }

  private async stepBack(): Promise<void> {
    if (this.undoing) return;
    this.undoing = true; // what was forced is not done again at once
    this.going = false;
    try {
      while (await this.hear(this.store.undo())) {
        const more = (this.store.scene?.draft.length ?? 0) > 0;
        if (!more || !settings.quick || !forced(this.store.offers)) return;
      }
    } finally {
      this.undoing = false;
    }
  }

  async restart(): Promise<void> {
    this.steps += 1;
    this.forget();
    await this.inTime(async () => {
      if (this.store.scene?.draft.length) await this.hear(this.store.restart());
    });
  }

  // A walk by its end

  async toggleSeeking(): Promise<void> {
    if (!of(this.store.offers, "drop").length) return;
    this.tile = null;
    this.tribe = null;
    this.seeking = !this.seeking;
    this.ends = [];
    if (this.seeking) await (this.looking = this.look());
  }

  private async look(): Promise<void> {
    const ends = await this.store.outcomes({});
    if (this.seeking) this.ends = ends;
  }

  private async seek(tile: Tile): Promise<void> {
    await this.looking; // a click can be quicker than the server
    if (!this.seeking) return;
    const there = this.ends.filter((end) => end.final === tile);
    const tribes = new Set(there.map((end) => end.tribe));
    const [first] = there;
    if (!first) {
      this.tile = null;
      this.wondering.reason = { words: t("prompt.no-end", { tile }), rule: this.store.asked?.rule ?? null };
      return;
    }
    if (tribes.size === 1) return this.walkTo(tile, first.tribe);
    this.tile = tile;
  }

  private async walkTo(tile: Tile, tribe: Tribe): Promise<void> {
    const end = this.ends.find((found) => found.final === tile && found.tribe === tribe);
    if (!end) return;
    const says = await this.store.walk({ start: end.start, final: tile, tribe });
    if (!this.seeking) return; // it was taken back meanwhile
    this.seeking = false;
    this.tile = null;
    this.going = true;
    if (says.length) await this.hear(this.store.try(...says));
  }

  // Why not

  /** The pointer or the focus rests on a tile; why it cannot be chosen is told after a moment. */
  point(tile: Tile | null): void {
    this.pointed = tile;
    const { lit, victims } = this.marks;
    const clickable = tile !== null && (lit.has(tile) || victims.has(tile));
    if (clickable) this.wondering.end();
    this.wondering.about(tile && !clickable && lit.size + victims.size > 0 ? this.meant(tile) : null);
  }

  /** What a click on this tile would have meant. */
  private meant(tile: Tile): string | null {
    const { scene, myTurn } = this.store;
    return scene && myTurn && !this.seeking ? meantBy(tile, scene, this.tribe) : null;
  }
}
