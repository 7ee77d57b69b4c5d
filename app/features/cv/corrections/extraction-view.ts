/** Builds the view 'Lo que leímos' from the extracted and the corrected facts. Pure. */

import type { ReadDocument } from "#app/documents/document.ts";
import { fieldConfidence } from "../facts/confidence/confidence.ts";
import type { CvFacts, Job, Study } from "../facts/facts.ts";
import { normalize } from "../vocabulary/normalize-text.ts";
import { type Corrections, FIELDS, type FieldName } from "./corrections.ts";
import { readKeys } from "./entry-keys.ts";
import type { Understood, UnderstoodField, UnderstoodJob, UnderstoodStudy } from "./extraction-view-schema.ts";
import type { BorneOut } from "./facts-supported-by-text.ts";
import { lineOf } from "./found-in-text.ts";
import { periodOf } from "./month-format.ts";

export type Corrected = { facts: CvFacts; borne: BorneOut; corrections: Corrections };

/** Most characters of one text and most rows of a list that a result stores. */
const MAX_TEXT_LENGTH = 200;
const MAX_ROWS = 60;
const MAX_SKILLS = 200;

/**
 * @param read the extracted facts
 * @param corrected the student's corrections and their effect, or null
 */
export function understand(document: ReadDocument, read: CvFacts, corrected: Corrected | null): Understood {
  const confidence = fieldConfidence(document, read);
  const field = (name: FieldName) => fieldOf(document, name, { read, corrected, confidence: confidence[name] });
  const total = corrected?.facts.yearsTotal ?? read.yearsTotal;
  const spoken = corrected !== null && corrected.corrections.jobs.length > 0;
  return {
    fields: Object.fromEntries(FIELDS.map((name) => [name, field(name)])) as Understood["fields"],
    jobs: jobsOf(read, confidence.jobs, corrected).slice(0, MAX_ROWS),
    studies: studiesOf(read, confidence.studies, corrected).slice(0, MAX_ROWS),
    skills: {
      confidence: confidence.skills,
      confirmed: corrected?.corrections.skills.confirmed ?? false,
      items: skillsOf(read, corrected).slice(0, MAX_SKILLS),
    },
    years: { total: Number(total.toFixed(1)), confidence: spoken ? 1 : confidence.years },
  };
}

const cut = (text: string): string => text.slice(0, MAX_TEXT_LENGTH);
const cutOrNull = (text: string | null): string | null => (text === null ? null : cut(text));

type FieldSource = { read: CvFacts; corrected: Corrected | null; confidence: number };

function fieldOf(
  document: ReadDocument,
  name: FieldName,
  { read, corrected, confidence }: FieldSource,
): UnderstoodField {
  const isSaid = corrected?.corrections[name] !== undefined;
  const value = cutOrNull((corrected?.facts ?? read)[name]);
  const before = cutOrNull(read[name]);
  const line = value === null ? null : lineOf(document, value);
  return {
    value,
    read: before,
    confidence: isSaid ? 1 : confidence,
    ...(isSaid && { said: value === before ? ("confirmed" as const) : ("corrected" as const) }),
    inText: value === null || corrected === null || corrected.borne.scored[name] !== null,
    lines: line === null ? [] : [line],
  };
}

function jobShape(job: Job) {
  const { start, end } = periodOf(job.interval, job.datePrecision);
  return {
    title: cutOrNull(job.title),
    employer: cutOrNull(job.employer),
    kind: job.kind,
    start,
    end,
    dateText: cut(job.dateText),
  };
}

const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

type Rows<Item, Shape> = {
  /** The entries as extracted, with corrections applied, and with corrections located in the CV's text. */
  read: readonly Item[];
  now: readonly Item[];
  located: readonly Item[];
  said: readonly { key?: string | undefined; removed?: true }[];
  confidence: readonly number[];
  lines: (item: Item) => number[];
  shape: (item: Item) => Shape;
};
type Row<Shape> = Shape & {
  key?: string;
  confidence: number;
  said?: "confirmed" | "corrected" | "added" | "removed";
  inText: boolean;
  lines: number[];
};

