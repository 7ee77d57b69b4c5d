import { expect, test } from "vitest";
import { isDue } from "#app/backup/due.ts";

// Chile was at UTC-4 in June and is at UTC-3 in November 2026: 03:30 is 07:30Z and 06:30Z.
const at = (text: string) => new Date(text);
const started = at("2026-06-01T00:00:00Z");

test.each([
  ["before its hour", "2026-06-10T07:29:59Z", "2026-06-09T07:30:05Z", false],
  ["at its hour", "2026-06-10T07:30:00Z", "2026-06-09T07:30:05Z", true],
  ["once a day only", "2026-06-10T07:31:00Z", "2026-06-10T07:30:05Z", false],
  ["at its hour of summer", "2026-11-10T06:30:00Z", "2026-11-09T06:30:05Z", true],
  ["not at the hour of winter in summer", "2026-11-10T06:29:00Z", "2026-11-09T06:30:05Z", false],
  ["after one by hand the day before", "2026-06-10T07:30:00Z", "2026-06-09T20:00:00Z", true],
  ["hours later, when the clock or the machine stood still", "2026-06-10T15:00:00Z", "2026-06-09T07:30:05Z", true],
])("%s", (_name, now, last, due) => {
  expect(isDue({ now: at(now), startedAt: started, last: at(last), triedAt: null }, "03:30")).toBe(due);
});

test.each([
  ["missed while the server was down, but it has just started", "2026-06-10T12:04:59Z", "2026-06-09T07:30:05Z", false],
  ["missed while the server was down", "2026-06-10T12:05:00Z", "2026-06-09T07:30:05Z", true],
  ["never made", "2026-06-10T12:05:00Z", null, true],
  ["a short stop, the last one is fresh", "2026-06-10T12:05:00Z", "2026-06-10T01:00:00Z", false],
])("after a start: %s", (_name, now, last, due) => {
  const moment = {
    now: at(now),
    startedAt: at("2026-06-10T12:00:00Z"),
    last: last === null ? null : at(last),
    triedAt: null,
  };
  expect(isDue(moment, "03:30")).toBe(due);
});

test("one that failed is tried again after an hour, 'off' never", () => {
  const moment = { startedAt: started, last: null, triedAt: at("2026-06-10T07:30:00Z") };
  expect(isDue({ ...moment, now: at("2026-06-10T08:29:00Z") }, "03:30")).toBe(false);
  expect(isDue({ ...moment, now: at("2026-06-10T08:30:00Z") }, "03:30")).toBe(true);
  expect(isDue({ ...moment, now: at("2026-06-10T08:30:00Z") }, "off")).toBe(false);
});

test("one that is due is made also by a process that began under a clock that was ahead", () => {
  const moment = { startedAt: at("2029-02-03T12:00:00Z"), triedAt: at("2029-02-03T12:10:00Z") };
  const now = at("2026-06-10T12:00:00Z");
  expect(isDue({ ...moment, now, last: at("2026-06-09T07:30:05Z") }, "03:30")).toBe(true);
  expect(isDue({ ...moment, now, last: at("2026-06-10T07:30:05Z") }, "03:30")).toBe(false);
});
