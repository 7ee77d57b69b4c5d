import { z } from "zod";
import { PURGED_TEXT } from "#app/platform/purged-text.ts";
import type { Db } from "#db/open.server.ts";
import { type HunterId, savedHunterId } from "../interview/hunters.ts";
import type { Question } from "../interview/question-bank/question.ts";

/** The newest answers of a person, of interviews and of practice. */

/** An answer and where its question can be practised. */
export type OwnAnswer = {
  question: Question;
  hunterId: HunterId;
  interviewId: number | null;
  answer: string;
  /** ISO-8601 UTC. */
  at: string;
  isTry: boolean;
  row: AnswerRow;
};

/** The row that holds an answer, the same object for all answers of an interview. */
type AnswerRow = {
  table: "interview_results" | "practice_attempts";
  id: number;
  /** What was read in its answers, by the question's id. */
  readings: Readonly<Record<string, unknown>>;
};

const MAX_INTERVIEWS = 12;
const MAX_TRIES = 60;
/** Reading costs some ten milliseconds for a thousand characters at worst. */
const MAX_ANSWERS = 60;
const MAX_CHARS = 30_000;

/** Newest first, within the limits above. */
export async function newestAnswers(db: Db, userId: number): Promise<OwnAnswer[]> {
  const all = [...(await answersOfInterviews(db, userId)), ...(await answersOfTries(db, userId))];
  const answers: OwnAnswer[] = [];
  let chars = 0;
  for (const one of all.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, MAX_ANSWERS)) {
    chars += one.answer.length;
    if (chars > MAX_CHARS) break;
    answers.push(one);
  }
  return answers;
}

const questionsSchema = z.array(
  z.object({ id: z.string(), question: z.string(), category: z.string(), focus: z.string() }),
);

/** What is needed of an InterviewReport here: the whole one takes long to check. */
const answersSchema = z.object({
  specificFeedback: z.array(z.object({ questionId: z.string(), answer: z.string() })),
});

/** Of closed interviews: the answer that decided each question. */
async function answersOfInterviews(db: Db, userId: number): Promise<OwnAnswer[]> {
  const rows = await db
    .selectFrom("interviews as interview")
    .innerJoin("interview_results as result", "result.interview_id", "interview.id")
    .select([
      "interview.id",
      "interview.hunter_id",
      "interview.questions",
      "interview.started_at",
      "interview.ended_at",
      "result.report",
      "result.parts_read",
    ])
    .where("interview.user_id", "=", userId)
    .where("interview.status", "!=", "open")
    .orderBy("interview.id", "desc")
    .limit(MAX_INTERVIEWS)
    .execute();
  return rows.flatMap((row) => {
    const questions = questionsSchema.parse(JSON.parse(row.questions));
    const { specificFeedback } = answersSchema.parse(JSON.parse(row.report));
    const holder: AnswerRow = { table: "interview_results", id: row.id, readings: keptReadings(row.parts_read) };
    return specificFeedback.flatMap(({ questionId, answer }): OwnAnswer[] => {
      const question = questions.find(({ id }) => id === questionId);
      if (!question || question.question === PURGED_TEXT || answer === "" || answer === PURGED_TEXT) return [];
      const hunterId = savedHunterId(row.hunter_id);
      const told = { question, hunterId, interviewId: row.id, answer, at: row.ended_at ?? row.started_at };
      return [{ ...told, isTry: false, row: holder }];
    });
  });
}

async function answersOfTries(db: Db, userId: number): Promise<OwnAnswer[]> {
  const rows = await db
    .selectFrom("practice_attempts")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(MAX_TRIES)
    .execute();
  return rows.map(({ question_id: id, question, category, focus, ...row }) => ({
    question: { id, question, category, focus },
    hunterId: savedHunterId(row.hunter_id),
    interviewId: row.interview_id,
    answer: row.answer,
    at: row.created_at,
    isTry: true,
    row: { table: "practice_attempts", id: row.id, readings: keptReadings(row.parts_read) },
  }));
}

function keptReadings(partsRead: string | null): AnswerRow["readings"] {
  return partsRead === null ? {} : z.record(z.string(), z.unknown()).parse(JSON.parse(partsRead));
}
