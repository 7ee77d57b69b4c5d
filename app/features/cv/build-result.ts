/** Converts facts, score and review into the specified result format. */

import type { ReadDocument } from "#app/documents/document.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { type Sure, sureOf } from "./facts/confidence/confident-facts.ts";
import type { CvFacts, Skill, Study } from "./facts/facts.ts";
import type { CvDetails, CvNotice, CvResult } from "./result.ts";
import { displayable, latestJob } from "./review/quotable-jobs.ts";
import { isSureSkill } from "./review/quotable-skills.ts";
import type { CvReview } from "./review/review.ts";
import { presents, sureProfession } from "./review/review-material.ts";
import { isField, properName, yearsText } from "./review/sentence-style.ts";
import type { CriterionId } from "./rubric/criteria.ts";
import { cutQuote } from "./rubric/evidence/quote.ts";
import type { RubricScore } from "./rubric/score-types.ts";

function studyText(study: Study): string {
  const years =
    study.startYear !== null && study.endYear !== null && study.startYear !== study.endYear
      ? `${study.startYear}-${study.endYear}`
      : (study.endYear ?? study.startYear)?.toString();
  const state =
    study.status === "ongoing"
      ? study.endYear === null && study.startYear !== null
        ? `desde ${study.startYear}`
        : "en curso"
      : study.status === "incomplete"
        ? "incompleta"
        : years;
  const note = study.status === "incomplete" && years !== undefined ? `${years}, incompleta` : state;
  return (
    `${properName(study.degree, 160)}` +
    `${study.institution === null ? "" : `, ${properName(study.institution, 120)}`}` +
    `${note === undefined ? "" : ` (${note})`}`
  );
}

/** Only confident jobs are listed; the student is asked about the others. */
function experienceText(document: ReadDocument, facts: CvFacts, sure: Sure): string {
  const newest = latestJob(facts.jobs);
  const latest = newest === null || !sure.jobs.has(newest) ? null : displayable(document, newest);
  // An ongoing job is the latest one, even if others were not understood.
  const isLast = newest?.interval != null && newest.interval.end === null;
  const title = latest?.title ? properName(latest.title) : "";
  const employer = latest?.employer ? properName(latest.employer) : "";
  const years = facts.yearsTotal >= 1 && sure.years ? `${yearsText(facts.yearsTotal)} de experiencia.` : "";
  const last =
    title !== ""
      ? `${isLast ? "Último cargo" : "Entre tus cargos"}: ${title}${employer === "" ? "" : ` en ${employer}`}.`
      : employer === ""
        ? ""
        : `${isLast ? "Último trabajo" : "Trabajo"} en ${employer}.`;
  const told = [years, last]
    .filter((part) => part !== "")
    .join(" ")
    .replace(/\.{2,}/g, ".");
  return told === "" && facts.jobs.length > 0 ? "Experiencia por confirmar en «Lo que leímos»." : told;
}

function notices(document: ReadDocument, facts: CvFacts): CvNotice[] {
  const found: CvNotice[] = [];
  if (document.hidden.length > 0)
    found.push({
      kind: "hidden_text",
      message: "Tu archivo tiene texto que no se ve en la página. No lo consideramos: bórralo o déjalo visible.",
    });
  if (facts.instructionLines.length > 0)
    found.push({
      kind: "instructions",
      message:
        "Tu CV tiene frases dirigidas al sistema que lo evalúa. No cambian el " +
        "puntaje: sácalas, porque también las leerá una persona.",
    });
  if (facts.keywordStuffedLines.length > 0)
    found.push({
      kind: "keyword_stuffing",
      message: "Hay listas muy largas o repetidas de palabras clave. No suman puntos: deja las que de verdad usas.",
    });
  if (document.truncated)
    found.push({
      kind: "truncated",
      message:
        "Tu archivo es muy largo y leímos solo la primera parte. Deja tu CV en dos o tres páginas y súbelo otra vez.",
    });
  if (document.method === "ocr")
    found.push({
      kind: "ocr",
      message:
        "Leímos tu CV desde una imagen y puede haber letras mal reconocidas. Sube " +
        "un PDF con texto o un DOCX para un resultado más preciso.",
    });
  return found;
}

/** Too common to help anyone being found. */
const NO_KEYWORD = /^(?:word|internet|correo|windows|office|whatsapp)$/;

