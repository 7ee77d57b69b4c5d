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
import { wordCount } from "./units.ts";

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
  | "work"
  | "skills";

const EMAIL = /@|\b(?:arroba|e-?mail|correo)\b/;
const PHONE = /\b(?:tel|telefono|fono|cel|celular|movil|whatsapp|phone|mobile)\b/;
const DIGITS = /\d(?:[\s().-]?\d){6,}/;
const YEARS = /\b(?:19|20)\d{2}\s?[-–—/]\s?(?:(?:19|20)\d{2})?/g;
const LIVES =
  /\b(?:ciudad|comuna|domicilio|direccion|residencia|residente|vivo|resido|mi casa|my home|address|location|based in|live in|lives in)\b/;
const CITY_AND_LAND = /^(?:[\d-]{4,8}\s)?\p{Lu}[\p{L}.' -]{2,30},\s\p{Lu}[\p{L}.' -]{2,30}$/u;
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
const ITEMS = /\p{L}\s?[,;·|•]\s?\p{L}/u;
/** Characters up to which a line with commas is a list. */
const LIST = 70;
const SMALL = /(?<!\p{L})\p{Ll}{3,}/gu;
const HEAD = 16;
/** Lines in which the data of contact mostly stand. */
const TOP = 7;
/** Words of a line that may be a town and nothing else. */
const SHORT = 4;
/** Words in small letters of the head together from which somebody may present themselves there. */
const PROSE = 10;

const studied = (text: string) => headingKind(text) === null && (STUDY.test(fold(text)) || degreeScore(text) >= 1.5);

const withoutAddress = (text: string) =>
  text
    .split(/\s+/u)
    .filter((word) => !/.@./u.test(word))
    .join(" ");

/** What is left of a line of contact data when addresses, numbers and labels are gone: a town, perhaps. */
const withoutContact = (text: string) =>
  text
    .split(/\s+/u)
    .filter((word) => !/[@/]|.\../u.test(word))
    .join(" ")
    .replace(/[\d+()-]+/gu, " ")
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

/** Whether the line stands where lists of one's own mostly do, and in no post, study or profile. */
const isOfOthers = ({ sectionOf, facts }: CvReading, line: number) =>
  ["other", "interests", "languages", "personal"].includes(sectionOf.get(line) ?? "other") &&
  !facts.jobs.some((job) => linesOf(job).includes(line)) &&
  !facts.studies.some((study) => linesOf(study).includes(line));

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
    view.lines.some(({ text }) => LINK.test(withoutAddress(text.toLowerCase()))),
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
      // Nor a list under a heading of one's own.
      const isList = line >= TOP && text.length < LIST && ITEMS.test(text) && !YEAR.test(text) && !/@/.test(text);
      return isUnread || (isList && isOfOthers(reading, line)) || KNOWS.test(fold(text));
    }),
};

