// Tells the player of a table that something happened: their turn, a chat message, the end of the game.
import { nameOf } from "../table/seatNames";
import { formatCode } from "../lib/tableCode";
import type { TableStore } from "../lib/table.svelte";
import type { Seat } from "../protocol";
import { t } from "../texts";
import { alertSettings } from "./alertSettings.svelte";
import { notify } from "./notifications";
import { claim } from "./oneTab";
import { play, type Sound } from "./sounds";

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
      if (table) this.turn = BEFORE_START;
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
    if (!(await claim(alert))) return;
    const inBackground = isHidden();
    if (alertSettings.sounds && (what !== "turn" || inBackground || hasOtherPeople(store))) play(what, alertSettings.volume);
    if (inBackground && what !== "chat") notify(t(`alerts-${what}`), this.about(), `naqala ${alert}`);
  }

  /** "Table K7QX-2M4P, with Anna and Bert". */
  private about(): string {
    const { table, code, ownSeats } = this.store;
    const others = (table?.seats ?? []).map((info) => info.seat).filter((seat) => !ownSeats.includes(seat));
    const names = others.map((seat: Seat) => nameOf(table, seat, null));
    return names.length ? t("alerts-table", { code: formatCode(code), names }) : formatCode(code);
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
