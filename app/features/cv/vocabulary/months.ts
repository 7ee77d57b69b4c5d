import { list } from "./list.ts";
import { fold } from "./text.ts";

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

/** Folded month names and abbreviations (es, en, pt) to 1…12. The short ones ("en", "mar", "set") need a year beside. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, index) => names.split("; ").map((name) => [fold(name), index + 1] as const)),
);

/** 1…12 for a month name or abbreviation in any case, with or without its full stop; null for anything else. */
export function monthNumber(word: string): number | null {
  return MONTHS.get(fold(word).replace(/\.$/, "")) ?? null;
}

/** Folded words that stand for the months of a part of the year; [first, last] month. Southern hemisphere. */
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

/** Folded wordings of an end that has not come. */
export const ONGOING: ReadonlySet<string> = new Set(
  list(`
actualidad; la actualidad; presente; el presente; a la fecha; la fecha; hasta la fecha; hasta hoy; hoy; actual; actualmente; al presente; al dia de hoy; a la actualidad; vigente; en curso; ahora; presente fecha; la presente; a la presente; fecha actual; dia de hoy
hoy en dia; hasta ahora; hasta el presente; hasta la actualidad; indefinido; contrato vigente; present; the present; now; current; currently; today; ongoing; to date; till date; until now; atual; atualmente; o momento; ate o momento; presente momento; ate hoje
`),
);
