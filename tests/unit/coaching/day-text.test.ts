import { expect, test } from "vitest";
import type { Availability } from "#app/features/coaching/booking-types.ts";
import {
  dayAndTime,
  dayName,
  laterTime,
  monthName,
  shortDay,
  upperFirst,
  wallTimeOf,
  weekdaysOf,
} from "#app/features/coaching/day-text.ts";

test.each([
  ["2026-11-26", "jueves 26 de noviembre", { weekday: "jue", day: "26" }],
  ["2026-11-01", "domingo 1 de noviembre", { weekday: "dom", day: "1" }],
  ["2027-01-04", "lunes 4 de enero", { weekday: "lun", day: "4" }],
])("%s is %s", (date, name, short) => {
  expect([dayName(date), shortDay(date)]).toEqual([name, short]);
});

test("a month has its year only where it is another one", () => {
  expect(monthName("2026-11-26", "2026")).toBe("Noviembre");
  expect(monthName("2027-01-04", "2026")).toBe("Enero de 2027");
});

// Chile was at UTC-4 in June and is at UTC-3 in November 2026.
test.each([
  ["2026-11-26T18:30:00Z", "2026-11-26", "15:30", "jueves 26 de noviembre, 15:30"],
  ["2026-11-27T02:59:00Z", "2026-11-26", "23:59", "jueves 26 de noviembre, 23:59"],
  ["2026-11-27T03:00:00Z", "2026-11-27", "00:00", "viernes 27 de noviembre, 00:00"],
  ["2026-06-05T03:59:00Z", "2026-06-04", "23:59", "jueves 4 de junio, 23:59"],
])("%s is %s, %s in Chile", (iso, date, time, text) => {
  expect(wallTimeOf(iso)).toEqual({ date, time });
  expect(dayAndTime(iso)).toBe(text);
});

test.each([
  ["15:30", 30, "16:00"],
  ["09:05", 0, "09:05"],
  ["09:00", 5, "09:05"],
  ["23:30", 29, "23:59"],
  ["23:30", 30, "00:00"],
  ["23:30", 95, "01:05"],
])("%s and %d minutes are %s", (time, minutes, later) => expect(laterTime(time, minutes)).toBe(later));

test.each<[Availability, string]>([
  [[], ""],
  [[{ weekday: 2, times: [] }], ""],
  [[{ weekday: 4, times: ["15:00"] }], "Jueves"],
  [
    [
      { weekday: 4, times: ["15:00"] },
      { weekday: 2, times: ["15:00"] },
      { weekday: 4, times: ["16:00"] },
    ],
    "Martes y jueves",
  ],
  [
    [7, 6, 5, 4, 3, 2, 1].map((weekday) => ({ weekday, times: ["10:00"] })),
    "Lunes, martes, miércoles, jueves, viernes, sábado y domingo",
  ],
])("the days of %j are «%s»", (availability, text) => expect(weekdaysOf(availability)).toBe(text));

test("the first letter of a line is a capital, whatever it is", () => {
  expect([upperFirst("ñandú"), upperFirst("")]).toEqual(["Ñandú", ""]);
});
