/** Confidence of each extracted value. Pure; linear in the document. */

import type { ReadDocument } from "#app/documents/document.ts";
import type { CvFacts } from "../facts.ts";
import { evidenceOf, type Observations } from "./confidence-features.ts";
import model from "./model.json";

/**
 * 0 to 1 each: probability that the value is right; 0 for an empty value. `jobs` and `studies` follow the order of the
 * facts.
 */
export type FieldConfidence = {
  name: number;
  profession: number;
  location: number;
  email: number;
  phone: number;
  linkedin: number;
  education: number;
  skills: number;
  years: number;
  jobs: number[];
  studies: number[];
};

type Kind = keyof typeof model;
const weights: Readonly<Record<Kind, Readonly<Record<string, number>>>> = model;

/** Logistic regression; weights trained on CVs by other authors (scripts/train-cv-confidence.ts). */
function probability(kind: Kind, observed: Observations): number {
  const own = weights[kind];
  const sum = observed.reduce((total, name) => total + (own[name] ?? 0), own.bias ?? 0);
  return Math.round(1000 / (1 + Math.exp(-sum))) / 1000;
}

/** Cache: within one analysis the score, the review and the view ask for the same facts. */
const known = new WeakMap<CvFacts, { document: ReadDocument; confidence: FieldConfidence }>();

/** Probability that each extracted value is right. */
export function fieldConfidence(document: ReadDocument, facts: CvFacts): FieldConfidence {
  const before = known.get(facts);
  if (before?.document === document) return before.confidence;
  const confidence = weigh(document, facts);
  known.set(facts, { document, confidence });
  return confidence;
}

function weigh(document: ReadDocument, facts: CvFacts): FieldConfidence {
  const seen = evidenceOf(document, facts);
  const field = (kind: "name" | "profession" | "location" | "email" | "phone" | "linkedin") =>
    facts[kind] === null ? 0 : probability(kind, seen[kind]);
  const studies = seen.studies.map((observed) => probability("study", observed));
  return {
    name: field("name"),
    profession: field("profession"),
    location: field("location"),
    email: field("email"),
    phone: field("phone"),
    linkedin: field("linkedin"),
    education: meanOf(studies),
    skills: facts.skills.length === 0 ? 0 : probability("skills", seen.skills),
    years: probability("years", seen.years),
    jobs: seen.jobs.map((observed) => probability("job", observed)),
    studies,
  };
}

function meanOf(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0);
  return values.length === 0 ? 0 : Math.round((sum / values.length) * 100) / 100;
}
