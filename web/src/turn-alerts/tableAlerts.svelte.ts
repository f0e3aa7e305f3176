// Tells the player of a table that something happened: their turn, a chat message, the end of the game.
import { formatCode } from "../lib/tableCode";
import type { TableStore } from "../lib/table.svelte";
import { t } from "../texts";
import { alertSettings } from "./alertSettings.svelte";
import { notify } from "./notifications";
import { tellOnce } from "./oneTab";
import { play, type Sound } from "./sounds";
import { tableText } from "./tableText";

/** Milliseconds that a tab in the background waits, so that one that the player looks at comes first. */
const PATIENCE = 600;

const BEFORE_START = -1; // actions

const isHidden = (): boolean => document.visibilityState === "hidden";

/** Does somebody else, who is no bot, play at this table? */
export const hasOtherPeople = ({ table, ownSeats }: TableStore): boolean =>
  table?.seats.some((info) => info.kind !== "bot" && info.taken && !ownSeats.includes(info.seat)) ?? false;

class TableAlerts {
  hidden = $state(isHidden());
  /** The number of actions when the player was last to move; null before the first snapshot. */
  private turn: number | null = null;
  private chatCount: number | null = null;
  private running = false;

  constructor(private readonly store: TableStore) {}

  /** The player is to move, which another player's action brought about. */
  checkTurn(): void {
    const { snapshot, myTurn, played, ownSeats, table } = this.store;
    if (!snapshot) {
      if (table?.status === "waiting") this.turn = BEFORE_START; // else the key was revoked, and the same question comes again
      return;
    }
    const isFirst = this.turn === null;
    this.turn ??= snapshot.action_count;
    const due = this.hidden ? snapshot.options.length > 0 : myTurn;
    if (!due || snapshot.action_count === this.turn || isFirst) return;
    this.turn = snapshot.action_count;
    const last = played.at(-1);
    if (!last || !ownSeats.includes(last.seat)) void this.tell("turn", this.turn);
  }

  checkChat(): void {
    const { chat, ownSeats, table } = this.store;
    if (!table) return;
    const last = chat.at(-1);
    const isNew = this.chatCount !== null && last !== undefined && last.n > this.chatCount;
    this.chatCount = last?.n ?? 0;
    if (isNew && !ownSeats.includes(last.seat)) void this.tell("chat", last.n);
  }

  checkEnd(): void {
    const { result, ended, snapshot } = this.store;
    if (snapshot && !result) this.running = true;
    if (!this.running || !(this.hidden ? result : ended)) return;
    this.running = false;
    void this.tell("end", 0);
  }

  private async tell(what: Sound, n: number): Promise<void> {
    const { store } = this;
    if (isHidden()) await new Promise((resolve) => setTimeout(resolve, PATIENCE));
    const alert = `${store.code} ${what} ${n}`;
    const seen = !isHidden();
    // Who looks at the table needs no notification, and against bots no sound.
    const seenAlone = seen && what === "turn" && !hasOtherPeople(store);
    if (alertSettings.sounds) await tellOnce(`${alert} sound`, () => seenAlone || play(what, alertSettings.volume));
    if (what === "chat") return;
    await tellOnce(`${alert} notification`, () => seen || notify(t(`alerts-${what}`), this.about(), `naqala ${alert}`));
  }

  private about(): string {
    const { table, code, ownSeats } = this.store;
    return table ? tableText(table, ownSeats) : formatCode(code);
  }
}

/** Follows a table while the component lives. A table that is opened is no news: only what happens from now on. */
export function followTable(store: TableStore): void {
  const alerts = new TableAlerts(store);
  $effect(() => {
    const look = () => (alerts.hidden = isHidden());
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  });
  $effect(() => alerts.checkTurn());
  $effect(() => alerts.checkChat());
  $effect(() => alerts.checkEnd());
}
