// The sample messages that tests/page_samples.py has recorded from a real server.
import { readFileSync } from "node:fs";
import type {
  ActionInfo,
  DeviceCode,
  ErrorResponse,
  EventInfo,
  GuideInfo,
  IdentityInfo,
  LobbyInfo,
  OutgoingMessage,
  OwnTables,
  PrivateHoldings,
  PublicView,
  Question,
  ReplayInfo,
  Rulebook,
  Seat,
  StepName,
  SummarySheet,
  TableInfo,
  Welcome,
  WorkedExampleList,
} from "../src/protocol";

interface Responses {
  "GET /api/me": IdentityInfo;
  "GET /api/me/tables": OwnTables;
  "GET /api/tables": LobbyInfo;
  "GET /api/rulebook": Rulebook;
  "GET /api/summary": SummarySheet;
  "GET /api/examples": WorkedExampleList;
  "GET /api/guide": GuideInfo;
  "GET /api/tables/AAAAAAAA": ErrorResponse;
  "POST /api/tables": TableInfo;
  "POST /api/me/device-code": DeviceCode;
  /** The welcome message of a table that waits for players. */
  waiting: Welcome;
}

type Messages = { [M in OutgoingMessage as M["type"]]: M };

const read = (name: string): unknown => JSON.parse(readFileSync(`${process.cwd()}/tests/generated/${name}.json`, "utf8"));

/** A response by method and path, or a message by type. Each test gets its own copy. */
export const MESSAGES = read("messages") as Responses & Messages;
/** A welcome message by the step of its question. */
export const QUESTIONS = read("questions") as Record<StepName, Welcome>;

const ACTIONS = read("actions") as Record<string, ActionInfo>;

/** What one seat saw of a recorded game: by action the events, by moment its holdings and the question. */
export interface SeenBySeat {
  seat: Seat;
  events: EventInfo[][];
  holdings: PrivateHoldings[][];
  questions: (Question | null)[];
}

/** The golden records by name, with the public views of all moments or of the last one. */
export const REPLAYS = read("replays") as Record<string, { replay: ReplayInfo; views: PublicView[]; seats: SeenBySeat[] }>;

/** Hashes and word codes as the engine makes them. */
export const HASHES = read("fairness") as {
  commitments: { seed: string; salt: string; commitment: string; words: string }[];
  contributions: { value: string; digest: string }[];
};

/** The action with this notation; an error if the server does not know the notation. */
export function actionOf(notation: string): ActionInfo {
  const action = ACTIONS[notation];
  if (!action) throw new Error(`The server never sends the notation ${notation}.`);
  return action;
}