/** Whether the text may hold it, in whatever form. Linear in the text. */
export function hasTrace(reading: CvReading, what: Traceable): boolean {
  const { document, facts } = reading;
  // A line with a blank of a template counts for nothing, and may hold a number all the same.
  const lines = document.lines.map(({ text }, line) => ({ line, text }));
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

/** The lines that an entry is known by: they stay the same where its doubtful parts are left out. */
const keyOf = (entry: Job | Study): readonly number[] => ("headerLines" in entry ? entry.headerLines : entry.lines);

type Owners = {
  /** The entries that a line belongs to. */
  of: ReadonlyMap<number, readonly (readonly number[])[]>;
  /** A span of dates stands in a line of no entry. */
  hasFreeSpan: boolean;
};
const known = new WeakMap<CvReading, Owners>();

function ownersOf(reading: CvReading): Owners {
  const before = known.get(reading);
  if (before !== undefined) return before;
  const of = new Map<number, (readonly number[])[]>();
  for (const entry of [...reading.facts.jobs, ...reading.facts.studies])
    for (const line of linesOf(entry)) of.set(line, [...(of.get(line) ?? []), keyOf(entry)]);
  const owners = { of, hasFreeSpan: reading.document.lines.some(({ text }, at) => !of.has(at) && holdsSpan(text)) };
  known.set(reading, owners);
  return owners;
}

/** Whether all others of its kind were understood: what one seems to lack may have been taken for a part of another. */
function areOthersSure({ facts, sure }: CvReading, entry: Job | Study): boolean {
  return "headerLines" in entry
    ? facts.jobs.every((job) => job.headerLines === entry.headerLines || sure.jobs.has(job))
    : facts.studies.every((study) => study.lines === entry.lines || sure.studies.has(study));
}

/** Whether a date may belong to the entry: one near it in a line of no other, or a span anywhere that nobody took. */
export function mayBeDated(reading: CvReading, entry: Job | Study): boolean {
  const { of, hasFreeSpan } = ownersOf(reading);
  if (hasFreeSpan || !areOthersSure(reading, entry)) return true;
  const [from, to] = around(entry, reading.document.lines.length);
  return reading.document.lines.slice(from, to + 1).some(({ text }, index) => {
    const at = from + index;
    // In a table or in two columns a line may belong to two.
    if (at >= from + BESIDE && at <= to - BESIDE && YEAR.test(text)) return true;
    return (of.get(at) ?? []).every((owner) => owner === keyOf(entry)) && DATED.test(fold(text));
  });
}

/** Whether what was read as a post may be a study: a degree, or a place of study of which nothing is told. */
export function mayBeStudy({ title, employer, detailLines }: Job): boolean {
  return degreeScore(title ?? "") >= 2 || (detailLines.length === 0 && institutionScore(employer ?? "") >= 2);
}

/** Words of a heading beside its parts that are signs and conjunctions. */
const SPARE = 2;

/** Whether the heading of a post says more than its parts: "Profesor de Matemática. Encargado de olimpiadas." */
export function headingTells({ document }: CvReading, { headerLines, title, employer, dateText }: Job): boolean {
  const whole = headerLines.map((line) => document.lines[line]?.text ?? "").join(" ");
  const named = [title, employer, dateText].map((part) => wordCount(part ?? ""));
  return wordCount(whole) > named.reduce((sum, words) => sum + words, 0) + SPARE;
}

/** Lines below the heading of a post in which what was done may stand. */
const TOLD_WITHIN = 8;
/** From here the tagger may take a line for a deed. */
const MAY_TELL = 0.3;

/** Whether a line near the post may tell what was done in it, whoever it was given to. */
export function mayBeTold({ document, facts }: CvReading, { headerLines }: Job): boolean {
  const last = Math.max(...headerLines);
  return document.lines.some(({ text }, at) => {
    const isNear = at > Math.min(...headerLines) && at <= last + TOLD_WITHIN;
    return isNear && wordCount(text) >= 3 && (facts.lineChances?.[at]?.told ?? 0) >= MAY_TELL;
  });
}

/** Whether the name of a post may stand by it. */
export function mayBeTitled(reading: CvReading, job: Job): boolean {
  const { document } = reading;
  if (!areOthersSure(reading, job)) return true;
  const [from, to] = around(job, document.lines.length);
  const near = document.lines.slice(from, to + 1).map(({ text }) => text);
  return (
    job.kind !== "employment" || near.some((text) => titleScore(text) > 0 || occupationLexicon.matches(text).length > 0)
  );
}

/** Whether a place of study may stand by it: a name that no list has is known by its capitals. */
export function mayHaveInstitution(reading: CvReading, study: Study): boolean {
  const { document } = reading;
  if (!areOthersSure(reading, study)) return true;
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
  const own = keyOf(entry);
  return [Math.max(0, Math.min(...own) - NEAR), Math.min(count - 1, Math.max(...own) + NEAR)];
}
