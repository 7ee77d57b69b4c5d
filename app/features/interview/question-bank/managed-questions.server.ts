import type { Db } from "#db/open.server.ts";
import { type AskableQuestions, askableQuestions, type ManagedQuestion, mergeQuestions } from "./managed-questions.ts";
import { readHistories } from "./question-history.server.ts";

/** All questions of all hunters with all their versions: some hundred rows at most. */
export async function readQuestions(db: Db): Promise<ManagedQuestion[]> {
  const rows = await db.selectFrom("interview_questions").selectAll().execute();
  const versions = await db.selectFrom("interview_question_versions").selectAll().execute();
  return mergeQuestions(rows, versions);
}

/**
 * The questions that a student may be asked now.
 * @param seed of the interview; without one the draw is the same each time
 * @param asFirst as for a first interview, whatever the student was asked before
 */
export async function questionsFor(
  db: Db,
  userId: number,
  { seed = "", asFirst = false }: { seed?: string | undefined; asFirst?: boolean } = {},
): Promise<AskableQuestions> {
  const user = await db.selectFrom("users").select("career").where("id", "=", userId).executeTakeFirst();
  const histories = asFirst ? new Map() : await readHistories(db, userId, seed);
  return askableQuestions(await readQuestions(db), { career: user?.career ?? null, seed, histories });
}

/** Finds the text of any generic question that was ever asked, by the id with which it was. */
export async function questionFinder(db: Db): Promise<AskableQuestions["find"]> {
  return askableQuestions(await readQuestions(db), { career: null, seed: "" }).find;
}
