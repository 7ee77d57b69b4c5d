import { describe, expect, test } from "vitest";
import { isoNow } from "#app/platform/clock.ts";
import {
  formatBytes,
  formatDate,
  formatDateTime,
  formatDuration,
  formatLongDate,
  formatScore,
  formatTime,
} from "#app/platform/format.ts";

test.each([
  [0, "0 Bytes"],
  [1023, "1023 Bytes"],
  [1024, "1.00 KB"],
  [1536, "1.50 KB"],
  [1024 ** 2 - 1, "1024.00 KB"],
  [1024 ** 2, "1.00 MB"],
  [1.5 * 1024 ** 2, "1.50 MB"],
  [1024 ** 3, "1.00 GB"],
  // There is no larger unit.
  [2048 * 1024 ** 3, "2048.00 GB"],
])("%d bytes are %s", (bytes, text) => expect(formatBytes(bytes)).toBe(text));

test.each([
  [-3, "0:00"],
  [0, "0:00"],
  [9, "0:09"],
  [59.9, "0:59"],
  [60, "1:00"],
  [72, "1:12"],
  [3600, "60:00"],
])("%d seconds are %s", (seconds, text) => expect(formatDuration(seconds)).toBe(text));

test.each([
  [99.6, "100"],
  [99.4, "99"],
  [78, "78"],
  [0, "0"],
  [0.4, "0"],
  [59.5, "60"],
])("a score of %s is told as %s", (score, text) => expect(formatScore(score)).toBe(text));

test.each([
  [79.6, "79"],
  [59.96, "59"],
  [80.4, "80"],
  [99.6, "100"],
  [60, "60"],
])("a score of %s beside the word of its band is told as %s", (score, text) => {
  expect(formatScore(score, (one) => (one >= 80 ? "ok" : one >= 60 ? "warn" : "bad"))).toBe(text);
});

// Chile was at UTC-4 in June and is at UTC-3 in November 2026.
describe("dates are those of Chile", () => {
  test.each([
    ["2026-11-26T18:30:00Z", "26-11-2026", "15:30", "26 de noviembre de 2026"],
    ["2026-11-27T02:59:59Z", "26-11-2026", "23:59", "26 de noviembre de 2026"],
    ["2026-11-27T03:00:00Z", "27-11-2026", "00:00", "27 de noviembre de 2026"],
    ["2026-06-05T03:59:59Z", "04-06-2026", "23:59", "4 de junio de 2026"],
    ["2026-06-05T04:00:00Z", "05-06-2026", "00:00", "5 de junio de 2026"],
  ])("%s is %s, %s", (iso, date, time, long) => {
    expect([formatDate(iso), formatTime(iso), formatDateTime(iso), formatLongDate(iso)]).toEqual([
      date,
      time,
      `${date}, ${time}`,
      long,
    ]);
  });

  test("the database keeps the instant in UTC", () => {
    const now = new Date("2026-11-26T15:30:00-03:00");
    expect(isoNow({ now: () => now })).toBe("2026-11-26T18:30:00.000Z");
  });
});
