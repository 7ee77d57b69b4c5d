import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { ENDINGS } from "../state.ts";
import { readAskedId } from "./asked-id.ts";
import type { QuestionHistory } from "./draw-questions.ts";
import { sameness } from "./question-rules.ts";

const savedQuestions = z.array(z.object({ id: z.string(), question: z.string() }));

/** Newest interviews that are read: the banks of all hunters are used up long before. */
const MOST = 100;

/**
 * What a student was asked in the interviews that are kept, by hunter: of each the questions up to the last one asked.
 * @param seed of the interview that is about to begin, or has just begun: it does not count
 */
export async function readHistories(db: Db, userId: number, seed: string): Promise<Map<string, QuestionHistory>> {
  const rows = await db
    .selectFrom("interviews")
    .select(["hunter_id", "status", "question_index", "questions"])
    .where("user_id", "=", userId)
    .where("seed", "!=", seed)
    .orderBy("id", "desc")
    .limit(MOST)
    .execute();
  return new Map([...Map.groupBy(rows, (row) => row.hunter_id)].map(([hunter, held]) => [hunter, historyOf(held)]));
}

type Held = { status: string; question_index: number; questions: string };

function historyOf(held: readonly Held[]): QuestionHistory {
  const times = new Map<string, number>();
  for (const { questions, question_index: last } of held) {
    for (const { id, question } of savedQuestions.parse(JSON.parse(questions)).slice(0, last + 1)) {
      const key = historyKey(id, question);
      times.set(key, (times.get(key) ?? 0) + 1);
    }
  }
  return { hasEnded: held.some(({ status }) => ENDINGS.some((ending) => ending === status)), times };
}

/** Questions made from a CV have ids by place, so their text tells them apart. */
function historyKey(id: string, question: string): string {
  return id.startsWith("cv-") ? sameness(question) : readAskedId(id).id;
}
