import Holidays from "date-holidays";

const calendar = new Holidays("CL", { languages: "es", types: ["public"] });
const cache = new Map<number, ReadonlyMap<string, string>>();

const EASTER_SUNDAY = "easter";
const DAY_MS = 24 * 60 * 60 * 1000;

/** Public holidays of Chile in these years: name by calendar day, "2026-12-25". */
export function chileanHolidays(years: readonly number[]): ReadonlyMap<string, string> {
  return new Map(years.flatMap((year) => [...holidaysOf(year)]));
}

function holidaysOf(year: number): ReadonlyMap<string, string> {
  const known = cache.get(year);
  if (known) return known;
  const days = new Map<string, string>();
  for (const { date, name, rule } of calendar.getHolidays(year)) {
    const day = date.slice(0, 10);
    days.set(day, name);
    // The library lists the Sunday, which is no holiday of its own, and leaves out the Saturday, which is one by law.
    if (rule === EASTER_SUNDAY) days.set(dayBefore(day), "Sábado Santo");
  }
  cache.set(year, days);
  return days;
}

function dayBefore(date: string): string {
  return new Date(Date.parse(date) - DAY_MS).toISOString().slice(0, 10);
}
