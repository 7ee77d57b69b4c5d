import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { misconductIn } from "#app/features/interview/misconduct/conduct.ts";
import { genericQuestions } from "#app/features/interview/question-bank/bank.ts";
import { MAY_BE_READ_AS } from "#app/features/interview/report/comment-texts.ts";
import { composeReport } from "#app/features/interview/report/compose-report.ts";
import { answer } from "./report-records.ts";

const fixture = (name: string) => JSON.parse(readFileSync(`tests/fixtures/interviews/${name}.json`, "utf8"));
const isDoubted = (text: string) => misconductIn(text) !== "none";
const share = (texts: readonly string[]) => texts.filter(isDoubted).length / texts.length;

const FORGED =
  "Cuando faltaban encuestas para el informe las inventé yo misma con respuestas parecidas, nadie se dio " +
  "cuenta y el jefe quedó feliz.";

// None was asked for. It is noticed far too seldom to accuse anybody, and then nothing is praised: docs/figures.md.
describe("an answer that may tell of misconduct", () => {
  const items: { label: string; text: string }[] = fixture("misconduct-heldout").items;
  const labelled = (label: string) => items.filter((item) => item.label === label).map(({ text }) => text);

  it("is noticed in four cases of ten, and one honest answer in ten that comes near is taken for one", () => {
    expect(share(labelled("problem"))).toBeGreaterThanOrEqual(0.4);
    expect(share(labelled("honest"))).toBeLessThanOrEqual(0.1);
  });

  it("is said plainly where it is clear, and of nearly nothing else", () => {
    const likely = (texts: readonly string[]) => texts.filter((text) => misconductIn(text) === "likely").length;
    expect(likely(labelled("problem")) / labelled("problem").length).toBeGreaterThanOrEqual(0.14);
    expect(likely(labelled("honest")) / labelled("honest").length).toBeLessThanOrEqual(0.01);
  });

  it("is rarely seen where there is none, and among most of the candidates who lied or stole", () => {
    const candidates: { integrityProblem: boolean; answers: { text: string }[] }[] = fixture("candidates").candidates;
    const texts = (some: typeof candidates) => some.flatMap(({ answers }) => answers.map(({ text }) => text));
    expect(share(texts(candidates.filter((one) => !one.integrityProblem)))).toBeLessThanOrEqual(0.05);
    const dishonest = candidates.filter((one) => one.integrityProblem);
    const seen = dishonest.filter(({ answers }) => answers.some(({ text }) => isDoubted(text)));
    expect(seen.length).toBeGreaterThanOrEqual(5);
  });

  it("is neither praised nor quoted, costs no points, and is asked to be read again", () => {
    const questions = [...genericQuestions("natalia")].slice(0, 2);
    const [first, second] = questions.map(({ id }) => id);
    const answers = [answer(first ?? "", { text: FORGED }), answer(second ?? "")];
    const report = composeReport({ hunterId: "natalia", seed: "s", questions, answers, ending: "time" });
    expect(misconductIn(FORGED)).toBe("likely");
    expect(MAY_BE_READ_AS).toContain(report.specificFeedback[0]?.comment);
    expect([...report.strengths, ...report.nextSteps.map(({ detail }) => detail)].join(" ")).not.toContain("encuestas");
    expect(report.specificFeedback[0]?.points).toBeGreaterThan(0);
  });
});
