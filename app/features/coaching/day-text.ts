import { DAY_MS } from "#app/platform/durations.ts";
import { listAnd, TIME_ZONE } from "#app/platform/format.ts";
import type { Availability } from "./booking-types.ts";

/**
 * Formats days and times of appointments. Days ("2026-11-26") and times ("15:30") are already wall time of
 * America/Santiago; they are formatted as they are, whatever the time zone of the browser or the host.
 */

const WEEKDAYS = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"] as const;

const dayFormat = formatOfDays({ weekday: "long", day: "numeric", month: "long" });
const weekdayFormat = formatOfDays({ weekday: "short" });
const monthFormat = formatOfDays({ month: "long" });
const monthAndYearFormat = formatOfDays({ month: "long", year: "numeric" });
// sv-SE formats days as YYYY-MM-DD, the stored format.
const keptDayFormat = new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE });
const wallTimeFormat = new Intl.DateTimeFormat("es-CL", {
  timeZone: TIME_ZONE,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** "2026-11-26" -> "jueves 26 de noviembre" */
export function dayName(date: string): string {
  return dayFormat.format(noonOf(date)).replace(",", "");
}

/** "2026-11-26" -> { weekday: "jue", day: "26" } */
export function shortDay(date: string): { weekday: string; day: string } {
  return { weekday: weekdayFormat.format(noonOf(date)).replace(".", ""), day: String(Number(date.slice(8))) };
}

/** "2026-11-26" -> "Noviembre"; with its year when that is not `year`: "Enero de 2027" */
export function monthName(date: string, year: string): string {
  return upperFirst((date.startsWith(year) ? monthFormat : monthAndYearFormat).format(noonOf(date)));
}

/** Day and wall time in Santiago of an instant: { date: "2026-11-26", time: "15:30" } */
export function wallTimeOf(iso: string): { date: string; time: string } {
  const instant = new Date(iso);
  return { date: keptDayFormat.format(instant), time: wallTimeFormat.format(instant) };
}

/** An instant -> "jueves 26 de noviembre, 15:30" */
export function dayAndTime(iso: string): string {
  const { date, time } = wallTimeOf(iso);
  return `${dayName(date)}, ${time}`;
}

/** An instant -> "hoy a las 15:30", "mañana a las 15:30" or "el jueves 26 de noviembre a las 15:30" */
export function nearDayAndTime(iso: string, now: number = Date.now()): string {
  const { date, time } = wallTimeOf(iso);
  return `${nearDay(date, now) ?? `el ${dayName(date)}`} a las ${time}`;
}

/** "hoy" or "mañana"; undefined for other days. */
export function nearDay(date: string, now: number = Date.now()): "hoy" | "mañana" | undefined {
  const today = wallTimeOf(new Date(now).toISOString()).date;
  if (date === today) return "hoy";
  const next = new Date(noonOf(today).getTime() + DAY_MS).toISOString().slice(0, 10);
  return date === next ? "mañana" : undefined;
}

/** Wall time some minutes later: "15:30", 30 -> "16:00" */
export function laterTime(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const sum = (hour * 60 + minute + minutes) % (24 * 60);
  return `${String(Math.floor(sum / 60)).padStart(2, "0")}:${String(sum % 60).padStart(2, "0")}`;
}

/** "Martes y jueves"; empty without days. */
export function weekdaysOf(availability: Availability): string {
  const days = [...new Set(availability.filter((day) => day.times.length > 0).map((day) => day.weekday))]
    .sort()
    .flatMap((weekday) => WEEKDAYS[weekday - 1] ?? []);
  return upperFirst(listAnd(days));
}

/** First letter in upper case, for the start of a line. */
export function upperFirst(text: string): string {
  return text.charAt(0).toLocaleUpperCase("es-CL") + text.slice(1);
}

/** Midday in UTC, formatted in UTC, so that no time zone changes the day. */
function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

function formatOfDays(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("es-CL", { ...options, timeZone: "UTC" });
}
