import type { Availability } from "#app/features/coaching/booking-types.ts";
import { laterTime, upperFirst } from "#app/features/coaching/day-text.ts";
import { listAnd, pluralize } from "#app/platform/format.ts";
import { WEEKDAY_NAMES } from "./coach-labels.ts";

/** The rules of a week's start times, for a grid of cells. Times are wall times, "15:00"; lengths are in minutes. */

/** A start time of the week; weekday 1 = Monday … 7 = Sunday. */
export type Cell = { weekday: number; time: string };

const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5] as const;
const WEEKEND = [6, 7] as const;
export const WHOLE_WEEK: readonly number[] = [...MONDAY_TO_FRIDAY, ...WEEKEND];

/** The usual hours of an office; what lies outside stays folded until it is used. */
const DAY_STARTS = 8 * 60;
const DAY_ENDS = 20 * 60;
const MIDNIGHT = 24 * 60;

/** What can be folded away: before 8, after 20, Saturday and Sunday. */
export type Zone = "early" | "late" | "weekend";

/** Start times of a day, one meeting length apart and counted from 08:00; no meeting of a row passes midnight. */
export function gridTimes(minutes: number): Record<"early" | "day" | "late", string[]> {
  const all: number[] = [];
  for (let at = DAY_STARTS % minutes; at + minutes <= MIDNIGHT; at += minutes) all.push(at);
  const some = (isIn: (at: number) => boolean) => all.filter(isIn).map((at) => laterTime("00:00", at));
  return {
    early: some((at) => at < DAY_STARTS),
    day: some((at) => at >= DAY_STARTS && at < DAY_ENDS),
    late: some((at) => at >= DAY_ENDS),
  };
}

/** The rows and columns that are shown. */
export function shownOf(open: ReadonlySet<Zone>, minutes: number): { times: string[]; weekdays: readonly number[] } {
  const { early, day, late } = gridTimes(minutes);
  return {
    times: [...(open.has("early") ? early : []), ...day, ...(open.has("late") ? late : [])],
    weekdays: open.has("weekend") ? WHOLE_WEEK : MONDAY_TO_FRIDAY,
  };
}

/** The zones that hold a start time of the grid, or, for the weekend, any. */
export function usedZones(availability: Availability, minutes: number): Zone[] {
  const { early, late } = gridTimes(minutes);
  const used = availability.flatMap(({ times }) => times);
  const zones: Zone[] = [];
  if (early.some((time) => used.includes(time))) zones.push("early");
  if (late.some((time) => used.includes(time))) zones.push("late");
  if (WEEKEND.some((weekday) => timesOf(availability, weekday).length > 0)) zones.push("weekend");
  return zones;
}

/** In order and each once, whatever the availability holds. */
export function timesOf(availability: Availability, weekday: number): string[] {
  const found = availability.filter((day) => day.weekday === weekday).flatMap(({ times }) => times);
  return [...new Set(found)].sort();
}

export function isOpen(availability: Availability, { weekday, time }: Cell): boolean {
  return timesOf(availability, weekday).includes(time);
}

/** Another start time of that day that lies less than a meeting away. */
export function nearTime(availability: Availability, { weekday, time }: Cell, minutes: number): string | undefined {
  return timesOf(availability, weekday).find((other) => other !== time && distance(time, other) < minutes);
}

/** Opens or closes cells. One that is too near to a time that is open stays as it is. Days are in order, none empty. */
export function withCells(
  availability: Availability,
  cells: readonly Cell[],
  open: boolean,
  minutes: number,
): Availability {
  return WHOLE_WEEK.flatMap((weekday) => {
    let times = timesOf(availability, weekday);
    for (const cell of cells) {
      if (cell.weekday !== weekday) continue;
      if (!open) times = times.filter((time) => time !== cell.time);
      else if (!nearTime([{ weekday, times }], cell, minutes)) times = [...new Set([...times, cell.time])].sort();
    }
    return times.length > 0 ? [{ weekday, times }] : [];
  });
}

