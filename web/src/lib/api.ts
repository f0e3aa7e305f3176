// HTTP requests to the server. A request that fails throws an ApiError.
import type {
  DeviceCode,
  DeviceList,
  ErrorResponse,
  IdentityInfo,
  JoinRequest,
  Level,
  LobbyInfo,
  FinishedGames,
  OwnTables,
  OwnVotes,
  ReportReceipt,
  ReportRequest,
  RevokedSeats,
  PhraseInfo,
  Rulebook,
  ScorePadRequest,
  ScorePadResult,
  Seat,
  SeatKeys,
  ServerInfo,
  SummarySheet,
  TableInfo,
  TableRequest,
  WorkedExampleList,
} from "../protocol";
import { loadErrorTexts } from "../texts";
import { phraseText } from "../texts/phraseText";
import { rememberCommitment } from "../fairness/seenTables";

/** An error response of the server; `unreachable` if there was no response. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorResponse["code"] | "unreachable",
    private readonly english: string,
    readonly rule: string | null = null,
    readonly text: PhraseInfo | null = null,
  ) {
    super();
  }

  /** In the language of the page, also after it was switched. */
  override get message(): string {
    return (this.text && phraseText(this.text)) ?? this.english;
  }
}

/** Sends a request with this body as JSON, and with the operator's key if there is one. */
export async function send(method: string, path: string, body?: object, key?: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: { ...(body ? { "Content-Type": "application/json" } : {}), ...(key ? { Authorization: `Bearer ${key}` } : {}) },
      body: body ? JSON.stringify(body) : undefined,
    });
  } catch {
    throw new ApiError("unreachable", "");
  }
  if (response.ok) return response;
  const error = (await response.json().catch(() => null)) as ErrorResponse | null;
  if (!error) throw new ApiError("unreachable", "");
  await loadErrorTexts();
  throw new ApiError(error.code, error.message, error.rule, error.text);
}

const json = async <Answer>(method: string, path: string, body?: object) => (await (await send(method, path, body)).json()) as Answer;
const get = <Answer>(path: string) => json<Answer>("GET", path);
const post = <Answer>(path: string, body: object = {}) => json<Answer>("POST", path, body);
/** The commitment of every table is remembered at first sight. */
async function remembered(answer: Promise<TableInfo>): Promise<TableInfo> {
  const table = await answer;
  rememberCommitment(table);
  return table;
}
const postTable = (path: string, body?: object) => remembered(post<TableInfo>(path, body));
export const tablePath = (code: string, rest = "") => `/api/tables/${encodeURIComponent(code)}${rest}`;

export const api = {
  identity: () => get<IdentityInfo>("/api/me"),
  setLanguage: (language: string) => post<IdentityInfo>("/api/me/language", { language }),
  rename: (name: string) => post<IdentityInfo>("/api/me", { name }),
  createDeviceCode: () => post<DeviceCode>("/api/me/device-code"),
  useDeviceCode: (code: string) => post<IdentityInfo>("/api/me/device", { code }),
  devices: () => get<DeviceList>("/api/me/devices"),
  logOutDevice: (id: string) => json<DeviceList>("DELETE", `/api/me/devices/${encodeURIComponent(id)}`),
  logOutOthers: () => post<DeviceList>("/api/me/logout-others"),
  logOut: () => post<IdentityInfo>("/api/me/logout"),
  ownGames: (before: number | null) => get<FinishedGames>(`/api/me/games${before === null ? "" : `?before=${before}`}`),
  ownTables: () => get<OwnTables>("/api/me/tables"),
  ownVotes: () => get<OwnVotes>("/api/me/votes"),
  lobby: () => get<LobbyInfo>("/api/tables"),
  rulebook: (language: string) => get<Rulebook>(`/api/rulebook?language=${language}`),
  examples: () => get<WorkedExampleList>("/api/examples"),
  summary: () => get<SummarySheet>("/api/summary"),
  score: (request: ScorePadRequest) => post<ScorePadResult>("/api/score", request),
  createTable: (request: TableRequest) => postTable("/api/tables", request),
  table: (code: string) => remembered(get<TableInfo>(tablePath(code))),
  join: (code: string, request: JoinRequest = {}) => postTable(tablePath(code, "/join"), request),
  leave: (code: string) => post<TableInfo>(tablePath(code, "/leave")),
  contribute: (code: string, digest: string) => postTable(tablePath(code, "/contribution"), { digest }),
  reveal: (code: string, value: string) => postTable(tablePath(code, "/reveal"), { value }),
  /** `value` reveals the host's own contribution. */
  start: (code: string, value: string | null = null) => postTable(tablePath(code, "/start"), value ? { value } : {}),
  rematch: (code: string) => postTable(tablePath(code, "/rematch")),
  keys: (code: string) => post<SeatKeys>(tablePath(code, "/keys")),
  revokeKeys: (code: string) => post<RevokedSeats>(tablePath(code, "/keys/revoke")),
  report: (code: string, report: ReportRequest) => post<ReportReceipt>(tablePath(code, "/reports"), report),
  changeSeat: (code: string, seat: Seat, level: Level | null) => post<TableInfo>(tablePath(code, `/seats/${seat}`), { level }),
  changeColour: (code: string, seat: Seat, colour: Seat) => post<TableInfo>(tablePath(code, `/seats/${seat}/colour`), { colour }),
  addSubstitute: (code: string, seat: Seat) => post<TableInfo>(tablePath(code, `/seats/${seat}/substitute`)),
  removeSubstitute: (code: string, seat: Seat) => json<TableInfo>("DELETE", tablePath(code, `/seats/${seat}/substitute`)),
  vote: (code: string, seat: Seat, agree: boolean) => post<TableInfo>(tablePath(code, `/seats/${seat}/vote`), { agree }),
  answerVote: (code: string, seat: Seat) => post<TableInfo>(tablePath(code, `/seats/${seat}/here`)),
  server: () => get<ServerInfo>("/api/server"),
  record: async (code: string) => (await send("GET", tablePath(code, "/record"))).text(),
};
