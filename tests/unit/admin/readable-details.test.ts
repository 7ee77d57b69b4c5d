import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readableDetails } from "#app/features/activity/readable-details.ts";

test("details are a line in Spanish, with times of Chile", () => {
  expect(
    readableDetails({ bookingId: 12, coachId: 2, startsAt: "2026-11-27T18:00:00.000Z", filtered: false, score: null }),
  ).toBe("Cita: 12; Coach: 2; Hora: 27-11-2026, 15:00; Con filtros: no; Puntaje: -");
  expect(readableDetails({})).toBe("");
});

test("what is not known, or names something of every object, keeps its own name", () => {
  expect(readableDetails({ toString: 1, other: { a: [1] } })).toBe('toString: 1; other: {"a":[1]}');
});

test("every detail that the program writes on one line has a label", () => {
  const sources = globSync("app/features/**/*.ts")
    .map((file) => readFileSync(file, "utf8"))
    .filter((source) => source.includes("recordActivity("));
  const written = sources.flatMap((source) =>
    [...source.matchAll(/\bdetails(?::| =) \{([^{}]*)\}/g)].flatMap(([, body = ""]) =>
      [...body.matchAll(/(?:^|,)\s*(?!\.)([A-Za-z]+)(?=[:,]|\s*$)/g)].map(([, key = ""]) => key),
    ),
  );
  expect(written.length).toBeGreaterThan(30);
  const unlabelled = [...new Set(written)].filter((key) => readableDetails({ [key]: 1 }) === `${key}: 1`);
  expect(unlabelled).toEqual([]);
});
