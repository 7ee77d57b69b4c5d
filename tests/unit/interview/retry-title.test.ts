import { expect, it } from "vitest";
import { SAMPLE_HUNTER } from "#app/features/interview/hunters.ts";
import { composeReport } from "#app/features/interview/report/compose-report.ts";
import { retriedQuestion, retryTitle } from "#app/features/interview/report/retry-title.ts";
import { recordOf } from "./report-records.ts";

const REPLY = { at: 3, text: "Trabajo bien.", isRelevant: true, relevanceScore: 0.5, responseTime: 40 };

/** Prevents: a next step that tells to practise a question and leads nowhere, or to another one. */

it.each([true, false])("reads the number that it wrote (unanswered: %s)", (isUnanswered) => {
  expect(retriedQuestion(retryTitle(7, isUnanswered))).toBe(7);
  expect(retriedQuestion(retryTitle(10, isUnanswered))).toBe(10);
});

it.each(["Practica en primera persona", "Practica con alguien", "Practica la pregunta x otra vez", "Ensaya con reloj"])(
  "finds no question in %s",
  (title) => expect(retriedQuestion(title)).toBeNull(),
);

it("is found in the next steps of an interview, with a question of that interview", () => {
  const report = composeReport(
    recordOf({ hunterId: SAMPLE_HUNTER.id, seed: "x", ending: "completed", replies: [REPLY] }),
  );
  const [number] = report.nextSteps.flatMap(({ title }) => retriedQuestion(title) ?? []);
  expect(report.specificFeedback.map((one) => one.number)).toContain(number);
});
