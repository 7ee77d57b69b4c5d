/** What an offer asks of a person, as it was read or as the student corrected it. */

export const REQUIREMENT_KINDS = [
  "years",
  "study",
  "skill",
  "tool",
  "language",
  "licence",
  "place",
  "hours",
  "other",
] as const;
export type RequirementKind = (typeof REQUIREMENT_KINDS)[number];

export type Requirement = {
  id: string;
  kind: RequirementKind;
  /** Verbatim stretch of the offer. */
  text: string;
  level: "must" | "nice";
  /** Years, level, class, place or plain name; empty where the offer gives none. */
  value: string;
};

export const VERDICTS = ["cumple", "parecido", "falta", "no_se_sabe"] as const;
type Verdict = (typeof VERDICTS)[number];

export type Finding = {
  verdict: Verdict;
  /** Verbatim lines of the CV; never empty for "cumple" and "parecido". */
  quotes: string[];
  /** Spanish: why it is only near, or what is asked where it is unknown; null where the quote says it all. */
  because: string | null;
};

export const UNKNOWN: Finding = { verdict: "no_se_sabe", quotes: [], because: null };
export const ABSENT: Finding = { verdict: "falta", quotes: [], because: null };
