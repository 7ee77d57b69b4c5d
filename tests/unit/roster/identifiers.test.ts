import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isShortRut, rutCell, withCheckDigit } from "#app/features/roster/identifiers.ts";
import { otherId } from "#app/features/users/other-id.ts";
import { checkDigitMatches } from "#app/features/users/rut.ts";

describe("a cell of personal numbers", () => {
  test.each([
    ["12345678-9", "12345678-9"],
    ["12.345.678-k", "12345678-K"],
    ["12,345,678-K", "12345678-K"],
    [" 1.234.567 - 8 ", "1234567-8"],
    ["123456789", "12345678-9"],
    ["9876543k", "9876543-K"],
    ["12345678–9", "12345678-9"],
    ["12345678−9", "12345678-9"],
    ["'12345678-9", "12345678-9"],
    ["１２３４５６７８-9", "12345678-9"],
    ["12.345678-5", "12345678-5"],
    ["09.876.543-3", "9876543-3"],
    ["0012345678-5", "12345678-5"],
    ["RUT: 12.345.678-5", "12345678-5"],
    ["R.U.N. 12345678-5", "12345678-5"],
    ["12345678_5", "12345678-5"],
  ])("%s is %s", (cell, rut) => expect(rutCell(cell)).toMatchObject({ kind: "full", rut }));

  test.each([
    ["20543217", "20543217"],
    ["20.543.217", "20543217"],
    ["020543217", "20543217"],
    ["2.054.321", "2054321"],
    ["20543217-", "20543217"],
  ])("%s may lack its check digit", (cell, digits) => expect(rutCell(cell)).toEqual({ kind: "bare", digits }));

  test.each([
    "",
    "1234",
    "123456-7",
    "123456789-0",
    "12345678.9",
    "0.123456789",
    "12345678-99",
    "12345678-X",
    "K2345678-9",
    "11111111-1 22222222-2",
    "1,23456789E+08",
    "2026-11-20",
    "+56 9 1234 5678",
    "#",
    "#=",
    "-12345678-9",
    "00123456-7",
    "AB104533",
  ])("%s is none", (cell) => expect(rutCell(cell)).toEqual({ kind: "none" }));

  test("a computed check digit fits, and only that one", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000, max: 99_999_999 }), (number) => {
        const rut = withCheckDigit(String(number));
        const fitting = [..."0123456789K"].filter((digit) => checkDigitMatches(`${number}-${digit}`));
        expect(fitting).toEqual([rut.slice(-1)]);
      }),
    );
    expect(withCheckDigit("12345678")).toBe("12345678-5");
    expect(isShortRut("98765433")).toBe(true);
    expect(isShortRut("98765434")).toBe(false);
  });
});

test.each([
  ["P-AB104533", "PAB104533"],
  ["ab 104.533", "AB104533"],
  ["100234567", "100234567"],
  ["ABCDEF", null],
  ["A123", null],
  ["Ñ1234567", null],
  ["#", null],
])("the other identifier of «%s» is %s", (cell, id) => expect(otherId(cell)).toBe(id));
