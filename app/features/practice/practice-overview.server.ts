import { type Clock, systemClock } from "#app/platform/clock.ts";
import { log } from "#app/platform/log.server.ts";
import type { Db } from "#db/open.server.ts";
import { newestAnswers, type OwnAnswer } from "./answers.server.ts";
import { localDay } from "./local-day.ts";
import { type Exercise, type Profile, profileOf, type ReadAttempt } from "./profile.ts";
import { keptReading, type PartsReading, quoteIn, readParts } from "./read-parts.server.ts";

/** What `/practice` and the home screen show: the profile over the newest answers, and today's exercise. */

type Read = ReadAttempt & { own: OwnAnswer; reading: PartsReading };

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
  const read = (await readAll(db, answers)).flatMap(({ own, reading }): Read[] => {
    const { question, interviewId, at, isTry } = own;
    if (!reading.isShown) return [];
    const { id: questionId, question: text, category } = question;
    const day = localDay(new Date(at));
    const { found, absent } = reading;
    return [{ questionId, interviewId, question: text, category, at, day, isTry, found, absent, own, reading }];
  });
  const today = localDay(clock.now());
  const profile = profileOf(read, today);
  return { today, profile, questions: eachQuestion(answers), exerciseQuote: exerciseQuote(read, profile.exercise) };
}

type Reading = { own: OwnAnswer; reading: PartsReading };

/** What was kept, and anything else read now and kept. */
async function readAll(db: Db, answers: readonly OwnAnswer[]): Promise<Reading[]> {
  const readings: Reading[] = [];
  const fresh: Reading[] = [];
  for (const own of answers) {
    const kept = keptReading(own.row.readings, own);
    const one = { own, reading: kept ?? (await readParts(own)) };
    readings.push(one);
    if (kept === null) fresh.push(one);
  }
  if (fresh.length > 0) await keep(db, fresh);
  return readings;
}

async function keep(db: Db, fresh: readonly Reading[]): Promise<void> {
  try {
    await db.transaction().execute(async (trx) => {
      for (const [{ table, id, readings }, own] of Map.groupBy(fresh, (one) => one.own.row)) {
        const now = own.map((one) => [one.own.question.id, one.reading] as const);
        const parts_read = JSON.stringify({ ...readings, ...Object.fromEntries(now) });
        if (table === "interview_results")
          await trx.updateTable(table).set({ parts_read }).where("interview_id", "=", id).execute();
        else await trx.updateTable(table).set({ parts_read }).where("id", "=", id).execute();
      }
    });
  } catch (error) {
    // They are read again the next time; the person's screen needs no written row.
    log.warn({ err: error }, "what was read in answers could not be kept");
  }
}

function eachQuestion(answers: readonly OwnAnswer[]): OwnAnswer[] {
  const byText = new Map<string, OwnAnswer>();
  for (const one of answers) if (!byText.has(one.question.question)) byText.set(one.question.question, one);
  return [...byText.values()];
}

function exerciseQuote(read: readonly Read[], exercise: Exercise | null): string | null {
  const found = read.find((one) => one === exercise?.attempt);
  if (!found || !exercise) return null;
  return quoteIn(found.reading, found.own.answer, exercise.isMissing ? "action" : exercise.part);
}
