// Where a replay comes from: a finished game of the server, or a record that the player has.
import { send, tablePath } from "../lib/api";
import { rememberCommitment } from "../fairness/seenTables";
import type { ContinueRequest, ReplayInfo, TableInfo } from "../protocol";
import { loadTexts } from "../texts";

export type Source = { code: string } | { record: string };

/** As the server reads. */
export const MOST_BYTES = 60_000;

const RECORD_KEY = "naqala.record";

export async function loadReplay(source: Source): Promise<ReplayInfo> {
  if ("code" in source) return (await (await send("GET", tablePath(source.code, "/replay"))).json()) as ReplayInfo;
  await Promise.all([loadTexts("records"), loadTexts("notation")]); // what is wrong with it
  return (await (await send("POST", "/api/replay", source)).json()) as ReplayInfo;
}

/** A new table that continues the game; it has started. */
export async function continueGame(source: Source, request: ContinueRequest): Promise<TableInfo> {
  const response =
    "code" in source
      ? await send("POST", tablePath(source.code, "/continue"), request)
      : await send("POST", "/api/replay/continue", { ...request, record: source.record });
  const table = (await response.json()) as TableInfo;
  rememberCommitment(table);
  return table;
}

/** The record that this tab shows survives a reload. */
export function keptRecord(): string {
  try {
    return sessionStorage.getItem(RECORD_KEY) ?? "";
  } catch {
    return "";
  }
}

export function keepRecord(record: string): void {
  try {
    if (record) sessionStorage.setItem(RECORD_KEY, record);
    else sessionStorage.removeItem(RECORD_KEY);
  } catch {
    // Forbidden or full: after a reload the record has to be opened again.
  }
}
