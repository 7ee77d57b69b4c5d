/**
 * What the screen shows about requests for a person's review; without the schema library, which is too heavy for it.
 */

export type ReviewSubject = "cv" | "interview";

/** Parameter of the address of 'Mi cuenta': the result to choose in its form, as reviewKey() writes it. */
export const REVIEW_PARAMETER = "review";

/** A result in the form: "cv-12". */
export const reviewKey = (subject: ReviewSubject, id: number): string => `${subject}-${id}`;

/** Where a person's review of this result can be asked for. */
export const reviewFormPath = (subject: ReviewSubject, id: number): string =>
  `/account?${REVIEW_PARAMETER}=${reviewKey(subject, id)}#pedir-revision`;

/** A score of one's own that somebody can be asked to look at. */
export type ScoredResult = {
  subject: ReviewSubject;
  id: number;
  /** "CV: cv-2026.pdf"; of an interview, with whom. */
  title: string;
  score: number;
  /** ISO-8601 UTC. */
  at: string;
  /** Of an interview: answers that were judged off the subject or vague. */
  doubted: DoubtedAnswer[];
};

export type DoubtedAnswer = {
  id: string;
  question: string;
  /** Its beginning. */
  text: string;
};
