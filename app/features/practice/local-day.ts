import { TIME_ZONE } from "#app/platform/format.ts";

const dayFormat = new Intl.DateTimeFormat("en-CA", { timeZone: TIME_ZONE, dateStyle: "short" });

/** The date of an instant where the institution is: YYYY-MM-DD. */
export function localDay(instant: Date): string {
  return dayFormat.format(instant);
}
