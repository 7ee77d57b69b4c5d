/** What the criteria are given, built piece by piece, and how their points are compared with the rule. */

import { expect } from "vitest";
import { type CvReading, readCv } from "#app/features/cv/rubric/evidence/cv-context.ts";
import type { Achievement } from "#app/features/cv/rubric/evidence/results.ts";
import type { OpenerKind } from "#app/features/cv/rubric/evidence/verbs.ts";
import type { CriterionResult } from "#app/features/cv/rubric/score-types.ts";
import { buildCv, type CvSpec, TODAY } from "./cv-builder.ts";

/** The reading of a CV, all of it sure; `given` takes the place of what the text alone would say. */
export function readingOf(spec: CvSpec, given: Partial<CvReading> = {}): CvReading {
  const { document, facts } = buildCv(spec);
  const sure = { profession: true, years: true, jobs: new Set(facts.jobs), studies: new Set(facts.studies) };
  return { ...readCv(document, facts, TODAY), sure, ...given };
}

type AchievementSpec = Partial<Omit<Achievement, "opener" | "figures">> & {
  kind?: OpenerKind;
  word?: string;
  figures?: number;
};

/** A sentence about something done; `figures` is how many it holds. */
export function achievement({
  kind = "strong",
  word = "Diseñé",
  figures = 0,
  ...rest
}: AchievementSpec = {}): Achievement {
  return {
    text: "Diseñé la red",
    lines: [],
    job: null,
    strength: 0,
    aside: false,
    agreed: 1,
    opener: { kind, word },
    figures: Array.from({ length: figures }, () => ({ text: "40", start: 0, kind: "amount" as const })),
    ...rest,
  };
}

export function times<T>(count: number, one: T): T[] {
  return Array.from({ length: count }, () => one);
}

/** The points are the exact ones of the rule, rounded to one decimal. */
export function expectPoints(result: CriterionResult, exact: number): void {
  expect(Math.abs(result.points - exact), `${result.points} points, ${exact} by the rule`).toBeLessThanOrEqual(0.0501);
  expect(result.points).toBe(Number(result.points.toFixed(1)));
}
