// The time controls that a new table can have.
import type { TimeControlInfo, TimeControlRequest } from "../protocol";
import { t } from "../texts";

const DAY = 86400;
/** Timeouts after which a bot gets the seat. */
export const TIMEOUTS = 3;

export const CLOCK_KINDS = ["none", "live", "days"] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];
export const AT_ZERO = ["bot", "seat", "warn"] as const;
export type AtZero = (typeof AT_ZERO)[number];

type Pace = Pick<TimeControlRequest, "kind" | "bank" | "increment" | "turn">;

export const PACES: Record<Exclude<ClockKind, "none">, readonly Pace[]> = {
  live: [
    { kind: "live", bank: 300, increment: 15 },
    { kind: "live", bank: 900, increment: 30 },
    { kind: "live", turn: 60 },
    { kind: "live", turn: 120 },
  ],
  days: [1, 3, 7].map((days) => ({ kind: "correspondence", turn: days * DAY })),
};

/** A choice of the dialog; each kind of clock keeps its own pace. */
export interface ClockOptions {
  kind: ClockKind;
  paces: Record<Exclude<ClockKind, "none">, number>;
  atZero: AtZero;
}

export const noClock = (): ClockOptions => ({ kind: "none", paces: { live: 1, days: 1 }, atZero: "bot" });

export function timeControl({ kind, paces, atZero }: ClockOptions): TimeControlRequest | null {
  const pace = kind === "none" ? undefined : PACES[kind][paces[kind]];
  return pace ? { ...pace, at_zero: atZero, timeouts: atZero === "seat" ? TIMEOUTS : 0 } : null;
}

/** "15 min + 30 s per turn". */
export function paceText({ kind, bank = 0, increment = 0, turn = 0 }: Pace): string {
  if (kind === "correspondence") return t("clock-pace-days", { n: turn / DAY });
  return bank ? t("clock-pace-bank", { minutes: bank / 60, increment }) : t("clock-pace-turn", { seconds: turn });
}

/** A sentence about the clock of a table; empty without one. */
export function termsText(control: TimeControlInfo | null): string {
  if (!control) return "";
  const { kind, bank, increment, turn } = control;
  if (kind === "correspondence") return t("clock-terms-days", { n: turn / DAY });
  return bank ? t("clock-terms-bank", { minutes: bank / 60, increment }) : t("clock-terms-turn", { seconds: turn });
}
