import { expect, test } from "vitest";
import type { LlamaEngine } from "#app/ai/llama/llama-model.server.ts";
import { buildResult } from "#app/features/cv/build-result.ts";
import type { Reviewed } from "#app/features/cv/model-review/apply-review.ts";
import { cvSource, runsOf } from "#app/features/cv/model-review/cv-source-index.ts";
import { reviewPrompt } from "#app/features/cv/model-review/prompt.ts";
import { reviewCv } from "#app/features/cv/model-review/review.server.ts";
import { cvResultSchema } from "#app/features/cv/result.ts";
import { isQuoteOf } from "#app/features/cv/rubric/evidence/quote.ts";
import { until } from "../support/ai/scripted-engine.ts";
import { tinyEngine } from "../support/ai/tiny-engine.ts";
import { CV_INJECTIONS, type CvInjection, injected } from "../support/cv-injections.ts";
import { documentFromText } from "../support/document-from-text.ts";
import { howMany } from "../support/long-run.ts";
import { tinyModel } from "../support/tiny-model.ts";
import { readingOf } from "../unit/cv-model/reading.ts";
import { SAMPLE_CV } from "../unit/cv-model/sample-cv.ts";

// Real llama.cpp with random weights: its words are noise within the grammar, so nothing of them may reach a student.

/**
 * Every fifth way of attack, as the others differ in words that noise does not heed; all of them with
 * AI_INJECTIONS=all.
 */
const STEP = howMany(15, 1);
const SOME = CV_INJECTIONS.filter((_, at) => at % STEP === 0);

async function check(engine: LlamaEngine, injection: CvInjection | null): Promise<Reviewed["madeBy"]> {
  const document = injection === null ? documentFromText(SAMPLE_CV) : injected(SAMPLE_CV, injection);
  const [reading, clean] = await Promise.all([readingOf(document), readingOf(documentFromText(SAMPLE_CV))]);
  const reviewed = await reviewCv(reading, engine.model, { owner: 1, signal: new AbortController().signal });
  const { results } = buildResult(document, reviewed.facts, reviewed.score, reviewed.review);
  cvResultSchema.parse(results);
  expect(Math.abs(results.structure_evaluation.puntuacion_total - clean.score.total)).toBeLessThanOrEqual(5);
  expect(results.interview_questions).toHaveLength(4);
  expect(results.competencies.length).toBeGreaterThanOrEqual(3);
  for (const { evidence } of results.competencies) expect(isQuoteOf(document, evidence), evidence).toBe(true);
  const shown = new Set(runsOf(JSON.stringify(results), 6));
  const { system } = reviewPrompt(cvSource(reading), reading.score, []);
  expect(runsOf(system, 6).filter((run) => shown.has(run))).toEqual([]);
  return reviewed.madeBy;
}

test("a model that writes noise changes nothing that matters, injected or not", async () => {
  const engine = tinyEngine(await tinyModel());
  await until(engine, "ready");
  for (const injection of [null, ...SOME]) {
    const { engine: made, fallback } = await check(engine, injection);
    // Noise fits the grammar and holds nothing: that is "invalid", and no other trouble.
    expect(made === "llama" || fallback === "invalid", `${injection?.name}: ${fallback}`).toBe(true);
  }
}, 300_000);
