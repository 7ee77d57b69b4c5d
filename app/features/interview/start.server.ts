import { randomUUID } from "node:crypto";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import type { Db } from "#db/open.server.ts";
import { closeIdle, closeInterview, isIdle } from "./close.server.ts";
import { extraTimeFactorOf } from "./extra-time.server.ts";
import type { HunterId } from "./hunters.ts";
import { findInterview, type Interview, insertInterview } from "./interview-store.server.ts";
import { createInterview, reduce } from "./machine.ts";
import { type ExperienceLevel, type QuestionSet, questionsOf } from "./question-set.ts";
import { type ChosenSet, genericSet, personalisedSet } from "./question-sets.server.ts";
import type { StartBody } from "./requests.server.ts";
import type { InterviewState } from "./state.ts";
import { firstNameOf } from "./texts/speak.ts";

/** Who is interviewed. */
export type Student = { id: number; name: string };

export type StartAnswer = {
  interviewId: number;
  hasPersonalizedQuestions: boolean;
  experienceLevel: ExperienceLevel | null;
  questions: QuestionSet["questions"];
  /** Seconds, extra time included. */
  durationSeconds: number;
  seed: string;
  /** The machine's state: greeted, started, first question asked. */
  state: InterviewState;
};

/**
 * 'Sí, estoy listo/a': a new interview with its questions. An open one with the same hunter is closed and kept; the
 * same seed sent again finds the interview that it started, also by an answer that came first.
 */
export async function startInterview(
  db: Db,
  student: Student,
  { hunterId, fromCvAnalysis = false, seed = randomUUID() }: StartBody,
  clock: Clock = systemClock,
): Promise<StartAnswer> {
  const at = clock.now().getTime();
  const set = fromCvAnalysis ? await personalisedSet(db, student.id, hunterId) : genericSet(hunterId);
  const chosen = { questions: questionsOf(set), isPersonalised: set.hasPersonalizedQuestions };
  const { id, state } = await db.transaction().execute(async (trx) => {
    const open = await findInterview(trx, student.id, { hunterId, status: "open" });
    if (open?.state.seed === seed) return open;
    return openInterview(trx, student, { hunterId, seed, chosen, at });
  });
  return {
    interviewId: id,
    hasPersonalizedQuestions: set.hasPersonalizedQuestions,
    experienceLevel: set.experienceLevel,
    questions: state.questions.map(({ focus, ...question }) => ({ ...question, focus_area: focus })),
    durationSeconds: state.duration,
    seed: state.seed,
    state,
  };
}

/** Makes an interview that has asked its first question; closes the one that was open with this hunter. */
export async function openInterview(
  trx: Db,
  student: Student,
  { hunterId, seed, chosen, at }: { hunterId: HunterId; seed: string; chosen: ChosenSet; at: number },
): Promise<Interview> {
  const open = await findInterview(trx, student.id, { hunterId, status: "open" });
  if (open) await (isIdle(open, at) ? closeIdle(trx, open, at) : closeInterview(trx, open, "abandoned", at));
  const extraTimeFactor = await extraTimeFactorOf(trx, student.id);
  const fresh = createInterview({ hunterId, studentName: firstNameOf(student.name), seed, extraTimeFactor });
  const greeted = reduce(fresh, { type: "questions_loaded", at, questions: chosen.questions }).state;
  const { state } = reduce(greeted, { type: "start", at });
  const interview = await insertInterview(trx, student.id, {
    state,
    isPersonalised: chosen.isPersonalised,
    now: new Date(at).toISOString(),
  });
  await recordActivity(trx, {
    userId: student.id,
    action: "interview_started",
    details: { interviewId: interview.id, hunterId, personalised: chosen.isPersonalised },
  });
  return interview;
}
