import type { TermReport } from "#app/features/admin/panel-api-schemas.server.ts";

type Group = TermReport["groups"][number];
const NOBODY = { scheduled: 0, completed: 0, cancelled: 0, no_show: 0 };
const NO_USE = { cv: { uses: 0, people: 0 }, interviews: { uses: 0, people: 0 }, bookings: { uses: 0, people: 0 } };
const NO_MEANS = { cvScore: null, interviewScore: null, hunterRating: null, sessionRating: null };

/** A report of a period in which nothing happened. */
export function emptyReport(): TermReport {
  return {
    from: "2026-08-01",
    to: "2026-11-24",
    generatedAt: "2026-11-24T17:10:00.000Z",
    includesSampleData: false,
    minimumPeople: 5,
    minimumForMeans: 10,
    countStep: 5,
    totals: NO_USE,
    bookingsByStatus: NOBODY,
    means: NO_MEANS,
    previous: { from: "2026-03-01", to: "2026-06-24", totals: NO_USE, bookingsByStatus: NOBODY, means: NO_MEANS },
    weeks: weeks(17, () => ({ cv: 0, interviews: 0, bookings: 0 })),
    scores: scores(() => 0),
    movement: { people: 0, first: null, last: null },
    groups: [],
  };
}

/** A report of a busy period. @param weekCount how many weeks it has */
export function busyReport(groups: Group[], weekCount = 17): TermReport {
  return {
    ...emptyReport(),
    totals: {
      cv: { uses: 1640, people: 1000 },
      interviews: { uses: 985, people: 600 },
      bookings: { uses: null, people: null },
    },
    bookingsByStatus: { scheduled: 40, completed: 320, cancelled: null, no_show: 25 },
    means: { cvScore: 68, interviewScore: null, hunterRating: 4.5, sessionRating: null },
    previous: {
      from: "2026-03-01",
      to: "2026-06-24",
      totals: {
        cv: { uses: 1310, people: 885 },
        interviews: { uses: null, people: null },
        bookings: { uses: 0, people: 0 },
      },
      bookingsByStatus: { scheduled: 0, completed: 300, cancelled: 30, no_show: null },
      means: { cvScore: 60, interviewScore: 70, hunterRating: 4, sessionRating: null },
    },
    weeks: weeks(weekCount, (index) => ({
      cv: 20 + ((index * 37) % 11) * 15,
      interviews: index === 4 ? null : 10 + ((index * 23) % 9) * 10,
      bookings: ((index * 13) % 7) * 5,
    })),
    scores: scores((index) => (index === 2 ? null : ([0, 0, 0, 10, 45, 120, 260, 340, 180, 25][index] ?? 0))),
    movement: { people: 340, first: 58, last: 71 },
    groups,
  };
}

export function group(name: string | null, cv: number | null, before: number | null): Group {
  return { name, now: { cv, interviews: 55, bookings: null }, before: { cv: before, interviews: 50, bookings: 0 } };
}

function weeks(length: number, uses: (index: number) => Omit<TermReport["weeks"][number], "week">) {
  return Array.from({ length }, (_, index) => ({
    week: new Date(Date.UTC(2026, 7, 3 + 7 * index)).toISOString().slice(0, 10),
    ...uses(index),
  }));
}

function scores(people: (index: number) => number | null): TermReport["scores"] {
  return Array.from({ length: 10 }, (_, index) => ({
    from: index * 10,
    to: index === 9 ? 100 : index * 10 + 9,
    people: people(index),
  }));
}
