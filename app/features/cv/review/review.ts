import type { CvResult } from "../result.ts";
import type { CriterionId } from "../rubric/rubric.ts";

/** The worded part of an analysis. The rules engine writes it; a language model may write it behind the same shape. */
export type CvReview = Pick<CvResult, "summary" | "competencies" | "recommendations" | "interview_questions"> & {
  /** The improvement that each criterion led to, as it stands among them; absent where a model worded them. */
  advised?: Readonly<Partial<Record<CriterionId, string>>>;
};