/** Start times that no row of the grid has, in order. */
export function offGrid(availability: Availability, minutes: number): Cell[] {
  const { early, day, late } = gridTimes(minutes);
  const rows = new Set([...early, ...day, ...late]);
  return WHOLE_WEEK.flatMap((weekday) =>
    timesOf(availability, weekday).flatMap((time) => (rows.has(time) ? [] : [{ weekday, time }])),
  );
}

/** A Spanish sentence on the first two start times that are too near; undefined when a week can be saved. */
export function weekConflict(availability: Availability, minutes: number): string | undefined {
  for (const weekday of WHOLE_WEEK) {
    const times = timesOf(availability, weekday);
    const at = times.findIndex((time, index) => index > 0 && distance(time, times[index - 1]) < minutes);
    if (at > 0) return tooNearText(weekday, times.slice(at - 1, at + 1), minutes);
  }
  return undefined;
}

/** "Viernes 15:00 y 15:10: deja al menos 30 minutos entre una hora y la siguiente." */
export function tooNearText(weekday: number, times: readonly string[], minutes: number): string {
  const day = upperFirst(dayWord(weekday));
  return `${day} ${listAnd([...times].sort())}: deja al menos ${minutes} minutos entre una hora y la siguiente.`;
}

/**
 * One start time more, as typed: "9", "9:10", "15.10".
 * @returns the week with it, or a Spanish sentence that says how to fix the text
 */
export function withTypedTime(
  availability: Availability,
  weekday: number,
  text: string,
  minutes: number,
): Availability | string {
  const word = text.trim();
  const [, hour = "", minute = "00"] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(word) ?? [];
  if (hour === "" || Number(hour) > 23 || Number(minute) > 59) {
    return word === "" ? "Escribe una hora, como 15:10." : `«${word}» no es una hora. Escribe una hora como 15:10.`;
  }
  const cell = { weekday, time: `${hour.padStart(2, "0")}:${minute}` };
  if (isOpen(availability, cell)) return `${upperFirst(dayWord(weekday))} ${cell.time} ya está en la semana.`;
  const near = nearTime(availability, cell, minutes);
  if (near) return tooNearText(weekday, [near, cell.time], minutes);
  return withCells(availability, [cell], true, minutes);
}

/** "Viernes 15:00 a 16:00 · 2 sesiones"; days with the same hours are named together. */
export function weekSentence(availability: Availability, minutes: number): string {
  const daysByHours = new Map<string, string[]>();
  let sessions = 0;
  for (const weekday of WHOLE_WEEK) {
    const times = timesOf(availability, weekday);
    if (times.length === 0) continue;
    sessions += times.length;
    const hours = listAnd(spansOf(times, minutes));
    daysByHours.set(hours, [...(daysByHours.get(hours) ?? []), dayWord(weekday)]);
  }
  if (sessions === 0) return "Sin horas: nadie puede reservar.";
  const parts = [...daysByHours].map(([hours, days]) => `${listAnd(days)} ${hours}`);
  return `${upperFirst(parts.join("; "))} · ${pluralize(sessions, "sesión", "sesiones")}`;
}

/** 1 -> "lunes" */
export function dayWord(weekday: number): string {
  return (WEEKDAY_NAMES[weekday - 1] ?? "").toLowerCase();
}

/** Meetings that follow each other without a pause are one span: "15:00 a 16:00". */
function spansOf(times: readonly string[], minutes: number): string[] {
  const spans: { from: string; last: string }[] = [];
  for (const time of times) {
    const span = spans.at(-1);
    if (span && distance(time, span.last) <= minutes) span.last = time;
    else spans.push({ from: time, last: time });
  }
  return spans.map(({ from, last }) => `${from} a ${laterTime(last, minutes)}`);
}

/** In minutes. */
function distance(one: string, other = one): number {
  return Math.abs(minuteOf(one) - minuteOf(other));
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
