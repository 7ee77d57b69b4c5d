import { printableWords } from "#app/documents/pdf/typesetter.server.ts";

/** The letters of a CV as the PDF's typeface has them: signs that it lacks are written with others, or left out. */

const FULL = "●★⭐■⬤▮█◆⚫";
const EMPTY = "○☆□◯▯░◇⚪";
/** Four of five stars, dots or boxes in a row. */
const RATING = new RegExp(`[${FULL}]+[${EMPTY}]*|[${EMPTY}]{3,}`, "gu");
const SIGNS: Readonly<Record<string, string>> = {
  "→": "–",
  "➔": "–",
  "➜": "–",
  ㅡ: "–",
  "‑": "-",
  "‐": "-",
  "№": "N.º",
};
const SIGN = new RegExp(`[${Object.keys(SIGNS).join("")}]`, "gu");

/** One line of words with single spaces between them; empty where nothing of it can be printed. */
export function printable(text: string): string {
  const told = text.replace(RATING, inFigures).replace(SIGN, (sign) => SIGNS[sign] ?? sign);
  return printableWords(told).join(" ");
}

/** "●●●○○" says three of five; a single sign says nothing. */
function inFigures(rating: string): string {
  const signs = [...rating];
  if (signs.length < 3) return " ";
  return `${signs.filter((sign) => FULL.includes(sign)).length}/${signs.length}`;
}
