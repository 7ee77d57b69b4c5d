import { describe, expect, it } from "vitest";
import { announcementState } from "#app/features/admin/institution/announcement-period.ts";
import { instantOfWallTime, wallTimeOf } from "#app/features/admin/santiago-days.server.ts";

describe("wall times of Chile", () => {
  it.each([
    ["2026-12-01T08:00", "2026-12-01T11:00:00.000Z"],
    ["2026-07-01T08:00", "2026-07-01T12:00:00.000Z"],
    // The clocks go from 23:59 back to 23:00 on 3 April 2027.
    ["2027-04-03T22:59", "2027-04-04T01:59:00.000Z"],
    ["2027-04-04T00:00", "2027-04-04T04:00:00.000Z"],
  ])("%s is %s, and back", (wall, instant) => {
    expect(instantOfWallTime(wall)).toBe(instant);
    expect(wallTimeOf(instant)).toBe(wall);
  });

  it("which the clocks skip are moved on", () => {
    const instant = instantOfWallTime("2026-09-06T00:30") ?? "";
    expect(wallTimeOf(instant)).toBe("2026-09-06T01:30");
  });

  it.each(["2026-02-30T10:00", "2026-13-01T10:00", "2026-12-01T24:01", "2026-12-01", "mañana"])(
    "%s is none",
    (wall) => {
      expect(instantOfWallTime(wall)).toBeNull();
    },
  );
});

describe("an announcement", () => {
  const period = { startsAt: "2026-12-01T11:00:00.000Z", endsAt: "2026-12-06T02:59:00.000Z" };
  it.each([
    ["2026-12-01T10:59:59.999Z", "scheduled"],
    ["2026-12-01T11:00:00.000Z", "shown"],
    ["2026-12-06T02:58:59.999Z", "shown"],
    ["2026-12-06T02:59:00.000Z", "over"],
  ])("is at %s: %s", (now, state) => {
    expect(announcementState(period, new Date(now))).toBe(state);
  });
});
