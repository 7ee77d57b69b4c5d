/**
 * Hints that something seemingly absent is present after all. Deliberately broad: with a hint, the item may be there in
 * a form that was not recognised, and it is not reported as missing.
 */

import { headingKind } from "#app/features/cv/vocabulary/headings.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { occupationLexicon } from "#app/features/cv/vocabulary/occupations.ts";
import { regex } from "#app/platform/regex.ts";
import { holdsSpan } from "../../facts/confidence/confidence-features.ts";
import type { Job, SectionKind, Study } from "../../facts/facts.ts";
import { degreeScore, institutionScore, placesIn, titleScore } from "../../facts/text-type-scores.ts";
import type { CvReading } from "./cv-context.ts";
import { wordCount } from "./sentences.ts";

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
const LIVES = regex()`
    \b(?:ciudad|comuna|domicilio|direccion|residencia|residente|vivo|resido|mi casa|my home|address|location|
    based in|live in|lives in)\b
  `;
const CITY_AND_LAND = /^(?:[\d-]{4,8}\s)?\p{Lu}[\p{L}.' -]{2,30},\s\p{Lu}[\p{L}.' -]{2,30}$/u;
const LINK = regex()`
    linkedin|github|gitlab|behance|https?:|www\.|portafolio|portfolio|\bin:|(?:^|
    [\s(|])[\w-]{2,}(?:\.[\w-]{2,})*\.(?:com|org|net|io|dev|cl|es|me|co|art|page|site)\b|(?:^|\s)@\w{3,}
  `;
/** Words about studying, without names of schools: the result must not depend on where somebody studied. */
const STUDY = regex()`
    \b(?:estudi\w+|titulad\w+|titulo|egres\w+|licenci\w+|bachiller\w*|tecnic\w+|ensenanza|media|magister|master|
    doctor\w*|diplomado|carrera|formacion|preparatoria|se[cg]undaria|degree|diploma|b\.?sc|m\.?sc|phd|
    apprentic\w+|nvq|wassce|gcse)\b
  `;
const YEAR = /\b(?:19|20)\d{2}\b/;
const KNOWS = regex()`
    \b(?:se hacer|se usar|manejo|conozco|conocimientos?|habilidades|herramientas|competencias|software|programas|
    skills|tools|what i know|i can|i know|aptitudes)\b
  `;
const WORKED =
  /\b(?:trabaj\w+|experiencia|empleos?|cargos?|practicas?|pasantia|worked|work|employment|jobs?|intern\w*)\b/;
const ITEMS = /\p{L}\s?[,;·|•]\s?\p{L}/u;
/** Maximum characters of a line with commas to count as a list. */
const LIST = 70;
const SMALL = /(?<!\p{L})\p{Ll}{3,}/gu;
const HEAD = 16;
/** Lines at the top where contact data usually stand. */
const TOP = 7;
/** Maximum words of a line that may be just a town. */
const SHORT = 4;
/** Minimum lower-case words in the head for it to contain a self-presentation. */
const PROSE = 10;

const studied = (text: string) =>
  headingKind(text) === null && (STUDY.test(normalize(text)) || degreeScore(text) >= 1.5);

const withoutAddress = (text: string) =>
  text
    .split(/\s+/u)
    .filter((word) => !/.@./u.test(word))
    .join(" ");

const WITHOUT_CONTACT_PATTERN = regex("giu")`
        \b(?:Tel\p{L}*|Fono|Cel\p{L}*|Phone|Mobile|E-?mail|Correo|LinkedIn|WhatsApp|Github|Contact\p{L}*|Datos|
        Perfil|Profile|Curr[ií]cul\p{L}*|Vitae|Resume|CV)\b
      `;

/** The rest of a contact line without addresses, numbers and labels: possibly a town. */
const withoutContact = (text: string) =>
  text
    .split(/\s+/u)
    .filter((word) => !/[@/]|.\../u.test(word))
    .join(" ")
    .replace(/[\d+()-]+/gu, " ")
    .replace(WITHOUT_CONTACT_PATTERN, " ");

