import { describe, expect, test } from "vitest";
import { dueAt, extendedDue, resumedDue, urgency } from "#app/features/privacy/rights/deadline.server.ts";
import { deadlineWords } from "#app/features/privacy/rights/rights.ts";
import { readSettings } from "#app/platform/env.server.ts";

/** Deadlines are days of Chile's calendar: at the same wall time, whatever the clocks and the year do. */

const settings = readSettings({});
const at = (iso: string) => new Date(iso);

describe("calendar days", () => {
  test.each([
    ["in summer", "2026-11-24T12:00:00.000Z", "2026-12-24T12:00:00.000Z"],
    ["clocks go forward on 6 September", "2026-08-20T12:00:00.000Z", "2026-09-19T11:00:00.000Z"],
    ["clocks go back on 4 April", "2026-03-20T12:00:00.000Z", "2026-04-19T13:00:00.000Z"],
    ["over the end of the year", "2026-12-15T02:30:00.000Z", "2027-01-14T02:30:00.000Z"],
    ["over 29 February", "2028-02-10T15:00:00.000Z", "2028-03-11T15:00:00.000Z"],
  ])("%s", (_name, from, until) => {
    expect(dueAt("access", at(from), settings)).toBe(until);
  });

  test("at a wall time that the clocks skip, the next one", () => {
    // 6 September 2026, 0:30 does not exist in Chile.
    expect(dueAt("access", at("2026-08-07T04:30:00.000Z"), settings)).toBe("2026-09-06T04:30:00.000Z");
  });

  test("as the settings say, extended over the end of the year too", () => {
    const short = readSettings({ RIGHTS_DAYS: "15", RIGHTS_EXTENSION_DAYS: "20" });
    const due = dueAt("erasure", at("2026-12-20T13:00:00.000Z"), short);
    expect(due).toBe("2027-01-04T13:00:00.000Z");
    expect(extendedDue(due, short)).toBe("2027-01-24T13:00:00.000Z");
    expect(extendedDue("2026-03-25T13:00:00.000Z", short)).toBe("2026-04-14T14:00:00.000Z");
  });
});

describe("business days of a block", () => {
  test.each([
    ["a Tuesday", "2026-11-24T12:00:00.000Z", "2026-11-27T12:00:00.000Z"],
    ["over a weekend", "2026-11-26T12:00:00.000Z", "2026-12-01T12:00:00.000Z"],
    ["over a holiday", "2026-12-04T12:00:00.000Z", "2026-12-10T12:00:00.000Z"],
    ["over Christmas and New Year", "2026-12-30T12:00:00.000Z", "2027-01-05T12:00:00.000Z"],
    ["over the change of the clocks", "2026-09-03T12:00:00.000Z", "2026-09-08T11:00:00.000Z"],
    ["late in the evening, which is tomorrow elsewhere", "2026-11-28T02:30:00.000Z", "2026-12-03T02:30:00.000Z"],
  ])("%s", (_name, from, until) => {
    expect(dueAt("block", at(from), settings)).toBe(until);
  });
});

test("a question moves the deadline by the time that passed, never back", () => {
  expect(resumedDue("2026-12-30T12:00:00.000Z", "2026-12-20T12:00:00.000Z", at("2027-01-04T13:00:00.000Z"))).toBe(
    "2027-01-14T13:00:00.000Z",
  );
  expect(resumedDue("2026-12-30T12:00:00.000Z", "2026-12-20T12:00:00.000Z", at("2026-12-19T00:00:00.000Z"))).toBe(
    "2026-12-30T12:00:00.000Z",
  );
});

test.each([
  ["2026-12-14T11:00:00.000Z", "calm", "Quedan 11 días"],
  ["2026-12-15T13:00:00.000Z", "warn", "Quedan 10 días"],
  ["2026-12-23T13:00:00.000Z", "bad", "Quedan 2 días"],
  // 23:30 in Chile of the 24th.
  ["2026-12-25T02:30:00.000Z", "bad", "Vence mañana"],
  ["2026-12-25T03:30:00.000Z", "bad", "Vence hoy"],
  ["2026-12-25T12:00:00.001Z", "late", "Venció hoy"],
  ["2026-12-26T12:00:00.000Z", "late", "Venció hace 1 día"],
  ["2027-01-03T12:00:00.000Z", "late", "Venció hace 9 días"],
])("at %s a deadline of 25 December 2026 is %s: %s", (now, look, words) => {
  const due = "2026-12-25T12:00:00.000Z";
  expect(urgency(due, at(now), settings)).toBe(look);
  expect(deadlineWords(due, Date.parse(now))).toBe(words);
});
