/** The tables of the interview questions that the office added or changed. */

export interface InterviewQuestionsTable {
  id: string;
  hunter_id: string;
  /** 1: interviews may ask it. */
  is_active: number;
  created_at: string;
}

/** One text of a question; rows are only ever added. */
export interface InterviewQuestionVersionsTable {
  question_id: string;
  /** From 1 for an own question, from 2 for one of the program. */
  version: number;
  question: string;
  category: string;
  /** As in users.career; null: for every career. */
  career: string | null;
  created_at: string;
}
