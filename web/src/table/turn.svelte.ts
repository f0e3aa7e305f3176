// The player's current turn: turns clicks into one of the server's options. No game rule is decided here.
import { tick } from "svelte";
import { distance, index } from "../board/geometry";
import { NO_MARKS, type Marks } from "../board/marks";
import { forced, goOn, marksOf, of, optionsAt, powers, tribesAt, waysToPay, type Selection } from "../lib/options";
import { skipsForced } from "../lib/firstGame";
import { NO_GAINS, type TurnGains } from "../gains/turnGains";
import { settings } from "../lib/settings.svelte";
import type { TableStore } from "../lib/table.svelte";
import type { Djinn, Option, OutcomeInfo, Tile, Tribe } from "../protocol";
import { t } from "../texts";
import { actionAt, WhyNot } from "./whyNot.svelte";

export class Turn {
  tile = $state<Tile | null>(null);
  tribe = $state<Tribe | null>(null);
  /** The option that waits for Confirm, and the other ways to pay for the same. */
  staged = $state.raw<Option | null>(null);
  alternatives = $state.raw<Option[]>([]);
  /** The player chooses the final tile of the move instead of the next tile; and the final tiles in reach. */
  choosingEnd = $state(false);
  ends = $state.raw<OutcomeInfo[]>([]);
  pointed = $state<Tile | null>(null);
  /** What the move brings by its final tile, where that is shown. */
  gains = $state.raw<TurnGains>(NO_GAINS);
  readonly whyNot: WhyNot;

  /** The request without a reply yet, the question it answers, and the tile whose click sent it. */
  private sent: Promise<boolean> | null = null;
  private sentQuestion = "";
  private sentTile: Tile | null = null;
  /** Counts undo and restart: clicks that were waiting for a reply are dropped. */
  private undoCount = 0;
  private undoing = false;
  /** The draft was continued in this tab, not in another one. */
  private draftingHere = false;
  /** Where in this turn each power was offered first: the player who went on from there did not want it. */
  private firstOffers: ReadonlyMap<Djinn, number> = new Map();
  private lastSeen = { action_count: 0, draft_count: 0 };
  /** Resolves when `ends` is known. */
  private loadingEnds: Promise<void> = Promise.resolve();

  constructor(private readonly store: TableStore) {
    this.whyNot = new WhyNot(store);
  }

  readonly selection: Selection = $derived({ tile: this.tile, tribe: this.tribe, staged: this.staged });

  readonly marks: Marks = $derived.by(() => {
    const snapshot = this.store.snapshot;
    if (!snapshot) return NO_MARKS;
    const marks = marksOf(snapshot, this.selection, this.store.played, index);
    const ends = this.choosingEnd ? { lit: new Set(this.ends.map((end) => end.final)) } : {};
    const selected = this.tile && !this.choosingEnd ? { lit: new Set([this.tile]) } : {};
    return { ...marks, ...ends, ...selected, selected: this.tile, pointed: this.pointed, gains: this.gains.labels };
  });

  /** Something is selected but not sent. */
  readonly begun: boolean = $derived(this.staged !== null || this.tile !== null || this.choosingEnd);

  /** The tribes to choose from for the clicked tile. */
  readonly tribes: Tribe[] = $derived.by(() => {
    if (!this.tile) return [];
    if (this.choosingEnd) return [...new Set(this.ends.filter((end) => end.final === this.tile).map((end) => end.tribe))];
    return tribesAt(this.store.options, this.tile);
  });

  /** Clears the selection, for a new question. */
  reset(): void {
    this.tile = null;
    this.tribe = null;
    this.staged = null;
    this.alternatives = [];
    this.choosingEnd = false;
    this.ends = [];
    this.whyNot.rest();
  }

  /** Plays an option that needs no decision, unless the player has turned that off. */
  async playForced(): Promise<void> {
    const { action_count, draft } = this.store.snapshot ?? { action_count: 0, draft: [] };
    const undone = action_count === this.lastSeen.action_count && draft.length < this.lastSeen.draft_count;
    this.lastSeen = { action_count, draft_count: draft.length };
    const only = this.automatic();
    this.notePowers();
    if (!this.quick || this.undoing || undone || document.hidden || (draft.length && !this.draftingHere)) return;
    if (only) await this.play(only);
  }

  /** Choices with a single option are skipped; not where the player learns them. */
  private get quick(): boolean {
    return skipsForced() && this.store.table?.exercise?.state !== "open";
  }

  /** The option that is played without asking: the only one, or to continue where nothing but unwanted powers is offered. */
  private automatic(): Option | null {
    const { options } = this.store;
    return forced(options) ?? this.unwanted(options);
  }

  private unwanted(options: readonly Option[]): Option | null {
    const option = goOn(options);
    if (!option || option.commits || settings.stops) return null;
    const declined = ({ action }: { action: { djinn: Djinn } }) => (this.firstOffers.get(action.djinn) ?? Infinity) < this.position;
    return powers(options).every(declined) ? option : null;
  }