/** Facts that may be copied into a suggestion for another page. A field of study is no title for a profile. */
function sureFacts(
  document: ReadDocument,
  facts: CvFacts,
  { shown, score, sure: known }: { shown: readonly string[]; score: RubricScore; sure: Sure },
): CvDetails["sure"] {
  const told = score.criteria.find((one) => one.id === "spelling")?.finding ?? "";
  const slips = [...told.matchAll(/«([^»]+)»/gu)].map(([, word = ""]) => normalize(word));
  const said = sureProfession({ document, facts, sure: known });
  const isMisspelt =
    said !== null &&
    normalize(said)
      .split(" ")
      .some((word) => slips.includes(word));
  // A profession that the person is leaving is no headline: only the one that the CV itself opens with counts.
  const profession = isMisspelt || said === null || !presents({ document, facts }, said) ? null : said;
  const sectionOf = new Map(facts.sections.flatMap(({ kind, lines }) => lines.map((line) => [line, kind] as const)));
  const sure = facts.skills.filter((skill) => isSureSkill({ document, facts, sectionOf }, skill));
  const names = new Set(sure.map((skill) => skill.name.slice(0, MAX_FIELD_LENGTH)));
  return {
    profession: profession === null || isField(profession) ? "" : profession.slice(0, MAX_FIELD_LENGTH),
    skills: shown.filter((name) => names.has(name) && !NO_KEYWORD.test(normalize(name))),
  };
}

/** Returns a test whether a skill stands in a line that counts; stuffed and instructing lines do not. */
function stands(document: ReadDocument, facts: CvFacts): (skill: Skill) => boolean {
  const out = new Set([...facts.keywordStuffedLines, ...facts.instructionLines]);
  const counting = document.lines.flatMap((line, index) => (out.has(index) ? [] : [normalize(line.text)]));
  return (skill) => {
    if (!out.has(skill.line)) return true;
    const name = normalize(skill.name);
    return counting.some((text) => text.includes(name));
  };
}

/** The findings of these criteria are praise or ask about unpaid work, so no improvement repeats them. */
const OWN_FINDING: ReadonlySet<CriterionId> = new Set(["achievements", "verbs", "clarity", "structure"]);
const quotesOf = (text: string) => [...text.matchAll(/«([^»]*)»/gu)].map(([, words = ""]) => words);

/**
 * Reuses the wording of the improvement or strength for the same criterion, so that one point is never said in two
 * ways.
 */
function findingOf({ id, finding }: RubricScore["criteria"][number], review: CvReview): string {
  if (OWN_FINDING.has(id)) return finding;
  const { strengths, improvement_areas } = review.recommendations;
  const advice = review.advised?.[id];
  if (advice !== undefined && improvement_areas.includes(advice)) return advice;
  const quotes = quotesOf(finding);
  const same = strengths.find((text) => quotes.length > 0 && quotes.every((words) => text.includes(words)));
  return same ?? finding;
}

/**
 * Limits of what the profile form and the report accept: far above any CV, so that a hostile text cannot fill pages.
 */
const MAX_SKILLS = 200;
const MAX_TEXT_LENGTH = 2000;
const MAX_FIELD_LENGTH = 200;

/** As many of the texts as fit, untruncated, joined by semicolons. */
function joinedWithin(texts: readonly string[], most: number): string {
  let whole = "";
  for (const text of texts) {
    const next = whole === "" ? text : `${whole}; ${text}`;
    if (next.length > most) break;
    whole = next;
  }
  return whole;
}

/** Texts are empty and optional keys absent where the CV gives nothing; `years_total` has one decimal. */
export function buildResult(
  document: ReadDocument,
  facts: CvFacts,
  score: RubricScore,
  review: CvReview,
): { results: CvResult; details: CvDetails } {
  const sure = sureOf(document, facts);
  const skills = [
    ...new Set(facts.skills.filter(stands(document, facts)).map((skill) => skill.name.slice(0, MAX_FIELD_LENGTH))),
  ].slice(0, MAX_SKILLS);
  const results: CvResult = {
    candidate: {
      name: (facts.name ?? "").slice(0, MAX_FIELD_LENGTH),
      profession: (facts.profession ?? "").slice(0, MAX_FIELD_LENGTH),
      location: (facts.location ?? "").slice(0, MAX_FIELD_LENGTH),
      experience: experienceText(document, facts, sure),
      education: joinedWithin(facts.studies.map(studyText), MAX_TEXT_LENGTH),
      skills,
      ...(facts.email === null ? {} : { email: facts.email }),
      ...(facts.phone === null ? {} : { phone: facts.phone }),
      ...(facts.linkedin === null ? {} : { linkedin: facts.linkedin }),
    },
    summary: review.summary,
    structure_evaluation: { puntuacion_total: score.total },
    competencies: review.competencies,
    recommendations: review.recommendations,
    experience_analysis: { years_total: Number(facts.yearsTotal.toFixed(1)) },
    interview_questions: review.interview_questions,
  };
  const criteria = score.criteria.map((one) => ({
    ...one,
    finding: findingOf(one, review),
    evidence: one.evidence.map((text) => cutQuote(text)),
  }));
  return {
    results,
    details: {
      criteria,
      notices: notices(document, facts),
      found: { pages: document.pages, jobs: facts.jobs.length, skills: skills.length },
      sure: sureFacts(document, facts, { shown: skills, score, sure }),
    },
  };
}
