import type { DateExpression } from "#app/features/cv/facts/dates/date-ranges.ts";
import { findDates } from "#app/features/cv/facts/dates/date-ranges.ts";
import type { Study } from "#app/features/cv/facts/facts.ts";
import { isPlace } from "#app/features/cv/facts/text-type-scores.ts";
import { studyStatusLexicon } from "#app/features/cv/vocabulary/degrees.ts";
import type { CvStudy } from "../cv-document.ts";
import { cutFromLine, cutPart, saysSomething, tidy } from "./cut-from-line.ts";
import { type Dated, datedOf } from "./dates.ts";
import { joinLines, plain } from "./join-lines.ts";
import { claim, linesAt, type Material } from "./material.ts";

const STATES: Readonly<Record<Study["status"], CvStudy["state"]>> = {
  completed: "finished",
  ongoing: "in_course",
  incomplete: "left",
  unknown: null,
};

type Lists = Record<"studies" | "courses", Study[]>;

/** Studies and, from the sections of courses, courses; gives their lines places. */
export function claimStudies(material: Material): Lists {
  const { facts, read } = material;
  const courseLines = new Set(
    facts.sections.filter(({ kind }) => kind === "certifications").flatMap((section) => section.lines),
  );
  const lists: Lists = { studies: [], courses: [] };
  for (const study of facts.studies) {
    const name = study.lines.some((line) => courseLines.has(line)) ? "courses" : "studies";
    claim(material, study.lines, { in: name, at: lists[name].length });
    lists[name].push(study);
  }
  for (const gone of read.studies.filter((study) => !facts.studies.some((now) => now.lines === study.lines)))
    claim(material, gone.lines, { in: "left_out", why: "removed" });
  return lists;
}

export function studiesOf(material: Material, lists: Lists): Record<keyof Lists, CvStudy[]> {
  const built = (name: keyof Lists) =>
    lists[name].map((study, at) => {
      const own = linesAt(material, name, at);
      const head = own.filter((index) => study.lines.includes(index));
      const notes = joinLines(
        material.document,
        own.filter((index) => !head.includes(index)),
      );
      const entry = studyOf(material, study, head);
      return { ...entry, lines: [...entry.lines, ...notes.map(({ text }) => text)] };
    });
  return { studies: built("studies"), courses: built("courses") };
}

function studyOf(material: Material, study: Study, own: readonly number[]): CvStudy {
  const { lines, today } = material;
  const said = study.written ?? study;
  const texts = study.lines.flatMap((index) => lines[index]?.text ?? []);
  const used = dateOf(study.lines.flatMap((index) => lines[index]?.dates ?? []));
  const dates = texts.flatMap((text) => findDates(text, today));
  const left = own
    .flatMap((index) => lines[index] ?? [])
    .map((line) => {
      const mark = used !== undefined && line.dates.includes(used);
      const text = mark && used !== undefined ? cutPart(line.text, used.from, used.to) : line.text;
      return cutFromLine(tidy(plain(text)), [said.degree, said.institution]);
    })
    .flatMap((text) => (isPlace(text) ? [text] : text.split(/\s·\s/)))
    .filter((text) => saysSomething(text) && !saysOnlyState(text, study));
  const place = left.find((text) => isPlace(text)) ?? null;
  return {
    title: study.degree,
    school: study.institution,
    place,
    ...yearsOf(study, dateOf(dates)),
    state: STATES[study.status],
    lines: left.filter((text) => text !== place),
  };
}

/** "En curso" is the study's state; "con distinción máxima" says more. */
function saysOnlyState(text: string, { status }: Study): boolean {
  return studyStatusLexicon.get(text) === status && !/distinci|laude|tesis/i.test(text);
}

/** The date that the facts take of a study: its first range, else its first date. */
function dateOf(dates: readonly DateExpression[]): DateExpression | undefined {
  return dates.find(({ shape }) => shape === "range") ?? dates[0];
}

function yearsOf({ startYear, endYear }: Study, written: DateExpression | undefined): Dated {
  const years: Dated = {
    from: startYear === null ? null : String(startYear),
    to: endYear !== null ? String(endYear) : startYear === null ? null : "present",
  };
  if (written === undefined) return years;
  const own = datedOf(written);
  const exact: Dated = { from: startYear === null ? null : own.from, to: endYear === null ? years.to : own.to };
  const same = (one: string | null, other: string | null) => one?.slice(0, 4) === other?.slice(0, 4);
  return same(exact.from, years.from) && same(exact.to, years.to) ? exact : years;
}
