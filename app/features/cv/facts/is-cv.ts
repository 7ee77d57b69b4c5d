/** Distinguishes CVs from other documents. In doubt it is a CV: wrongly rejecting a CV is the worse error. */

import type { ReadDocument } from "#app/documents/document.ts";
import { regex } from "#app/platform/regex.ts";
import { cvCueLexicon, otherDocumentEvidence } from "../vocabulary/document-type.ts";
import { normalize } from "../vocabulary/normalize-text.ts";
import type { CvFacts, CvVerdict, Section, SectionKind } from "./facts.ts";
import { looksLikeName } from "./name-shape.ts";

const CAREER_SECTIONS: ReadonlySet<SectionKind> = new Set([
  "experience",
  "education",
  "skills",
  "languages",
  "certifications",
  "volunteering",
  "references",
  "personal",
]);
const COVER_LETTER = "una carta de presentación";
const FILLER = /lorem ipsum|dolor sit amet/;
/**
 * First-person phrases of people who describe themselves in sentences: "mi nombre es", "he trabajado", "busco pega".
 */
const FIRST_PERSON = regex("g")`
    \b(?:mi nombre es|me llamo|soy (?:un |una )?[a-z]+(?:[oae]|ista|or)\b|he trabajado|e trabajado|trabaje (?:en|
    como|de)|(?<!\b(?:el|un|su|del|al|de|este|ese|y) )trabajo (?:en(?! equipo| grupo| terreno| red\b)|como|de)|
    estudie|egrese|me desempen[a-z]+|tengo \d+ anos|anos de experiencia|busco (?:trabajo|pega|empleo|practica)|
    my name is|i have worked|years of experience|sou formad[oa])\b
  `;
const CV_TITLE = /\bcurricul(?:um|o)\b|\bhoja de vida\b|\bc\.?v\.?\b|\bresume\b/;
const MIN_WORDS = 4;
const LONG_TEXT_WORDS = 60;

/**
 * Whether the document is about a person's career. Rejects it only if the evidence for another type outweighs that for
 * a person, or if nothing suggests a person.
 */
export function judgeIsCv(document: ReadDocument, facts: CvFacts): CvVerdict {
  const normalized = normalize(document.text);
  const words = normalized.split(/[^a-z0-9]+/).filter(Boolean).length;
  const cues = new Set(cvCueLexicon.matches(document.text).map((match) => match.value)).size;
  const person = personalEvidence(facts, normalized);
  if (FILLER.test(normalized) && facts.jobs.length === 0 && person < 3)
    return { isCv: false, looksLike: "un texto de relleno" };
  const careerLists = facts.sections.filter(isCareerSection).length;
  if (isLetter(document) && careerLists === 0 && datedJobs(facts) === 0)
    return { isCv: false, looksLike: COVER_LETTER };
  const [other] = otherDocumentEvidence(document.text);
  if (other !== undefined) {
    const strength = other.found.length / other.minimum;
    if (other.name === COVER_LETTER) {
      return careerLists === 0 && datedJobs(facts) === 0 ? { isCv: false, looksLike: other.name } : { isCv: true };
    }
    if (person + Math.min(cues, 8) * 0.25 < 2.5 + Math.min(strength, 3)) return { isCv: false, looksLike: other.name };
  }
  const silent = cues === 0 && facts.jobs.length === 0 && facts.studies.length === 0 && facts.skills.length < 3;
  const empty = (person === 0 && cues < 2 && facts.skills.length < 3) || (silent && person <= 2);
  if (words >= LONG_TEXT_WORDS && tellsOfNobody(facts, normalized)) return { isCv: false, looksLike: null };
  if (empty && (words < MIN_WORDS || words >= LONG_TEXT_WORDS)) return { isCv: false, looksLike: null };
  return { isCv: true };
}

const SALUTATION = regex()`
    ^(?:(?:muy )?estimad[oa]s?\b|querid[oa]s?\b|apreciad[oa]s?\b|senor(?:es|a|as)?\b.{0,40}:$|a quien corresponda|
    de mi (?:mayor )?consideracion|dear\b|to whom it may|prezad[oa]s?\b|respetad[oa]s?\b)
  `;
