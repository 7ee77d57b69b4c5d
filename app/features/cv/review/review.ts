import type { CvResult } from "../result.ts";

/** The worded part of an analysis. The rules engine writes it; a language model may write it behind the same shape. */
export type CvReview = Pick<CvResult, "summary" | "competencies" | "recommendations" | "interview_questions">;
