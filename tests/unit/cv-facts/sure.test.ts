import { expect, test } from "vitest";
import { buildResult } from "#app/features/cv/build-result.ts";
import { fieldConfidence } from "#app/features/cv/facts/confidence/confidence.ts";
import { sureOf } from "#app/features/cv/facts/confidence/confident-facts.ts";
import { DOUBTFUL_BELOW } from "#app/features/cv/facts/confidence/threshold.ts";
import type { CvFacts } from "#app/features/cv/facts/facts.ts";
import { findFacts, score } from "#app/features/cv/facts-and-score.ts";
import { composeReview } from "#app/features/cv/review/compose-review.ts";
import { loadSpellChecker } from "#app/features/cv/rubric/spelling.server.ts";
import { readTruth } from "../../../scripts/bench/cv-truth.ts";
import { documentFromText } from "../../support/document-from-text.ts";
import { TODAY } from "./summary.ts";

/** A message in one paragraph: posts and studies are read with doubt. */
const MESSAGE = readTruth("tests/fixtures/cvs/dev").find(({ id }) => id === "e20")?.text ?? "";
const document = documentFromText(MESSAGE);
const read = findFacts(document, TODAY);

async function said(facts: CvFacts): Promise<string> {
  const rubric = score(document, facts, await loadSpellChecker(), TODAY);
  const { results, details } = buildResult(document, facts, rubric, composeReview(document, facts, rubric, TODAY));
  const { summary, recommendations, interview_questions: questions, candidate } = results;
  const findings = details.criteria.map(({ finding }) => finding);
  return [
    summary,
    candidate.experience,
    ...Object.values(recommendations).flat(),
    ...findings,
    JSON.stringify(questions),
  ].join("\n");
}

/** As a student confirms it: what was read stays, and stands beside it. */
const confirmed: CvFacts = {
  ...read,
  said: ["profession"],
  jobs: read.jobs.map((job) => ({ ...job, written: job })),
  studies: read.studies.map((study) => ({ ...study, written: study })),
};

test("what is less likely than the threshold is not sure, and what the student said is", () => {
  const { jobs, studies } = fieldConfidence(document, read);
  expect(Math.max(...jobs, ...studies)).toBeLessThan(DOUBTFUL_BELOW);
  const { length } = read.jobs;
  expect(length).toBeGreaterThan(0);
  expect([...sureOf(document, read).jobs, ...sureOf(document, read).studies]).toEqual([]);
  const after = sureOf(document, confirmed);
  expect(after.jobs.size).toBe(length);
  expect(after.studies.size).toBe(read.studies.length);
  expect(after).toMatchObject({ profession: true, years: true });
});

test("no sentence names a doubtful post or study, or counts doubtful years; confirmed ones are named", async () => {
  const [title = ""] = read.jobs.flatMap((job) => job.title ?? []);
  const named = new RegExp(
    `(?:cargo|trabajo|puesto)[^.]*${title}|${read.studies[0]?.degree}|años de experiencia`,
    "iu",
  );
  const asserted = (await said(read)).split(/\n|(?<=\.)\s/u).filter((one) => !one.includes("«Lo que leímos»"));
  expect(asserted.join("\n")).not.toMatch(named);
  expect(await said(read)).toContain("Experiencia por confirmar en «Lo que leímos».");
  expect(await said(confirmed)).toMatch(named);
});
