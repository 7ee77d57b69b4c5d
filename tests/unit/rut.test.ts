import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkDigitMatches,
  formatRutInput,
  initialPassword,
  isValidRutShape,
  normalizeRut,
} from "#app/features/users/rut.ts";

describe("formatRutInput", () => {
  it.each([
    ["", ""],
    ["1", "1"],
    ["12", "1-2"],
    ["123456789", "12345678-9"],
    ["12345678-9", "12345678-9"],
    ["12.345.678-9", "12345678-9"],
    [" 12 345 678 9 ", "12345678-9"],
    ["7654321k", "7654321-K"],
    ["7.654.321-K", "7654321-K"],
    ["rut: 12.345.678-9", "12345678-9"],
    ["1234567890123", "12345678-9"],
    ["abc", ""],
  ])("shows %j as %j", (raw, shown) => {
    expect(formatRutInput(raw)).toBe(shown);
  });

  it("never exceeds the field, and formatting again changes nothing", () => {
    fc.assert(
      fc.property(fc.string(), (raw) => {
        const shown = formatRutInput(raw);
        expect(shown.length).toBeLessThanOrEqual(10);
        expect(formatRutInput(shown)).toBe(shown);
      }),
    );
  });
});

describe("normalizeRut", () => {
  it.each([
    ["12.345.678-9", "12345678-9"],
    ["12345678k", "12345678-K"],
    ["1.234.567-8", "1234567-8"],
  ])("stores %j as %j", (raw, stored) => {
    expect(normalizeRut(raw)).toBe(stored);
  });

  it("does not turn a number that is too long into somebody else's", () => {
    expect(isValidRutShape(normalizeRut("912.345.678-9"))).toBe(false);
  });
});

describe("isValidRutShape", () => {
  it.each(["1234567-8", "12345678-9", "12345678-K"])("accepts %s", (rut) => {
    expect(isValidRutShape(rut)).toBe(true);
  });

  it.each(["", "123456-7", "123456789-1", "12345678", "12345678-k", "12.345.678-9", "1234567K-1", "12345678-9\n"])(
    "refuses %j",
    (rut) => {
      expect(isValidRutShape(rut)).toBe(false);
    },
  );
});

describe("checkDigitMatches", () => {
  it.each(["11111111-1", "22222222-2", "12345678-5", "7654321-6", "10000013-K", "10000004-0"])("%s is right", (rut) => {
    expect(checkDigitMatches(rut)).toBe(true);
  });

  it.each(["12345678-9", "11111111-K", "10000013-0", "1234"])("%s is wrong", (rut) => {
    expect(checkDigitMatches(rut)).toBe(false);
  });
});

it("the first password is the first four digits", () => {
  expect(initialPassword("12345678-9")).toBe("1234");
});
