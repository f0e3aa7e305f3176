// Server errors as texts for players.
import { hasText, t, type PlainKey } from "../texts";
import { ApiError } from "./api";

/** Our own texts for expected errors, each with the phrase of the server that it replaces: any other phrase tells more. */
const TEXTS: Partial<Record<ApiError["code"], [own: PlainKey, phrase?: string]>> = {
  unreachable: ["lobby-unreachable"],
  "shutting-down": ["lobby-unreachable"],
  full: ["lobby-join-full", "server-table-full"],
  started: ["lobby-join-started", "server-game-started"],
  closed: ["lobby-join-closed", "server-table-closed"],
  "rate-limited": ["lobby-join-rate-limited", "server-too-many-requests"],
  taken: ["waiting-error-taken", "server-seat-taken"],
  "not-host": ["waiting-error-not-host", "server-host-only"],
  "not-ready": ["waiting-error-not-ready", "server-seats-free"],
};

export const errorCode = (error: unknown): ApiError["code"] => (error instanceof ApiError ? error.code : "internal-error");

/** Our own text for expected errors, else the server's. */
export function errorText(error: unknown): string {
  const [own, replaced] = TEXTS[errorCode(error)] ?? [];
  const { text = null, message = "" } = error instanceof ApiError ? error : {};
  const tellsMore = replaced && text && text.key !== replaced && hasText(text.key);
  return (tellsMore ? "" : own && t(own)) || message || t("lobby-join-failed");
}
