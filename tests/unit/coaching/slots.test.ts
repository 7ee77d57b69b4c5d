import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Availability } from "#app/features/coaching/booking-types.ts";
import { chileanHolidays } from "#app/features/coaching/coaches.server.ts";
import {
  findOffered,
  type OfferRules,
  offeredDates,
  offers,
  santiagoDate,
  santiagoTime,
  yearsAhead,
} from "#app/features/coaching/slots.ts";
import { wholeDay } from "../../support/coaching/absences.ts";

const FRIDAYS: Availability = [{ weekday: 5, times: ["15:00", "15:30"] }];
const EVERY_DAY: Availability = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, times: ["10:00"] }));

const rules = (now: string, more: Partial<OfferRules> = {}): OfferRules => ({
  availability: FRIDAYS,
  absences: [],
  minutes: 30,
  holidays: chileanHolidays(yearsAhead(new Date(now))),
  now: new Date(now),
  ...more,
});
const days = (now: string, more: Partial<OfferRules> = {}) => offeredDates(rules(now, more)).map((day) => day.date);

describe("offered dates", () => {
  // A Thursday; Friday 25 December is Christmas and Friday 1 January New Year.
  test("are the coach's weekdays of the next 8 weeks, without holidays, in summer time", () => {
    const { dates, holidays } = offers(rules("2026-11-26T12:00:00Z"));
    expect(dates.map((day) => day.date)).toEqual([
      "2026-11-27",
      "2026-12-04",
      "2026-12-11",
      "2026-12-18",
      "2027-01-08",
      "2027-01-15",
    ]);
    expect(dates[0]?.slots).toEqual([
      { time: "15:00", startsAt: "2026-11-27T18:00:00.000Z" },
      { time: "15:30", startsAt: "2026-11-27T18:30:00.000Z" },
    ]);
    expect(holidays).toEqual([
      { date: "2026-12-25", name: "Navidad" },
      { date: "2027-01-01", name: "Año Nuevo" },
    ]);
  });

  test("end with the day 8 weeks ahead, which counts", () => {
    expect(days("2026-11-27T12:00:00Z").at(-1)).toBe("2027-01-22");
    expect(days("2026-11-26T12:00:00Z")).not.toContain("2027-01-22");
  });

  test("belong to the day it is in Chile, not in Greenwich", () => {
    // 22:30 of Friday 27 November in Chile; the horizon is Friday 22 January.
    expect(days("2026-11-28T01:30:00Z").at(-1)).toBe("2027-01-22");
    expect(days("2026-11-28T03:00:00Z").at(-1)).toBe("2027-01-22");
    expect(days("2026-11-27T02:59:00Z").at(-1)).toBe("2027-01-15");
  });

  test("have only slots that have not begun", () => {
    const today = (now: string) => offeredDates(rules(now))[0];
    expect(today("2026-11-27T17:59:59.999Z")?.slots.map((slot) => slot.time)).toEqual(["15:00", "15:30"]);
    expect(today("2026-11-27T18:00:00.000Z")?.slots.map((slot) => slot.time)).toEqual(["15:30"]);
    expect(today("2026-11-27T18:30:00.000Z")?.date).toBe("2026-12-04");
  });

  test("are sixteen at most", () => {
    const dates = days("2026-11-26T12:00:00Z", { availability: EVERY_DAY });
    expect(dates).toHaveLength(16);
    // 26 November to 12 December without the 8th, a holiday; today's 10:00 is still to come at 9:00.
    expect([dates[0], dates.at(-1)]).toEqual(["2026-11-26", "2026-12-12"]);
    expect(dates).not.toContain("2026-12-08");
  });

  test("leave out the days on which the coach is away", () => {
    const absences = ["2026-12-04", "2026-12-25"].map(wholeDay);
    expect(days("2026-11-26T12:00:00Z", { absences })).not.toContain("2026-12-04");
    expect(offers(rules("2026-11-26T12:00:00Z", { absences })).holidays.map((day) => day.date)).toEqual(["2027-01-01"]);
  });

  test("take scattered and repeated entries of a weekday together, in order", () => {
    const availability: Availability = [
      { weekday: 5, times: ["16:00", "09:00"] },
      { weekday: 1, times: [] },
      { weekday: 5, times: ["09:00", "12:00"] },
    ];
    const [first] = offeredDates(rules("2026-11-26T12:00:00Z", { availability }));
    expect(first?.slots.map((slot) => slot.time)).toEqual(["09:00", "12:00", "16:00"]);
    expect(days("2026-11-26T12:00:00Z", { availability: [] })).toEqual([]);
  });
});

describe("the nights on which the clocks change", () => {
  const night: Availability = [
    { weekday: 6, times: ["22:30", "23:00", "23:30"] },
    { weekday: 7, times: ["00:00", "00:30", "01:00"] },
  ];
  const on = (date: string, now: string) =>
    offeredDates(rules(now, { availability: night })).find((day) => day.date === date)?.slots;

  test.each(["2026-09-06", "2027-09-05"])("spring %s: the hour that does not exist is not offered", (date) => {
    expect(on(date, `${date.slice(0, 8)}01T12:00:00Z`)).toEqual([{ time: "01:00", startsAt: `${date}T04:00:00.000Z` }]);
  });

  test.each([
    ["2026-04-04", "2026-04-05"],
    ["2027-04-03", "2027-04-04"],
  ])("autumn %s: the hour that comes twice is offered once, the first time", (saturday, sunday) => {
    const now = `${saturday.slice(0, 8)}01T12:00:00Z`;
    const holidays = new Map<string, string>();
    const dates = offeredDates(rules(now, { availability: night, holidays }));
    expect(dates.find((day) => day.date === saturday)?.slots.map((slot) => slot.startsAt)).toEqual([
      `${sunday}T01:30:00.000Z`,
      `${sunday}T02:00:00.000Z`,
      `${sunday}T02:30:00.000Z`,
    ]);
    expect(dates.find((day) => day.date === sunday)?.slots.map((slot) => slot.startsAt)).toEqual([
      `${sunday}T04:00:00.000Z`,
      `${sunday}T04:30:00.000Z`,
      `${sunday}T05:00:00.000Z`,
    ]);
  });
});

