// A server for tests of the lobby: answers HTTP requests as a test wants.
import { vi } from "vitest";
import type { IdentityInfo, LobbyInfo, Seat, SeatInfo, TableInfo, TableSummary } from "../src/protocol";
import { MESSAGES } from "./generated";
import { BOT_NAMES, must, seatInfo as connectedSeat, table } from "./samples";

export const CODE = "K7QX2M4P";
const SEATS: Seat[] = ["blue", "pink", "orange", "black"];

type Answer = object | (() => object | Promise<object>);

export class FakeServer {
  requests: { endpoint: string; body: unknown }[] = [];
  /** The operator keys that requests carried. */
  keys: string[] = [];
  unreachable = false;
  identity: IdentityInfo = { known: false, name: "", language: null };
  ownTables: TableSummary[] = [];
  lobby: LobbyInfo = { waiting: [], playing: [] };
  private readonly answers = new Map<string, Answer>();
  private readonly errors = new Map<string, string>();

  constructor() {
    this.answers.set("GET /api/me", () => this.identity);
    this.answers.set("GET /api/me/tables", () => ({ tables: this.ownTables }));
    this.answers.set("GET /api/tables", () => this.lobby);
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
      const key = new Headers(init.headers).get("Authorization");
      if (key) this.keys.push(key.replace("Bearer ", ""));
      return this.respond(`${init.method ?? "GET"} ${path}`, init.body);
    });
  }

  answer(endpoint: string, answer: Answer): void {
    this.answers.set(endpoint, answer);
  }

  /** Answers with an error that has this code. */
  fail(endpoint: string, code: string): void {
    this.errors.set(endpoint, code);
  }

  /** The bodies of the requests to this endpoint, in order. */
  sent(endpoint: string): unknown[] {
    return this.requests.filter((request) => request.endpoint === endpoint).map((request) => request.body);
  }

  private async respond(endpoint: string, body: unknown): Promise<Response> {
    if (this.unreachable) throw new TypeError("no network");
    this.requests.push({ endpoint, body: typeof body === "string" ? JSON.parse(body) : null });
    const code = this.errors.get(endpoint);
    const error = { ...MESSAGES["GET /api/tables/AAAAAAAA"], text: { key: "unknown", arguments: {} } };
    if (code) return Response.json({ ...error, code, message: `failed: ${code}` }, { status: 409 });
    const answer = this.answers.get(endpoint);
    if (!answer) return Response.json({ ...error, code: "not-found", message: "" }, { status: 404 });
    return Response.json(typeof answer === "function" ? await (answer as () => object | Promise<object>)() : answer);
  }
}

export const seatInfo = (seat: Seat, changed: Partial<SeatInfo> = {}): SeatInfo => connectedSeat(seat, { connected: false, ...changed });

export const bot = (seat: Seat): SeatInfo => seatInfo(seat, { kind: "bot", name: BOT_NAMES[seat], bot: "sharp" });

export const free = (seat: Seat): SeatInfo => seatInfo(seat, { taken: false });

export function tableSummary(changed: Partial<TableSummary>): TableSummary {
  const seats = changed.seats ?? SEATS.slice(0, 2).map((seat) => seatInfo(seat));
  const recorded = must(MESSAGES["GET /api/me/tables"].tables[0], "table");
  return { ...recorded, code: CODE, status: "playing", created: 0, players: seats.length, seats, own_seats: [], turn: null, ...changed };
}

export function tableInfo(changed: Partial<TableInfo>): TableInfo {
  const seats = changed.seats ?? SEATS.slice(0, 2).map((seat) => seatInfo(seat));
  return table({ code: CODE, status: "waiting", players: seats.length, seats, ...changed });
}
