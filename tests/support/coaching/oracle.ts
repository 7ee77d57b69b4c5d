/**
 * What can be booked, told a second time and as simply as possible: a walk over every minute of some years with the
 * clock of Chile beside it. Shares nothing with the product: Intl instead of luxon, the holidays as a list.
 */

/** Public holidays of Chile as the law sets them for these years, and Easter Sunday, on which nobody works either. */
const HOLIDAYS = new Set([
  "2025-12-08",
  "2025-12-25",
  ...["01-01", "04-03", "04-04", "04-05", "05-01", "05-21", "06-21", "06-29", "07-16", "08-15"].map((d) => `2026-${d}`),
  ...["09-18", "09-19", "10-12", "10-31", "11-01", "12-08", "12-25"].map((d) => `2026-${d}`),
  ...["01-01", "03-26", "03-27", "03-28", "05-01", "05-21", "06-21", "06-28", "07-16", "08-15"].map((d) => `2027-${d}`),
  ...["09-17", "09-18", "09-19", "10-11", "10-31", "11-01", "12-08", "12-25"].map((d) => `2027-${d}`),
  ...["01-01", "04-14", "04-15", "04-16", "05-01", "05-21", "06-20", "06-26", "07-16", "08-15"].map((d) => `2028-${d}`),
  ...["09-18", "09-19", "10-09", "10-27", "11-01", "12-08", "12-25"].map((d) => `2028-${d}`),
]);

const MINUTE = 60_000;
const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const zone = { timeZone: "America/Santiago" } as const;
const wallClock = new Intl.DateTimeFormat("sv-SE", {
  ...zone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});
const weekdayName = new Intl.DateTimeFormat("en-US", { ...zone, weekday: "short" });

export type Hours = readonly { weekday: number; times: readonly string[] }[];

export class Oracle {
  readonly #start: number;
  /** For each minute: which day of the list, and minutes past midnight as the clock shows them. */
  readonly #day: Int32Array;
  readonly #shown: Int16Array;
  /** For each day: its date, its weekday from 1 = Monday. */
  readonly #dates: string[] = [];
  readonly #weekdays: number[] = [];

  /** Reads the clock at every minute from `from` to before `to`. */
  constructor(from: Date, to: Date) {
    this.#start = from.getTime();
    const count = (to.getTime() - this.#start) / MINUTE;
    this.#day = new Int32Array(count);
    this.#shown = new Int16Array(count);
    for (let index = 0; index < count; index += 1) {
      const instant = this.#start + index * MINUTE;
      const text = wallClock.format(instant);
      const date = text.slice(0, 10);
      if (date !== this.#dates.at(-1)) {
        this.#dates.push(date);
        this.#weekdays.push(WEEKDAYS.indexOf(weekdayName.format(instant)) + 1);
      }
      this.#day[index] = this.#dates.length - 1;
      this.#shown[index] = Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16));
    }
  }

  /** Every bookable instant at `now` (a full minute or not), in order, as epoch milliseconds. */
  bookable(hours: Hours, blocked: ReadonlySet<string>, now: number): number[] {
    const wanted = tableOf(hours);
    const at = Math.floor((now - this.#start) / MINUTE);
    const today = this.#day[at] ?? 0;
    const found: number[] = [];
    const days: number[] = [];
    // The walk begins with the day, not with `now`: a reading counts as a repetition even when it came before `now`.
    let index = at;
    while (index > 0 && this.#day[index - 1] === today) index -= 1;
    const seen = new Set<number>();
    for (; index < this.#day.length && (this.#day[index] ?? 0) <= today + 56; index += 1) {
      const day = this.#day[index] ?? 0;
      const shown = this.#shown[index] ?? 0;
      if (!wanted[(this.#weekdays[day] ?? 0) * 1440 + shown]) continue;
      const reading = day * 1440 + shown;
      if (seen.has(reading)) continue;
      seen.add(reading);
      const date = this.#dates[day] ?? "";
      const instant = this.#start + index * MINUTE;
      if (instant <= now || HOLIDAYS.has(date) || blocked.has(date)) continue;
      if (days.at(-1) !== day) {
        if (days.length === 16) break;
        days.push(day);
      }
      found.push(instant);
    }
    return found;
  }
}

function tableOf(hours: Hours): Uint8Array {
  const table = new Uint8Array(8 * 1440);
  for (const { weekday, times } of hours)
    for (const time of times) table[weekday * 1440 + Number(time.slice(0, 2)) * 60 + Number(time.slice(3))] = 1;
  return table;
}
