/** Month names as the date patterns need them. */

import { MONTHS } from "../../vocabulary/months.ts";

// "en 2020" says in which year far more often than it says January.
const AMBIGUOUS = new Set(["en"]);

/** Alternation of folded names for a regular expression, longest name first. */
export const MONTH_NAMES = [...MONTHS.keys()]
  .filter((name) => !AMBIGUOUS.has(name))
  .sort((a, b) => b.length - a.length)
  .join("|");
