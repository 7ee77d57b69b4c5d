import { checkDigitMatches, checkDigitOf, isValidRutShape } from "../users/rut.ts";

/** Reads cells with personal numbers. Stricter than the sign-in field, because nobody sees how a cell was read. */

/**
 * full: number and check digit, told apart by a hyphen, a K or the length. bare: 7 or 8 digits, which are either a RUN
 * without its check digit or a short RUT written without hyphen. none: no RUT at all.
 */
export type RutCell =
  | { kind: "full" /** 12345678-K */; rut: string; hasHyphen: boolean }
  | { kind: "bare"; digits: string }
  | { kind: "none" };

const NONE: RutCell = { kind: "none" };

export function rutCell(cell: string): RutCell {
  const text = cell
    .normalize("NFKC")
    .replace(/^\s*r\.?u\.?[tn]\.?\s*:?/i, "")
    .replace(/[\s']/g, "")
    .replace(/[‐-―−﹣_]/g, "-")
    .replace(/[.,;:]+$/, "")
    // Some systems pad the number with zeros; people sign in without them.
    .replace(/^0+/, "");
  const match = /^(\d{1,2}[.,]?\d{3}[.,]?\d{3})(-?)([\dk]?)$/i.exec(text);
  if (!match) return NONE;
  const [, grouped = "", hyphen = "", check = ""] = match;
  const digits = grouped.replace(/\D/g, "");
  if (check === "") return { kind: "bare", digits };
  // "2.054.321" and a digit behind it could be cut elsewhere: only without dots is the length all there is.
  if (hyphen === "" && /\d/.test(check) && digits.length === 7) return { kind: "bare", digits: `${digits}${check}` };
  const rut = `${digits}-${check.toUpperCase()}`;
  return isValidRutShape(rut) ? { kind: "full", rut, hasHyphen: hyphen !== "" } : NONE;
}

/** 20543217 -> "20543217-5" */
export function withCheckDigit(digits: string): string {
  return `${digits}-${checkDigitOf(digits)}`;
}

/** Whether the digits, cut before the last one, are a RUT whose check digit fits. */
export function isShortRut(digits: string): boolean {
  return digits.length === 8 && checkDigitMatches(`${digits.slice(0, -1)}-${digits.slice(-1)}`);
}
