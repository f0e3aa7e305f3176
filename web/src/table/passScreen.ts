// Several players at one screen: who gets it next.
import type { TableStore } from "../lib/table.svelte";
import type { Seat } from "../protocol";
import { seatInfoOf } from "./seatNames";

/** The seat at this device that is to act but does not have the screen, or the current seat until its player has confirmed; else null. */
export function passScreenTo(store: TableStore): Seat | null {
  if (store.ownSeats.length < 2 || store.result) return null;
  const next = store.snapshot?.question?.seat;
  const actor = next && store.ownSeats.includes(next) && !seatInfoOf(store.table, next)?.bot ? next : null;
  if (actor && actor !== store.seat) return actor;
  return store.screenHolder === store.seat ? null : store.seat;
}
