import type { Generated } from "kysely";

/** A try at one question, outside interviews. */
interface PracticeAttemptsTable {
  id: Generated<number>;
  user_id: number;
  interview_id: number | null;
  hunter_id: string;
  question_id: string;
  question: string;
  category: string;
  focus: string;
  answer: string;
  created_at: string;
  /** JSON: what was read in it; null until then. */
  parts_read: string | null;
}

export interface PracticeTables {
  practice_attempts: PracticeAttemptsTable;
}
