import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import type { MonthIndex } from "#app/features/cv/facts/facts.ts";
import { readHeader } from "#app/features/cv/facts/jobs/header.ts";
import { cvLine } from "#app/features/cv/facts/lines.ts";
import { levelOf } from "#app/features/cv/facts/studies/study-status.ts";
import { degreeScore, institutionScore, titleScore } from "#app/features/cv/facts/text-type-scores.ts";
import { AppError } from "#app/platform/errors.ts";
import type { CvDocument, CvJob, CvStudy } from "../cv-document.ts";
import { type HeadingName, spanInWords, WORDS } from "./words.ts";

/** What stands on the page, in order, before any template gives it a look. Pure. */

type Link = { text: string; href: string | null };

export type Block =
  | { kind: "name" | "headline" | "heading" | "paragraph"; text: string }
  /** `lists`: the text is a list of its own, which is better broken between its items than within. */
  | { kind: "bullet"; text: string; lists: boolean }
  | { kind: "contact"; parts: Link[] }
  /** A list in running text: "Software: Excel, Word". */
  | { kind: "items"; label: string | null; items: string[]; joint: string }
  | Entry;

/** A job or a study. */
export type Entry = {
  kind: "entry";
  of: "job" | "study";
  title: string;
  /** Employer or school. */
  at: string | null;
  /** `at` needs a line of its own. */
  apart: boolean;
  place: string | null;
  dates: string | null;
};

/**
 * @param today the current month, by which the reader's rules understand dates
 * @throws AppError `cv_too_long` before anything is laid out
 */
export function layOut(cv: CvDocument, today: MonthIndex): Block[] {
  if (JSON.stringify(cv).length > MOST_CHARACTERS)
    throw new AppError("too_large", "Tu CV tiene demasiado texto para escribirlo en un archivo. Acórtalo.", {
      reason: "cv_too_long",
    });
  return [...head(cv), ...body(cv, today)];
}

/** Of a CV that is written to a file: ten pages have 30,000. */
const MOST_CHARACTERS = 120_000;

function head({ name, headline, contact, licences }: CvDocument): Block[] {
  const { email, phone, place, linkedin, links, more } = contact;
  const web = (address: string): Link => ({
    text: address,
    href: /^https?:/.test(address) ? address : `https://${address}`,
  });
  const parts: Link[] = [
    ...(email === null ? [] : [{ text: email, href: `mailto:${email}` }]),
    ...(phone === null ? [] : [{ text: spaced(phone), href: phone.startsWith("+") ? `tel:${phone}` : null }]),
    ...(place === null ? [] : [{ text: place, href: null }]),
  ];
  const second = [...(linkedin === null ? [] : [linkedin]), ...links].map(web);
  return [
    ...(name === null ? [] : [{ kind: "name" as const, text: name }]),
    ...(headline === null ? [] : [{ kind: "headline" as const, text: headline }]),
    ...[parts, second].filter((list) => list.length > 0).map((list) => ({ kind: "contact" as const, parts: list })),
    ...[...more, ...licences].map((text) => ({ kind: "contact" as const, parts: [{ text, href: null }] })),
  ];
}

/** "+56 9 5555 0142". */
function spaced(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}

function body(cv: CvDocument, today: MonthIndex): Block[] {
  const { headings } = WORDS[cv.language];
  const under = (name: HeadingName, blocks: Block[]): Block[] =>
    blocks.length === 0 ? [] : [{ kind: "heading", text: headings[name] }, ...blocks];
  const jobs = (kind: CvJob["kind"]) =>
    under(
      kind,
      cv.jobs.filter((job) => job.kind === kind).flatMap((job) => jobBlocks(job, cv, today)),
    );
  return [
    ...under("profile", cv.profile.map(paragraph)),
    ...jobs("employment"),
    ...jobs("internship"),
    ...under(
      "studies",
      cv.studies.flatMap((study) => studyBlocks(study, cv)),
    ),
    ...under("courses", courseBlocks(cv)),
    ...under("skills", cv.skills.flatMap(skillBlocks)),
    ...under(
      "languages",
      cv.languages.map(({ name, level }) => paragraph(level === null ? name : `${name}: ${level}`)),
    ),
    ...jobs("volunteering"),
    ...cv.sections.flatMap(({ heading, lines }): Block[] => [
      { kind: "heading", text: heading },
      ...lines.map(paragraph),
    ]),
  ];
}

const paragraph = (text: string): Block => ({ kind: "paragraph", text });
const bullet = (text: string): Block => ({ kind: "bullet", text, lists: false });