type Line = { line: number; text: string };
type View = {
  reading: CvReading;
  lines: readonly Line[];
  /** Lines that belong to no job and no study. */
  free: readonly Line[];
  head: readonly Line[];
};

const anyNormalized = (lines: readonly Line[], test: (normalized: string) => boolean) =>
  lines.some(({ text }) => test(normalize(text)));

/** OCR loses symbols and digits, so what it did not find may be present. */
const isPicture = ({ reading }: View) => reading.document.method === "ocr";

const hasSection = ({ reading }: View, kind: SectionKind) =>
  reading.facts.sections.some((one) => one.kind === kind && one.lines.some((line) => line !== one.heading));

/** Whether the line is where separate lists usually are, in no job, study or profile. */
const isOfOthers = ({ sectionOf, facts }: CvReading, line: number) =>
  ["other", "interests", "languages", "personal"].includes(sectionOf.get(line) ?? "other") &&
  !facts.jobs.some((job) => linesOf(job).includes(line)) &&
  !facts.studies.some((study) => linesOf(study).includes(line));

function mayLive({ reading, free }: View): boolean {
  const name = reading.facts.name === null ? null : normalize(reading.facts.name);
  const headings = new Set(reading.facts.sections.map(({ heading }) => heading));
  const isContact = ({ line, text }: Line) =>
    line < TOP &&
    !headings.has(line) &&
    (/@|\d{4}/.test(text) || (line > 0 && text.split(" ").length <= SHORT)) &&
    titleScore(text) === 0;
  return (
    anyNormalized(free, (normalized) => LIVES.test(normalized)) ||
    free.some(
      (one) => isContact(one) && normalize(one.text) !== name && /\p{Lu}\p{Ll}{2,}/u.test(withoutContact(one.text)),
    ) ||
    free.some(({ text }) => text.length < 70 && (placesIn(text).length > 0 || CITY_AND_LAND.test(text.trim())))
  );
}

const TRACES: Readonly<Record<Traceable, (view: View) => boolean>> = {
  name: ({ head }) => head.slice(0, 6).some(({ text }) => /^\W*\p{L}{2,}(?:[\s,]+\p{L}{2,}){1,5}\W*$/u.test(text)),
  email: (view) => isPicture(view) || anyNormalized(view.lines, (normalized) => EMAIL.test(normalized)),
  phone: (view) =>
    isPicture(view) ||
    anyNormalized(view.lines, (normalized) => PHONE.test(normalized) || DIGITS.test(normalized.replace(YEARS, " "))),
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
    hasSection(view, "experience") || view.free.some(({ text }) => holdsSpan(text) || WORKED.test(normalize(text))),
  skills: ({ reading, lines }) =>
    lines.some(({ line, text }) => {
      if (headingKind(text) !== null) return false;
      // A list line of which nothing was recognised.
      const isUnread =
        reading.sectionOf.get(line) === "skills" && !reading.facts.skills.some((one) => one.line === line);
      // Nor a list under an unknown heading.
      const isList = line >= TOP && text.length < LIST && ITEMS.test(text) && !YEAR.test(text) && !/@/.test(text);
      return isUnread || (isList && isOfOthers(reading, line)) || KNOWS.test(normalize(text));
    }),
};

/** Whether the text may contain it, in whatever form. Linear in the text. */
export function hasTrace(reading: CvReading, what: Traceable): boolean {
  const { document, facts } = reading;
  // A line with a template placeholder does not count, but may still contain a number.
  const lines = document.lines.map(({ text }, line) => ({ line, text }));
  const taken = new Set([
    ...facts.jobs.flatMap(({ headerLines }) => headerLines),
    ...facts.studies.flatMap((study) => study.lines),
  ]);
  const free = lines.filter(({ line }) => !taken.has(line));
  return TRACES[what]({ reading, lines, free, head: free.filter(({ line }) => line < HEAD) });
}

