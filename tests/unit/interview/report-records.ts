import fc from "fast-check";
import { HUNTER_IDS } from "#app/features/interview/hunters.ts";
import { genericQuestions } from "#app/features/interview/question-bank/bank.ts";
import type { InterviewRecord } from "#app/features/interview/report/compose-report.ts";
import { type Answer, ENDINGS } from "#app/features/interview/state.ts";

/** Interviews of every shape for the tests of their reports. */

export const RICH =
  "En mi práctica las fichas se perdían cada semana. Propuse una planilla y en dos meses bajamos de 14 " +
  "pérdidas a 3, porque todos sabían dónde anotar.";

export function answer(questionId: string, over: Partial<Answer> = {}): Answer {
  return {
    id: `${questionId}-${Math.abs(over.responseTime ?? 0)}-${over.text ?? ""}`,
    questionId,
    text: RICH,
    responseTime: 40,
    isRelevant: true,
    relevanceScore: 0.8,
    source: "server",
    ...over,
  };
}

export const records = fc.record({
  hunterId: fc.constantFrom(...HUNTER_IDS),
  seed: fc.string(),
  ending: fc.constantFrom(...ENDINGS, null),
  replies: fc.array(
    fc.record({
      at: fc.nat({ max: 9 }),
      text: fc.oneof(
        fc.string({ minLength: 1 }),
        fc.constantFrom(RICH, "$& no sé {falta}", "...", "Lideré a 8 personas."),
      ),
      isRelevant: fc.option(fc.boolean()),
      relevanceScore: fc.double({ min: 0, max: 1, noNaN: true }),
      responseTime: fc.nat({ max: 400 }),
    }),
  ),
});

export function recordOf({
  hunterId,
  seed,
  ending,
  replies,
}: typeof records extends fc.Arbitrary<infer T> ? T : never): InterviewRecord {
  const questions = [...genericQuestions(hunterId)];
  return {
    hunterId,
    seed,
    ending,
    questions,
    answers: replies.map(({ at, ...over }, index) => answer(questions[at]?.id ?? "", { ...over, id: String(index) })),
  };
}
