/** Month names for the date patterns. */

import { MONTHS } from "../../vocabulary/months.ts";

// "en 2020" means "in 2020" far more often than January.
const AMBIGUOUS = new Set(["en"]);

/** Alternation of normalized names for a regular expression, longest name first. */
export const MONTH_PATTERN = [...MONTHS.keys()]
  .filter((name) => !AMBIGUOUS.has(name))
  .sort((a, b) => b.length - a.length)
  .join("|");
