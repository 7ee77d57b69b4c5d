/** Numbers as CVs and sentences about them write them. */

/** Normalized number words and their digits; "un" is an article more often than a number. */
export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  "dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince"
    .split(" ")
    .map((word, at): [string, string] => [word, String(at + 2)])
    .concat([
      ["veinte", "20"],
      ["treinta", "30"],
      ["cuarenta", "40"],
      ["cincuenta", "50"],
      ["cien", "100"],
      ["mil", "1000"],
      ["millon", "1000000"],
      ["millones", "1000000"],
    ]),
);

/** Digits without separators, as writers use them differently: "1.200" equals "1200", and "9,5" becomes 95. */
export function numbersIn(text: string): string[] {
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((number) => number.replace(/[.,]0$|[.,]/g, ""));
}

/** The ways to state the years of experience that the rules computed. */
export function yearsSaid(years: number): string[] {
  return [
    years.toFixed(1),
    String(Math.floor(years)),
    String(Math.round(years)),
    String(Math.round(years * 12)),
  ].flatMap(numbersIn);
}
