// Creates a table. If nobody has to join, the game starts at once, with a contribution of this browser.
import { api } from "../lib/api";
import type { TableInfo, TableRequest } from "../protocol";
import { Contributor } from "./contributor";

export async function createTable(request: TableRequest): Promise<TableInfo> {
  const table = await api.createTable({ ...request, start: false });
  return request.start ? startAlone(table) : table;
}

/** If the start fails, the table has a button to try it again. */
export async function startAlone(table: TableInfo): Promise<TableInfo> {
  const contributor = new Contributor();
  await contributor.follow(table, table.host ? [table.host] : []);
  return contributor.start(table.code).catch(() => table);
}
