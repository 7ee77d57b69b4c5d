import { expect, test } from "vitest";
import { isDue } from "#app/backup/schedule.server.ts";

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

test.each([
  ["the last one is of this very hour", "2026-06-10T07:30:00Z", "2026-06-10T07:30:00Z", false],
  [
    "before its hour the hour of yesterday counts, and that one is there",
    "2026-06-10T02:00:00Z",
    "2026-06-09T07:30:00Z",
    false,
  ],
  [
    "before its hour the hour of yesterday counts, and that one is missing",
    "2026-06-10T02:00:00Z",
    "2026-06-09T07:29:59Z",
    true,
  ],
  ["within its minute", "2026-06-10T07:30:59.999Z", "2026-06-09T07:30:05Z", true],
  ["just before its minute", "2026-06-10T07:29:59.999Z", "2026-06-09T07:30:05Z", false],
])("at the edges: %s", (_name, now, last, due) => {
  expect(isDue({ now: at(now), startedAt: started, last: at(last), triedAt: null }, "03:30")).toBe(due);
});

test(
  "a server that starts at its very hour makes it, one that starts " + "later has a fresh one from the day before",
  () => {
    const moment = { now: at("2026-06-10T07:40:00Z"), last: at("2026-06-09T07:30:05Z"), triedAt: null };
    expect(isDue({ ...moment, startedAt: at("2026-06-10T07:30:00Z") }, "03:30")).toBe(true);
    expect(isDue({ ...moment, startedAt: at("2026-06-10T07:30:00.001Z") }, "03:30")).toBe(false);
  },
);

test("after a start a backup of 25 hours is fresh enough, an older one was missed", () => {
  const moment = { now: at("2026-06-10T12:05:00Z"), startedAt: at("2026-06-10T12:00:00Z"), triedAt: null };
  expect(isDue({ ...moment, last: at("2026-06-09T11:05:00Z") }, "03:30")).toBe(false);
  expect(isDue({ ...moment, last: at("2026-06-09T11:04:59.999Z") }, "03:30")).toBe(true);
});

test("a whole hour is written without minutes of its own", () => {
  const moment = { startedAt: started, last: at("2026-06-09T20:00:00Z"), triedAt: null };
  expect(isDue({ ...moment, now: at("2026-06-10T08:59:59Z") }, "05:00")).toBe(false);
  expect(isDue({ ...moment, now: at("2026-06-10T09:00:00Z") }, "05:00")).toBe(true);
});

test("a clock that was set back holds nothing up", () => {
  const moment = { startedAt: started, last: at("2026-06-09T07:30:05Z"), triedAt: at("2026-06-10T08:00:00Z") };
  expect(isDue({ ...moment, now: at("2026-06-10T07:59:59Z") }, "03:30")).toBe(true);
  expect(isDue({ ...moment, now: at("2026-06-10T08:00:00Z") }, "03:30")).toBe(false);
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
