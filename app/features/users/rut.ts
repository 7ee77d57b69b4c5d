/** The Chilean personal number as people write it and as the product keeps it: 12345678-K. Pure, shared by browser and server. */

/** Length of the longest accepted RUT, with its hyphen. */
export const RUT_MAX_LENGTH = 10;
/** The same without the hyphen. */
export const RUT_MAX_SIGNS = RUT_MAX_LENGTH - 1;
const SHAPE = /^\d{7,8}-[\dK]$/;

/** Only the digits and K of a text, upper-case: " 12.345.678-k " -> "12345678K". */
export function rutSigns(raw: string): string {
  return raw.replace(/[^\dkK]/g, "").toUpperCase();
}

/**
 * What the field shows while someone types or pastes: everything but digits and K is dropped first, so that a pasted
 * "12.345.678-9" is not cut by the 10-character limit; then the hyphen goes before the last sign.
 */
export function formatRutInput(raw: string): string {
  return hyphenated(rutSigns(raw).slice(0, RUT_MAX_SIGNS));
}

/**
 * The stored spelling, e.g. " 12.345.678-k " -> "12345678-K". Nothing is cut: a text with too many signs stays too
 * long and fails isValidRutShape, instead of turning into somebody else's RUT.
 */
export function normalizeRut(raw: string): string {
  return hyphenated(rutSigns(raw));
}

function hyphenated(signs: string): string {
  return signs.length < 2 ? signs : `${signs.slice(0, -1)}-${signs.slice(-1)}`;
}

/** 7 or 8 digits, hyphen, digit or K. The check digit is not looked at. */
export function isValidRutShape(rut: string): boolean {
  return SHAPE.test(rut);
}

/** True when the last sign is the modulus-11 check digit of the rest. Expects the stored spelling. */
export function checkDigitMatches(rut: string): boolean {
  if (!isValidRutShape(rut)) return false;
  const [digits = "", check] = rut.split("-");
  let sum = 0;
  let weight = 2;
  for (const digit of [...digits].reverse()) {
    sum += Number(digit) * weight;
    weight = weight === 7 ? 2 : weight + 1;
  }
  const rest = 11 - (sum % 11);
  const expected = rest === 11 ? "0" : rest === 10 ? "K" : String(rest);
  return check === expected;
}

/** The first password of an account: the first 4 digits of its RUT. */
export function initialPassword(rut: string): string {
  return rut.slice(0, 4);
}
