/** The shape of a score. The criteria and their weights are in criteria.ts, the arithmetic in score.ts. */

export type CriterionId =
  | "contact"
  | "structure"
  | "chronology"
  | "achievements"
  | "verbs"
  | "clarity"
  | "spelling"
  | "skills"
  | "education"
  | "consistency";

export type CriterionResult = {
  id: CriterionId;
  /** Spanish name shown to people. */
  name: string;
  /** 0 to max, one decimal at most. */
  points: number;
  max: number;
  /** One Spanish sentence: what was found and why these points. */
  finding: string;
  /** Verbatim quotes of the CV on which the points rest (may be empty). */
  evidence: string[];
  /** Points of these that a language model's reading added or took away; absent when there is no such part. */
  adjusted?: number;
};

export type RubricScore = {
  /** Semantic version of the published rubric, e.g. "1.0". */
  version: string;
  /** 0 to 100, whole number: the sum of the points, rounded. */
  total: number;
  criteria: CriterionResult[];
  /** The most that this CV can have, where that is less than 100: nobody can be reached by it. */
  limit?: number;
};

/** Tells known words from misspelt ones; built once by the server from a dictionary library. */
export type SpellChecker = {
  isKnown(word: string): boolean;
  /** Whether it is known and one of the words that people write about their work. */
  isCommon(word: string): boolean;
};
