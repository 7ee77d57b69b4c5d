// Prevents: a coach's week that the grid shows, or leaves, other than it is saved.
import { describe, expect, it, test } from "vitest";
import type { Availability } from "#app/features/coaching/booking-types.ts";
import { cellAfterKey, cellRows, cellsBetween } from "#app/routes/admin_.coaches/week-grid-moves.ts";
import {
  gridTimes,
  nearTime,
  offGrid,
  shownOf,
  usedZones,
  weekConflict,
  weekSentence,
  withCells,
  withTypedTime,
} from "#app/routes/admin_.coaches/week-grid-rules.ts";

const friday = (...times: string[]): Availability => [{ weekday: 5, times }];
const at = (time: string, weekday = 5) => ({ weekday, time });

describe("the rows", () => {
  it.each([
    [30, "00:00", "07:30", "08:00", "19:30", "20:00", "23:30"],
    [45, "00:30", "07:15", "08:00", "19:15", "20:00", "23:00"],
    [50, "00:30", "07:10", "08:00", "19:40", "20:30", "23:00"],
    [15, "00:00", "07:45", "08:00", "19:45", "20:00", "23:45"],
    [120, "00:00", "06:00", "08:00", "18:00", "20:00", "22:00"],
  ])("of %d minutes are counted from 08:00 and end by midnight", (minutes, ...edges) => {
    const { early, day, late } = gridTimes(minutes);
    expect([early, day, late].flatMap((times) => [times[0], times.at(-1)])).toEqual(edges);
  });

  it("before 8, after 20 and of the weekend are shown when they are used", () => {
    expect(usedZones(friday("15:00"), 30)).toEqual([]);
    expect(usedZones([...friday("07:30", "20:00"), { weekday: 7, times: ["15:10"] }], 30)).toEqual([
      "early",
      "late",
      "weekend",
    ]);
    // It stands below the grid: no row of the evening has it.
    expect(usedZones(friday("21:10"), 30)).toEqual([]);
    expect(shownOf(new Set(), 30).times).toHaveLength(24);
    expect(shownOf(new Set(["early", "late", "weekend"]), 60)).toMatchObject({
      times: { length: 24 },
      weekdays: [1, 2, 3, 4, 5, 6, 7],
    });
  });
});

describe("cells", () => {
  it("are opened in order, and a day without hours goes", () => {
    const week = withCells([{ weekday: 6, times: ["10:00"] }], [at("15:30"), at("15:00"), at("09:00", 1)], true, 30);
    expect(week).toEqual([
      { weekday: 1, times: ["09:00"] },
      { weekday: 5, times: ["15:00", "15:30"] },
      { weekday: 6, times: ["10:00"] },
    ]);
    expect(withCells(week, [at("09:00", 1), at("11:00")], false, 30)).toEqual(week.slice(1));
  });

  it("that are too near to a time of another step stay closed", () => {
    const week = friday("15:10");
    expect(nearTime(week, at("15:00"), 30)).toBe("15:10");
    expect(nearTime(week, at("15:30"), 30)).toBe("15:10");
    expect(nearTime(week, at("15:40"), 30)).toBeUndefined();
    expect(nearTime(week, at("15:10"), 30)).toBeUndefined();
    expect(nearTime(week, at("15:00", 4), 30)).toBeUndefined();
    expect(withCells(week, [at("14:30"), at("15:00"), at("15:30"), at("16:00")], true, 30)).toEqual(
      friday("14:30", "15:10", "16:00"),
    );
  });

  it("a time that no row has stands apart", () => {
    expect(offGrid(friday("15:10", "15:40", "16:30"), 30)).toEqual([at("15:10"), at("15:40")]);
    expect(offGrid(friday("15:00", "15:30"), 60)).toEqual([at("15:30")]);
    expect(offGrid(friday("23:45"), 30)).toEqual([at("23:45")]);
  });

  it("on the way between two are those of the days and times from one to the other", () => {
    const rows = cellRows(["09:00", "09:30", "10:00", "10:30"], [1, 2, 3]);
    expect(cellsBetween(rows, at("10:00", 2), at("09:30", 1))).toEqual([
      at("09:30", 1),
      at("09:30", 2),
      at("10:00", 1),
      at("10:00", 2),
    ]);
    const day = cellRows(["09:00", "09:30", "10:00", "10:30"], [5]);
    expect(day.map((row) => row.length)).toEqual([3, 1]);
    expect(cellsBetween(day, at("09:30"), at("10:30"))).toEqual([at("09:30"), at("10:00"), at("10:30")]);
  });
});

