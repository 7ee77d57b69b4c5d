import { HUNTERS } from "#app/features/interview/hunters.ts";
import { questionsFor } from "#app/features/interview/question-bank/managed-questions.server.ts";
import type { Db } from "#db/open.server.ts";
import type { GapTheme } from "./next-steps.ts";

type GapQuestion = { id: string; question: string };

/** A question of each theme that this student may be asked now; the office can have switched all of one off. */
export async function gapQuestions(
  db: Db,
  userId: number,
  themes: readonly GapTheme[],
): Promise<Partial<Record<GapTheme, GapQuestion>>> {
  if (themes.length === 0) return {};
  const askable = await questionsFor(db, userId, { asFirst: true });
  const asked = HUNTERS.flatMap(({ id }) => askable.first(id));
  const found = themes.flatMap((theme) => {
    const first = asked.find(({ category }) => category === theme);
    return first ? [[theme, { id: first.id, question: first.question }] as const] : [];
  });
  return Object.fromEntries(found);
}
