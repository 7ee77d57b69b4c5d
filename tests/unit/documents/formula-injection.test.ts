import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { neutralised } from "#app/documents/formula-injection.ts";

/** Written down one by one, not by the properties that the code asks for. */
const UNSEEN = [
  ...["\t", "\n", "\v", "\f", "\r", "\0", "\u0001", "\u001b", "\u007f", "\u0085", " ", "\u00a0"],
  ...["\u00ad", "\u034f", "\u061c", "\u1680", "\u180e", "\u2000", "\u2007", "\u2009", "\u200a", "\u200b", "\u200c"],
  ...["\u200d", "\u200e", "\u200f", "\u2028", "\u2029", "\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u202f"],
  ...["\u205f", "\u2060", "\u2063", "\u2066", "\u2067", "\u2068", "\u2069", "\u3000", "\u3164", "\ufe00", "\ufe0f"],
  ...["\ufeff", "\u{e0001}", "\u{e0020}", "\u{e0100}"],
];
const TRIGGERS = ["=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20", "\ufe66", "\ufe62", "\ufe63", "\ufe6b"];
const unseen = fc.array(fc.constantFrom(...UNSEEN), { maxLength: 6 }).map((signs) => signs.join(""));

describe("a text that a spreadsheet could take for a formula", () => {
  test("gets an apostrophe in front, whatever stands unseen before its first sign", () => {
    fc.assert(
      fc.property(unseen, fc.constantFrom(...TRIGGERS), fc.string({ unit: "binary" }), (before, trigger, rest) => {
        const text = before + trigger + rest;
        expect(neutralised(text)).toBe(`'${text}`);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each(UNSEEN.map((sign) => [`U+${sign.codePointAt(0)?.toString(16).padStart(4, "0")}`, sign]))(
    "is seen behind %s, with each beginning",
    (_name, sign) => {
      for (const trigger of TRIGGERS) expect(neutralised(`${sign}${trigger}1`)).toBe(`'${sign}${trigger}1`);
    },
  );

  test("is left as it is when it begins with a letter or a figure, and never treated twice", () => {
    fc.assert(
      fc.property(fc.constantFrom(..."aZñÁ0189(¿¡\"'#$·½你"), fc.string({ unit: "binary" }), (first, rest) => {
        expect(neutralised(first + rest)).toBe(first + rest);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(neutralised(neutralised(text))).toBe(neutralised(text));
      }),
    );
    expect(neutralised("")).toBe("");
    expect(neutralised(" Juana Pérez")).toBe(" Juana Pérez");
  });
});
