import { DAY_MS } from "#app/platform/durations.ts";

/** An absence of the whole day, in wall times of Chile. */
export function wholeDay(date: string): { from: string; until: string } {
  const next = new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);
  return { from: `${date}T00:00`, until: `${next}T00:00` };
}