function jobBlocks(job: CvJob, { language }: CvDocument, today: MonthIndex): Block[] {
  const span = spanInWords(job, language);
  const dates = span !== null && job.duration !== null ? `${span} (${job.duration})` : (span ?? job.duration);
  return [
    { kind: "entry", of: "job", ...jobNames(job, language, today), place: job.place, dates },
    ...job.lines.map(bullet),
  ];
}

/**
 * Post and employer as they are, or with "Cargo:" and "Empresa:" before them where a program that reads the CV would
 * take one for the other: our own reader stands for all.
 */
function jobNames({ post, employer }: CvJob, language: CvDocument["language"], today: MonthIndex) {
  const words = WORDS[language];
  const told = employer === null ? [] : [`${words.employer}: ${employer}`];
  const titled = post === null ? [] : [`${words.post}: ${post}`];
  const variants = [
    [post, employer],
    [post, told[0] ?? null],
    [titled[0] ?? null, told[0] ?? null],
  ].map((names) => names.filter((name) => name !== null));
  const isApart = (names: readonly string[]) => names[1]?.startsWith(`${words.employer}: `) === true;
  const isRight = (names: readonly string[]) => {
    const lines = (isApart(names) ? names : [names.join(JOINT)]).map((text, at) =>
      cvLine({ ...PLAIN_LINE, text }, at, today),
    );
    const read = readHeader(lines, today);
    return read.title === post && read.employer === employer;
  };
  const names = variants.find(isRight) ?? variants[0] ?? [];
  return { title: names[0] ?? "", at: names[1] ?? null, apart: isApart(names) };
}

export const JOINT = " · ";
const PLAIN_LINE = { page: 1, x: 0, y: 0, size: 10, bold: true, role: "text", block: 0, gapBefore: 0 } as const;

function studyBlocks(study: CvStudy, { language }: CvDocument): Block[] {
  const own = study.lines.filter((line) => degreeScore(line) >= 1.5 || institutionScore(line) >= 2);
  return [
    {
      kind: "entry",
      of: "study",
      title: study.title,
      at: [study.school, ...own].filter((text) => text !== null).join(JOINT) || null,
      apart: false,
      place: study.place,
      dates: studyDates(study, language, false),
    },
    ...study.lines.filter((line) => !own.includes(line)).map(bullet),
  ];
}

function studyDates(study: CvStudy, language: CvDocument["language"], isCourse: boolean): string | null {
  const span = spanInWords(study, language);
  const state = stateInWords(study, language, isCourse);
  return span !== null && state !== null ? `${span} (${state})` : (span ?? state);
}

/** Courses are a list of one line each; where one is called like a post, entries, as studies have notes on posts. */
function courseBlocks(cv: CvDocument): Block[] {
  const parts = cv.courses.map((course) => ({
    names: [course.title, course.school].filter((part) => part !== null),
    dates: studyDates(course, cv.language, true),
    notes: [course.place, ...course.lines].filter((part) => part !== null),
  }));
  const asEntries = parts.some(
    ({ names }) => titleScore(names.join(JOINT)) >= 2.5 && degreeScore(names.join(JOINT)) < 2,
  );
  return parts.flatMap(({ names, dates, notes }): Block[] => {
    if (!asEntries) return [bullet([...names, ...(dates === null ? [] : [dates]), ...notes].join(JOINT))];
    // Beside the course's own dates a year would be read as one of them.
    const beside = notes.filter((note) => !/\d{4}/.test(note));
    const [title = "", ...at] = [...names, ...beside];
    return [
      { kind: "entry", of: "study", title, at: at.join(JOINT) || null, apart: false, place: null, dates },
      ...notes.filter((note) => !beside.includes(note)).map(bullet),
    ];
  });
}

/** The state in words where the years do not say it. */
function stateInWords({ state, to, title, school }: CvStudy, language: CvDocument["language"], isCourse: boolean) {
  if (state === null || (state === "in_course" && to === "present")) return null;
  if (state === "finished" && (to !== null || levelOf(title, school, isCourse) === "course")) return null;
  return WORDS[language].states[state];
}

const LONG_ITEM = 60;

function skillBlocks({ group, items }: CvDocument["skills"][number]): Block[] {
  // Sentences are no list.
  if (group === null && items.some((item) => item.length > LONG_ITEM || /[.!?]$/.test(item)))
    return items.map((text) => ({ kind: "bullet", text, lists: true }));
  const joint = items.some((item) => item.includes(",")) ? " · " : ", ";
  return [{ kind: "items", label: group, items, joint }];
}