test.each([
  ["2026-11-27T02:59:00Z", "2026-11-26", "23:59"],
  ["2026-11-27T03:00:00Z", "2026-11-27", "00:00"],
  ["2026-06-05T03:59:00Z", "2026-06-04", "23:59"],
])("%s is the %s, %s in Chile", (iso, date, time) => {
  expect([santiagoDate(new Date(iso)), santiagoTime(new Date(iso))]).toEqual([date, time]);
});

describe("holidays of Chile", () => {
  test.each([
    ["2026-04-04", "Sábado Santo"],
    ["2027-09-17", "Feriado Adicional Fiestas Patrias"],
    ["2028-10-27", "Día Nacional de las Iglesias Evangélicas y Protestantes"],
  ])("%s is %s", (date, name) => {
    expect(chileanHolidays([2026, 2027, 2028]).get(date)).toBe(name);
  });

  test("31 December is a day like others, for banks only it is not", () => {
    expect(chileanHolidays([2026]).has("2026-12-31")).toBe(false);
  });

  test("cover both years when the 8 weeks reach into the next", () => {
    expect(yearsAhead(new Date("2026-11-26T12:00:00Z"))).toEqual([2026, 2027]);
    expect(yearsAhead(new Date("2026-06-01T12:00:00Z"))).toEqual([2026]);
    // Still 2026 in Chile; 31 December + 56 days.
    expect(yearsAhead(new Date("2027-01-01T02:00:00Z"))).toEqual([2026, 2027]);
  });
});

describe("whatever the rules and the moment", () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`);
  const availability = fc.array(fc.record({ weekday: fc.integer({ min: 1, max: 7 }), times: fc.array(time) }));
  const now = fc.date({ min: new Date("2026-01-01"), max: new Date("2028-12-31"), noInvalidDate: true });

  test("slots are in order, in the future, unique, and found again in any spelling of their instant", () => {
    fc.assert(
      fc.property(availability, now, (given, at) => {
        const dates = offeredDates(rules(at.toISOString(), { availability: given }));
        const starts = dates.flatMap((day) => day.slots.map((slot) => slot.startsAt));
        expect(starts).toEqual([...new Set(starts)].sort());
        expect(dates.length).toBeLessThanOrEqual(16);
        for (const start of starts) {
          expect(Date.parse(start)).toBeGreaterThan(at.getTime());
          expect(findOffered(dates, new Date(start))?.startsAt).toBe(start);
          expect(findOffered(dates, new Date(Date.parse(start) + 1))).toBeUndefined();
        }
      }),
    );
  });

  test.each([
    ["before the first", "14:00", "15:00", ["15:00", "15:30"]],
    ["the first minute of the first", "14:00", "15:01", ["15:30"]],
    ["the last minute of the second", "15:59", "18:00", ["15:00"]],
    ["after both", "16:00", "18:00", ["15:00", "15:30"]],
    ["between them", "15:30", "15:30", ["15:00", "15:30"]],
  ])("an absence of some hours takes the slots that it touches: %s", (_name, from, until, left) => {
    const absences = [{ from: `2026-12-04T${from}`, until: `2026-12-04T${until}` }];
    const { dates } = offers(rules("2026-11-26T12:00:00Z", { absences }));
    expect(dates.find((day) => day.date === "2026-12-04")?.slots.map((slot) => slot.time)).toEqual(left);
  });

  test("an absence over several days begins and ends with its hours", () => {
    const absences = [{ from: "2026-12-04T15:30", until: "2026-12-18T15:30" }];
    const { dates } = offers(rules("2026-11-26T12:00:00Z", { absences }));
    const times = (date: string) => dates.find((day) => day.date === date)?.slots.map((slot) => slot.time);
    expect([times("2026-12-04"), times("2026-12-11"), times("2026-12-18")]).toEqual([["15:00"], undefined, ["15:30"]]);
  });

  test("of longer sessions an absence takes those that would still be going on", () => {
    const absences = [{ from: "2026-12-04T16:20", until: "2026-12-04T18:00" }];
    const given = { absences, minutes: 60 };
    const { dates } = offers(rules("2026-11-26T12:00:00Z", given));
    expect(dates.find((day) => day.date === "2026-12-04")?.slots.map((slot) => slot.time)).toEqual(["15:00"]);
  });

  test("more blocked days never open a slot before the last one offered", () => {
    fc.assert(
      fc.property(availability, now, fc.nat(55), (given, at, ahead) => {
        const before = offeredDates(rules(at.toISOString(), { availability: given }));
        const blocked = before[ahead % Math.max(1, before.length)]?.date;
        const after = offeredDates(
          rules(at.toISOString(), { availability: given, absences: blocked ? [wholeDay(blocked)] : [] }),
        );
        const last = before.at(-1)?.date ?? "";
        expect(after.filter((day) => day.date <= last)).toEqual(before.filter((day) => day.date !== blocked));
      }),
    );
  });
});
