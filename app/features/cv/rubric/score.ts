/** Computes the score by the published rubric: pure and deterministic. */

import type { ReadDocument } from "#app/documents/document.ts";
import type { CvFacts, MonthIndex } from "../facts/facts.ts";
import { scoreAchievements } from "./criteria/achievements.ts";
import { scoreChronology } from "./criteria/chronology.ts";
import { scoreClarity } from "./criteria/clarity.ts";
import { scoreConsistency } from "./criteria/consistency.ts";
import { reachLimit, scoreContact } from "./criteria/contact.ts";
import { scoreEducation } from "./criteria/education.ts";
import { scoreSkills } from "./criteria/skills.ts";
import { scoreSpelling } from "./criteria/spelling.ts";
import { scoreStructure } from "./criteria/structure.ts";
import { scoreVerbs } from "./criteria/verbs.ts";
import { RUBRIC_VERSION } from "./criteria.ts";
import { readCv } from "./evidence/cv-context.ts";
import type { CriterionResult, RubricScore, SpellChecker } from "./score-types.ts";

/**
 * Grades the CV, not the person: no criterion looks at years, number of jobs, age, sex, origin or the name of an
 * institution. Lines with prompt injection or keyword stuffing do not count. `today` is only used to detect future
 * dates.
 */
export function scoreCv(document: ReadDocument, facts: CvFacts, spell: SpellChecker, today: MonthIndex): RubricScore {
  const reading = readCv(document, facts, today);
  const criteria = [
    scoreAchievements(reading),
    scoreVerbs(reading),
    scoreChronology(reading),
    scoreContact(reading),
    scoreStructure(reading),
    scoreSkills(reading),
    scoreClarity(reading),
    scoreSpelling(reading, spell),
    scoreEducation(reading),
    scoreConsistency(reading),
  ];
  const limit = reachLimit(reading);
  const within = limit < 100 ? limited(criteria, limit) : criteria;
  const total = Math.round(within.reduce((sum, one) => sum + one.points, 0));
  const score = { version: RUBRIC_VERSION, total: Math.min(100, Math.max(0, total)), criteria: within };
  return limit < 100 ? { ...score, limit } : score;
}

/** Scales all criteria down proportionally, so that they still sum to the total. */
function limited(criteria: CriterionResult[], limit: number): CriterionResult[] {
  const sum = criteria.reduce((all, one) => all + one.points, 0);
  if (sum <= limit) return criteria;
  return criteria.map((one) => ({ ...one, points: Math.floor((one.points * limit * 10) / sum) / 10 }));
}
