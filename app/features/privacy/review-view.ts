/**
 * Types and links for review requests on the screens, without the schema library, which is too large for them.
 */

export type ReviewSubject = "cv" | "interview";

/** URL parameter of 'Mi cuenta' that preselects a result in the form; its value comes from reviewKey(). */
export const REVIEW_PARAMETER = "review";

/** A result in the form: "cv-12". */
export const reviewKey = (subject: ReviewSubject, id: number): string => `${subject}-${id}`;

/** Link to the form that requests a review of this result. */
export const reviewFormPath = (subject: ReviewSubject, id: number): string =>
  `/account?${REVIEW_PARAMETER}=${reviewKey(subject, id)}#pedir-revision`;

/** A result of the signed-in person for which a review can be requested. */
export type ScoredResult = {
  subject: ReviewSubject;
  id: number;
  /** "CV: cv-2026.pdf"; of an interview, with whom. */
  title: string;
  score: number;
  /** ISO-8601 UTC. */
  at: string;
  /** Only for interviews: answers that were judged off-topic or vague. */
  doubted: DoubtedAnswer[];
};

export type DoubtedAnswer = {
  id: string;
  question: string;
  /** Its beginning. */
  text: string;
};
