// A server that answers as it is told, for tests of the lobby.
import { vi } from "vitest";
import type { ChairTold, Lobby, Me, Seat, TableListed, TableTold } from "../src/wire";

export const CODE = "K7QX2M4P";
const SEATS: Seat[] = ["blue", "pink", "orange", "black"];

export interface Asked {
  way: string;
  body: unknown;
}

type Answer = object | (() => object | Promise<object>);

export class Server {
  asked: Asked[] = [];
  away = false;
  me: Me = { known: false, name: "" };
  mine: TableListed[] = [];
  lobby: Lobby = { gathering: [], playing: [] };
  private readonly answers = new Map<string, Answer>();
  private readonly refusals = new Map<string, string>();

  constructor() {
    this.answers.set("GET /api/me", () => this.me);
    this.answers.set("GET /api/me/tables", () => ({ tables: this.mine }));
    this.answers.set("GET /api/tables", () => this.lobby);
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => this.answer(`${init.method ?? "GET"} ${path}`, init.body));
  }

  answersTo(way: string, answer: Answer): void {
    this.answers.set(way, answer);
  }

  refuses(way: string, kind: string): void {
    this.refusals.set(way, kind);
  }

  /** What was sent there, in order. */
  sent(way: string): unknown[] {
    return this.asked.filter((asked) => asked.way === way).map((asked) => asked.body);
  }

  private async answer(way: string, body: unknown): Promise<Response> {
    if (this.away) throw new TypeError("no network");
    this.asked.push({ way, body: typeof body === "string" ? JSON.parse(body) : null });
    const kind = this.refusals.get(way);
    if (kind) return Response.json({ kind, words: `refused: ${kind}`, rule: null }, { status: 409 });
    const answer = this.answers.get(way);
    if (!answer) return Response.json({ kind: "no-such-page", words: "", rule: null }, { status: 404 });
    return Response.json(typeof answer === "function" ? await answer() : answer);
  }
}

export function chair(seat: Seat, changed: Partial<ChairTold> = {}): ChairTold {
  return { seat, kind: "person", name: seat, taken: true, bot: null, present: false, silent: false, votes: 0, ...changed };
}

export const bot = (seat: Seat): ChairTold => chair(seat, { kind: "bot", name: "Sharp", bot: "sharp" });

export const free = (seat: Seat): ChairTold => chair(seat, { taken: false });

export function listed(changed: Partial<TableListed>): TableListed {
  const chairs = changed.chairs ?? SEATS.slice(0, 2).map((seat) => chair(seat));
  return {
    code: CODE,
    status: "playing",
    made: 0,
    players: chairs.length,
    hands_open: false,
    seed_chosen: false,
    chairs,
    mine: [],
    asked: null,
    ...changed,
  };
}

export function told(changed: Partial<TableTold>): TableTold {
  const chairs = changed.chairs ?? SEATS.slice(0, 2).map((seat) => chair(seat));
  return {
    code: CODE,
    status: "gathering",
    players: chairs.length,
    open: false,
    hands_open: false,
    seed_chosen: false,
    laid_out: false,
    commitment: "",
    made: 0,
    host: "blue",
    chairs,
    spectators: 0,
    previous: null,
    following: null,
    ...changed,
  };
}
