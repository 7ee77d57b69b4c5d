import { z } from "zod";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { listAnalyses } from "#app/features/cv/queries.server.ts";
import { hunterOf } from "#app/features/interview/hunters.ts";
import { MIN_RELEVANCE } from "#app/features/interview/limits.ts";
import { listInterviews } from "#app/features/interview/queries.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import type { ReviewRequest, ReviewRequestInput } from "./review-request.ts";
import type { DoubtedAnswer, ScoredResult } from "./review-view.ts";

/** Unanswered requests that a person may have at the same time. */
const MAX_OPEN = 5;

/** Everything of this person that has a score, newest first. */
export async function listScoredResults(db: Db, userId: number): Promise<ScoredResult[]> {
  const [analyses, interviews, doubted] = await Promise.all([
    listAnalyses(db, userId),
    listInterviews(db, userId),
    doubtedAnswers(db, userId),
  ]);
  const cvs = analyses.flatMap((one): ScoredResult[] =>
    one.score === null
      ? []
      : [
          {
            subject: "cv",
            id: one.id,
            title: `CV: ${one.fileName}`,
            score: one.score,
            at: one.createdAt,
            doubted: [],
          },
        ],
  );
  const talks = interviews.flatMap((one): ScoredResult[] => {
    if (one.score === null) return [];
    const title = `Entrevista con ${hunterOf(one.hunterId).name}`;
    const at = one.endedAt ?? one.createdAt;
    return [{ subject: "interview", id: one.id, title, score: one.score, at, doubted: doubted.get(one.id) ?? [] }];
  });
  return [...cvs, ...talks].sort((left, right) => right.at.localeCompare(left.at));
}

/** The person's own requests, newest first. */
export async function listReviewRequests(db: Db, userId: number): Promise<ReviewRequest[]> {
  const rows = await ownRequests(db, userId).orderBy("id", "desc").execute();
  return rows.map(viewOf);
}

function ownRequests(db: Db, userId: number) {
  return db
    .selectFrom("review_requests")
    .selectAll()
    .select((eb) => eb.fn<number | null>("json_array_length", ["disputed_answers"]).as("disputed"))
    .where("user_id", "=", userId);
}

type Row = Awaited<ReturnType<ReturnType<typeof ownRequests>["execute"]>>[number];

function viewOf(row: Row): ReviewRequest {
  return {
    id: row.id,
    subject: row.subject,
    subjectId: row.subject_id,
    message: row.message,
    createdAt: row.created_at,
    answer: row.answer,
    answeredAt: row.answered_at,
    consentedAt: row.consented_at,
    disputed: row.disputed ?? 0,
    inFavour: row.in_favour === 1,
  };
}

/**
 * Asks the office to review a score. For an interview, the person may mark disputed answers and consent to their use.
 * @throws AppError not_found (another's, or without a score), bad_request (an answer that nobody doubted), conflict
 *   already_open, too_many too_many_open.
 */
