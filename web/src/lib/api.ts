// The lobby over HTTP. What the server refuses is thrown as a Refusal with its kind and words.
import type {
  Book, JoinWish, Keys, Level, Lobby, Me, MyTables, PassTold, Refused, Removal, Seat, TableTold, TableWish,
} from "../wire";

export class Refusal extends Error {
  constructor(
    readonly kind: Refused["kind"] | "away",
    words: string,
    readonly rule: string | null = null,
  ) {
    super(words);
  }
}

async function send(method: string, path: string, body?: object): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body ? { "Content-Type": "application/json" } : {},
      body: body ? JSON.stringify(body) : undefined,
    });
  } catch {
    throw new Refusal("away", "");
  }
  if (answer.ok) return answer;
  const refused = (await answer.json().catch(() => null)) as Refused | null;
  throw new Refusal(refused?.kind ?? "away", refused?.words ?? "", refused?.rule ?? null);
}

const ask = async <Answer>(method: string, path: string, body?: object) => (await (await send(method, path, body)).json()) as Answer;
const get = <Answer>(path: string) => ask<Answer>("GET", path);
const post = <Answer>(path: string, body: object = {}) => ask<Answer>("POST", path, body);
const at = (code: string, rest = "") => `/api/tables/${encodeURIComponent(code)}${rest}`;

export const api = {
  me: () => get<Me>("/api/me"),
  rename: (name: string) => post<Me>("/api/me", { name }),
  pass: () => post<PassTold>("/api/me/pass"),
  arrive: (code: string) => post<Me>("/api/me/arrive", { code }),
  mine: () => get<MyTables>("/api/me/tables"),
  lobby: () => get<Lobby>("/api/tables"),
  book: () => get<Book>("/api/book"),
  lay: (wish: TableWish) => post<TableTold>("/api/tables", wish),
  table: (code: string) => get<TableTold>(at(code)),
  join: (code: string, wish: JoinWish = {}) => post<TableTold>(at(code, "/join"), wish),
  leave: (code: string) => post<TableTold>(at(code, "/leave")),
  start: (code: string) => post<TableTold>(at(code, "/start")),
  rematch: (code: string) => post<TableTold>(at(code, "/rematch")),
  keys: (code: string) => post<Keys>(at(code, "/keys")),
  seat: (code: string, seat: Seat, level: Level | null) => post<TableTold>(at(code, `/seats/${seat}`), { level }),
  handToBot: (code: string, seat: Seat, level: Level) => post<TableTold>(at(code, `/seats/${seat}/bot`), { level }),
  takeBack: (code: string, seat: Seat) => ask<TableTold>("DELETE", at(code, `/seats/${seat}/bot`)),
  remove: (code: string, seat: Seat) => post<Removal>(at(code, `/seats/${seat}/remove`)),
  record: async (code: string) => (await send("GET", at(code, "/record"))).text(),
};
