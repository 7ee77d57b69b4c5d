import type { Generated } from "kysely";

export type OfferState = "interested" | "applied" | "interview" | "answered" | "closed";

/** A job offer that a student compares with the own CV. */
export interface JobOffersTable {
  id: Generated<number>;
  user_id: number;
  /** The analysis that the findings quote. */
  cv_analysis_id: number | null;
  text: string;
  /** Verbatim, or as the student wrote it; empty where it is not known. */
  post: string;
  firm: Generated<string>;
  /** JSON of OfferReading. */
  reading: string;
  /** JSON of StoredRequirement[]. */
  requirements: string;
  /** JSON of OwnAnswers. */
  answers: Generated<string>;
  /** JSON of StoredFindings. */
  findings: string | null;
  state: Generated<OfferState>;
  /** YYYY-MM-DD, a day of America/Santiago. */
  state_on: string | null;
  note: Generated<string>;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}
