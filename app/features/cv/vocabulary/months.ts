import data from "./months.json";
import { normalize } from "./normalize-text.ts";

const NAMES: readonly string[] = [
  "enero; ene; en; january; jan; janeiro",
  "febrero; feb; febr; february; fevereiro; fev",
  "marzo; mar; mzo; march; março",
  "abril; abr; april; apr",
  "mayo; may; maio; mai",
  "junio; jun; june; junho",
  "julio; jul; july; julho",
  "agosto; ago; ag; agto; agost; august; aug",
  "septiembre; setiembre; sep; sept; set; september; setembro",
  "octubre; oct; october; outubro; out",
  "noviembre; nov; november; novembro",
  "diciembre; dic; dcbre; december; dec; dezembro; dez",
];

/**
 * Normalized month names and abbreviations (es, en, pt) to 1…12. The short ones ("en", "mar", "set") require a year
 * beside them.
 */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, index) => names.split("; ").map((name) => [normalize(name), index + 1] as const)),
);

/** 1…12 for a month name or abbreviation in any case, with or without its full stop; null for anything else. */
export function monthNumber(word: string): number | null {
  return MONTHS.get(normalize(word).replace(/\.$/, "")) ?? null;
}

/** Normalized words for a part of the year, with its [first, last] month. Southern hemisphere. */
export const SEASONS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ["verano", [1, 2]],
  ["otono", [4, 6]],
  ["invierno", [7, 8]],
  ["primavera", [10, 12]],
  ["primer semestre", [1, 7]],
  ["segundo semestre", [8, 12]],
  ["1er semestre", [1, 7]],
  ["2do semestre", [8, 12]],
]);

/** Normalized wordings of an open end ("actualidad"). */
export const ONGOING: ReadonlySet<string> = new Set(data.ongoing);
