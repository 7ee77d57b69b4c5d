import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { judgeAnswer, type Verdict } from "#app/features/interview/judge/judge.ts";
import { findGenericQuestion } from "#app/features/interview/question-bank/bank.ts";

/**
 * Answers of two authors who had seen neither rules nor training texts, each read by a second person who said which of
 * the thirty questions it answers. Nothing is trained on them.
 */
type Line = { question: string; label: "answers" | "vague" | "off"; quality: string; serves: string[]; text: string };
const lines: Line[] = readFileSync("tests/fixtures/interviews/answers-heldout.jsonl", "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line));

function judged(id: string, answer: string): Verdict {
  const question = findGenericQuestion(id);
  if (!question) throw new Error(id);
  const hunterId = id.split("-")[0] as "natalia" | "cristian" | "mia";
  return judgeAnswer({ ...question, hunterId, answer });
}

const answers = lines.filter(({ label }) => label === "answers");
const own = answers.map(({ question, text }) => judged(question, text));
const elsewhere = answers.flatMap(({ question, serves, text }) => {
  const hunter = question.split("-")[0];
  return Array.from({ length: 10 }, (_, at) => `${hunter}-${at + 1}`)
    .filter((id) => id !== question && !serves.includes(id))
    .map((id) => judged(id, text));
});
const share = (verdicts: readonly Verdict[], is: (verdict: Verdict) => boolean) =>
  verdicts.filter(is).length / verdicts.length;

describe("an answer of somebody unknown", () => {
  it("is accepted under its own question, and turned down under the hunter's other ones", () => {
    expect(own.length).toBe(150);
    expect(elsewhere.length).toBeGreaterThan(1300);
    expect(share(own, ({ isRelevant }) => isRelevant)).toBeGreaterThanOrEqual(0.95);
    expect(share(elsewhere, ({ isRelevant }) => isRelevant)).toBeLessThanOrEqual(0.2);
  });

  it("has a higher score under its own question than under another (area under the curve)", () => {
    const won = own.flatMap((one) =>
      elsewhere.map(({ answers }) => (one.answers > answers ? 1 : one.answers === answers ? 0.5 : 0)),
    );
    expect(won.reduce<number>((sum, value) => sum + value, 0) / won.length).toBeGreaterThanOrEqual(0.92);
  });

  it("is not turned down for its form, whatever its quality", () => {
    for (const quality of ["strong", "good", "thin", "rambling", "plain"]) {
      const mine = own.filter((_, at) => answers[at]?.quality === quality);
      expect(
        share(mine, ({ isRelevant }) => isRelevant),
        quality,
      ).toBeGreaterThanOrEqual(0.9);
    }
  });

  it("that is willing but says nothing is vague: it goes on, without a suggestion", () => {
    const vague = lines.filter(({ label }) => label === "vague").map(({ question, text }) => judged(question, text));
    expect(vague.length).toBe(24);
    expect(share(vague, ({ standing }) => standing === "vague")).toBeGreaterThanOrEqual(0.8);
    for (const { standing, isRelevant, needsSuggestion } of vague) {
      if (standing === "vague") expect([isRelevant, needsSuggestion]).toEqual([true, false]);
    }
  });

  it("that is none is off the subject", () => {
    const off = lines.filter(({ label }) => label === "off").map(({ question, text }) => judged(question, text));
    expect(share(off, ({ standing }) => standing === "off")).toBeGreaterThanOrEqual(0.9);
  });
});

describe("a score", () => {
  it("is right as often as it says: the mean error over ten bands of all verdicts is at most .05", () => {
    const all = [
      ...own.map((verdict) => ({ verdict, truth: 1 })),
      ...elsewhere.map((verdict) => ({ verdict, truth: 0 })),
    ];
    const weights = { 1: elsewhere.length / own.length, 0: 1 } as Record<number, number>;
    let error = 0;
    let total = 0;
    for (let band = 0; band < 10; band++) {
      const inside = all.filter(({ verdict }) => Math.min(9, Math.floor(verdict.answers * 10)) === band);
      const weight = inside.reduce((sum, { truth }) => sum + (weights[truth] ?? 0), 0);
      if (weight === 0) continue;
      const said =
        inside.reduce((sum, { verdict, truth }) => sum + verdict.answers * (weights[truth] ?? 0), 0) / weight;
      const was = inside.reduce((sum, { truth }) => sum + truth * (weights[truth] ?? 0), 0) / weight;
      error += Math.abs(said - was) * weight;
      total += weight;
    }
    expect(error / total).toBeLessThanOrEqual(0.05);
  });
});
