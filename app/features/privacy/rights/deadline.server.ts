import { DateTime } from "luxon";
import { chileanHolidays } from "#app/features/coaching/coaches.server.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { TIME_ZONE } from "#app/platform/format.ts";
import type { OwnRightsKind } from "./rights.ts";

export type RightsSettings = Pick<
  Settings,
  "RIGHTS_DAYS" | "RIGHTS_BLOCK_BUSINESS_DAYS" | "RIGHTS_EXTENSION_DAYS" | "RIGHTS_WARN_DAYS"
>;

/** The instant by which a request has to be answered: the same wall time in Chile, as many days later. */
export function dueAt(kind: OwnRightsKind, received: Date, settings: RightsSettings): string {
  const start = DateTime.fromJSDate(received, { zone: TIME_ZONE });
  const due =
    kind === "block"
      ? businessDaysLater(start, settings.RIGHTS_BLOCK_BUSINESS_DAYS)
      : start.plus({ days: settings.RIGHTS_DAYS });
  return due.toJSDate().toISOString();
}

/** Monday to Friday without Chile's public holidays. */
function businessDaysLater(start: DateTime, days: number): DateTime {
  let day = start;
  for (let left = days; left > 0; ) {
    day = day.plus({ days: 1 });
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}

function isBusinessDay(day: DateTime): boolean {
  return day.weekday <= 5 && !chileanHolidays([day.year]).has(day.toFormat("yyyy-MM-dd"));
}

/** The deadline after the clock stood still for a while. */
export function resumedDue(due: string, pausedAt: string, now: Date): string {
  return new Date(Date.parse(due) + Math.max(0, now.getTime() - Date.parse(pausedAt))).toISOString();
}

/** The deadline after an extension. */
export function extendedDue(due: string, settings: RightsSettings): string {
  return DateTime.fromISO(due, { zone: TIME_ZONE })
    .plus({ days: settings.RIGHTS_EXTENSION_DAYS })
    .toJSDate()
    .toISOString();
}

/** Days before the deadline from which it is shown as near; at most the setting, and 2 or less are pressing. */
export function urgency(due: string, now: Date, settings: RightsSettings): "late" | "bad" | "warn" | "calm" {
  const left = (Date.parse(due) - now.getTime()) / DAY_MS;
  if (left < 0) return "late";
  if (left <= 2) return "bad";
  return left <= settings.RIGHTS_WARN_DAYS ? "warn" : "calm";
}
