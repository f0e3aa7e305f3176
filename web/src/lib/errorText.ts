// Server errors as texts for players.
import { t, type PlainKey } from "../texts";
import { ApiError } from "./api";

const TEXTS: Partial<Record<ApiError["code"], PlainKey>> = {
  unreachable: "lobby-unreachable",
  "shutting-down": "lobby-unreachable",
  full: "lobby-join-full",
  started: "lobby-join-started",
  closed: "lobby-join-closed",
  "rate-limited": "lobby-join-rate-limited",
  taken: "waiting-error-taken",
  "not-host": "waiting-error-not-host",
  "not-ready": "waiting-error-not-ready",
};

export const errorCode = (error: unknown): ApiError["code"] => (error instanceof ApiError ? error.code : "internal-error");

/** Our own text for expected errors, else the server's. */
export function errorText(error: unknown): string {
  const key = TEXTS[errorCode(error)];
  if (key) return t(key);
  return (error instanceof ApiError && error.message) || t("lobby-join-failed");
}
