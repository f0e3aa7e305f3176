// Tells a player who has the lobby in a background tab that it is their turn; loaded when that happens.
import type { TableSummary } from "../protocol";
import { loadTexts, t } from "../texts";
import { alertSettings } from "./alertSettings.svelte";
import { notify } from "./notifications";
import { play } from "./sounds";
import { tableText } from "./tableText";

export async function tellTurns(tables: readonly TableSummary[]): Promise<void> {
  await loadTexts("alerts");
  if (alertSettings.sounds) play("turn", alertSettings.volume);
  for (const table of tables) notify(t("alerts-turn"), tableText(table, table.own_seats), `naqala ${table.code} turn`);
}
