/** How far each thing that was read can be believed. Pure; linear in the document. */

import type { ReadDocument } from "#app/documents/document.ts";
import { fold } from "../../vocabulary/text.ts";
import type { CvFacts, Job, Study } from "../facts.ts";

/** 0 to 1 each: the probability that the value is right. `jobs` and `studies` in the order of the facts. */
export type FieldConfidence = {
  name: number;
  profession: number;
  location: number;
  email: number;
  phone: number;
  linkedin: number;
  education: number;
  skills: number;
  years: number;
  jobs: number[];
  studies: number[];
};

/** What a recognised picture adds to every doubt. */
const OCR = 0.85;
/** A document that was cut may go on with more of the same. */
const CUT = 0.9;
/** Lines at the top where a name and a headline stand. */
const HEAD = 6;
const NOTHING = 0;

/** A first estimate from simple evidence; what was not read has 0. */
export function fieldConfidence(document: ReadDocument, facts: CvFacts): FieldConfidence {
  const read = document.method === "ocr" ? OCR : 1;
  const sure = (value: number) => Math.round(Math.min(1, Math.max(0, value * read)) * 100) / 100;
  const jobs = facts.jobs.map((job) => sure(jobConfidence(document, job)));
  const studies = facts.studies.map((study) => sure(studyConfidence(document, study)));
  return {
    name: sure(nameConfidence(document, facts)),
    profession: sure(professionConfidence(document, facts)),
    location: sure(locationConfidence(document, facts)),
    email: sure(facts.email === null ? NOTHING : textOf(document).includes(facts.email) ? 0.98 : 0.8),
    phone: sure(facts.phone === null ? NOTHING : facts.phone.startsWith("+") ? 0.95 : 0.65),
    linkedin: sure(facts.linkedin === null ? NOTHING : 0.95),
    education: meanOf(studies),
    skills: sure(skillsConfidence(facts)),
    years: sure(yearsConfidence(document, facts)),
    jobs,
    studies,
  };
}

const textOf = (document: ReadDocument): string => document.text.toLowerCase();

function meanOf(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0);
  return values.length === 0 ? NOTHING : Math.round((sum / values.length) * 100) / 100;
}

function lineHolding(document: ReadDocument, value: string): number {
  const wanted = fold(value);
  return document.lines.findIndex((line) => fold(line.text).includes(wanted));
}

const LABEL = /^[\p{L} /]{3,30}:/u;

function nameConfidence(document: ReadDocument, { name, email }: CvFacts): number {
  if (name === null) return NOTHING;
  const at = lineHolding(document, name);
  const largest = Math.max(...document.lines.map((line) => line.size));
  const line = document.lines[at];
  const words = fold(name).split(" ");
  const isLarge = line !== undefined && largest > 0 && line.size >= largest && line.size > document.bodySize;
  const isAddressed = email !== null && words.some((word) => word.length >= 4 && fold(email).includes(word));
  const isLabelled = line !== undefined && LABEL.test(line.text);
  const start = at >= 0 && at < HEAD ? 0.7 : 0.5;
  return Math.min(
    0.99,
    start + (isLarge ? 0.15 : 0) + (isAddressed ? 0.2 : 0) + (isLabelled ? 0.2 : 0) - (words.length < 2 ? 0.3 : 0),
  );
}

function professionConfidence(document: ReadDocument, { profession, jobs, studies }: CvFacts): number {
  if (profession === null) return NOTHING;
  const at = lineHolding(document, profession);
  const agrees = [...jobs.map((job) => job.title), ...studies.map((study) => study.degree)].some(
    (text) => text !== null && (fold(text).includes(fold(profession)) || fold(profession).includes(fold(text))),
  );
  const start = at >= 0 && at < HEAD ? 0.82 : at >= 0 ? 0.68 : 0.55;
  return start + (agrees ? 0.12 : 0);
}

function locationConfidence(document: ReadDocument, { location, email, jobs }: CvFacts): number {
  if (location === null) return NOTHING;
  const [place = location] = location.split(",");
  const at = lineHolding(document, place);
  const line = document.lines[at];
  if (line === undefined) return 0.55;
  if (LABEL.test(line.text)) return 0.93;
  const ofJob = jobs.some((job) => job.headerLines.includes(at) || job.detailLines.includes(at));
  const contact = document.lines
    .slice(Math.max(0, at - 2), at + 3)
    .some((near) => near.text.includes("@") || (email !== null && near.text.includes(email)));
  return ofJob ? 0.45 : contact ? 0.88 : at < HEAD ? 0.78 : 0.6;
}

function jobConfidence(document: ReadDocument, job: Job): number {
  const heading = job.headerLines.map((line) => document.lines[line]?.text ?? "").join(" ");
  const named = (job.title === null ? 0 : 0.25) + (job.employer === null ? 0 : 0.25);
  const dated = job.interval === null ? 0 : job.datePrecision === "month" ? 0.35 : 0.25;
  const isWhole = [job.title, job.employer].every((text) => text === null || isWholeText(text));
  const short = heading.split(/\s+/).length <= 22;
  return 0.05 + named + dated + (isWhole ? 0.05 : -0.1) + (short ? 0.04 : -0.1);
}

const HANGING = /(?:[,;:(«"–—-]|\s(?:de|del|la|el|y|e|en|con|por|para|and|of|the|at))$/iu;

/** Neither half a line nor a sentence. */
function isWholeText(text: string): boolean {
  return !HANGING.test(text) && !/^\p{Ll}/u.test(text) && text.split(" ").length <= 9;
}

function studyConfidence(document: ReadDocument, study: Study): number {
  const written = study.lines.some((line) => fold(document.lines[line]?.text ?? "").includes(fold(study.degree)));
  const dated = study.startYear !== null || study.endYear !== null || study.status === "ongoing";
  return (
    0.35 +
    (isWholeText(study.degree) ? 0.2 : -0.1) +
    (written ? 0.1 : 0) +
    (study.institution === null ? 0 : isWholeText(study.institution) ? 0.2 : 0.05) +
    (dated ? 0.1 : 0)
  );
}

function skillsConfidence({ skills, sections }: CvFacts): number {
  if (skills.length === 0) return NOTHING;
  return sections.some((section) => section.kind === "skills" && section.heading !== null) ? 0.88 : 0.7;
}

/** As sure as the dates of the work that is counted. */
function yearsConfidence(document: ReadDocument, { jobs }: CvFacts): number {
  const counted = jobs.filter((job) => job.kind === "employment");
  if (counted.length === 0) return jobs.length === 0 ? 0.6 : 0.7;
  const dated = counted.filter((job) => job.interval !== null);
  const exact = dated.filter((job) => job.datePrecision === "month");
  const share = dated.length / counted.length;
  return (0.4 + 0.35 * share + 0.2 * (exact.length / counted.length)) * (document.truncated ? CUT : 1);
}