  private notePowers(): void {
    const { options, question } = this.store;
    const goesOn = question?.seat === this.store.seat && question?.step !== "moving" && question?.step !== "bidding";
    const found = new Map(goesOn ? this.firstOffers : []);
    for (const { action } of powers(options)) found.set(action.djinn, Math.min(this.position, found.get(action.djinn) ?? Infinity));
    this.firstOffers = found;
  }

  /** The number of actions so far, with the draft. */
  private get position(): number {
    const { action_count, draft } = this.store.snapshot ?? { action_count: 0, draft: [] };
    return action_count + draft.length;
  }

  // Clicks

  /** Runs a click after the reply to the previous one, so that it means the new question; drops it if that one failed. */
  private async afterReply(act: () => Promise<void>): Promise<void> {
    const { undoCount } = this;
    while (this.sent) {
      const done = await this.sent;
      await tick(); // until the new question is drawn and forced options are played
      if (!done || undoCount !== this.undoCount) return;
    }
    await act();
  }

  private async waitFor(sent: Promise<boolean>, tile: Tile | null = null): Promise<boolean> {
    this.sent = sent;
    this.sentQuestion = this.store.questionKey;
    this.sentTile = tile;
    try {
      return await sent;
    } finally {
      if (this.sent === sent) this.sent = null;
    }
  }

  /** The question on screen is the one that was just answered. The next one arrives before the reply. */
  private get answered(): boolean {
    return this.sent !== null && this.sentQuestion === this.store.questionKey;
  }

  async clickTile(tile: Tile): Promise<void> {
    const doubleClick = this.answered && this.sentTile === tile;
    if (!doubleClick) await this.afterReply(() => this.selectTile(tile));
  }

  private async selectTile(tile: Tile): Promise<void> {
    if (this.choosingEnd) return this.selectEnd(tile);
    const found = optionsAt(this.store.options, tile, this.tribe);
    const [only] = found;
    if (!only) {
      this.tile = null;
      if (this.isFar(tile)) await this.goFar(tile);
      else await this.refuse(tile);
    } else if (found.length === 1) {
      await this.click(only, tile);
    } else {
      this.tile = this.tile === tile ? null : tile;
    }
  }

  private async refuse(tile: Tile): Promise<void> {
    const action = this.actionAt(tile);
    if (action) await this.whyNot.ask(action);
  }

  clickMeeple(tile: Tile, tribe: Tribe): Promise<void> {
    return this.afterReply(async () => {
      const option = of(this.store.options, "kill").find(({ action }) => action.tile === tile && action.tribe === tribe);
      if (option) await this.click(option);
    });
  }

  /** A meeple in hand, or one of several victims. */
  clickTribe(tribe: Tribe): Promise<void> {
    return this.afterReply(() => this.selectTribe(tribe));
  }

  private async selectTribe(tribe: Tribe): Promise<void> {
    if (this.tile && this.choosingEnd) return this.goTo(this.tile, tribe);
    const { options } = this.store;
    if (this.tile) {
      const option = of(options, "drop", "kill").find(({ action }) => action.tile === this.tile && action.tribe === tribe);
      if (option) await this.click(option);
    } else if (of(options, "drop").some(({ action }) => action.tribe === tribe)) {
      this.tribe = this.tribe === tribe ? null : tribe;
    }
  }

  // Dragging

  /** A meeple is dragged: only tiles where it can be dropped are lit. */
  startDrag(tribe: Tribe): void {
    this.reset();
    this.tribe = tribe;
  }

  dragOver(tile: Tile | null): void {
    this.pointed = tile && this.marks.lit.has(tile) ? tile : null;
  }

  cancelDrag(): void {
    this.tribe = null;
    this.pointed = null;
  }

  drop(tile: Tile, tribe: Tribe): Promise<void> {
    return this.afterReply(async () => {
      const option = of(this.store.options, "drop").find(({ action }) => action.tile === tile && action.tribe === tribe);
      if (option) await this.click(option);
    });
  }

  // Cards, spots and buttons

  /** Plays an option at once if it can be undone; if it is final or can be paid in several ways, it waits for Confirm. */
  async click(option: Option, tile: Tile | null = null): Promise<void> {
    const ways = this.waysFor(option);
    const final = option.commits && option.action.action !== "end-turn";
    if (final || ways.length > 1 || option.action.action === "bid") {
      this.staged = ways[0] ?? option;
      this.alternatives = ways;
      if (ways.length > 1 && "djinn" in option.action) void this.selectCheapest(option.action.djinn);
    } else {
      await this.play(option, tile);
    }
  }

  /** Selects the payment that costs the fewest points. The server knows it even where the rest is random. */
  private async selectCheapest(djinn: Djinn): Promise<void> {
    const staged = this.staged;
    const notation = await this.store.payment(djinn);
    const cheapest = this.alternatives.find((option) => option.notation === notation);
    if (cheapest && this.staged === staged) this.staged = cheapest;
  }

  choose(option: Option): void {
    this.staged = option;
  }

