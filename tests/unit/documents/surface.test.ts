import { describe, expect, test } from "vitest";
import { type Paint, Surface } from "#app/documents/reader/pdf/letter-visibility.ts";
import { IDENTITY } from "#app/documents/reader/pdf/matrix.ts";
import { looksAlike, painted, passedBy, toneOf, UNKNOWN } from "#app/documents/reader/pdf/paint.ts";
import { boxPath, contains, fillOf, Grid } from "#app/documents/reader/pdf/shape.ts";

const PAGE = { width: 200, height: 200 };
const grid = new Grid(PAGE);
const fill = (path: number[], { evenOdd = false, within = grid.whole } = {}) =>
  fillOf(path, { grid, matrix: IDENTITY, evenOdd, within });
/** Whether a region holds the cell around a point. */
const holds = (region: ReturnType<typeof fill>, x: number, y: number) =>
  contains(region, Math.floor(x / grid.cell), Math.floor(y / grid.cell));

describe("the cells of a shape", () => {
  test("a box has no mask, whichever way it is drawn", () => {
    expect(fill(boxPath(20, 20, 100, 60))).toEqual({ left: 10, top: 10, right: 50, bottom: 30, mask: null });
    expect(fill(boxPath(100, 60, 20, 20)).mask).toBeNull();
  });

  test("a triangle's box is more than the triangle", () => {
    const triangle = fill([0, 0, 0, 1, 100, 0, 1, 0, 100, 4]);
    expect(holds(triangle, 20, 20)).toBe(true);
    expect(holds(triangle, 80, 80)).toBe(false);
  });

  test("a curve bends", () => {
    const arch = fill([0, 0, 100, 2, 0, 0, 100, 0, 100, 100, 4]);
    expect(holds(arch, 50, 40)).toBe(true);
    expect(holds(arch, 50, 15)).toBe(false);
  });

  test("a box within a box is a hole where the rule says so", () => {
    const ring = [...boxPath(0, 0, 100, 100), ...boxPath(40, 40, 60, 60)];
    expect(holds(fill(ring), 50, 50)).toBe(true);
    expect(holds(fill(ring, { evenOdd: true }), 50, 50)).toBe(false);
    expect(holds(fill(ring, { evenOdd: true }), 10, 50)).toBe(true);
  });

  test("clips within clips keep what all of them hold", () => {
    const corners = fill([...boxPath(0, 0, 20, 20), ...boxPath(180, 180, 200, 200)]);
    const both = fill(boxPath(0, 0, 100, 100), { within: corners });
    expect(holds(both, 10, 10)).toBe(true);
    expect(holds(both, 50, 50)).toBe(false);
    expect(holds(both, 190, 190)).toBe(false);
    const slanted = fill([0, 0, 0, 1, 400, 0, 1, 0, 400, 4], { within: corners });
    expect(holds(slanted, 10, 10)).toBe(true);
    expect(holds(slanted, 100, 100)).toBe(false);
  });

  test("no page has more cells than can be painted often", () => {
    for (const [width, height] of [
      [595, 842],
      [1e9, 1e9],
      [1e12, 1],
    ] as const) {
      const { columns, rows } = new Grid({ width, height });
      expect(columns * rows).toBeLessThan(150_000);
    }
  });
});

const PLAIN = { blend: "source-over", alpha: 1 };

describe("paint", () => {
  test("tones that nobody tells apart", () => {
    expect(looksAlike(toneOf("#ffffff"), toneOf("#f4f4f4"))).toBe(true);
    expect(looksAlike(toneOf("#ffffff"), toneOf("#cccccc"))).toBe(false);
    expect(looksAlike(toneOf("#ffffff"), UNKNOWN)).toBe(false);
    expect(looksAlike(toneOf("#22304f"), toneOf("#22304f"))).toBe(true);
  });

  test.each([
    ["source-over", 1, 0],
    ["multiply", 1, 1],
    ["multiply", 0, 0],
    ["screen", 1, 0],
    ["screen", 0, 1],
    ["lighten", 1, 0],
    ["darken", 1, 1],
    ["difference", 0.5, 0],
    ["hue", 0.3, 1],
    ["source-over", UNKNOWN, 0],
    ["multiply", UNKNOWN, 1],
  ])("in the mode %s, a tone of %s lets %s of what is below through", (blend, tone, passes) => {
    expect(passedBy(tone, { blend, alpha: 1 })).toBeCloseTo(passes);
    expect(passedBy(tone, { blend, alpha: 0.5 })).toBeCloseTo(0.5 + passes / 2);
  });

  test("half of black on white is grey, and black that lightens is nothing", () => {
    expect(painted(1, 0, { ...PLAIN, alpha: 0.5 })).toBe(0.5);
    expect(painted(1, 0, { blend: "lighten", alpha: 1 })).toBe(1);
  });
});

describe("letters on the page", () => {
  const whole = grid.whole;
  const letter = { x: 50, y: 100, along: [8, 0], up: [0, -12] } as const;
  const black = [{ ...PLAIN, tone: 0 }];
  const white: Paint = { ...PLAIN, tone: 1, solid: true };
  const drawn = (...later: readonly (readonly [number[], Paint])[]) => {
    const surface = new Surface(PAGE);
    surface.draw(letter, black, whole);
    for (const [path, paint] of later) surface.paint(fill(path), paint);
    return surface.isSeen(0);
  };

  test("are seen on paper, not without ink, not outside the clip", () => {
    const surface = new Surface(PAGE);
    surface.draw(letter, black, whole);
    surface.draw(letter, [], whole);
    surface.draw(letter, black, fill(boxPath(0, 0, 40, 200)));
    expect([0, 1, 2].map((index) => surface.isSeen(index))).toEqual([true, false, false]);
  });

  test("stay in sight under a line, a thin veil and paint with holes", () => {
    expect(drawn([boxPath(0, 95, 200, 97), white])).toBe(true);
    expect(drawn([boxPath(0, 0, 200, 200), { ...white, alpha: 0.5 }])).toBe(true);
    expect(drawn([boxPath(0, 0, 200, 200), { ...white, solid: false }])).toBe(true);
  });

  test("are gone under a box and under many veils", () => {
    const page = boxPath(0, 0, 200, 200);
    expect(drawn([boxPath(40, 85, 70, 105), white])).toBe(false);
    expect(drawn(...Array<[number[], Paint]>(4).fill([page, { ...white, alpha: 0.5 }]))).toBe(false);
  });
});
