/**
 * One spelling for what looks the same on a page: composed letters, plain spaces, no characters that cannot be seen.
 */

import { regex } from "#app/platform/regex.ts";

// Control characters but white space, format characters (soft hyphen, zero width, bidirectional), icons (private use),
// unassigned ones, and what Unicode itself calls ignorable.
const INVISIBLE = /(?![\t\n\v\f\r])\p{Cc}|\p{Cf}|\p{Co}|\p{Cs}|\p{Cn}|\p{Default_Ignorable_Code_Point}/gu;
export const SPACES = /[\t\v\f \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/;
const LIGATURES = /[\ufb00-\ufb06]/g;

/** Characters that start a list item; "o" and "-" count only with a space behind them. */
const BULLET = regex("u")`
    ^\s*(?:[•●○◦∙·‣⁃▪▫■□◆◇◊❖►▶▸▹▻➢➤➔➜→⇒»›✓✔✗✦✧★☆✱❯❱⦿⦾◉◘◙–—−*¤§
    \uf0b7\uf0a7\uf0a8\uf0d8\uf0fc\uf076\uf0e0\uf02d\uf06e\uf071]+\s*|
    -\s+|o\s+(?=[\p{Lu}\p{N}]))(?=\S)
  `;
const BULLET_ONLY = /^\s*[•●○◦∙·‣⁃▪▫■□◆◇►▶▸➢➤➔✓✔❖\uf0b7\uf0a7\uf0d8\uf0fc\uf076]\s*$/u;

/**
 * Text of one line: NFC, single spaces, nothing invisible. Two spaces in `cellGap` mode stay two: they part table
 * cells. Icon glyphs (private use) go. Linear in the length of the text.
 */
export function normaliseLine(text: string, options: { keepCellGaps?: boolean } = {}): string {
  const cleaned = text
    .replace(LIGATURES, (ligature) => ligature.normalize("NFKC"))
    .replace(INVISIBLE, "")
    .normalize("NFC");
  return collapseSpaces(cleaned, options.keepCellGaps ?? false);
}

// By hand and not by expression: /\s+$/ is quadratic on long runs of spaces.
function collapseSpaces(text: string, keepCellGaps: boolean): string {
  let result = "";
  let run = 0;
  for (const char of text) {
    if (SPACES.test(char) || char === "\n" || char === "\r") {
      run += 1;
      continue;
    }
    if (run > 0 && result) result += keepCellGaps && run > 1 ? "  " : " ";
    run = 0;
    result += char;
  }
  return result;
}

/**
 * Takes the bullet off a raw (not yet normalised) line. "- 2019" keeps nothing of it; "-5" and "–2020" are no items.
 */
export function stripBullet(text: string): { text: string; bullet: boolean } {
  const match = BULLET.exec(text.slice(0, 40));
  if (!match) return { text, bullet: false };
  const sign = match[0].trim();
  // A dash right before a word or a figure is punctuation (a range, a negative number), not a bullet.
  if (/^[–—−*§»›]$/.test(sign) && !/\s$/.test(match[0])) return { text, bullet: false };
  return { text: text.slice(match[0].length), bullet: true };
}

export function isLoneBullet(text: string): boolean {
  return BULLET_ONLY.test(text);
}

const SPACED_TOKEN = /^[\p{L}\p{N}&.,:/|-]$/u;

/**
 * "E X P E R I E N C I A" is EXPERIENCIA: where more than 80 % of at least four tokens are one character, the single
 * spaces go and wider gaps become the spaces between words.
 */
export function collapseLetterSpacing(text: string): string {
  const tokens = text.trim().split(/\s+/);
  if (tokens.length < 4 || tokens.some((token) => token.length > 3)) return text;
  const single = tokens.filter((token) => SPACED_TOKEN.test(token)).length;
  if (single <= tokens.length * 0.8 || tokens.filter((token) => /\p{L}/u.test(token)).length < 4) return text;
  return text
    .trim()
    .split(/\s{2,}/)
    .map((word) => word.replace(/\s/g, ""))
    .join(" ");
}
