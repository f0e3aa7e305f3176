// How much time players have left. The server tells it with every message; the page counts down in between.
import { createSubscriber } from "svelte/reactivity";
import type { ReceivedClock } from "../lib/table.svelte";
import type { Seat } from "../protocol";
import { t } from "../texts";

const TICK = 250; // milliseconds
const MINUTE = 60;
const HOUR = 3600;
const DAY = 86400;
/** From here on the time is short. */
export const SHORT = 30; // seconds

const everyTick = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** The time in milliseconds, for effects and templates: they run again while it passes. */
export function passingTime(): number {
  everyTick();
  return performance.now();
}

/** The seconds that a seat has left at this time. */
export function secondsLeft({ info, at, seats }: ReceivedClock, seat: Seat, now: number): number {
  const left = info.remaining[seats.indexOf(seat)] ?? 0;
  return info.running === seat ? Math.max(0, left - (now - at) / 1000) : left;
}

const two = (n: number): string => String(n).padStart(2, "0");

/** "1:05", "1:02:03", "2 days 4 hours": short, for the eye. */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole >= DAY) return t("clock-days", { n: Math.floor(whole / DAY) }) + hoursAfterDays(whole);
  const [hours, minutes, rest] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE), whole % MINUTE];
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

function hoursAfterDays(seconds: number): string {
  const n = Math.floor((seconds % DAY) / HOUR);
  return n ? ` ${t("clock-hours", { n })}` : "";
}

/** "1 minute 5 seconds": for the ear. */
export function spokenTime(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole >= DAY) return clockText(seconds);
  const parts = [
    { key: "clock-hours", n: Math.floor(whole / HOUR) },
    { key: "clock-minutes", n: Math.floor((whole % HOUR) / MINUTE) },
    { key: "clock-seconds", n: whole % MINUTE },
  ] as const;
  const said = parts.filter(({ n }) => n).map(({ key, n }) => t(key, { n }));
  return said.join(" ") || t("clock-seconds", { n: 0 });
}
