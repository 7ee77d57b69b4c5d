import { describe, expect, it } from "vitest";
import { combine, type RulesVerdict, wouldEnd } from "#app/features/interview/language-model/combine.ts";

const rules = (relevanceScore: number, byForm = false): RulesVerdict => ({
  isRelevant: relevanceScore >= 0.5,
  relevanceScore,
  byForm,
});
const STEPS = Array.from({ length: 21 }, (_, at) => at / 20);

describe("the verdict of rules and model together", () => {
  it.each([
    // rules, model, off-topic would end it -> relevant, score
    [0.9, 1, false, true, 0.91],
    [0.9, 0, false, true, 0.81],
    [0.6, 0, false, true, 0.54],
    [0.54, 0, false, false, 0.49],
    [0.54, 0, true, true, 0.5],
    [0.46, 1, false, true, 0.51],
    [0.445, 1, false, true, 0.5],
    [0.44, 1, false, false, 0.49],
    [0.1, 0.9, false, false, 0.18],
    [0.1, 0.9, true, true, 0.5],
    [0.1, 0.4, true, false, 0.13],
    [0.5, 0.5, false, true, 0.5],
    [0.49, 0.49, true, false, 0.49],
  ])("%d and %d, last attempt %s: relevant %s with %d", (score, yes, last, isRelevant, relevanceScore) => {
    expect(combine(rules(score), yes, last)).toEqual({ isRelevant, relevanceScore });
  });

  it("leaves what form alone gives away as the rules judged it, whatever the model says", () => {
    for (const yes of STEPS)
      for (const last of [true, false])
        expect(combine(rules(0.02, true), yes, last)).toEqual({ isRelevant: false, relevanceScore: 0.02 });
  });

  it("ends an interview only where both say off-topic", () => {
    for (const score of STEPS)
      for (const yes of STEPS) {
        const { isRelevant } = combine(rules(score), yes, true);
        expect(isRelevant, `${score} ${yes}`).toBe(score >= 0.5 || yes >= 0.5);
      }
  });

  it(
    "stays on the rules' side where they are sure, moves by a tenth at most, and has its score on the " +
      "verdict's side",
    () => {
      for (const score of STEPS)
        for (const yes of STEPS) {
          const { isRelevant, relevanceScore } = combine(rules(score), yes, false);
          if (score < 0.44 || score > 0.56) expect(isRelevant).toBe(score >= 0.5);
          expect(Math.abs(relevanceScore - score)).toBeLessThanOrEqual(0.11);
          expect(relevanceScore >= 0.5).toBe(isRelevant);
        }
    },
  );
});

it("the third attempt is the one that ends", () => {
  expect([0, 1, 2, 3].map(wouldEnd)).toEqual([false, false, true, true]);
});
