/**
 * What in the text speaks against an absence. Found generously: where a trace stands, the thing may be there in a form
 * that was not understood, and nothing is said to be missing.
 */

import { headingKind } from "#app/features/cv/vocabulary/headings.ts";
import { occupationLexicon } from "#app/features/cv/vocabulary/occupations.ts";
import { fold } from "#app/features/cv/vocabulary/text.ts";
import { holdsSpan } from "../../facts/confidence/evidence.ts";
import type { Job, SectionKind, Study } from "../../facts/facts.ts";
import { institutionScore, placesIn, titleScore } from "../../facts/signals.ts";
import type { CvReading } from "./reading.ts";

export type Traceable =
  | "name"
  | "email"
  | "phone"
  | "place"
  | "link"
  | "title"
  | "profile"
  | "studies"
  | "degree"
  | "degree"
  | "work"
  | "skills";

const EMAIL = /@|\b(?:arroba|e-?mail|correo)\b/;
const PHONE = /\b(?:tel|telefono|fono|cel|celular|movil|whatsapp|phone|mobile)\b/;
const DIGITS = /\d(?:[\s().-]?\d){6,}/;
const YEARS = /\b(?:19|20)\d{2}\s?[-–—/]\s?(?:(?:19|20)\d{2})?/g;
const LIVES =
  /\b(?:ciudad|comuna|domicilio|direccion|residencia|residente|vivo|resido|address|location|based in|live in|lives in)\b/;
