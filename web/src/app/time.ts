/** Times for people: relative ("in 2 days"), deadlines, dates, in the language that is shown and the zone of the browser. */
import { localeTag } from "@/i18n/messages";

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

type Moment = string | number | Date;

/** "in 2 days", "3 hours ago", "now". */
export function relative(moment: Moment, now: Moment = Date.now()): string {
  const seconds = (new Date(moment).getTime() - new Date(now).getTime()) / 1000;
  const format = new Intl.RelativeTimeFormat(localeTag(), { numeric: "auto" });
  // "In 47 hours" is clearer than "in 1 day": a unit is used from two of it on, except for the smallest.
  for (const [unit, size] of UNITS) {
    const count = seconds / size;
    if (Math.abs(count) >= (unit === "minute" || unit === "hour" ? 1 : 2)) return format.format(Math.trunc(count), unit);
  }
  return format.format(0, "second");
}

/** A length of time in its two largest units: "2 d 4 h", "35 min". */
export function span(seconds: number, style: "narrow" | "short" | "long" = "short"): string {
  const parts: string[] = [];
  let rest = Math.max(0, Math.round(seconds));
  for (const [unit, size] of [["day", 86_400], ["hour", 3_600], ["minute", 60], ["second", 1]] as const) {
    const count = Math.floor(rest / size);
    if (count === 0 && parts.length === 0 && unit !== "second") continue;
    if (count > 0 || parts.length === 0) {
      parts.push(new Intl.NumberFormat(localeTag(), { style: "unit", unit, unitDisplay: style }).format(count));
    }
    rest -= count * size;
    if (parts.length === 2 || rest === 0) break;
    // Seconds matter only below a minute.
    if (unit === "minute") break;
  }
  return parts.join(" ");
}

/** Date and time: "18 Nov, 14:02". */
export const dateTime = (moment: Moment): string =>
  new Intl.DateTimeFormat(localeTag(), { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" }).format(new Date(moment));

/** Time of the day: "14:02". */
export const clockTime = (moment: Moment): string =>
  new Intl.DateTimeFormat(localeTag(), { hour: "2-digit", minute: "2-digit" }).format(new Date(moment));

/** How near a deadline is, for its looks: never by colour alone. */
export function urgency(deadline: Moment | null | undefined, now: Moment = Date.now()): "none" | "far" | "near" | "past" {
  if (!deadline) return "none";
  const left = new Date(deadline).getTime() - new Date(now).getTime();
  return left < 0 ? "past" : left < 12 * 3_600_000 ? "near" : "far";
}

/** Calls `run` every `seconds`, while the page is visible; returns a function that ends it. */
export function every(seconds: number, run: () => void): () => void {
  const timer = setInterval(() => document.visibilityState === "visible" && run(), seconds * 1000);
  return () => clearInterval(timer);
}

/** The time zone of this browser. */
export const timeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
