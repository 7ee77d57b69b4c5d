import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { neighbourFeatures } from "#app/features/interview/judge/fits-other-question.ts";
import { judgeAnswer } from "#app/features/interview/judge/judge.ts";
import { genericQuestions } from "#app/features/interview/question-bank/bank.ts";
import { byRules, pairsOf } from "../../../scripts/calibrate/pairs.ts";

const pairs = pairsOf(JSON.parse(readFileSync("tests/fixtures/interviews/fresh-6.json", "utf8")));

describe("an answer beside the other questions of its interview", () => {
  it("is never more certain than alone", () => {
    for (const pair of pairs) {
      const [beside, alone] = [byRules(pair).rules, byRules({ ...pair, others: [] }).rules];
      expect(beside.relevanceScore, pair.answer.text).toBeLessThanOrEqual(alone.relevanceScore);
    }
  });

  it("is judged as alone where the bank says what is asked", () => {
    const [first, ...others] = genericQuestions("natalia");
    if (!first) throw new Error("no question");
    const otherQuestions = others.map(({ question }) => question);
    for (const { answer } of pairs.slice(0, 24)) {
      const input = { ...first, hunterId: "natalia", answer: answer.text } as const;
      expect(judgeAnswer({ ...input, otherQuestions })).toEqual(judgeAnswer(input));
    }
  });

  it("loses by what serves another question better and takes up its words, and by nothing else", () => {
    const own = { relevance: 0.8, likeness: 0.4 };
    const behind = { relevance: 0.2, likeness: 0.1 };
    const [, even = 1, , words = 1] = neighbourFeatures(own, [behind, behind], 2);
    expect([even, words]).toEqual([0, 0]);
    const [, ahead = 0, , taken = 0] = neighbourFeatures(own, [behind, { relevance: 0.9, likeness: 0.9 }], 2);
    expect(ahead).toBeCloseTo(Math.log(4) - Math.log(9), 10);
    expect(taken).toBeCloseTo(-0.5, 10);
  });
});
