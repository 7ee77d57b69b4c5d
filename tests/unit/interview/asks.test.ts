import { beforeAll, describe, expect, it } from "vitest";
import { buildResult } from "#app/features/cv/build-result.ts";
import { composeReview } from "#app/features/cv/review/compose-review.ts";
import type { SpellChecker } from "#app/features/cv/rubric/rubric.ts";
import { scoreCv } from "#app/features/cv/rubric/score.ts";
import { loadSpellChecker } from "#app/features/cv/rubric/spelling.server.ts";
import { HUNTER_IDS } from "#app/features/interview/hunters.ts";
import { buildQuestionSet } from "#app/features/interview/personalised.ts";
import { askedByBank, askedOfCv } from "#app/features/interview/question-bank/asks.ts";
import { genericQuestions } from "#app/features/interview/question-bank/bank.ts";
import { CAREERS } from "../cv-rubric/careers.ts";
import { buildCv, type CvSpec, TODAY } from "../cv-rubric/cv-builder.ts";

let spell: SpellChecker;
beforeAll(async () => {
  spell = await loadSpellChecker();
});

function resultOf(spec: CvSpec) {
  const { document, facts } = buildCv(spec);
  const score = scoreCv(document, facts, spell, TODAY);
  return buildResult(document, facts, score, composeReview(document, facts, score, TODAY)).results;
}

describe("what a question asks for", () => {
  it("is told for every question of the bank, and is another for each question of a hunter", () => {
    for (const hunter of HUNTER_IDS) {
      const asked = genericQuestions(hunter).map(({ question }) => askedByBank(question)?.[0]);
      expect(asked).not.toContain(undefined);
      expect(new Set(asked).size).toBe(10);
    }
  });

  it("is known by the words of the question, however they are typed", () => {
    expect(
      askedByBank("  que te hizo elegir TU carrera y que parte de ella te gustaria llevar a tu primer trabajo "),
    ).toEqual(["career_choice"]);
    expect(askedByBank("¿Qué te hizo reír?")).toBeUndefined();
  });

  it("is told for every question made from a CV, whoever asks it", () => {
    const specs: CvSpec[] = [
      ...CAREERS.map(({ spec }) => structuredClone(spec)),
      { name: "Marta Soto" },
      { name: "Marta Soto", studies: [{ degree: "Derecho" }] },
    ];
    const made = specs.flatMap((spec) =>
      HUNTER_IDS.flatMap((hunter) => buildQuestionSet(resultOf(spec), hunter).questions),
    );
    const unknown = made.filter(({ question }) => !askedByBank(question) && !askedOfCv(question));
    expect(unknown.map(({ question }) => question)).toEqual([]);
    expect(new Set(made.map(({ question }) => askedOfCv(question)?.join())).size).toBeGreaterThan(8);
  });
});
