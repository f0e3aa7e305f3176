// The sample messages that tests/page_samples.py has recorded from a real server.
import { readFileSync } from "node:fs";
import type {
  ActionInfo,
  ErrorResponse,
  LobbyInfo,
  OutgoingMessage,
  OwnTables,
  Rulebook,
  StepName,
  TableInfo,
  Welcome,
} from "../src/protocol";

interface Responses {
  "GET /api/me/tables": OwnTables;
  "GET /api/tables": LobbyInfo;
  "GET /api/rulebook": Rulebook;
  "GET /api/tables/AAAAAAAA": ErrorResponse;
  "POST /api/tables": TableInfo;
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
