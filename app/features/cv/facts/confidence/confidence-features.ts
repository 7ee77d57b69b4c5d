/** Evidence for and against each extracted value: named features, weighted by a trained model. Pure. */

import type { ReadDocument } from "#app/documents/document.ts";
import { regex } from "#app/platform/regex.ts";
import { normalize } from "../../vocabulary/normalize-text.ts";
import type { CvFacts, Job, SectionKind, Study } from "../facts.ts";
import { looksLikeName } from "../name-shape.ts";
import { degreeScore, employerScore, institutionScore, isPlace, titleScore } from "../text-type-scores.ts";

/** Names of the features that are present; each has a weight in model.json, or none. */
export type Observations = readonly string[];

export type Evidence = {
  name: Observations;
  profession: Observations;
  location: Observations;
  email: Observations;
  phone: Observations;
  linkedin: Observations;
  skills: Observations;
  years: Observations;
  jobs: Observations[];
  studies: Observations[];
};

/** Number of lines at the top where a name and a headline may stand. */
const HEAD = 6;
const LABEL = /^[\p{L} /]{3,30}:/u;
const HANGING = /(?:[,;:(«"–—-]|\s(?:a|al|de|del|la|las|los|el|y|e|en|con|por|para|su|and|of|the|at|in|for))$/iu;
const RANGE = regex("iu")`
    \b(?:19|20)\d{2}\b.{0,24}?(?:[-–—]|\b(?:a|al|hasta|to)\b).{0,24}?(?:\b(?:19|20)\d{2}\b|actual|present|fecha|
    hoy|now)
  `;
const MAX_WORDS = 9;

/** True if the text contains a date range: two years, or one and "to this day", near each other. */
export const holdsSpan = (text: string): boolean => RANGE.test(text);

type Held = Readonly<Record<string, boolean>>;
const those = (held: Held): string[] => Object.keys(held).filter((name) => held[name]);

/** Ends in the middle of a phrase: "Lead of", "Asistente (turno". */
export const isCutOff = (text: string): boolean =>
  HANGING.test(text) || text.split("(").length !== text.split(")").length;

/** Neither a fragment nor a sentence. */
const isWholeText = (text: string): boolean =>
  !HANGING.test(text) && !/^\p{Ll}/u.test(text) && text.split(" ").length <= MAX_WORDS;

const lineHolding = (normalized: readonly string[], value: string): number => {
  const wanted = normalize(value);
  return normalized.findIndex((line) => line.includes(wanted));
};

/** Features of every extracted value. */
export function evidenceOf(document: ReadDocument, facts: CvFacts): Evidence {
  const normalized = document.lines.map((line) => normalize(line.text));
  const kinds = new Map(facts.sections.flatMap(({ kind, lines }) => lines.map((line) => [line, kind] as const)));
  const heads = new Map<number, number>();
  for (const line of facts.jobs.flatMap(({ headerLines }) => headerLines)) heads.set(line, (heads.get(line) ?? 0) + 1);
  const source = { document, facts, normalized, kinds, heads };
  const shared = those({ ocr: document.method === "ocr", english: facts.language === "en", cut: document.truncated });
  const jobs = facts.jobs.map((job) => [...shared, ...ofJob(source, job)]);
  return {
    name: [...shared, ...ofName(source)],
    profession: [...shared, ...ofProfession(source)],
    location: [...shared, ...ofLocation(source)],
    email: [...shared, ...those({ inText: facts.email !== null && document.text.toLowerCase().includes(facts.email) })],
    phone: [...shared, ...those({ international: facts.phone?.startsWith("+") === true })],
    linkedin: shared,
    skills: [...shared, ...ofSkills(facts)],
    years: [...shared, ...ofYears(source)],
    jobs,
    studies: facts.studies.map((study) => [...shared, ...ofStudy(source, study)]),
  };
}

type Source = {
  document: ReadDocument;
  facts: CvFacts;
  normalized: readonly string[];
  /** Line -> its section. */
  kinds: ReadonlyMap<number, SectionKind>;
  /** Line -> number of jobs that begin there. */
  heads: ReadonlyMap<number, number>;
};

function ofName({ document, facts: { name, email }, normalized }: Source): string[] {
  if (name === null) return [];
  const at = lineHolding(normalized, name);
  const line = document.lines[at];
  const largest = Math.max(...document.lines.map(({ size }) => size));
  const words = normalize(name).split(" ");
  return those({
    head: at >= 0 && at < HEAD,
    first: at === 0,
    apart: at < 0,
    large: line !== undefined && largest > 0 && line.size >= largest && line.size > document.bodySize,
    addressed: email !== null && words.some((word) => word.length >= 4 && normalize(email).includes(word)),
    labelled: line !== undefined && LABEL.test(line.text),
    single: words.length < 2,
    long: words.length > 4,
    shaped: looksLikeName(name),
    whole: line !== undefined && normalized[at]?.trim() === normalize(name),
  });
}

function ofProfession({ document, facts: { profession, jobs, studies }, normalized }: Source): string[] {
  if (profession === null) return [];
  const at = lineHolding(normalized, profession);
  const own = normalize(profession);
  const agrees = (text: string | null) =>
    text !== null && (normalize(text).includes(own) || own.includes(normalize(text)));
  return those({
    head: at >= 0 && at < HEAD,
    apart: at < 0,
    large: (document.lines[at]?.size ?? 0) > document.bodySize,
    line: normalized[at]?.trim() === own,
    job: jobs.some(({ title }) => agrees(title)),
    degree: studies.some(({ degree }) => agrees(degree)),
    title: titleScore(profession) >= 2,
    study: degreeScore(profession) >= 1.5,
    long: profession.split(" ").length > 5,
    loose: !isWholeText(profession),
  });
}

function ofLocation({ document, facts: { location, email, jobs, studies }, normalized }: Source): string[] {
  if (location === null) return [];
  const [place = location] = location.split(",");
  const at = lineHolding(normalized, place);
  const near = document.lines.slice(Math.max(0, at - 2), at + 3).some(({ text }) => text.includes("@"));
  return those({
    known: isPlace(place),
    parts: location.includes(","),
    labelled: LABEL.test(document.lines[at]?.text ?? ""),
    job: jobs.some(({ headerLines, detailLines }) => headerLines.includes(at) || detailLines.includes(at)),
    study: studies.some(({ lines }) => lines.includes(at)),
    contact: near || (email !== null && (normalized[at] ?? "").includes(email)),
    head: at >= 0 && at < 2 * HEAD,
    apart: at < 0,
  });
}

function ofSkills({ skills, sections }: CvFacts): string[] {
  const headed = sections.some(({ kind, heading }) => kind === "skills" && heading !== null);
  return those({ headed, many: skills.length > 5 });
}

function ofJob({ document, normalized, kinds, heads }: Source, job: Job): string[] {
  const heading = job.headerLines.map((line) => document.lines[line]?.text ?? "").join(" ");
  const [first = -1] = job.headerLines;
  const kind = kinds.get(first);
  return those({
    untitled: job.title === null,
    unemployed: job.employer === null,
    undated: job.interval === null,
    month: job.datePrecision === "month",
    titled: job.title !== null && titleScore(job.title) >= 2,
    firm: job.employer !== null && employerScore(job.employer) >= 2,
    firmTitle: job.title !== null && employerScore(job.title) >= 2.5,
    titleFirm: job.employer !== null && titleScore(job.employer) >= 2.5,
    looseTitle: job.title !== null && !isWholeText(job.title),
    looseFirm: job.employer !== null && !isWholeText(job.employer),
    placeFirm: job.employer !== null && isPlace(job.employer),
    long: heading.split(/\s+/).length > 22,
    lines: job.headerLines.length > 3,
    told: job.detailLines.length > 0,
    work: kind === "experience",
    elsewhere: kind !== undefined && kind !== "experience" && kind !== "other",
    shares: job.headerLines.some((line) => (heads.get(line) ?? 0) > 1),
    prose: (normalized[first] ?? "").split(" ").length > 14,
    volunteer: job.kind === "volunteering",
  });
}

function ofStudy({ document, normalized, kinds }: Source, study: Study): string[] {
  const [first = -1] = study.lines;
  const kind = kinds.get(first);
  return those({
    degree: degreeScore(study.degree) >= 2,
    loose: !isWholeText(study.degree),
    long: study.degree.split(" ").length > 6,
    // Only whether an institution is named may count, never which one.
    placeless: study.institution === null,
    placeDegree: institutionScore(study.degree) >= 3,
    dated: study.startYear !== null || study.endYear !== null || study.status === "ongoing",
    course: study.level === "course",
    school: study.level === "school",
    headed: kind === "education",
    courses: kind === "certifications",
    work: kind === "experience",
    written: study.lines.some((line) => (normalized[line] ?? "").includes(normalize(study.degree))),
    prose: (document.lines[first]?.text ?? "").split(" ").length > 14,
  });
}

/** Date ranges outside of all jobs and studies may be jobs that were missed. */
function ofYears({ document, facts: { jobs, studies } }: Source): string[] {
  const taken = new Set([...jobs.flatMap(({ headerLines }) => headerLines), ...studies.flatMap(({ lines }) => lines)]);
  const spans = document.lines.filter(({ text }, at) => !taken.has(at) && holdsSpan(text)).length;
  const counted = jobs.filter(({ kind }) => kind === "employment");
  const dated = counted.filter(({ interval }) => interval !== null);
  const exact = dated.filter(({ datePrecision }) => datePrecision === "month");
  return those({
    none: counted.length === 0,
    undated: dated.length < counted.length,
    exact: exact.length === dated.length && dated.length > 0,
    spanLeft: spans === 1,
    spansLeft: spans > 1,
    nameless: counted.some(({ title, employer }) => title === null || employer === null),
    one: counted.length === 1,
  });
}
