import { HUNTERS } from "#app/features/interview/hunters.ts";
import { questionsFor } from "#app/features/interview/question-bank/managed-questions.server.ts";
import { partsAskedBy } from "#app/features/practice/parts.ts";
import { getDb } from "#app/platform/db.server.ts";
import { practicePath } from "#app/routes/interview-feedback/practice-path.ts";

/**
 * Where somebody without answers can begin: a question that is asked now, and asks for a story with its end, as of that
 * practice has most to say. Null when the office asks for none.
 */
export async function firstQuestionPath(userId: number): Promise<string | null> {
  const askable = await questionsFor(getDb(), userId, { asFirst: true });
  const asked = HUNTERS.flatMap(({ id }) => askable.first(id));
  const story = asked.find((question) => partsAskedBy(question).includes("result"));
  return story ? practicePath(story.id, null) : null;
}