/** Lines above and below an entry that may still belong to it. */
const NEAR = 5;
/** Narrower distance, within which a line may be shared by two entries. */
const BESIDE = 3;
const DATED = regex()`
    \b(?:19|20)\d{2}\b|['’]\d{2}\b|\b(?:desde|since|dos mil|actual\w*|presente?|current\w*|a la fecha|hoy)\b|
    \b\d{1,2}[/.]\d{2}\b
  `;

/** Identifies an entry by its lines, which stay the same when doubtful fields are dropped. */
const keyOf = (entry: Job | Study): readonly number[] => ("headerLines" in entry ? entry.headerLines : entry.lines);

type Owners = {
  /** The entries that each line belongs to. */
  of: ReadonlyMap<number, readonly (readonly number[])[]>;
  /** True when a date range stands in a line of no entry. */
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

/** Whether all others of its kind are confident: otherwise what one lacks may have been assigned to another. */
function areOthersSure({ facts, sure }: CvReading, entry: Job | Study): boolean {
  return "headerLines" in entry
    ? facts.jobs.every((job) => job.headerLines === entry.headerLines || sure.jobs.has(job))
    : facts.studies.every((study) => study.lines === entry.lines || sure.studies.has(study));
}

/** Whether a date may belong to the entry: one nearby in a line of no other entry, or an unassigned range anywhere. */
export function mayBeDated(reading: CvReading, entry: Job | Study): boolean {
  const { of, hasFreeSpan } = ownersOf(reading);
  if (hasFreeSpan || !areOthersSure(reading, entry)) return true;
  const [from, to] = around(entry, reading.document.lines.length);
  return reading.document.lines.slice(from, to + 1).some(({ text }, index) => {
    const at = from + index;
    // In a table or two columns a line may belong to two entries.
    if (at >= from + BESIDE && at <= to - BESIDE && YEAR.test(text)) return true;
    return (of.get(at) ?? []).every((owner) => owner === keyOf(entry)) && DATED.test(normalize(text));
  });
}

/** Whether an extracted job may be a study: a degree, or a school without a description. */
export function mayBeStudy({ title, employer, detailLines }: Job): boolean {
  return degreeScore(title ?? "") >= 2 || (detailLines.length === 0 && institutionScore(employer ?? "") >= 2);
}

/** Words of a heading, beside its parts, that are symbols and conjunctions. */
const SPARE = 2;

/** Whether a job heading says more than its parts: "Profesor de Matemática. Encargado de olimpiadas." */
export function headingTells({ document }: CvReading, { headerLines, title, employer, dateText }: Job): boolean {
  const whole = headerLines.map((line) => document.lines[line]?.text ?? "").join(" ");
  const named = [title, employer, dateText].map((part) => wordCount(part ?? ""));
  return wordCount(whole) > named.reduce((sum, words) => sum + words, 0) + SPARE;
}

/** Lines below a job heading that may describe it. */
const TOLD_WITHIN = 8;
/** Minimum tagger probability that a line may be an achievement. */
const MAY_TELL = 0.3;

/** Whether a line near the job may describe it, whatever entry it was assigned to. */
export function mayBeTold({ document, facts }: CvReading, { headerLines }: Job): boolean {
  const last = Math.max(...headerLines);
  return document.lines.some(({ text }, at) => {
    const isNear = at > Math.min(...headerLines) && at <= last + TOLD_WITHIN;
    return isNear && wordCount(text) >= 3 && (facts.lineChances?.[at]?.told ?? 0) >= MAY_TELL;
  });
}

/** Whether a title for the job may stand nearby. */
export function mayBeTitled(reading: CvReading, job: Job): boolean {
  const { document } = reading;
  if (!areOthersSure(reading, job)) return true;
  const [from, to] = around(job, document.lines.length);
  const near = document.lines.slice(from, to + 1).map(({ text }) => text);
  return (
    job.kind !== "employment" || near.some((text) => titleScore(text) > 0 || occupationLexicon.matches(text).length > 0)
  );
}

/** Whether a school may stand nearby: an unknown name is recognised by its capitals. */
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
