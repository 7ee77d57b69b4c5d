import { z } from "zod";
import { questionFinder } from "#app/features/interview/question-bank/managed-questions.server.ts";
import { type InterviewReport, interviewReportSchema } from "#app/features/interview/result.ts";
import { isNotBlocked } from "#app/platform/blocked-people.server.ts";
import { PURGED_TEXT } from "#app/platform/purged-text.ts";
import type { Db } from "#db/open.server.ts";
import { batches, SCAN_SIZE } from "./delete-in-batches.server.ts";

/** Each has some forty messages and a report. */
const BATCH = 5;

const questionsSchema = z.array(z.looseObject({ id: z.string(), question: z.string() }));

/**
 * Deletes the texts of interviews that began before a given time: answers, conversation, comments that quote them, and
 * questions derived from a CV. Scores, figures and dates are kept. Open interviews are skipped until they are closed.
 * @returns how many interviews
 */
export async function purgeInterviewTexts(db: Db, before: string): Promise<number> {
  let count = 0;
  const scan = (after: number) =>
    db
      .selectFrom("interviews")
      .select((eb) => [
        "id",
        eb("started_at", "<", before).as("old"),
        eb
          .and([isNotBlocked("interviews.user_id"), eb("status", "!=", "open"), eb("student_name", "!=", PURGED)])
          .as("due"),
      ])
      .where("id", ">", after)
      .orderBy("id")
      .limit(SCAN_SIZE)
      .execute();
  for await (const ids of batches(scan, BATCH)) {
    await db.transaction().execute(async (trx) => {
      const find = await questionFinder(trx);
      // Generic questions are kept; those made from a CV are replaced.
      for (const id of ids) await purgeOne(trx, id, (asked) => find(asked)?.question ?? PURGED_TEXT);
    });
    count += ids.length;
  }
  return count;
}

/** Replaces the student's name and marks the interview as purged. No real name is a hyphen. */
const PURGED = "-";

async function purgeOne(trx: Db, id: number, kept: (questionId: string) => string): Promise<void> {
  const { questions } = await trx
    .selectFrom("interviews")
    .select("questions")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  // The number of questions stays the same, because the list of activities shows it.
  const blank = questionsSchema.parse(JSON.parse(questions)).map((one) => ({ ...one, question: kept(one.id) }));
  await trx
    .updateTable("interviews")
    .set({ student_name: PURGED, questions: JSON.stringify(blank), said: "{}" })
    .where("id", "=", id)
    .execute();
  await trx.deleteFrom("interview_messages").where("interview_id", "=", id).execute();
  const result = await trx
    .selectFrom("interview_results")
    .select("report")
    .where("interview_id", "=", id)
    .executeTakeFirst();
  if (!result) return;
  const report = withoutTexts(interviewReportSchema.parse(JSON.parse(result.report)), kept);
  await trx
    .updateTable("interview_results")
    .set({ report: JSON.stringify(report), parts_read: null })
    .where("interview_id", "=", id)
    .execute();
}

/**
 * Removes the texts of a report that may quote the person: comments on answers quote them, and questions may quote the
 * CV. The headline and the next steps quote nothing and stay.
 */
function withoutTexts(report: InterviewReport, kept: (questionId: string) => string): InterviewReport {
  return {
    ...report,
    strengths: [PURGED_TEXT],
    improvements: [PURGED_TEXT],
    specificFeedback: report.specificFeedback.map((one) => ({
      ...one,
      question: kept(one.questionId),
      answer: "",
      comment: PURGED_TEXT,
    })),
  };
}
