import type { CvDetails, CvResult } from "#app/features/cv/result.ts";
import { linkedinSuggestions } from "#app/features/cv/review/linkedin-suggestions.ts";
import { plainSpaces } from "#app/features/cv/rubric/evidence/quote.ts";

/** The sentences that a student reads in a result, by the part in which they stand. */

export const PARTS = ["summary", "strength", "improvement", "finding", "competency", "linkedin", "question"] as const;
export type Part = (typeof PARTS)[number];
export type Sentence = { part: Part; text: string };

const END = /[.?](?=\s+[\p{Lu}¿«])/gu;

/** Splits where a sentence ends outside a quotation: what stands between «» belongs to the sentence that quotes it. */
export function sentencesOf(text: string): string[] {
  const plain = plainSpaces(text);
  const isQuoted = (at: number) => plain.lastIndexOf("«", at) > plain.lastIndexOf("»", at);
  const found: string[] = [];
  let start = 0;
  for (const { index } of plain.matchAll(END)) {
    // "S.A. muestras", "Sr. Soto": one capital or a known short form ends no sentence.
    if (
      isQuoted(index) ||
      /(?:^|[\s.])(?:\p{Lu}|[Ss]r|[Ss]ra|[Dd]r|[Dd]ra|Ltda|SpA|Cía|Hnos)$/u.test(plain.slice(start, index))
    )
      continue;
    found.push(plain.slice(start, index + 1));
    start = index + 1;
  }
  return [...found, plain.slice(start)].map((one) => one.trim()).filter((one) => one !== "");
}

export function sentencesSaid(results: CvResult, details: CvDetails): Sentence[] {
  const { headline, recommendations } = linkedinSuggestions(
    results.candidate,
    results.experience_analysis.years_total,
    { results, details },
  );
  const texts: [Part, readonly string[]][] = [
    ["summary", [results.summary]],
    ["strength", results.recommendations.strengths],
    ["improvement", results.recommendations.improvement_areas],
    ["finding", details.criteria.map((one) => one.finding)],
    ["linkedin", recommendations],
    ["question", results.interview_questions.map((one) => one.question)],
  ];
  const dials = results.competencies.map((one) => `${one.name}: «${one.evidence}»`);
  const said = [
    ...texts.flatMap(([part, said]) => said.flatMap(sentencesOf).map((text) => ({ part, text }))),
    ...[...dials].map((text) => ({ part: "competency" as const, text })),
    ...(headline === null ? [] : [{ part: "linkedin" as const, text: headline }]),
  ];
  // A criterion may show the improvement that it led to: that is one sentence in two places.
  return said.filter(({ text }, at) => said.findIndex((one) => one.text === text) === at);
}