  /** All ways to do the same: payments for a djinn, Fakirs for a bid. */
  private waysFor(option: Option): Option[] {
    const { action } = option;
    if (action.action === "summon" || action.action === "invoke") return waysToPay(this.store.options, action.djinn);
    if (action.action === "bid") {
      const ways = of(this.store.options, "bid").filter((other) => other.action.price === action.price);
      return ways.sort((a, b) => (b.effect.points ?? 0) - (a.effect.points ?? 0));
    }
    return [option];
  }

  /** Means the question on screen: ignored where that was just answered, or is replaced before the reply comes. */
  async confirm(): Promise<void> {
    if (this.answered) return;
    const { questionKey } = this.store;
    await this.afterReply(async () => {
      if (this.store.questionKey === questionKey) await this.confirmShown();
    });
  }

  private async confirmShown(): Promise<void> {
    const { options } = this.store;
    const final = this.staged ?? of(options, "end-turn")[0];
    const [next] = of(options, "go-on");
    if (final) await this.play(final);
    else if (next) await this.click(next);
  }

  private async play(option: Option, tile: Tile | null = null): Promise<void> {
    this.whyNot.clear();
    this.draftingHere = true;
    await this.waitFor(this.store.try(option.notation), tile);
  }

  async undo(): Promise<void> {
    this.undoCount += 1;
    if (this.begun) this.reset();
    else await this.afterReply(() => this.undoStep());
  }

  /** Undoes the last action, and before it the forced ones that would be played again at once. */
  private async undoStep(): Promise<void> {
    if (this.undoing) return;
    this.undoing = true;
    this.draftingHere = false;
    try {
      while (await this.waitFor(this.store.undo())) {
        const more = (this.store.snapshot?.draft.length ?? 0) > 0;
        if (!more || !this.quick || !this.automatic()) return;
      }
    } finally {
      this.undoing = false;
    }
  }

  async restart(): Promise<void> {
    this.undoCount += 1;
    this.reset();
    await this.afterReply(async () => {
      if (this.store.snapshot?.draft.length) await this.waitFor(this.store.restart());
    });
  }

  // A move by its final tile

  async toggleGoTo(): Promise<void> {
    if (!of(this.store.options, "drop").length) return;
    this.tile = null;
    this.tribe = null;
    this.choosingEnd = !this.choosingEnd;
    this.ends = [];
    if (this.choosingEnd) await (this.loadingEnds = this.loadEnds());
  }

  /** While meeples are dropped, a tile farther than the next one can only be meant as the end; not where the player learns to walk. */
  private isFar(tile: Tile): boolean {
    const { question, table, myTurn } = this.store;
    if (!myTurn || this.tribe || question?.step !== "sowing" || !question.tile || table?.exercise?.state === "open") return false;
    return distance(question.tile, tile) > 1;
  }

  /** As "Move to …" and then this tile, if the move can end there. */
  private async goFar(tile: Tile): Promise<void> {
    const { questionKey } = this.store;
    const ends = await this.store.outcomes({});
    if (questionKey !== this.store.questionKey || this.begun) return; // something else was done meanwhile
    if (!ends.some((end) => end.final === tile)) return this.refuse(tile);
    this.choosingEnd = true;
    this.ends = ends;
    await this.selectEnd(tile);
  }

  private async loadEnds(): Promise<void> {
    const ends = await this.store.outcomes({});
    if (this.choosingEnd) this.ends = ends;
  }

  private async selectEnd(tile: Tile): Promise<void> {
    await this.loadingEnds; // a click can be faster than the server
    if (!this.choosingEnd) return;
    const there = this.ends.filter((end) => end.final === tile);
    const tribes = new Set(there.map((end) => end.tribe));
    const [first] = there;
    if (!first) {
      this.tile = null;
      this.whyNot.show(() => t("prompt-cannot-end", { tile }), this.store.question?.rule ?? null);
      return;
    }
    if (tribes.size === 1) return this.goTo(tile, first.tribe);
    this.tile = tile;
  }

  private async goTo(tile: Tile, tribe: Tribe): Promise<void> {
    const end = this.ends.find((found) => found.final === tile && found.tribe === tribe);
    if (!end) return;
    const actions = await this.store.walk({ start: end.start, final: tile, tribe, ...this.gains.goal(tile, tribe) });
    if (!this.choosingEnd) return; // undone meanwhile
    this.choosingEnd = false;
    this.tile = null;
    this.draftingHere = true;
    if (actions.length) await this.waitFor(this.store.try(...actions));
  }

  // Why not

  /** The pointer or the focus is on a tile: explains after a moment why it cannot be chosen. */
  point(tile: Tile | null): void {
    this.pointed = tile;
    const { lit, victims } = this.marks;
    const clickable = tile !== null && (lit.has(tile) || victims.has(tile));
    if (clickable) this.whyNot.clear();
    this.whyNot.hover(tile && !clickable && !this.isFar(tile) && lit.size + victims.size > 0 ? this.actionAt(tile) : null);
  }

  private actionAt(tile: Tile): string | null {
    const { snapshot, myTurn } = this.store;
    return snapshot && myTurn && !this.choosingEnd ? actionAt(tile, snapshot, this.tribe) : null;
  }
}
