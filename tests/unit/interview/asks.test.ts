import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { buildResult } from "#app/features/cv/build-result.ts";
import { extractFacts } from "#app/features/cv/facts/extract.ts";
import { composeReview } from "#app/features/cv/review/compose-review.ts";
import { quotesWell } from "#app/features/cv/review/quotable.ts";
import { scoreCv } from "#app/features/cv/rubric/score.ts";
import type { SpellChecker } from "#app/features/cv/rubric/score-types.ts";
import { loadSpellChecker } from "#app/features/cv/rubric/spelling.server.ts";
import { HUNTER_IDS } from "#app/features/interview/hunters.ts";
import { buildQuestionSet } from "#app/features/interview/personalised-questions.ts";
import { genericQuestions } from "#app/features/interview/question-bank/bank.ts";
import { askedByBank, askedOfCv } from "#app/features/interview/question-bank/question-intents.ts";
import { readTruth } from "../../../scripts/bench/cv-truth.ts";
import { documentFromText } from "../../support/document-from-text.ts";
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

/** What a person reads of every CV of the corpora, analysed. */
function corpusResults() {
  const sets = ["dev", "holdout", "unseen", "fresh"].map((set) => path.resolve("tests/fixtures/cvs", set));
  const texts = sets.flatMap((set) =>
    readTruth(set).flatMap((one) => (one.is_cv && one.text ? [documentFromText(one.text)] : [])),
  );
  return texts.map((document) => {
    const facts = extractFacts(document, TODAY);
    const score = scoreCv(document, facts, spell, TODAY);
    return buildResult(document, facts, score, composeReview(document, facts, score, TODAY)).results;
  });
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

  it("is told for every question made from a CV of the corpora, and each quotes it well", () => {
    const results = corpusResults();
    expect(results.length).toBeGreaterThan(100);
    for (const hunter of HUNTER_IDS) {
      const made = results.flatMap((result) =>
        buildQuestionSet(result, hunter).questions.filter(({ id }) => id.startsWith("cv-")),
      );
      // Of a CV that tells little fewer are made.
      expect(made.length).toBeGreaterThan(3.5 * results.length);
      const unknown = made.filter(({ question }) => !askedByBank(question) && !askedOfCv(question));
      expect(unknown.map(({ question }) => question)).toEqual([]);
      expect(made.map(({ question }) => question).filter((question) => !quotesWell(question))).toEqual([]);
    }
  });

  it("is of a CV asked in no more than one question about the same line", () => {
    for (const { interview_questions } of corpusResults()) {
      const lines = interview_questions.flatMap(({ question }) => question.match(/«[^»]{30,}»/gu) ?? []);
      expect(new Set(lines).size).toBe(lines.length);
    }
  });
});
