/** What the screen shows about requests for a person's review; without the schema library, which is too heavy for it. */

export type ReviewSubject = "cv" | "interview";

/** A score of one's own that somebody can be asked to look at. */
export type ScoredResult = {
  subject: ReviewSubject;
  id: number;
  /** "CV: cv-2026.pdf", "Entrevista con Natalia" */
  title: string;
  score: number;
  /** ISO-8601 UTC. */
  at: string;
};

export type ReviewRequest = {
  id: number;
  subject: ReviewSubject;
  subjectId: number;
  message: string;
  createdAt: string;
  /** null while it is open. */
  answer: string | null;
  answeredAt: string | null;
};
