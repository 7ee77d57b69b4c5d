/** The shape of a score. The criteria and their weights are in criteria.ts, the arithmetic in score.ts. */

import type { CriterionId } from "./criteria.ts";

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
  /** The part of these points that a language model added or took away; absent when there is none. */
  adjusted?: number;
};

export type RubricScore = {
  /** Semantic version of the published rubric, e.g. "1.0". */
  version: string;
  /** 0 to 100, integer: the rounded sum of the points. */
  total: number;
  criteria: CriterionResult[];
  /** Score cap, if below 100, for missing contact data. */
  limit?: number;
};

/** Distinguishes known from misspelt words; built once by the server from a dictionary library. */
export type SpellChecker = {
  isKnown(word: string): boolean;
  /** Whether it is known and common in texts about work. */
  isCommon(word: string): boolean;
};
