import { describe, expect, it } from "vitest";
import { protectedFigure, protectedParts } from "#app/features/admin/report/suppress-small-counts.ts";

const groups = (...people: number[]) => people.map((count) => ({ value: count, people: count }));

describe("figures about few people", () => {
  it("are held back; nobody and enough people are told", () => {
    expect([0, 1, 4, 5, 6].map((people) => protectedFigure({ value: 40, people }))).toEqual([40, null, null, 40, 40]);
  });

  it("cannot be told from the whole and its other parts", () => {
    // One alone would follow by subtraction: the next smallest goes along.
    expect(protectedParts(groups(10, 2, 7, 0, 30))).toEqual([10, null, null, 0, 30]);
    // Two that are about three people together: their sum would still be about few.
    expect(protectedParts(groups(1, 2, 9, 30))).toEqual([null, null, null, 30]);
    expect(protectedParts(groups(3, 3, 9, 30))).toEqual([null, null, 9, 30]);
    expect(protectedParts(groups(0, 3, 0))).toEqual([0, null, 0]);
    expect(protectedParts(groups(8, 5, 0))).toEqual([8, 5, 0]);
    expect(protectedParts([])).toEqual([]);
  });
});