describe("keys", () => {
  const rows = cellRows(gridTimes(30).day, [1, 2, 3, 4, 5]);
  it.each([
    ["ArrowDown", at("12:00", 3), at("12:30", 3)],
    ["ArrowUp", at("08:00", 3), at("08:00", 3)],
    ["ArrowLeft", at("12:00", 1), at("12:00", 1)],
    ["ArrowRight", at("12:00", 1), at("12:00", 2)],
    ["ArrowRight", at("12:00", 5), at("12:00", 5)],
    ["Home", at("12:00", 3), at("12:00", 1)],
    ["End", at("12:00", 3), at("12:00", 5)],
    ["PageDown", at("12:00", 3), at("14:00", 3)],
    ["PageDown", at("19:00", 3), at("19:30", 3)],
    ["PageUp", at("12:00", 3), at("10:00", 3)],
    ["Enter", at("12:00", 3), undefined],
  ])("%s leads from %j to %j", (key, from, to) => expect(cellAfterKey(rows, from, key)).toEqual(to));

  it("with Control lead to the corners", () => {
    expect(cellAfterKey(rows, at("12:00", 3), "Home", true)).toEqual(at("08:00", 1));
    expect(cellAfterKey(rows, at("12:00", 3), "End", true)).toEqual(at("19:30", 5));
  });

  it("run on from row to row in a single day, and find the last cell of a short row", () => {
    const day = cellRows(["09:00", "09:30", "10:00", "10:30"], [5]);
    expect(cellAfterKey(day, at("10:00"), "ArrowRight")).toEqual(at("10:30"));
    expect(cellAfterKey(day, at("10:30"), "ArrowRight")).toEqual(at("10:30"));
    expect(cellAfterKey(day, at("10:30"), "ArrowLeft")).toEqual(at("10:00"));
    expect(cellAfterKey(day, at("10:00"), "ArrowDown")).toEqual(at("10:30"));
  });
});

describe("a typed time", () => {
  it.each([
    ["15:10", "15:10"],
    [" 9.20 ", "09:20"],
    ["9", "09:00"],
  ])("%j is read as %s", (text, time) => expect(withTypedTime([], 5, text, 30)).toEqual(friday(time)));

  it.each([
    ["25:00", "«25:00» no es una hora. Escribe una hora como 15:10."],
    ["mañana", "«mañana» no es una hora. Escribe una hora como 15:10."],
    ["9:60", "«9:60» no es una hora. Escribe una hora como 15:10."],
    ["  ", "Escribe una hora, como 15:10."],
    ["15:00", "Viernes 15:00 ya está en la semana."],
    ["15:20", "Viernes 15:00 y 15:20: deja al menos 30 minutos entre una hora y la siguiente."],
    ["14:40", "Viernes 14:40 y 15:00: deja al menos 30 minutos entre una hora y la siguiente."],
  ])("%j is refused", (text, words) => expect(withTypedTime(friday("15:00"), 5, text, 30)).toBe(words));
});

test("a week that cannot be saved says which two times are too near", () => {
  expect(weekConflict(friday("15:00", "15:30"), 30)).toBeUndefined();
  expect(weekConflict([{ weekday: 1, times: ["09:00"] }, ...friday("15:30", "10:00", "15:00")], 60)).toBe(
    "Viernes 15:00 y 15:30: deja al menos 60 minutos entre una hora y la siguiente.",
  );
});

test.each<[Availability, number, string]>([
  [[], 30, "Sin horas: nadie puede reservar."],
  [friday("15:00"), 30, "Viernes 15:00 a 15:30 · 1 sesión"],
  [friday("15:30", "15:00"), 30, "Viernes 15:00 a 16:00 · 2 sesiones"],
  [friday("23:30"), 30, "Viernes 23:30 a 00:00 · 1 sesión"],
  [friday("09:00", "15:00", "15:45"), 45, "Viernes 09:00 a 09:45 y 15:00 a 16:30 · 3 sesiones"],
  [
    [2, 4, 5].map((weekday) => ({ weekday, times: weekday === 4 ? ["10:00"] : ["15:00"] })),
    30,
    "Martes y viernes 15:00 a 15:30; jueves 10:00 a 10:30 · 3 sesiones",
  ],
])("%j of %d minutes is said in words", (week, minutes, words) => expect(weekSentence(week, minutes)).toBe(words));