export function requestReview(
  db: Db,
  userId: number,
  { subject, subjectId, message, consent, disputed }: ReviewRequestInput,
  clock: Clock = systemClock,
): Promise<ReviewRequest> {
  return db.transaction().execute(async (trx) => {
    if (!(await hasScore(trx, userId, subject, subjectId))) {
      throw new AppError("not_found", "No encontramos ese resultado. Elige uno de la lista.");
    }
    const open = (await listReviewRequests(trx, userId)).filter((one) => one.answeredAt === null);
    if (open.some((one) => one.subject === subject && one.subjectId === subjectId)) {
      throw new AppError("conflict", "Ya pediste revisar este resultado. Espera la respuesta aquí mismo.", {
        reason: "already_open",
      });
    }
    if (open.length >= MAX_OPEN) {
      throw new AppError("conflict", `Tienes ${MAX_OPEN} pedidos sin responder. Espera una respuesta y pide otro.`, {
        reason: "too_many_open",
      });
    }
    if (disputed.length > 0) await requireDoubted(trx, userId, subjectId, disputed);
    const createdAt = isoNow(clock);
    const { id } = await trx
      .insertInto("review_requests")
      .values({
        user_id: userId,
        subject,
        subject_id: subjectId,
        message,
        created_at: createdAt,
        ...(consent && { consented_at: createdAt, disputed_answers: JSON.stringify([...new Set(disputed)]) }),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const details = { requestId: id, subject, subjectId, ...(consent && { consent }) };
    await recordActivity(trx, { userId, action: "review_requested", details }, clock);
    return viewOf(await ownRequests(trx, userId).where("id", "=", id).executeTakeFirstOrThrow());
  });
}

async function requireDoubted(trx: Db, userId: number, interviewId: number, disputed: readonly string[]) {
  const known = new Set((await doubtedAnswers(trx, userId)).get(interviewId)?.map(({ id }) => id));
  if (disputed.every((id) => known.has(id))) return;
  throw new AppError("bad_request", "Una de esas respuestas ya no está. Recarga la página y márcalas otra vez.");
}

/**
 * Withdraws the consent to use the answers of a request and deletes the marks. Calling it again changes nothing.
 * @throws AppError not_found (another's, or there is none)
 */
export function withdrawConsent(db: Db, userId: number, requestId: number): Promise<ReviewRequest> {
  return db.transaction().execute(async (trx) => {
    const request = ownRequests(trx, userId).where("id", "=", requestId);
    const before = await request.executeTakeFirst();
    if (!before) throw new AppError("not_found", "No encontramos ese pedido. Recarga la página.");
    if (before.consented_at === null) return viewOf(before);
    await trx
      .updateTable("review_requests")
      .set({ consented_at: null, disputed_answers: null })
      .where("id", "=", requestId)
      .execute();
    await recordActivity(trx, { userId, action: "review_consent_withdrawn", details: { requestId } });
    return viewOf(await request.executeTakeFirstOrThrow());
  });
}

async function hasScore(db: Db, userId: number, subject: ReviewRequestInput["subject"], id: number): Promise<boolean> {
  const row =
    subject === "cv"
      ? await db
          .selectFrom("cv_analyses")
          .select("overall_score as score")
          .where("id", "=", id)
          .where("user_id", "=", userId)
          .executeTakeFirst()
      : await db
          .selectFrom("interviews")
          .innerJoin("interview_results", "interview_results.interview_id", "interviews.id")
          .select("interview_results.score")
          .where("interviews.id", "=", id)
          .where("user_id", "=", userId)
          .where("status", "!=", "open")
          .executeTakeFirst();
  return row !== undefined && row.score !== null;
}

/** Answers judged off-topic or vague, which the person may dispute. */

/** Characters of an answer that are shown, enough to recognise it. */
const SHOWN = 160;

const questionsSchema = z.array(z.looseObject({ id: z.string(), question: z.string() }));

/**
 * The disputable answers of all ended interviews of a person, by interview id, in the order of the conversation.
 * Answers whose texts were purged are missing.
 */
async function doubtedAnswers(db: Db, userId: number): Promise<Map<number, DoubtedAnswer[]>> {
  const rows = await db
    .selectFrom("interview_messages as message")
    .innerJoin("interviews as interview", "interview.id", "message.interview_id")
    .select(["interview.id", "interview.questions", "message.answer_id", "message.question_id", "message.content"])
    .where("interview.user_id", "=", userId)
    .where("interview.status", "!=", "open")
    .where("message.answer_id", "is not", null)
    // What completes an answer has no verdict of its own.
    .where("message.follow_up", "is", null)
    .where((eb) => eb.or([eb("message.is_off_topic", "=", 1), eb("message.relevance_score", "<=", MIN_RELEVANCE)]))
    .orderBy("interview.id")
    .orderBy("message.position")
    .execute();
  const found = new Map<number, DoubtedAnswer[]>();
  for (const { id, questions, answer_id: answerId, question_id: questionId, content } of rows) {
    const asked = questionsSchema.parse(JSON.parse(questions)).find((question) => question.id === questionId);
    if (!answerId || !asked) continue;
    const text = content.length > SHOWN ? `${content.slice(0, SHOWN).trimEnd()}…` : content;
    found.set(id, [...(found.get(id) ?? []), { id: answerId, question: asked.question, text }]);
  }
  return found;
}
