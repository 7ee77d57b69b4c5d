import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { analyzeResponse } from "#app/features/interview/answer/receive-answer.server.ts";
import { finishInterview } from "#app/features/interview/finish.server.ts";
import { startInterview } from "#app/features/interview/start.server.ts";
import type { InterviewHeld, SampleAnswer } from "../plan.ts";
import { StepClock, type StepContext } from "./step-context.ts";

/** Seconds for reading the hunter's message before answering. */
const READING = 8;

/**
 * Holds an interview: the real interviewer asks, the real judge evaluates, and the answers come from the plan. After an
 * interruption the same texts are sent with the same ids, so that no answer counts twice.
 */
export async function holdInterview(context: StepContext, step: InterviewHeld): Promise<void> {
  const { db, person } = context;
  const known = await db
    .selectFrom("interviews")
    .select("status")
    .where("user_id", "=", person.id)
    .where("seed", "=", step.seed)
    .executeTakeFirst();
  if (known && known.status !== "open") return;
  const clock = new StepClock(step.at);
  const { hunterId, seed, fromCv: fromCvAnalysis } = step;
  // The plan has answers to what a first interview asks.
  const begun = await startInterview(db, person, { hunterId, seed, fromCvAnalysis }, clock, { asFirst: true });
  const held = { ...context, step, clock, interviewId: begun.interviewId };
  for (const [index, { id, category, question }] of begun.questions.entries()) {
    if (index === step.leavesBefore) {
      const body = { interviewId: begun.interviewId, reason: "abandoned" } as const;
      await finishInterview(db, person, body, { clock, byRules: true });
      return;
    }
    const answers = step.answersTo({ id, category, question }, index);
    if (await answerQuestion(held, id, answers)) return;
  }
}

type Held = StepContext & { step: InterviewHeld; clock: StepClock; interviewId: number };

/** @returns true when the interview has ended */
async function answerQuestion(held: Held, questionId: string, answers: readonly SampleAnswer[]): Promise<boolean> {
  const { db, person, step, clock, interviewId, signal } = held;
  for (const [attempt, { text, seconds }] of answers.entries()) {
    signal.throwIfAborted();
    await yieldToEventLoop();
    clock.pass(READING + seconds);
    const reply = await analyzeResponse(
      db,
      person,
      {
        hunterId: step.hunterId,
        interviewId,
        questionId,
        userResponse: text,
        messageId: `${step.seed}-${questionId}-${attempt}`,
        currentSuggestions: attempt,
        responseSeconds: seconds,
      },
      { clock, byRules: true },
    );
    if (reply.ended) return true;
    if (!reply.needsSuggestion) return false;
  }
  return false;
}
