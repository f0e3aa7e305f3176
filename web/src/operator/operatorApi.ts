// Requests of the operator. The key stays in this tab until it is closed.
import { send } from "../lib/api";
import type {
  BanList,
  BanRequest,
  CloseRequest,
  MuteRequest,
  OperatorActionList,
  OperatorOverview,
  OperatorTableList,
  PersonList,
  ReportList,
  ResolveRequest,
  UnbanRequest,
} from "../protocol";

const STORAGE_KEY = "naqala.operator-key";

/** The key that was entered in this tab; empty if there is none, or if the browser forbids to keep it. */
export function storedKey(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? "";
  } catch {
    return "";
  }
}

export function keepKey(key: string): void {
  try {
    if (key) sessionStorage.setItem(STORAGE_KEY, key);
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Forbidden: the key lasts until the page is closed.
  }
}

export class OperatorApi {
  constructor(private readonly key: string) {}

  private async json<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    return (await (await send(method, `/api/operator/${path}`, body, this.key)).json()) as Answer;
  }

  private find<Answer>(path: string, query: string): Promise<Answer> {
    return this.json("GET", `${path}?${new URLSearchParams({ query }).toString()}`);
  }

  overview = () => this.json<OperatorOverview>("GET", "overview");
  reports = () => this.json<ReportList>("GET", "reports");
  resolve = (report: number, request: ResolveRequest) => this.json<ReportList>("POST", `reports/${report}/resolve`, request);
  people = (query: string) => this.find<PersonList>("identities", query);
  tables = (query: string) => this.find<OperatorTableList>("tables", query);
  closeTable = (code: string, request: CloseRequest) =>
    this.json<OperatorTableList>("POST", `tables/${encodeURIComponent(code)}/close`, request);
  mutes = () => this.json<PersonList>("GET", "mutes");
  mute = (request: MuteRequest) => this.json<PersonList>("POST", "mute", request);
  unmute = (identity: string) => this.json<PersonList>("POST", "unmute", { identity });
  bans = () => this.json<BanList>("GET", "bans");
  ban = (request: BanRequest) => this.json<BanList>("POST", "ban", request);
  unban = (request: UnbanRequest) => this.json<BanList>("POST", "unban", request);
  actions = () => this.json<OperatorActionList>("GET", "actions");
}
