import { expect, it } from "vitest";
import { HUNTER_IDS, type HunterId, hunterOf } from "#app/features/interview/hunters.ts";
import { genericQuestions } from "#app/features/interview/question-bank/bank.ts";
import { composeReport } from "#app/features/interview/report/compose-report.ts";
import { reportText } from "#app/features/interview/report/report-text-file.ts";
import { appropriateText, averageTimeText } from "#app/features/interview/report/result-figures.ts";

const silent = (hunterId: HunterId, seed = "a") =>
  composeReport({ hunterId, seed, questions: [...genericQuestions(hunterId)], answers: [], ending: "time" });

it("has no share and no average time, on the screen and in the file", () => {
  const report = silent("natalia");
  expect([appropriateText(report), averageTimeText(report)]).toEqual(["Sin respuestas", "Sin respuestas"]);
  expect(reportText(report, { hunter: hunterOf("natalia"), studentName: "Ana", date: "" })).not.toMatch(
    /0 de 0|\b0 s\b/,
  );
  const spoken = { appropriateResponses: 7, inappropriateResponses: 1, responseTime: 45 };
  expect([appropriateText(spoken), averageTimeText(spoken)]).toEqual(["7 de 8 (88%)", "45 s por respuesta"]);
});

it.each(HUNTER_IDS)("%s does not say how the answers were, but how to begin", (hunterId) => {
  const headlines = ["a", "b", "c", "d", "e", "f"].map((seed) => silent(hunterId, seed).headline);
  expect(new Set(headlines).size).toBe(2);
  for (const headline of headlines) expect(headline).not.toMatch(/casos propios|en general|Muchas respuestas/);
});
