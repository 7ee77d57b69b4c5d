import { describe, expect, test } from "vitest";
import type { Version } from "#app/features/workshop/versions/version-schemas.ts";
import { compareVersions, newWords } from "#app/routes/workshop.$analysisId_.versions/compare-versions.ts";

const score = (total: number) => ({ version: "1", total, criteria: [] });
const version = (id: number, before: number, lines: Version["lines"]): Version => ({
  ...{ id, name: `v${id}`, createdAt: "2026-01-01T00:00:00.000Z", lines },
  ...{ before: score(before), score: score(before + id) },
});
const A = { line: 3, was: "a", text: "A" };
const ALL = [
  version(2, 51, [
    { line: 1, was: "b", text: "B" },
    { ...A, text: "AA" },
  ]),
  version(1, 50, [A]),
];

describe("two versions side by side", () => {
  test("are the original and the newest where none is chosen, with the original's score of that day", () => {
    const both = compareVersions(ALL, null, null);
    expect(both).toMatchObject({ left: { id: null, score: score(51) }, right: { id: 2, score: score(53) } });
    expect(compareVersions(ALL, "original", "1")?.left.score).toEqual(score(50));
    expect(compareVersions(ALL, "1", "original")).toMatchObject({ left: { id: 1 }, right: { id: null } });
    expect(compareVersions(ALL, "99", "x")).toMatchObject({ left: { id: null }, right: { id: 2 } });
    expect(compareVersions([], null, null)).toBeNull();
  });

  test("have the lines of both in the CV's order, each as it was where a version does not change it", () => {
    expect(compareVersions(ALL, "1", "2")?.lines).toEqual([
      { line: 1, was: "b", left: null, right: "B" },
      { line: 3, was: "a", left: "A", right: "AA" },
    ]);
    expect(compareVersions(ALL, "original", "original")?.lines).toEqual([]);
  });
});

test("what was written anew is what neither beginning nor end shares", () => {
  expect(newWords("Atendí a 120 personas en caja", "Atendí público en caja")).toEqual([
    "Atendí",
    "a 120 personas",
    "en caja",
  ]);
  expect(newWords("uno uno", "uno")).toEqual(["uno", "uno", ""]);
  expect(newWords("Ordené la bodega, con Ana.", "Ordené la bodega.")).toEqual(["Ordené la bodega,", "con Ana.", ""]);
  expect(newWords("igual", "igual")).toEqual(["igual", "", ""]);
});
