import { recordActivity } from "#app/features/activity/record.server.ts";
import { readQuestions } from "#app/features/interview/question-bank/managed-questions.server.ts";
import {
  currentVersion,
  type ManagedQuestion,
  nextOwnId,
} from "#app/features/interview/question-bank/managed-questions.ts";
import {
  draftRefusal,
  oneLine,
  type QuestionRefusal,
  tooFew,
} from "#app/features/interview/question-bank/question-rules.ts";
import { runWithPermission } from "#app/features/users/run-with-permission.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { listCohorts } from "../cohorts.server.ts";
import type { AdminQuestion, NewQuestionBody, NewVersionBody } from "../question-schemas.server.ts";
import { questionView } from "../questions-read.server.ts";

/**
 * What the office changes in the head hunters' questions. Texts are only ever added: interviews that have begun hold
 * their own copy, and their results name its version.
 */

/**
 * Adds a question, switched on.
 * @throws AppError forbidden; bad_request and conflict with the reasons of QuestionRefusal
 */
export function addQuestion(
  db: Db,
  actorId: number,
  { hunterId, ...body }: NewQuestionBody,
  clock: Clock = systemClock,
): Promise<AdminQuestion> {
  return runWithPermission(db, { actorId, permission: "questions" }, async (trx) => {
    const questions = await readQuestions(trx);
    const draft = { ...body, question: oneLine(body.question) };
    const { careers } = await listCohorts(trx);
    refuse(draftRefusal(draft, { hunterId }, { questions, careers }));
    const id = nextOwnId(questions, hunterId);
    const created_at = isoNow(clock);
    await trx.insertInto("interview_questions").values({ id, hunter_id: hunterId, is_active: 1, created_at }).execute();
    await trx
      .insertInto("interview_question_versions")
      .values({ question_id: id, version: 1, ...draft, created_at })
      .execute();
    const details = { question: id, hunterId };
    await recordActivity(trx, { userId: actorId, action: "question_added", details }, clock);
    return questionView(await questionOf(trx, id));
  });
}

/**
 * Saves another text, subject or career as the question's next version.
 * @throws AppError forbidden, not_found, conflict (outdated: somebody saved a later version); those of addQuestion
 */
export function addVersion(
  db: Db,
  actorId: number,
  { id, body: { version: seen, ...body } }: { id: string; body: NewVersionBody },
  clock: Clock = systemClock,
): Promise<AdminQuestion> {
  return runWithPermission(db, { actorId, permission: "questions" }, async (trx) => {
    const questions = await readQuestions(trx);
    const edited = questionIn(questions, id);
    const { version: latest } = currentVersion(edited);
    if (latest !== seen) {
      throw new AppError(
        "conflict",
        `Otra persona guardó la v${latest} mientras editabas. Revísala antes de guardar.`,
        {
          reason: "outdated",
        },
      );
    }
    const draft = { ...body, question: oneLine(body.question) };
    const { careers } = await listCohorts(trx);
    refuse(draftRefusal(draft, { hunterId: edited.hunterId, edited }, { questions, careers }));
    const created_at = isoNow(clock);
    await keepRow(trx, edited, created_at);
    const version = latest + 1;
    await trx
      .insertInto("interview_question_versions")
      .values({ question_id: id, version, ...draft, created_at })
      .execute();
    const details = { question: id, version };
    await recordActivity(trx, { userId: actorId, action: "question_changed", details }, clock);
    return questionView(await questionOf(trx, id));
  });
}

/**
 * Switches a question off or on; the same again changes nothing.
 * @throws AppError forbidden, not_found, conflict (too_few)
 */
export function switchQuestion(
  db: Db,
  actorId: number,
  { id, isActive }: { id: string; isActive: boolean },
  clock: Clock = systemClock,
): Promise<AdminQuestion> {
  return runWithPermission(db, { actorId, permission: "questions" }, async (trx) => {
    const questions = await readQuestions(trx);
    const before = questionIn(questions, id);
    if (before.isActive === isActive) return questionView(before);
    refuse(tooFew(questions, { ...before, isActive }));
    await keepRow(trx, before, isoNow(clock));
    await trx
      .updateTable("interview_questions")
      .set({ is_active: Number(isActive) })
      .where("id", "=", id)
      .execute();
    const action = isActive ? "question_switched_on" : "question_switched_off";
    await recordActivity(trx, { userId: actorId, action, details: { question: id } }, clock);
    return questionView(await questionOf(trx, id));
  });
}

/** A question of the program gets its row with the first change. */
async function keepRow(trx: Db, { id, hunterId, isActive }: ManagedQuestion, created_at: string): Promise<void> {
  await trx
    .insertInto("interview_questions")
    .values({ id, hunter_id: hunterId, is_active: Number(isActive), created_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function questionOf(trx: Db, id: string): Promise<ManagedQuestion> {
  return questionIn(await readQuestions(trx), id);
}

function questionIn(questions: readonly ManagedQuestion[], id: string): ManagedQuestion {
  const question = questions.find((one) => one.id === id);
  if (question) return question;
  throw new AppError("not_found", "Esa pregunta no existe. Actualiza la lista.", { title: "No encontrada" });
}

/** @throws AppError conflict for what depends on other questions, bad_request for what is wrong by itself */
function refuse(refusal: QuestionRefusal | null): void {
  if (!refusal) return;
  const { reason, text } = refusal;
  const isConflict = reason === "doubled" || reason === "unchanged" || reason === "too_few";
  throw new AppError(isConflict ? "conflict" : "bad_request", text, { reason });
}
