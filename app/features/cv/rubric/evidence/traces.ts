/**
 * What in the text speaks against an absence. Found generously: where a trace stands, the thing may be there in a form
 * that was not understood, and nothing is said to be missing.
 */

import { headingKind } from "#app/features/cv/vocabulary/headings.ts";
import { occupationLexicon } from "#app/features/cv/vocabulary/occupations.ts";
import { fold } from "#app/features/cv/vocabulary/text.ts";
import { holdsSpan } from "../../facts/confidence/evidence.ts";
import type { Job, SectionKind, Study } from "../../facts/facts.ts";
import { degreeScore, institutionScore, placesIn, titleScore } from "../../facts/signals.ts";
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
/** Of studying, and none of the names of places: what is said must not turn on where somebody studied. */
const STUDY =
  /\b(?:estudi\w+|titulad\w+|titulo|egres\w+|licenci\w+|bachiller\w*|tecnic\w+|ensenanza|media|magister|master|doctor\w*|diplomado|carrera|formacion|preparatoria|se[cg]undaria|degree|diploma|b\.?sc|m\.?sc|phd|apprentic\w+|nvq|wassce|gcse)\b/;
const YEAR = /\b(?:19|20)\d{2}\b/;
const KNOWS =
  /\b(?:se hacer|se usar|manejo|conozco|conocimientos?|habilidades|herramientas|competencias|software|programas|skills|tools|what i know|i can|i know|aptitudes)\b/;
const WORKED =
  /\b(?:trabaj\w+|experiencia|empleos?|cargos?|practicas?|pasantia|worked|work|employment|jobs?|intern\w*)\b/;
const SMALL = /(?<!\p{L})\p{Ll}{3,}/gu;
const HEAD = 16;
/** Lines in which the data of contact mostly stand. */
const TOP = 7;
/** Words of a line that may be a town and nothing else. */
const SHORT = 4;
/** Words in small letters of the head together from which somebody may present themselves there. */
const PROSE = 10;

const studied = (text: string) => headingKind(text) === null && (STUDY.test(fold(text)) || degreeScore(text) >= 1.5);

/** What is left of a line of contact data when addresses, numbers and labels are gone: a town, perhaps. */
const withoutContact = (text: string) =>
  text
    .replace(/\S*[@/]\S*|\S+\.\S+|[\d+()-]+/gu, " ")
    .replace(
      /\b(?:Tel\p{L}*|Fono|Cel\p{L}*|Phone|Mobile|E-?mail|Correo|LinkedIn|WhatsApp|Github|Contact\p{L}*|Datos|Perfil|Profile|Curr[ií]cul\p{L}*|Vitae|Resume|CV)\b/giu,
      " ",
    );

type Line = { line: number; text: string };
type View = {
  reading: CvReading;
  lines: readonly Line[];
  /** Those of no post and no study. */
  free: readonly Line[];
  head: readonly Line[];
};

const anyFolded = (lines: readonly Line[], test: (folded: string) => boolean) =>
  lines.some(({ text }) => test(fold(text)));

/** A recognition of letters loses signs and digits: what it did not find may well be there. */
const isPicture = ({ reading }: View) => reading.document.method === "ocr";

const hasSection = ({ reading }: View, kind: SectionKind) =>
  reading.facts.sections.some((one) => one.kind === kind && one.lines.some((line) => line !== one.heading));

function mayLive({ reading, free }: View): boolean {
  const name = reading.facts.name === null ? null : fold(reading.facts.name);
  const headings = new Set(reading.facts.sections.map(({ heading }) => heading));
  const isContact = ({ line, text }: Line) =>
    line < TOP &&
    !headings.has(line) &&
    (/@|\d{4}/.test(text) || (line > 0 && text.split(" ").length <= SHORT)) &&
    titleScore(text) === 0;
  return (
    anyFolded(free, (folded) => LIVES.test(folded)) ||
    free.some(
      (one) => isContact(one) && fold(one.text) !== name && /\p{Lu}\p{Ll}{2,}/u.test(withoutContact(one.text)),
    ) ||
    free.some(({ text }) => text.length < 70 && (placesIn(text).length > 0 || CITY_AND_LAND.test(text.trim())))
  );
}

const TRACES: Readonly<Record<Traceable, (view: View) => boolean>> = {
  name: ({ head }) => head.slice(0, 6).some(({ text }) => /^\W*\p{L}{2,}(?:[\s,]+\p{L}{2,}){1,5}\W*$/u.test(text)),
  email: (view) => isPicture(view) || anyFolded(view.lines, (folded) => EMAIL.test(folded)),
  phone: (view) =>
    isPicture(view) || anyFolded(view.lines, (folded) => PHONE.test(folded) || DIGITS.test(folded.replace(YEARS, " "))),
  place: (view) => isPicture(view) || mayLive(view),
  link: (view) =>
    isPicture(view) ||
    view.reading.document.links.some((link) => !/^(?:mailto|tel):/i.test(link)) ||
    view.lines.some(({ text }) => LINK.test(text.toLowerCase().replace(/\S+@\S+/g, " "))),
  title: ({ head }) => head.some(({ text }) => titleScore(text) >= 1.5),
  profile: (view) =>
    hasSection(view, "summary") || view.head.flatMap(({ text }) => text.match(SMALL) ?? []).length >= PROSE,
  studies: (view) => hasSection(view, "education") || view.free.some(({ text }) => YEAR.test(text) || studied(text)),
  degree: ({ free }) => free.some(({ text }) => headingKind(text) === null && (YEAR.test(text) || studied(text))),
  work: (view) =>
    hasSection(view, "experience") || view.free.some(({ text }) => holdsSpan(text) || WORKED.test(fold(text))),
  skills: ({ reading, lines }) =>
    lines.some(({ line, text }) => {
      if (headingKind(text) !== null) return false;
      // A line of the list of which nothing was understood.
      const isUnread =
        reading.sectionOf.get(line) === "skills" && !reading.facts.skills.some((one) => one.line === line);
      return isUnread || KNOWS.test(fold(text));
    }),
};

/** Whether the text may hold it, in whatever form. Linear in the text. */
export function hasTrace(reading: CvReading, what: Traceable): boolean {
  const { document, facts } = reading;
  const lines = reading.kept.map((line) => ({ line, text: document.lines[line]?.text ?? "" }));
  const taken = new Set([
    ...facts.jobs.flatMap(({ headerLines }) => headerLines),
    ...facts.studies.flatMap((study) => study.lines),
  ]);
  const free = lines.filter(({ line }) => !taken.has(line));
  return TRACES[what]({ reading, lines, free, head: free.filter(({ line }) => line < HEAD) });
}

/** Lines above and below an entry that may still tell of it. */
const NEAR = 5;
/** Lines by which that is wider than those of which two entries may share one. */
const BESIDE = 3;
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
    // In a table or in two columns a line may belong to two.
    if (at >= near[0] + BESIDE && at <= near[1] - BESIDE && YEAR.test(text)) return true;
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
