// This browser's part in the shuffle: a random value that is mixed into the seed. Its digest is sent before the start,
// the value itself only when the digests of all players are final. Players have nothing to click for it.
import { api, ApiError } from "../lib/api";
import type { Seat, TableInfo } from "../protocol";
import { digestOf, drawValue } from "./hashes";
import { recall, rememberCommitment, rememberDigests, update, type OwnContribution, type Stage } from "./seenTables";

const MOST_REQUESTS = 20; // of one page for one table
const REVEAL_TRIES = 3;
const PAUSE = 300; // milliseconds between them

interface Moment {
  table: TableInfo;
  ownSeats: readonly Seat[];
}

export class Contributor {
  private latest: Moment | null = null;
  private next: Moment | null = null;
  private running: Promise<void> | null = null;
  private starting = false;
  private requests = 0;
  private replaced = false;

  /** Does what the state of the table asks for. Failures are not shown: the game can start without this contribution. */
  follow(table: TableInfo, ownSeats: readonly Seat[]): Promise<void> {
    rememberCommitment(table);
    rememberDigests(table);
    this.latest = this.next = { table, ownSeats };
    this.running ??= this.work().finally(() => (this.running = null));
    return this.running;
  }

  /** Starts the game. The own value goes along if nobody else could see it before choosing a value. */
  async start(code: string): Promise<TableInfo> {
    await this.running;
    this.starting = true;
    try {
      return await this.sendStart(code);
    } finally {
      this.starting = false;
      if (this.latest) void this.follow(this.latest.table, this.latest.ownSeats);
    }
  }

  private async sendStart(code: string): Promise<TableInfo> {
    const own = recall(code)?.contribution ?? null;
    const alone = this.latest !== null && isAlone(this.latest.table, own);
    if (own?.stage !== "accepted" || !alone) return api.start(code);
    keepStage(code, own, "sent");
    const table = await api.start(code, own.value);
    keepStage(code, own, "confirmed");
    return table;
  }

  private async work(): Promise<void> {
    while (this.next) {
      const { table, ownSeats } = this.next;
      this.next = null;
      await this.act(table, ownSeats[0]).catch(() => undefined);
    }
  }

  private async act(table: TableInfo, seat: Seat | undefined): Promise<void> {
    const mayContribute = seat && table.commitment && !table.custom_seed && table.status === "waiting";
    if (!mayContribute || recall(table.code)?.dealt) return;
    if (table.revealing) await this.reveal(table);
    else if (!this.starting) await this.contribute(table, seat);
  }

  private async contribute(table: TableInfo, seat: Seat): Promise<void> {
    const shown = table.contributions.find((each) => each.seat === seat)?.digest ?? null;
    const kept = unspent(recall(table.code)?.contribution, seat, shown);
    if (kept && kept.digest === shown) return keepStage(table.code, kept, "accepted");
    if (shown && !kept) {
      // Of another device of this player, or of this browser if it could not keep the value: the newest page has it.
      if (this.replaced) return;
      this.replaced = true;
    } else if (shown && kept?.stage === "accepted") return; // another device of this player has replaced it
    if (++this.requests > MOST_REQUESTS) return;
    const own = kept ?? draw(seat);
    keepStage(table.code, own, own.stage);
    await api.contribute(table.code, own.digest);
    keepStage(table.code, own, "accepted");
  }

  /** Only after the digests of the others were remembered, so that they cannot be changed any more. */
  private async reveal(table: TableInfo): Promise<void> {
    const own = recall(table.code)?.contribution ?? null;
    const shown = table.contributions.find((each) => each.seat === own?.seat);
    if (!own || own.stage === "confirmed" || shown?.digest !== own.digest || shown.value !== null) return;
    keepStage(table.code, own, "sent");
    await retry(() => api.reveal(table.code, own.value));
    keepStage(table.code, own, "confirmed");
  }
}

const draw = (seat: Seat): OwnContribution => {
  const value = drawValue();
  return { seat, value, digest: digestOf(value), stage: "drawn" };
};

/** A value that the server may know since a start that failed is not used again. A player who changes colour keeps the value. */
function unspent(own: OwnContribution | null | undefined, seat: Seat, shown: string | null): OwnContribution | null {
  if (!own || (own.seat !== seat && own.digest !== shown)) return null;
  return own.stage === "drawn" || own.stage === "accepted" ? { ...own, seat } : null;
}

function keepStage(code: string, own: OwnContribution, stage: Stage): void {
  update(code, { contribution: { ...own, stage } });
}

/** Whether all other seats belong to bots or to this device. */
const isAlone = (table: TableInfo, own: OwnContribution | null): boolean =>
  table.seats.every((info) => info.kind !== "person" || info.seat === own?.seat);

async function retry(send: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await send();
      return;
    } catch (error) {
      if (tries === REVEAL_TRIES || !(error instanceof ApiError && error.code === "unreachable")) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
