// One screen for several people: to whom it is to be passed on.
import type { TableStore } from "../lib/table.svelte";
import type { Seat } from "../wire";
import { chairOf } from "./seats";

/** Whoever of this device is asked and does not look on yet; or whose secrets would be shown to nobody knows whom. */
export function passesTo(store: TableStore): Seat | null {
  if (store.seats.length < 2 || store.result) return null;
  const next = store.scene?.asked?.seat;
  const asked = next && store.seats.includes(next) && !chairOf(store.table, next)?.bot ? next : null;
  if (asked && asked !== store.seat) return asked;
  return store.holder === store.seat ? null : store.seat;
}
