/** Puts facts, score and review into the shape that the specification names. */

import type { ReadDocument } from "#app/documents/document.ts";
import { fold } from "#app/features/cv/vocabulary/text.ts";
import { type Sure, sureOf } from "./facts/confidence/sure.ts";
import type { CvFacts, Skill, Study } from "./facts/facts.ts";
import type { CvDetails, CvNotice, CvResult } from "./result.ts";
import { displayable, latestJob } from "./review/posts.ts";
import { presents, sureProfession } from "./review/profile.ts";
import type { CvReview } from "./review/review.ts";
import { isSureSkill } from "./review/sure-skills.ts";
import { isField, properName, yearsText } from "./review/voice.ts";
import { cutQuote } from "./rubric/evidence/quote.ts";
import type { CriterionId, RubricScore } from "./rubric/rubric.ts";

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
  return `${properName(study.degree, 160)}${study.institution === null ? "" : `, ${properName(study.institution, 120)}`}${note === undefined ? "" : ` (${note})`}`;
}

/** Of work only what is sure; the rest is asked about. */
function experienceText(document: ReadDocument, facts: CvFacts, sure: Sure): string {
  const newest = latestJob(facts.jobs);
  const latest = newest === null || !sure.jobs.has(newest) ? null : displayable(document, newest);
  // What goes on is the last one, whatever else was not understood.
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
        "Tu CV tiene frases dirigidas al sistema que lo evalúa. No cambian el puntaje: sácalas, porque también las leerá una persona.",
    });
  if (facts.stuffingLines.length > 0)
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
        "Leímos tu CV desde una imagen y puede haber letras mal reconocidas. Sube un PDF con texto o un DOCX para un resultado más preciso.",
    });
  return found;
}

/** Everybody names them: they find nobody. */
const NO_KEYWORD = /^(?:word|internet|correo|windows|office|whatsapp)$/;

/** What may be copied into a suggestion for another page: a field of study is no title of a profile. */
function sureFacts(
  document: ReadDocument,
  facts: CvFacts,
  { shown, score, sure: known }: { shown: readonly string[]; score: RubricScore; sure: Sure },
): CvDetails["sure"] {
  const told = score.criteria.find((one) => one.id === "spelling")?.finding ?? "";
  const slips = [...told.matchAll(/«([^»]+)»/gu)].map(([, word = ""]) => fold(word));
  const said = sureProfession({ document, facts, sure: known });
  const isMisspelt =
    said !== null &&
    fold(said)
      .split(" ")
      .some((word) => slips.includes(word));
  // The trade that somebody leaves is no headline: only what the CV itself opens with.
  const profession = isMisspelt || said === null || !presents({ document, facts }, said) ? null : said;
  const sectionOf = new Map(facts.sections.flatMap(({ kind, lines }) => lines.map((line) => [line, kind] as const)));
  const sure = facts.skills.filter((skill) => isSureSkill({ document, facts, sectionOf }, skill));
  const names = new Set(sure.map((skill) => skill.name.slice(0, LONGEST_FIELD)));
  return {
    profession: profession === null || isField(profession) ? "" : profession.slice(0, LONGEST_FIELD),
    skills: shown.filter((name) => names.has(name) && !NO_KEYWORD.test(fold(name))),
  };
}

/** Tells whether a skill stands in a line that counts; stuffed and instructing lines do not. */
function stands(document: ReadDocument, facts: CvFacts): (skill: Skill) => boolean {
  const out = new Set([...facts.stuffingLines, ...facts.instructionLines]);
  const counting = document.lines.flatMap((line, index) => (out.has(index) ? [] : [fold(line.text)]));
  return (skill) => {
    if (!out.has(skill.line)) return true;
    const name = fold(skill.name);
    return counting.some((text) => text.includes(name));
  };
}

/** Their findings praise, or ask about what is not paid: no improvement says the same. */
const OWN_FINDING: ReadonlySet<CriterionId> = new Set(["achievements", "verbs", "clarity", "structure"]);
const quotesOf = (text: string) => [...text.matchAll(/«([^»]*)»/gu)].map(([, words = ""]) => words);

/** The same thing is said in the same words wherever it stands: as the improvement of the criterion, or as a strength. */
function findingOf({ id, finding }: RubricScore["criteria"][number], review: CvReview): string {
  if (OWN_FINDING.has(id)) return finding;
  const { strengths, improvement_areas } = review.recommendations;
  const advice = review.advised?.[id];
  if (advice !== undefined && improvement_areas.includes(advice)) return advice;
  const quotes = quotesOf(finding);
  const same = strengths.find((text) => quotes.length > 0 && quotes.every((words) => text.includes(words)));
  return same ?? finding;
}

/** What the profile's form and the report take: a CV stays far below, a hostile text must not fill pages. */
const MOST_SKILLS = 200;
const LONGEST_TEXT = 2000;
const LONGEST_FIELD = 200;

/** As many of the texts as fit, each whole, joined by semicolons. */
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
    ...new Set(facts.skills.filter(stands(document, facts)).map((skill) => skill.name.slice(0, LONGEST_FIELD))),
  ].slice(0, MOST_SKILLS);
  const results: CvResult = {
    candidate: {
      name: (facts.name ?? "").slice(0, LONGEST_FIELD),
      profession: (facts.profession ?? "").slice(0, LONGEST_FIELD),
      location: (facts.location ?? "").slice(0, LONGEST_FIELD),
      experience: experienceText(document, facts, sure),
      education: joinedWithin(facts.studies.map(studyText), LONGEST_TEXT),
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
