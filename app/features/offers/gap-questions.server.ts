import { HUNTERS } from "#app/features/interview/hunters.ts";
import { questionsFor } from "#app/features/interview/question-bank/managed-questions.server.ts";
import type { Db } from "#db/open.server.ts";
import type { GapTheme, OfferStep } from "./next-steps.ts";
import type { DoneInterview } from "./offer-interview.server.ts";

/** `interviewId`: the interview for this offer in which it was asked; null for a generic one. */
type GapQuestion = { id: string; question: string; interviewId: number | null };

/**
 * A question to practise for each theme of the gaps: what was asked about one of them in the last interview for the
 * offer, otherwise one that this student may be asked now; the office can have switched all of those off.
 */
export async function gapQuestions(
  db: Db,
  userId: number,
  steps: readonly OfferStep[],
  done: DoneInterview | null,
): Promise<Partial<Record<GapTheme, GapQuestion>>> {
  const gaps = steps.filter((step) => step.kind === "gap");
  if (gaps.length === 0) return {};
  const askable = await questionsFor(db, userId, { asFirst: true });
  const generic = HUNTERS.flatMap(({ id }) => askable.first(id));
  const found = gaps.flatMap((step) => {
    const own = done === null ? undefined : ownQuestion(step.gaps, done);
    const one = own ?? generic.find(({ category }) => category === step.theme);
    const interviewId = own ? (done?.id ?? null) : null;
    return one ? [[step.theme, { id: one.id, question: one.question, interviewId }] as const] : [];
  });
  return Object.fromEntries(found);
}

/** By the offer's words, which the student may have changed since. */
function ownQuestion(gaps: readonly { id: string; asked: string }[], { questions }: DoneInterview) {
  return questions.find(({ id, question }) =>
    gaps.some((gap) => id === `offer-${gap.id}` && question.includes(`«${gap.asked}»`)),
  );
}
