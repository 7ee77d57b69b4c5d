/**
 * The RUT, the Chilean personal number: input formats and the stored form 12345678-K. Pure, shared by browser and
 * server.
 */

/** Length of the longest accepted RUT, including the hyphen. */
export const RUT_MAX_LENGTH = 10;
/** The same length without the hyphen. */
export const RUT_MAX_SIGNS = RUT_MAX_LENGTH - 1;
const SHAPE = /^\d{7,8}-[\dK]$/;

/** Keeps only the digits and K of a text, in upper case: " 12.345.678-k " -> "12345678K". */
export function rutSigns(raw: string): string {
  return raw.replace(/[^\dkK]/g, "").toUpperCase();
}

/**
 * Formats the field while the person types or pastes. Everything except digits and K is dropped first, so that the
 * 10-character limit does not cut a pasted "12.345.678-9"; then a hyphen is put before the last character.
 */
export function formatRutInput(raw: string): string {
  return hyphenated(rutSigns(raw).slice(0, RUT_MAX_SIGNS));
}

/**
 * The stored form: " 12.345.678-k " -> "12345678-K". Nothing is cut: a text with too many characters stays too long and
 * fails isValidRutShape(), instead of becoming somebody else's RUT.
 */
export function normalizeRut(raw: string): string {
  return hyphenated(rutSigns(raw));
}

function hyphenated(signs: string): string {
  return signs.length < 2 ? signs : `${signs.slice(0, -1)}-${signs.slice(-1)}`;
}

/** 7 or 8 digits, hyphen, digit or K. Does not verify the check digit. */
export function isValidRutShape(rut: string): boolean {
  return SHAPE.test(rut);
}

/** True when the last character is the modulus-11 check digit of the rest. Expects the stored form. */
export function checkDigitMatches(rut: string): boolean {
  if (!isValidRutShape(rut)) return false;
  const [digits = "", check] = rut.split("-");
  return check === checkDigitOf(digits);
}

/** The modulus-11 check digit: 20543217 -> "5". */
export function checkDigitOf(digits: string): string {
  let sum = 0;
  let weight = 2;
  for (const digit of [...digits].reverse()) {
    sum += Number(digit) * weight;
    weight = weight === 7 ? 2 : weight + 1;
  }
  const rest = 11 - (sum % 11);
  return rest === 11 ? "0" : rest === 10 ? "K" : String(rest);
}

/** The initial password of an account: the first 4 digits of its RUT. */
export function initialPassword(rut: string): string {
  return rut.slice(0, 4);
}
