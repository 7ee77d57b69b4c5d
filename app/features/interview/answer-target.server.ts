import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { isIdle } from "./close.server.ts";
import { findInterview, type Interview, type Receipt } from "./interview-store.server.ts";
import type { RulesVerdict } from "./model/combine.ts";
import type { Subject } from "./model/subject.ts";
import type { Question } from "./question-bank/question.ts";
import { findSetWith } from "./question-sets.server.ts";
import type { AnswerCall, Sent } from "./sent-answer.server.ts";
import { rulesVerdict } from "./verdict.server.ts";

/** Which interview an answer is about, and whether it is there already. Nothing here writes. */

/** For so long a client without ids of its own may repeat the answer that ended its interview. */
const REPEAT_WITHIN_MS = 2 * 60 * 1000;

/** @throws AppError 404 for another's interview */
export async function targetOf(db: Db, { student, hunterId, interviewId }: AnswerCall): Promise<Interview | null> {
  if (interviewId === undefined) return findInterview(db, student.id, { hunterId });
  const interview = await findInterview(db, student.id, { id: interviewId });
  if (interview?.state.hunterId !== hunterId) throw unknownInterview();
  return interview;
}

/** What a call about an interview that is not this user's is told. */
export function unknownInterview(): AppError {
  return new AppError("not_found", "No encontramos esa entrevista. Vuelve a Entrevistas IA y comienza otra.");
}

/** What the same answer was told before: by its id, or for a client without ids by question, text and attempt. */
export function receiptOf({ status, updatedAt, state, receipts }: Interview, sent: Sent, at: number) {
  if (sent.isNamed) return receipts.get(sent.id);
  if (status !== "open" && at - Date.parse(updatedAt) > REPEAT_WITHIN_MS) return undefined;
  const hint = sent.currentSuggestions;
  return state.answers
    .filter((answer) => answer.questionId === sent.questionId && answer.text === sent.text)
    .map((answer) => receipts.get(answer.id))
    .findLast((one): one is Receipt =>
      Boolean(one && (hint === null || one.currentSuggestions === null || one.currentSuggestions === hint)),
    );
}

/**
 * What there is to judge about an answer that is to be saved; null when it needs no verdict: it has one, or it will be
 * refused. Only a look: what counts is what the transaction finds.
 * @throws AppError 404 for another's interview
 */
export async function answerSubject(
  db: Db,
  call: AnswerCall,
  sent: Sent,
): Promise<{ subject: Subject; rules: RulesVerdict } | null> {
  const found = await targetOf(db, call);
  if (found && receiptOf(found, sent, call.at)) return null;
  const place = await placeOf(db, call, found, sent);
  if (place === null) return null;
  const { interview, question } = place;
  const { hunterId, student } = call;
  const isAsked = interview?.state.questions[interview.state.currentQuestionIndex]?.id === question.id;
  return {
    subject: {
      userId: student.id,
      messageId: sent.isNamed ? sent.id : null,
      hunterId,
      interviewId: interview?.id ?? null,
      question,
      answer: sent.text,
      suggestionsGiven: isAsked ? interview.state.suggestionsGiven : 0,
    },
    rules: rulesVerdict(hunterId, question, sent.text, interview?.state ?? { questions: [], answers: [] }),
  };
}

type Place = { interview: Interview | null; question: Question };

async function placeOf(db: Db, call: AnswerCall, found: Interview | null, sent: Sent): Promise<Place | null> {
  const own = found?.state.questions.find((question) => question.id === sent.questionId);
  if (found && call.interviewId !== undefined) {
    if (own === undefined || found.status !== "open") return null;
    const isPast = found.state.questions.indexOf(own) < found.state.currentQuestionIndex;
    return isPast ? null : { interview: found, question: own };
  }
  const goesOn =
    found?.status === "open" && !isIdle(found, call.at) && (call.seed === undefined || found.state.seed === call.seed);
  if (goesOn && own) return { interview: found, question: own };
  const set = await findSetWith(db, call.student.id, call.hunterId, [sent.questionId]);
  const question = set?.questions.find((one) => one.id === sent.questionId);
  return question ? { interview: null, question } : null;
}
