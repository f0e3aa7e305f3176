// Points in time, in seconds since 1970 as the server sends them, as texts.
import { locale } from "../texts";

const UNITS = [
  ["hour", 3600],
  ["day", 86_400],
] as const;
const DATE_AND_TIME: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" };

/** "5 hours ago", "yesterday"; null within the last hour. */
export function timeAgo(seconds: number, now = Date.now() / 1000): string | null {
  const age = Math.max(0, now - seconds);
  const unit = UNITS.findLast(([, length]) => age >= length);
  return unit ? new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(-Math.floor(age / unit[1]), unit[0]) : null;
}

/** "17 November at 14:05", with the year if it is not this one. */
export function dateAndTime(seconds: number, now = new Date()): string {
  const date = new Date(seconds * 1000);
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return date.toLocaleString(locale(), { ...DATE_AND_TIME, ...year });
}
