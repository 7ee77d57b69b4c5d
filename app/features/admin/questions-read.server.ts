import { yearsText } from "#app/features/interview/hunters/hunter.ts";
import { HUNTERS } from "#app/features/interview/hunters.ts";
import { QUESTIONS_PER_INTERVIEW } from "#app/features/interview/question-bank/bank.ts";
import { readQuestions } from "#app/features/interview/question-bank/managed-questions.server.ts";
import {
  countForAll,
  currentVersion,
  type ManagedQuestion,
} from "#app/features/interview/question-bank/managed-questions.ts";
import { CATEGORY_NAMES } from "#app/features/interview/question-bank/question.ts";
import { askedByBank } from "#app/features/interview/question-bank/question-intents.ts";
import type { Db } from "#db/open.server.ts";
import { listCohorts } from "./cohorts.server.ts";
import type { AdminQuestion, AdminQuestionList } from "./question-schemas.server.ts";

/** All hunters with their questions, and what a question can measure and be for. */
export async function listQuestions(db: Db): Promise<AdminQuestionList> {
  const questions = await readQuestions(db);
  return {
    hunters: HUNTERS.map((hunter) => ({
      id: hunter.id,
      name: hunter.name,
      portrait: hunter.portrait,
      years: yearsText(hunter),
      address: hunter.address,
      forAll: countForAll(questions, hunter.id),
    })),
    needed: QUESTIONS_PER_INTERVIEW,
    categories: [...CATEGORY_NAMES].sort((one, other) => one.localeCompare(other, "es")),
    careers: (await listCohorts(db)).careers,
    questions: questions.map(questionView),
  };
}

/** A question in the form of the API. */
export function questionView(question: ManagedQuestion): AdminQuestion {
  const isKnown = askedByBank(currentVersion(question).question) !== undefined;
  return { ...question, isKnown, versions: [...question.versions] };
}
