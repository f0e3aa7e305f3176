// What the server refuses, said kindly.
import { Refusal } from "./api";
import { t, type Key } from "../words";

const WORDS: Partial<Record<Refusal["kind"], Key>> = {
  "away": "lobby.away",
  "closing": "lobby.away",
  "full": "lobby.join.full",
  "started": "lobby.join.started",
  "closed": "lobby.join.closed",
  "too-many": "lobby.join.too-many",
  "taken": "waiting.refused.taken",
  "not-host": "waiting.refused.not-host",
  "not-ready": "waiting.refused.not-ready",
};

export const kindOf = (error: unknown): Refusal["kind"] => (error instanceof Refusal ? error.kind : "broken");

/** In the page's words; in the server's for what nobody expects. */
export function kindly(error: unknown): string {
  const key = WORDS[kindOf(error)];
  if (key) return t(key);
  return (error instanceof Refusal && error.message) || t("lobby.join.failed");
}
