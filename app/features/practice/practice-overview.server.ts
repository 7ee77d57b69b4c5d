import { type Clock, systemClock } from "#app/platform/clock.ts";
import type { Db } from "#db/open.server.ts";
import { newestAnswers, type OwnAnswer } from "./answers.server.ts";
import { localDay } from "./local-day.ts";
import { type Exercise, type Profile, profileOf, type ReadAttempt } from "./profile.ts";
import { quoteOf, readParts } from "./read-parts.server.ts";

/** What `/practice` and the home screen show: the profile over the newest answers, and today's exercise. */

type Read = ReadAttempt & { own: OwnAnswer };

export type PracticeOverview = {
  today: string;
  profile: Profile;
  /** Questions that were answered, each once, newest first. */
  questions: OwnAnswer[];
  /** Own words of the answer in which the exercise's story was told; null where nothing of it was found. */
  exerciseQuote: string | null;
};

/** From the rows that exist, within the limits of newestAnswers. */
export async function practiceOverview(db: Db, userId: number, clock: Clock = systemClock): Promise<PracticeOverview> {
  const answers = await newestAnswers(db, userId);
  const read: Read[] = [];
  for (const own of answers) {
    const { question, hunterId, interviewId, answer, at, isTry } = own;
    const parts = await readParts(question, hunterId, answer);
    if (parts === null) continue;
    const { id: questionId, question: text, category } = question;
    const day = localDay(new Date(at));
    read.push({ questionId, interviewId, question: text, category, at, day, isTry, ...parts, own });
  }
  const today = localDay(clock.now());
  const profile = profileOf(read, today);
  return { today, profile, questions: eachQuestion(answers), exerciseQuote: quoteIn(read, profile.exercise) };
}

function eachQuestion(answers: readonly OwnAnswer[]): OwnAnswer[] {
  const byText = new Map<string, OwnAnswer>();
  for (const one of answers) if (!byText.has(one.question.question)) byText.set(one.question.question, one);
  return [...byText.values()];
}

function quoteIn(read: readonly Read[], exercise: Exercise | null): string | null {
  const own = read.find((one) => one === exercise?.attempt)?.own;
  if (!own || !exercise) return null;
  const part = exercise.isMissing ? "action" : exercise.part;
  return quoteOf(own.question, own.hunterId, own.answer, part);
}
