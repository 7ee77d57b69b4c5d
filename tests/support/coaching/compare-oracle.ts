import { chileanHolidays } from "#app/features/coaching/coaches.server.ts";
import { findOffered, offeredDates, yearsAhead } from "#app/features/coaching/slots.ts";
import { wholeDay } from "./absences.ts";
import { type Hours, Oracle } from "./oracle.ts";

/**
 * A program (the host's time zone is set from outside): compares the product with the oracle and prints what it found.
 * Every minute of as many days as its argument says, from 1 January 2026; moments to ask at, spread over them and
 * around the nights of the clock changes.
 */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FIRST = Date.parse("2026-01-01T03:00:00Z");
const DAYS = Number(process.argv[2]);

const every = (times: string[]) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, times }));
const COACHES: { hours: Hours; blocked: string[] }[] = [
  { hours: [{ weekday: 5, times: ["15:00", "15:30"] }], blocked: [] },
  {
    hours: [
      { weekday: 2, times: ["16:00", "16:30"] },
      { weekday: 4, times: ["15:00", "15:30"] },
    ],
    blocked: ["2026-11-26", "2027-03-02", "2027-04-01"],
  },
  { hours: every(["00:00", "00:30", "12:15", "23:00", "23:30", "23:59"]), blocked: ["2026-04-06", "2027-09-04"] },
  {
    hours: [
      { weekday: 6, times: ["00:00", "22:59", "23:00", "23:30"] },
      { weekday: 7, times: ["00:00", "00:29", "00:59", "01:00"] },
    ],
    blocked: [],
  },
];

/** One for each day, at another time of day each, up to 8 weeks before the day whose minutes it is asked about. */
const spread = Array.from({ length: DAYS }, (_, day) => {
  const before = (day * 37) % 57;
  return FIRST + (day - before) * DAY + ((day * 7919 * 1013) % DAY);
});

const aroundClockChanges = ["2026-04-05", "2026-09-06", "2027-04-04", "2027-09-05"].flatMap((date) => {
  if (Date.parse(date) > FIRST + DAYS * DAY) return [];
  const midnight = Date.parse(`${date}T00:00:00Z`);
  // From 22 h before to 8 h after the change, each half hour with a millisecond on both sides; 23:30 local is among
  // them.
  return Array.from({ length: 61 }, (_, step) => midnight - 18 * 60 * MINUTE + step * 30 * MINUTE).flatMap((at) => [
    at - 1,
    at,
    at + 1,
  ]);
});

const oracle = new Oracle(new Date(FIRST - 60 * DAY), new Date(FIRST + (DAYS + 60) * DAY));
const differences: string[] = [];
let sets = 0;
let minutes = 0;
let booked = 0;

function offeredAt(coach: { hours: Hours; blocked: string[] }, now: number) {
  const at = new Date(now);
  return offeredDates({
    availability: coach.hours.map(({ weekday, times }) => ({ weekday, times: [...times] })),
    absences: coach.blocked.map(wholeDay),
    minutes: 30,
    holidays: chileanHolidays(yearsAhead(at)),
    now: at,
  });
}

for (const now of [...spread, ...aroundClockChanges]) {
  for (const coach of COACHES) {
    const expected = oracle.bookable(coach.hours, new Set(coach.blocked), now);
    const offered = offeredAt(coach, now).flatMap((day) => day.slots.map((slot) => Date.parse(slot.startsAt)));
    sets += 1;
    booked += expected.length;
    if (expected.join() !== offered.join()) differences.push(`offered at ${new Date(now).toISOString()}`);
  }
}

for (const [day, now] of spread.entries()) {
  const coach = COACHES[day % COACHES.length] ?? { hours: [], blocked: [] };
  const expected = new Set(oracle.bookable(coach.hours, new Set(coach.blocked), now));
  const dates = offeredAt(coach, now);
  for (let minute = 0; minute < 1440; minute += 1) {
    const candidate = FIRST + day * DAY + minute * MINUTE;
    minutes += 1;
    if ((findOffered(dates, new Date(candidate)) !== undefined) !== expected.has(candidate))
      differences.push(`accepted ${new Date(candidate).toISOString()} at ${new Date(now).toISOString()}`);
  }
}

console.log(
  JSON.stringify({
    hostZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    sets,
    minutes,
    booked,
    differences: differences.length,
    examples: differences.slice(0, 5),
  }),
);
