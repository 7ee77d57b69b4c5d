/** Tells a CV from other documents. In doubt it is a CV: a person turned away wrongly loses most. */

import type { ReadDocument } from "#app/documents/document.ts";
import { cvCueLexicon, otherDocumentEvidence } from "../vocabulary/other-documents.ts";
import { fold } from "../vocabulary/text.ts";
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
/** People who tell their life in sentences: "mi nombre es", "he trabajado", "busco pega". */
const FIRST_PERSON =
  /\b(?:mi nombre es|me llamo|soy (?:un |una )?[a-z]+(?:[oae]|ista|or)\b|he trabajado|e trabajado|trabaje (?:en|como|de)|(?<!\b(?:el|un|su|del|al|de|este|ese|y) )trabajo (?:en(?! equipo| grupo| terreno| red\b)|como|de)|estudie|egrese|me desempen[a-z]+|tengo \d+ anos|anos de experiencia|busco (?:trabajo|pega|empleo|practica)|my name is|i have worked|years of experience|sou formad[oa])\b/g;
const CV_TITLE = /\bcurricul(?:um|o)\b|\bhoja de vida\b|\bc\.?v\.?\b|\bresume\b/;
const LEAST_WORDS = 4;
const LONG_TEXT_WORDS = 60;

/**
 * Whether the document is about a person's career. Refuses on positive evidence of something else that outweighs the
 * person's, or where nothing at all tells of a person.
 */
export function judgeIsCv(document: ReadDocument, facts: CvFacts): CvVerdict {
  const folded = fold(document.text);
  const words = folded.split(/[^a-z0-9]+/).filter(Boolean).length;
  const cues = new Set(cvCueLexicon.matches(document.text).map((match) => match.value)).size;
  const person = personalEvidence(facts, folded);
  if (FILLER.test(folded) && facts.jobs.length === 0 && person < 3)
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
  if (words >= LONG_TEXT_WORDS && tellsOfNobody(facts, folded)) return { isCv: false, looksLike: null };
  if (empty && (words < LEAST_WORDS || words >= LONG_TEXT_WORDS)) return { isCv: false, looksLike: null };
  return { isCv: true };
}

const SALUTATION =
  /^(?:(?:muy )?estimad[oa]s?\b|querid[oa]s?\b|apreciad[oa]s?\b|senor(?:es|a|as)?\b.{0,40}:$|a quien corresponda|de mi (?:mayor )?consideracion|dear\b|to whom it may|prezad[oa]s?\b|respetad[oa]s?\b)/;
const FAREWELL =
  /(?:atentamente|cordialmente|saludos?|se despide|le saluda|les saluda|un abrazo|abrazos|gracias por|agradezco|agradeciendo|me despido|quedo atent[oa]|quedo a (?:la|su)|sincerely|regards|yours|best wishes|atenciosamente)\b/;

/** Begins by greeting somebody and ends by taking leave, in sentences. */
function isLetter({ lines }: ReadDocument): boolean {
  const texts = lines.map((line) => fold(line.text));
  const greeting = texts.slice(0, 14).findIndex((text) => SALUTATION.test(text) && text.length <= 70);
  if (greeting < 0) return false;
  const leave = texts.slice(Math.max(greeting + 2, texts.length - 12)).some((text) => FAREWELL.test(text));
  const sentences = lines.filter((line) => line.text.split(" ").length >= 7).length;
  return leave && sentences >= 2 && sentences >= lines.length * 0.35;
}

/** Where applications are sent is nobody's own address. */
const OFFICE =
  /^(?:info|contacto|contact|seleccion|reclutamiento|rrhh|personas|empleos?|trabajos?|postula\w*|vacantes?|cv|curriculum|jobs|careers|talento)\b.*@/;

function isReachable({ email, phone, linkedin }: CvFacts): boolean {
  return (email !== null && !OFFICE.test(email)) || phone !== null || linkedin !== null;
}

/** Neither a name with a way to reach the person, nor jobs, studies or a word in the first person: no career at all. */
function tellsOfNobody(facts: CvFacts, folded: string): boolean {
  const reachable = facts.email !== null || facts.phone !== null || facts.linkedin !== null;
  const career = facts.jobs.length > 0 || facts.studies.some((study) => study.level !== "course");
  if (reachable || career || folded.search(FIRST_PERSON) >= 0 || CV_TITLE.test(folded.slice(0, 200))) return false;
  return facts.name === null || facts.sections.filter(isCareerSection).length === 0;
}

/** A heading of its own, not a label such as "Cargo: …", which forms of all kinds have. */
function isCareerSection({ kind, heading, lines }: Section): boolean {
  return heading !== null && !lines.includes(heading) && CAREER_SECTIONS.has(kind);
}

function datedJobs(facts: CvFacts): number {
  return facts.jobs.filter((job) => job.interval !== null).length;
}

/** 0 (nothing about a person) to about 16. Contact data alone also stand on invoices and advertisements. */
function personalEvidence(facts: CvFacts, folded: string): number {
  const headings = new Set(facts.sections.filter(isCareerSection).map((section) => section.kind));
  const dated = datedJobs(facts);
  let evidence = Math.min(4, dated * 2) + Math.min(1.5, (facts.jobs.length - dated) * 0.5);
  evidence += Math.min(3, headings.size);
  // A study without a place or a year may be what an advertisement asks for.
  const studies = facts.studies.filter((study) => study.level !== "course");
  const placed = studies.filter(
    (study) => study.institution !== null || study.startYear !== null || study.endYear !== null,
  );
  evidence += Math.min(2, placed.length + (studies.length - placed.length) * 0.5);
  evidence += Math.min(3, (folded.match(FIRST_PERSON)?.length ?? 0) * 1.5);
  if (CV_TITLE.test(folded.slice(0, 200))) evidence += 2;
  // Two capitalised words may be the heading of anything: over all, or with a way to reach somebody, they are a person.
  const named = facts.name !== null && looksLikeName(facts.name);
  if (named && (isReachable(facts) || folded.startsWith(fold(facts.name ?? "")))) {
    evidence += facts.email !== null || facts.phone !== null ? 2 : 1;
    if (headings.has("experience") || headings.has("education")) evidence += 1.5;
  }
  if (facts.linkedin !== null) evidence += 1;
  return evidence;
}
