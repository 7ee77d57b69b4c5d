/** How figures and dates are written for people: es-CL, wall time of Chile whatever the host's zone. */

const UNITS = ["Bytes", "KB", "MB", "GB"] as const;

/** 512 -> "512 Bytes", 1572864 -> "1.50 MB" */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} Bytes`;
  let value = bytes;
  let unit = 0;
  while (value >= 1024 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${value.toFixed(2)} ${UNITS[unit]}`;
}

/** Wall time of the product. */
export const TIME_ZONE = "America/Santiago";
// Created once per module: creating a formatter costs more than rendering a page.
const dateFormat = new Intl.DateTimeFormat("es-CL", {
  timeZone: TIME_ZONE,
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});
const timeFormat = new Intl.DateTimeFormat("es-CL", {
  timeZone: TIME_ZONE,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const longDateFormat = new Intl.DateTimeFormat("es-CL", {
  timeZone: TIME_ZONE,
  day: "numeric",
  month: "long",
  year: "numeric",
});
const monthFormat = new Intl.DateTimeFormat("es-CL", { timeZone: TIME_ZONE, month: "long", year: "numeric" });

const countFormat = new Intl.NumberFormat("es-CL", { useGrouping: "always" });

/** 1284 -> "1.284" */
export function formatCount(count: number): string {
  return countFormat.format(count);
}

/**
 * A score as it is told: a whole number. Where a word or a colour stands beside it, rounding must not carry it into the
 * next band, so that "79" and not "80" is told of 79.6 beside the word for less than 80.
 * @param bandOf the band that is told beside the score; bands begin at whole numbers
 */
export function formatScore(score: number, bandOf: (score: number) => unknown = () => null): string {
  const rounded = Math.round(score);
  return String(bandOf(rounded) === bandOf(score) ? rounded : Math.floor(score));
}

/** A count with its noun: (1, "sesión", "sesiones") -> "1 sesión" */
export function pluralize(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

const conjunction = new Intl.ListFormat("es-CL", { type: "conjunction" });
const disjunction = new Intl.ListFormat("es-CL", { type: "disjunction" });

/** "a, b y c"; "e" before a sound of i. */
export function listAnd(items: readonly string[]): string {
  return conjunction.format(items);
}

/** "a, b o c"; "u" before a sound of o. */
export function listOr(items: readonly string[]): string {
  return disjunction.format(items);
}

const COUNT_WORDS = "Cero Un Dos Tres Cuatro Cinco Seis Siete Ocho Nueve Diez Once Doce".split(" ");

/** The word for a count at the start of a sentence: 3 -> "Tres"; undefined from 13 on. */
export function countWord(count: number): string | undefined {
  return COUNT_WORDS[count];
}

/** "26-11-2026" */
export function formatDate(iso: string): string {
  return dateFormat.format(new Date(iso));
}

/** "26-11-2026, 15:30" */
export function formatDateTime(iso: string): string {
  const date = new Date(iso);
  return `${dateFormat.format(date)}, ${timeFormat.format(date)}`;
}

/** "15:30" */
export function formatTime(iso: string): string {
  return timeFormat.format(new Date(iso));
}

/** "26 de noviembre de 2026" */
export function formatLongDate(iso: string): string {
  return longDateFormat.format(new Date(iso));
}

/** "noviembre de 2026" */
export function formatMonth(iso: string): string {
  return monthFormat.format(new Date(iso));
}

/** 72 -> "1:12" */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
