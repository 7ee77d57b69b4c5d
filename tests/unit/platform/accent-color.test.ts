import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  accentProblem,
  accentProperties,
  contrast,
  contrastChecks,
  isHexColor,
  OWN_ACCENT,
  ratioText,
  readableAccent,
  WANTED_CONTRAST,
} from "#app/platform/accent-color.ts";

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("contrast", () => {
  it("is WCAG's, in either order", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#ffffff", "#000000")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.478, 3);
    expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.542, 3);
    expect(contrast("#123456", "#123456")).toBe(1);
  });
});

describe("an accent", () => {
  it("of the product passes everywhere", () => {
    expect(contrastChecks(OWN_ACCENT).map(({ passes }) => passes)).toEqual([true, true, true]);
    expect(accentProblem(OWN_ACCENT)).toBeNull();
  });

  it.each(["#777777", "#1f8a81", "#f3d2b6", "#ffffff"])(
    "%s is refused with a sentence and a colour that passes",
    (hex) => {
      const sentence = accentProblem(hex) ?? "";
      expect(sentence).toMatch(
        /^Ese color no se lee bien \(.+ a 1, se pide 4,5\)\. El más cercano que cumple es #[0-9A-F]{6}\.$/,
      );
      expect(accentProblem(sentence.slice(-8, -1).toLowerCase())).toBeNull();
    },
  );

  it("that is darkened until it passes is the least dark one, and stays as it is when it passes", () => {
    fc.assert(
      fc.property(color, (hex) => {
        const readable = readableAccent(hex);
        expect(accentProblem(readable)).toBeNull();
        if (accentProblem(hex) === null) expect(readable).toBe(hex);
        else expect(contrast(readable, "#f6f5f2")).toBeLessThan(6);
      }),
      { examples: [["#ffffff"], ["#000000"], ["#ffff00"]] },
    );
  });

  it("that passes can be read in every shade that screens put text on", () => {
    fc.assert(
      fc.property(color, (hex) => {
        const shades = accentProperties(readableAccent(hex));
        for (const dark of ["600", "700", "800"] as const) {
          expect(contrast(shades[`--color-patina-${dark}`], "#ffffff")).toBeGreaterThanOrEqual(WANTED_CONTRAST);
          expect(contrast(shades[`--color-patina-${dark}`], shades["--color-patina-50"])).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrast(shades["--color-patina-800"], shades["--color-patina-100"])).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

describe("an accent in the dark appearance", () => {
  it("can be read wherever screens put it, whatever it is", () => {
    fc.assert(
      fc.property(color, (hex) => {
        const shades = accentProperties(readableAccent(hex));
        for (const ground of ["#111816", "#19221f", "#25302c", shades["--dark-patina-50"]])
          expect(contrast(shades["--dark-patina-700"], ground)).toBeGreaterThanOrEqual(WANTED_CONTRAST);
        for (const act of [shades["--dark-act"], shades["--dark-act-hover"], shades["--dark-act-press"]])
          expect(contrast(act, "#06201f")).toBeGreaterThanOrEqual(WANTED_CONTRAST);
        expect(contrast(shades["--dark-patina-800"], shades["--dark-patina-100"])).toBeGreaterThanOrEqual(4.5);
        expect(contrast(shades["--dark-mine"], "#f2faf8")).toBeGreaterThanOrEqual(WANTED_CONTRAST);
        expect(contrast(shades["--dark-patina-500"], "#19221f")).toBeGreaterThanOrEqual(3);
      }),
      { examples: [["#ffffff"], ["#000000"], ["#ff0000"], ["#0000ff"]] },
    );
  });

  it("keeps its hue: a blue stays bluer than it is red", () => {
    const value = Number.parseInt(accentProperties("#175f99")["--dark-act"].slice(1), 16);
    expect(value & 255).toBeGreaterThan(value >> 16);
  });
});

it("ratios are rounded down, with a comma", () => {
  expect([4.4999, 4.5, 21, 1].map(ratioText)).toEqual(["4,4", "4,5", "21,0", "1,0"]);
});

it("colours have six digits", () => {
  expect(["#0b5a55", "#FFFFFF"].every(isHexColor)).toBe(true);
  expect(["0b5a55", "#fff", "#0b5a5g", "#0b5a55;", "", "red"].some(isHexColor)).toBe(false);
});
