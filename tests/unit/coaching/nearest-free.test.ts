import { expect, test } from "vitest";
import type { OfferedDate } from "#app/features/coaching/booking-types.ts";
import { isOccupied, nearestFree } from "#app/features/coaching/nearest-free.ts";

const DATES: OfferedDate[] = [
  {
    date: "2026-11-24",
    slots: [
      { time: "16:00", startsAt: "2026-11-24T19:00:00.000Z" },
      { time: "16:30", startsAt: "2026-11-24T19:30:00.000Z" },
    ],
  },
  {
    date: "2026-11-26",
    slots: [
      { time: "15:00", startsAt: "2026-11-26T18:00:00.000Z" },
      { time: "15:30", startsAt: "2026-11-26T18:30:00.000Z" },
      { time: "16:00", startsAt: "2026-11-26T19:00:00.000Z" },
    ],
  },
  { date: "2026-12-01", slots: [{ time: "16:00", startsAt: "2026-12-01T19:00:00.000Z" }] },
];
const nearest = (wanted: string, occupied = {}, count?: number) =>
  nearestFree(wanted, DATES, occupied, count).map((slot) => `${slot.date} ${slot.time}`);

test("the closest come first, the earlier of two equally close ones before the later", () => {
  expect(nearest("2026-11-26T18:30:00.000Z")).toEqual(["2026-11-26 15:00", "2026-11-26 16:00", "2026-11-24 16:30"]);
});

test("taken ones and the wanted one itself are not proposed", () => {
  const occupied = { "2026-11-26": ["15:00", "15:30"], "2026-12-01": [] };
  expect(nearest("2026-11-26T18:30:00.000Z", occupied)).toEqual([
    "2026-11-26 16:00",
    "2026-11-24 16:30",
    "2026-11-24 16:00",
  ]);
  expect(nearest("2026-11-26T18:30Z", occupied, 9)).toHaveLength(4);
});

test("nothing is left when everything is taken", () => {
  const occupied = Object.fromEntries(DATES.map((day) => [day.date, day.slots.map((slot) => slot.time)]));
  expect(nearest("2026-11-26T18:30:00.000Z", occupied)).toEqual([]);
});

test("the order in which the days come changes nothing", () => {
  const wanted = "2026-11-26T18:30:00.000Z";
  const backwards = DATES.map(({ date, slots }) => ({ date, slots: [...slots].reverse() })).reverse();
  expect(nearestFree(wanted, backwards, {}, 9)).toEqual(nearestFree(wanted, DATES, {}, 9));
});

test("a day is taken only by its own entry", () => {
  expect(isOccupied({ "2026-11-26": ["15:30"] }, "2026-11-26", "15:30")).toBe(true);
  expect(isOccupied({ "2026-11-26": ["15:30"] }, "2026-11-26", "15:00")).toBe(false);
  expect(isOccupied({}, "toString", "15:30")).toBe(false);
});
