/** The format of the months in a date, whatever the separator between its ends. */

import { monthNumber } from "#app/features/cv/vocabulary/months.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";

const DIGITS =
  /\b(?:(?<year>(?:19|20)\d{2})(?<after>[-/.])\d{1,2}|\d{1,2}(?<between>[-/.])(?<short>(?:19|20)?\d{2}))\b/;

/**
 * "words" for "marzo 2015" and "mar. 2015"; for digits their order and separator: "m/4" for "03/2015", "y-" for
 * "2015-03". Null without months.
 */
export function dateForm(dateText: string): string | null {
  const normalized = normalize(dateText);
  if ((normalized.match(/[a-z]{3,}/g) ?? []).some((word) => monthNumber(word) !== null)) return "words";
  const found = DIGITS.exec(normalized)?.groups;
  if (found === undefined) return null;
  return found.year === undefined ? `m${found.between}${found.short?.length}` : `y${found.after}`;
}
