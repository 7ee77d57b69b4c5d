import type { DateExpression } from "./date-ranges.ts";

/** The text without its dates; leftover brackets, dashes and separators are removed too. */
export function withoutDates(text: string, dates: readonly DateExpression[]): string {
  let rest = "";
  let at = 0;
  for (const date of dates) {
    // The closing bracket belongs to the dates, so the opening one goes with them.
    const closed = text.slice(date.from, date.to).includes(")");
    const before = text.slice(at, date.from);
    rest += `${closed ? before.replace(/[([]\s*$/, "") : before}  `;
    at = date.to;
  }
  rest += text.slice(at);
  return rest
    .replace(/\(\s*\)|\[\s*\]/g, " ")
    .replace(/^[\s,;:.|·•()/–—-]+|[\s,;:|·•(/–—-]+$/g, "")
    .trim();
}
