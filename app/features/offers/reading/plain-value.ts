import { monthsAsked } from "../match/find-years.ts";
import type { RequirementKind } from "../match/requirement.ts";

/** A requirement in short: the years as a number, otherwise its own words. */
export function plainValue(kind: RequirementKind, words: string): string {
  if (kind !== "years") return words.replace(/\s+/g, " ").trim();
  const months = monthsAsked({ text: words, value: "" });
  return months === null ? "" : String(Math.round((months / 12) * 100) / 100);
}