/** All extracted entries first, removed ones included; then the entries that the student added. */
function rowsOf<Item, Shape extends object>(rows: Rows<Item, Shape>): Row<Shape>[] {
  const { lines, shape } = rows;
  const keys = readKeys(rows.read.map((item) => lines(item)[0]));
  const own = rows.read.map((item, at): Row<Shape> => {
    const key = keys[at] ?? "";
    const row = { ...shape(item), key, inText: true, lines: lines(item) };
    const said = rows.said.find((one) => one.key === key);
    if (said === undefined) return { ...row, confidence: rows.confidence[at] ?? 0 };
    if (said.removed) return { ...row, confidence: 1, said: "removed" };
    // A corrected entry keeps the same `lines` array as the extracted one.
    const now = shape(rows.now.find((one) => lines(one) === lines(item)) ?? item);
    return { ...row, ...now, confidence: 1, said: same(now, shape(item)) ? "confirmed" : "corrected" };
  });
  const added = rows.now.filter((item) => lines(item).length === 0 && !rows.read.includes(item));
  return [
    ...own,
    ...added.map((item): Row<Shape> => {
      const found = rows.located.find((one) => same(shape(one), shape(item)));
      const place = { inText: found !== undefined, lines: found === undefined ? [] : lines(found) };
      return { ...shape(item), ...place, confidence: 1, said: "added" };
    }),
  ];
}

function jobsOf(read: CvFacts, confidence: readonly number[], corrected: Corrected | null): UnderstoodJob[] {
  return rowsOf({
    read: read.jobs,
    now: corrected?.facts.jobs ?? [],
    located: corrected?.borne.said.jobs ?? [],
    said: corrected?.corrections.jobs ?? [],
    confidence,
    lines: (job) => job.headerLines,
    shape: jobShape,
  });
}

function studyShape({ degree, institution, startYear, endYear, status }: Study) {
  return { degree: cut(degree), institution: cutOrNull(institution), startYear, endYear, status };
}

function studiesOf(read: CvFacts, confidence: readonly number[], corrected: Corrected | null): UnderstoodStudy[] {
  return rowsOf({
    read: read.studies,
    now: corrected?.facts.studies ?? [],
    located: corrected?.borne.said.studies ?? [],
    said: corrected?.corrections.studies ?? [],
    confidence,
    lines: (study) => study.lines,
    shape: studyShape,
  });
}

function skillsOf(read: CvFacts, corrected: Corrected | null): Understood["skills"]["items"] {
  const known = new Set(read.skills.map((skill) => normalize(skill.name)));
  const located = new Map(corrected?.borne.scored.skills.map((skill) => [normalize(skill.name), skill.line]) ?? []);
  const kept = new Set((corrected?.facts ?? read).skills.map((skill) => normalize(skill.name)));
  const own = read.skills.map((skill) => ({
    name: cut(skill.name),
    inText: true,
    lines: [skill.line],
    ...(!kept.has(normalize(skill.name)) && { said: "removed" as const }),
  }));
  const added = (corrected?.facts.skills ?? []).filter((skill) => !known.has(normalize(skill.name)));
  return [
    ...own,
    ...added.map(({ name }) => {
      const line = located.get(normalize(name));
      return {
        name: cut(name),
        said: "added" as const,
        inText: line !== undefined,
        lines: line === undefined ? [] : [line],
      };
    }),
  ];
}

/**
 * The same view with line indexes of the original document.
 * @param places original index of each line that was read (personal-remarks.ts)
 */
export function atPlaces(understood: Understood, places: readonly number[]): Understood {
  const { fields, jobs, studies, skills } = understood;
  const moved = <One extends { lines: number[] }>(one: One): One => ({
    ...one,
    lines: one.lines.flatMap((line) => places[line] ?? []),
  });
  return {
    ...understood,
    fields: Object.fromEntries(FIELDS.map((name) => [name, moved(fields[name])])) as Understood["fields"],
    jobs: jobs.map(moved),
    studies: studies.map(moved),
    skills: { ...skills, items: skills.items.map(moved) },
  };
}
