// One screen for several people: to whom it is to be passed on.
import type { TableStore } from "../lib/table.svelte";
import type { Seat } from "../wire";
import { chairOf } from "./seats";

/** Whoever of this device is asked and does not look on yet. */
export function passesTo(store: TableStore): Seat | null {
  const next = store.asked?.seat;
  if (!next || next === store.seat || store.seats.length < 2 || !store.seats.includes(next)) return null;
  return chairOf(store.table, next)?.bot ? null : next;
}
