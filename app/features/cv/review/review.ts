import type { CvResult } from "../result.ts";
import type { CriterionId } from "../rubric/criteria.ts";

/** The text part of an analysis, written by the rules or, in the same shape, by a language model. */
export type CvReview = Pick<CvResult, "summary" | "competencies" | "recommendations" | "interview_questions"> & {
  /** By criterion, the recommendation that it led to, verbatim; absent when a model wrote the recommendations. */
  advised?: Readonly<Partial<Record<CriterionId, string>>>;
};