const FAREWELL = regex()`
    (?:atentamente|cordialmente|saludos?|se despide|le saluda|les saluda|un abrazo|abrazos|gracias por|agradezco|
    agradeciendo|me despido|quedo atent[oa]|quedo a (?:la|su)|sincerely|regards|yours|best wishes|
    atenciosamente)\b
  `;

/** A letter: begins with a greeting, ends with a closing, and is written in sentences. */
function isLetter({ lines }: ReadDocument): boolean {
  const texts = lines.map((line) => normalize(line.text));
  const greeting = texts.slice(0, 14).findIndex((text) => SALUTATION.test(text) && text.length <= 70);
  if (greeting < 0) return false;
  const leave = texts.slice(Math.max(greeting + 2, texts.length - 12)).some((text) => FAREWELL.test(text));
  const sentences = lines.filter((line) => line.text.split(" ").length >= 7).length;
  return leave && sentences >= 2 && sentences >= lines.length * 0.35;
}

/** An address for applications is not a personal one. */
const OFFICE = regex()`
    ^(?:info|contacto|contact|seleccion|reclutamiento|rrhh|personas|empleos?|trabajos?|postula\w*|vacantes?|cv|
    curriculum|jobs|careers|talento)\b.*@
  `;

function isReachable({ email, phone, linkedin }: CvFacts): boolean {
  return (email !== null && !OFFICE.test(email)) || phone !== null || linkedin !== null;
}

/** No name with contact data, no jobs or studies, and no first-person word: not a career. */
function tellsOfNobody(facts: CvFacts, normalized: string): boolean {
  const reachable = facts.email !== null || facts.phone !== null || facts.linkedin !== null;
  const career = facts.jobs.length > 0 || facts.studies.some((study) => study.level !== "course");
  if (reachable || career || normalized.search(FIRST_PERSON) >= 0 || CV_TITLE.test(normalized.slice(0, 200)))
    return false;
  return facts.name === null || facts.sections.filter(isCareerSection).length === 0;
}

/** A heading of its own, not a label such as "Cargo: …", which all kinds of forms have. */
function isCareerSection({ kind, heading, lines }: Section): boolean {
  return heading !== null && !lines.includes(heading) && CAREER_SECTIONS.has(kind);
}

function datedJobs(facts: CvFacts): number {
  return facts.jobs.filter((job) => job.interval !== null).length;
}

/**
 * 0 (nothing about a person) to about 16. Contact data alone prove little: invoices and advertisements have them too.
 */
function personalEvidence(facts: CvFacts, normalized: string): number {
  const headings = new Set(facts.sections.filter(isCareerSection).map((section) => section.kind));
  const dated = datedJobs(facts);
  let evidence = Math.min(4, dated * 2) + Math.min(1.5, (facts.jobs.length - dated) * 0.5);
  evidence += Math.min(3, headings.size);
  // A study without a place or a year may be a requirement of a job advertisement.
  const studies = facts.studies.filter((study) => study.level !== "course");
  const placed = studies.filter(
    (study) => study.institution !== null || study.startYear !== null || study.endYear !== null,
  );
  evidence += Math.min(2, placed.length + (studies.length - placed.length) * 0.5);
  evidence += Math.min(3, (normalized.match(FIRST_PERSON)?.length ?? 0) * 1.5);
  if (CV_TITLE.test(normalized.slice(0, 200))) evidence += 2;
  // Two capitalised words may be any heading: they count as a name only at the top or with contact data.
  const named = facts.name !== null && looksLikeName(facts.name);
  if (named && (isReachable(facts) || normalized.startsWith(normalize(facts.name ?? "")))) {
    evidence += facts.email !== null || facts.phone !== null ? 2 : 1;
    if (headings.has("experience") || headings.has("education")) evidence += 1.5;
  }
  if (facts.linkedin !== null) evidence += 1;
  return evidence;
}
