/** Years in words: "marzo de dos mil veintitrés", "mil novecientos noventa y ocho". */

const UNITS = ["uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"];
const TEENS = "diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve".split(" ");
const TENS = ["veinte", "treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa"];

/** 1 to 99 in words, without accents. */
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, at): [string, number] => [word, at + 1]),
  ...TEENS.map((word, at): [string, number] => [word, at + 10]),
  ...TENS.map((word, at): [string, number] => [word, (at + 2) * 10]),
  ...UNITS.map((word, at): [string, number] => [`veinti${word}`, at + 21]),
  ...TENS.slice(1).flatMap((ten, at) =>
    UNITS.map((word, unit): [string, number] => [`${ten} y ${word}`, (at + 3) * 10 + unit + 1]),
  ),
]);
const WORDS = [...NUMBERS.keys()].sort((a, b) => b.length - a.length).join("|");
const YEAR = new RegExp(`\\b(dos mil|mil novecientos)(?: (${WORDS}))?(?![a-z])`, "g");

/** The normalized text with years in digits, padded with blanks to the same length so that offsets stay valid. */
export function withYearsInDigits(normalized: string): string {
  return normalized.replace(YEAR, (written: string, century: string, rest: string | undefined) =>
    String((century === "dos mil" ? 2000 : 1900) + (NUMBERS.get(rest ?? "") ?? 0)).padEnd(written.length),
  );
}