const CITY_AND_LAND = /^\p{Lu}[\p{L}.' -]{2,30},\s\p{Lu}[\p{L}.' -]{2,30}$/u;
const LINK =
  /linkedin|github|gitlab|behance|https?:|www\.|portafolio|portfolio|\bin:|(?:^|[\s(|])[\w-]{2,}(?:\.[\w-]{2,})*\.(?:com|org|net|io|dev|cl|es|me|co|art|page|site)\b|(?:^|\s)@\w{3,}/;
const STUDY =
  /\b(?:estudi\w+|universi\w+|institut\w+|liceo|colegio|escuela|titulad\w+|titulo|egres\w+|licenci\w+|bachiller\w*|tecnic\w+|ensenanza|media|magister|master|doctor\w*|diplomado|carrera|formacion|preparatoria|se[cg]undaria|college|school|university|degree|diploma|b\.?sc|m\.?sc|phd|academy|apprentic\w+|nvq|wassce|gcse)\b/;
const KNOWS =
  /\b(?:se hacer|se usar|manejo|conozco|conocimientos?|habilidades|herramientas|competencias|software|programas|skills|tools|what i know|i can|i know|aptitudes)\b/;
const WORKED =
  /\b(?:trabaj\w+|experiencia|empleos?|cargos?|practicas?|pasantia|worked|work|employment|jobs?|intern\w*)\b/;
const SMALL = /(?<!\p{L})\p{Ll}{3,}/gu;
const HEAD = 16;
/** Words in small letters of the head together from which somebody may present themselves there. */
const PROSE = 10;

/** Whether the text may hold it, in whatever form. Linear in the text. */
export function hasTrace(reading: CvReading, what: Traceable): boolean {
  const { document, facts } = reading;
  const lines = reading.kept.map((line) => ({ line, text: document.lines[line]?.text ?? "" }));
  const some = (test: (folded: string, text: string) => boolean, among = lines) =>
    among.some(({ text }) => test(fold(text), text));
  const jobLines = new Set(facts.jobs.flatMap(({ headerLines }) => headerLines));
  const studyLines = new Set(facts.studies.flatMap(({ lines: own }) => own));
  const free = lines.filter(({ line }) => !jobLines.has(line) && !studyLines.has(line));
  const head = free.filter(({ line }) => line < HEAD);
  const sections = (...kinds: SectionKind[]) =>
    facts.sections.some((one) => kinds.includes(one.kind) && one.lines.some((line) => line !== one.heading));
  switch (what) {
    case "name":
      return head.slice(0, 6).some(({ text }) => /^\W*\p{L}{2,}(?:[\s,]+\p{L}{2,}){1,5}\W*$/u.test(text));
    case "email":
      return some((folded) => EMAIL.test(folded)) || document.method === "ocr";
    case "phone":
      return (
        some((folded) => PHONE.test(folded) || DIGITS.test(folded.replace(YEARS, " "))) || document.method === "ocr"
      );
    case "place":
      return (
        document.method === "ocr" ||
        some((folded) => LIVES.test(folded), free) ||
        free.some(({ text }) => text.length < 70 && (placesIn(text).length > 0 || CITY_AND_LAND.test(text.trim())))
      );
    case "link":
      return (
        document.method === "ocr" ||
        document.links.some((link) => !/^(?:mailto|tel):/i.test(link)) ||
        some((_, text) => LINK.test(text.toLowerCase().replace(/\S+@\S+/g, " ")))
      );
    case "title":
      return head.some(({ text }) => titleScore(text) >= 1.5);
    case "profile":
      return (
        sections("summary") ||
        (head
          .map(({ text }) => text)
          .join(" ")
          .match(SMALL)?.length ?? 0) >= PROSE
      );
    case "studies":
      return (
        sections("education") ||
        lines.some(({ line, text }) => !jobLines.has(line) && headingKind(text) === null && STUDY.test(fold(text)))
      );
    case "degree":
      return some((folded, text) => STUDY.test(folded) && headingKind(text) === null, free);
    case "work":
      return sections("experience") || some((folded, text) => holdsSpan(text) || WORKED.test(folded), free);
    case "skills":
      return (
        some((folded, text) => KNOWS.test(folded) && headingKind(text) === null) ||
        // A line of the list of which nothing was understood.
        lines.some(
          ({ line, text }) =>
            reading.sectionOf.get(line) === "skills" &&
            headingKind(text) === null &&
            !facts.skills.some((skill) => skill.line === line),
        )
      );
  }
}

/** Lines above and below an entry that may still tell of it. */
const NEAR = 5;
const DATED =
  /\b(?:19|20)\d{2}\b|['’]\d{2}\b|\b(?:desde|since|dos mil|actual\w*|presente?|current\w*|a la fecha|hoy)\b|\b\d{1,2}[/.]\d{2}\b/;

/** Whether a date may belong to the entry: one near it in a line of no other, or a span anywhere that nobody took. */
export function mayBeDated(reading: CvReading, entry: Job | Study): boolean {
  const { document, facts } = reading;
  const others = new Set([
    ...facts.jobs.filter((job) => job !== entry).flatMap(linesOf),
    ...facts.studies.filter((one) => one !== entry).flatMap(linesOf),
  ]);
  const near = around(entry, document.lines.length);
  return document.lines.some(({ text }, at) => {
    if (others.has(at)) return false;
    return (
      (at >= near[0] && at <= near[1] && DATED.test(fold(text))) || (!linesOf(entry).includes(at) && holdsSpan(text))
    );
  });
}

/** Whether the name of a post may stand by it. */
export function mayBeTitled({ document }: CvReading, job: Job): boolean {
  const [from, to] = around(job, document.lines.length);
  const near = document.lines.slice(from, to + 1).map(({ text }) => text);
  return (
    job.kind !== "employment" || near.some((text) => titleScore(text) > 0 || occupationLexicon.matches(text).length > 0)
  );
}

/** Whether a place of study may stand by it: a name that no list has is known by its capitals. */
export function mayHaveInstitution({ document }: CvReading, study: Study): boolean {
  const [from, to] = around(study, document.lines.length);
  return document.lines
    .slice(from, to + 1)
    .some(
      ({ text }) =>
        institutionScore(text) >= 1 ||
        (headingKind(text) === null &&
          /\p{Lu}\p{Ll}+(?:\s+\p{L}+)*\s+\p{Lu}\p{Ll}+/u.test(text.replace(study.degree, " "))),
    );
}

function linesOf(entry: Job | Study): readonly number[] {
  return "headerLines" in entry ? [...entry.headerLines, ...entry.detailLines] : entry.lines;
}

function around(entry: Job | Study, count: number): [number, number] {
  const own = "headerLines" in entry ? entry.headerLines : entry.lines;
  return [Math.max(0, Math.min(...own) - NEAR), Math.min(count - 1, Math.max(...own) + NEAR)];
}
