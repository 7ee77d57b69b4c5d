/** Durations in words: "3 años", "1 año y 6 meses", "dos años", "6 months". */

import { normalize } from "../../vocabulary/normalize-text.ts";

const WORDS: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  one: 1,
  um: 1,
  dos: 2,
  two: 2,
  dois: 2,
  tres: 3,
  three: 3,
  cuatro: 4,
  four: 4,
  quatro: 4,
  cinco: 5,
  five: 5,
  seis: 6,
  six: 6,
  siete: 7,
  seven: 7,
  sete: 7,
  ocho: 8,
  eight: 8,
  oito: 8,
  nueve: 9,
  nine: 9,
  nove: 9,
  diez: 10,
  ten: 10,
  dez: 10,
  doce: 12,
  twelve: 12,
  quince: 15,
  veinte: 20,
  twenty: 20,
  medio: 0.5,
  media: 0.5,
};
const NUMBER = `(\\d{1,2}(?:[.,]\\d)?|${Object.keys(WORDS).join("|")})`;
const YEARS = new RegExp(
  `(?<![a-z\\d])(?:casi |mas de |over |almost )?${NUMBER}\\s*(?:\\+\\s*)?(?:anos?|years?|` +
    `yrs?)(?![a-z])(\\s+y\\s+medio)?`,
);
const MONTHS = new RegExp(`(?<![a-z\\d])${NUMBER}\\s*(?:meses|mes|months?|mos?)(?![a-z])`);

/** Months of the first duration in the text, or null. An age ("25 años de edad") does not count. */
export function findDuration(text: string): number | null {
  const normalized = normalize(text);
  const years = YEARS.exec(normalized);
  const months = MONTHS.exec(normalized);
  if (years === null && months === null) return null;
  if (years !== null && /^\s*(?:de edad|old)/.test(normalized.slice(years.index + years[0].length))) return null;
  if (/\bedad\b|\btengo \d+ anos/.test(normalized)) return null;
  const total =
    (years === null ? 0 : amount(years[1]) * 12 + (years[2] === undefined ? 0 : 6)) +
    (months === null ? 0 : amount(months[1]));
  return total > 0 && total <= 600 ? Math.round(total) : null;
}

function amount(text: string | undefined): number {
  if (text === undefined) return 0;
  return WORDS[text] ?? Number(text.replace(",", "."));
}
