/** Finds the sentences that say what a person did, even where sections or jobs were not separated well. */

import type { ReadDocument } from "#app/documents/document.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { occupationLexicon, titleHeadLexicon } from "#app/features/cv/vocabulary/occupations.ts";
import { regex } from "#app/platform/regex.ts";
import type { CvFacts, Job, SectionKind } from "../../facts/facts.ts";
import { scoreBesideDegree } from "../../facts/studies/place-of-study.ts";
import { type Achievement, readAchievement } from "./results.ts";
import { paragraphs, sentences, type Unit, wordCount } from "./sentences.ts";

export type AchievementInput = {
  document: ReadDocument;
  facts: CvFacts;
  kept: readonly number[];
  sectionOf: ReadonlyMap<number, SectionKind>;
};

/** Lines of these sections are achievements unless they look like a label. */
const ACHIEVEMENT_SECTIONS: ReadonlySet<SectionKind> = new Set(["experience", "projects", "volunteering"]);
/** Lines of these sections are achievements only when clearly so: a list of papers or courses is no list of tasks. */
const MIXED_SECTIONS: ReadonlySet<SectionKind> = new Set(["other", "summary", "education", "publications", "awards"]);
const PLAIN_ACHIEVEMENT = 0.45;
const MIN_WORDS = 2;
/** A job heading of this many words is a paragraph that contains achievements. */
const LONG_HEADER = 10;
const HEADER_REST = 5;
const HEADER_CONTENT = 3;
const FREE_PROSE = 6;

type Source = { job: number | null; lines: number[]; plainOnly: boolean };
type Place = { job: number | null; plainOnly: boolean };

const OWNER_WORDS = 8;

/** A page header or signature that begins with the owner's name is no achievement. */
function namesOwner(text: string, owner: ReadonlySet<string>): boolean {
  const words = normalize(text).match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  const [first = "", second = ""] = words;
  return words.length <= OWNER_WORDS && first !== "" && owner.has(first) && (second === "" || owner.has(second));
}

/** Where a line may belong: null when it cannot hold achievements. */
function placer(input: AchievementInput): (line: number) => Place | null {
  const { document, facts, sectionOf } = input;
  const detailOf = new Map<number, number>();
  const headerOf = new Map<number, number>();
  facts.jobs.forEach((job, index) => {
    const home = sectionOf.get(job.headerLines[0] ?? -1);
    // A line from another section than the job's heading was assigned to the job by mistake.
    for (const line of job.detailLines) if (sectionOf.get(line) === home) detailOf.set(line, index);
    for (const line of job.headerLines) headerOf.set(line, index);
  });
  const studies = new Set(facts.studies.flatMap((study) => study.lines));
  const headings = new Set(facts.sections.map((section) => section.heading));
  const owner = new Set(normalize(facts.name ?? "").split(" "));
  return (line) => {
    const entry = document.lines[line];
    if (entry === undefined || headings.has(line) || namesOwner(entry.text, owner)) return null;
    const header = headerOf.get(line);
    if (header !== undefined) return { job: header, plainOnly: false };
    if (studies.has(line)) return { job: null, plainOnly: true };
    const job = detailOf.get(line);
    if (job !== undefined) return { job, plainOnly: false };
    const kind = sectionOf.get(line);
    if (entry.role === "heading") return null;
    // A skills-based CV lists achievements as bullets under headings that look like a profile's.
    const bullets = kind === "summary" && entry.role === "list";
    if (bullets || (kind !== undefined && ACHIEVEMENT_SECTIONS.has(kind))) return { job: null, plainOnly: false };
    if (kind !== undefined && MIXED_SECTIONS.has(kind)) return { job: null, plainOnly: true };
    const loose =
      (kind === undefined || kind === "contact") && wordCount(entry.text) >= FREE_PROSE && !/@/.test(entry.text);
    return loose ? { job: null, plainOnly: true } : null;
  };
}

function sources(input: AchievementInput): Source[] {
  const place = placer(input);
  const found: Source[] = [];
  for (const line of input.kept) {
    const at = place(line);
    if (at === null) continue;
    const last = found.at(-1);
    if (last !== undefined && last.job === at.job && last.plainOnly === at.plainOnly && last.lines.at(-1) === line - 1)
      last.lines.push(line);
    else found.push({ ...at, lines: [line] });
  }
  return found;
}

/** What a job heading says besides title, employer and dates: poor layouts put achievements there. */
function withoutHeader(text: string, job: Job): string {
  let rest = text;
  const { employer, title } = job.written ?? job;
  for (const part of [job.dateText, employer, title]) if (part) rest = rest.replace(part, " ");
  return rest
    .replace(/^[\s,.|:;·–—-]+/u, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Number of cells from which a heading is a table row. */
const ROW = 3;

/**
 * For a row that heads a job, the last cell that does not name the job, which holds the description. Others are
 * unchanged.
 */
function lastCell(unit: Unit, document: ReadDocument, job: Job | undefined): Unit {
  const [line = -1] = unit.lines;
  const cells = (document.lines[line]?.text ?? "").split(/\s{2,}/u);
  if (job === undefined || unit.lines.length > 1 || cells.length < ROW) return unit;
  const { employer, title } = job.written ?? job;
  const parts = [job.dateText, employer, title].filter((part) => part !== null && part !== "");
  const own = cells.filter((cell) => !parts.some((part) => part?.includes(cell) || cell.includes(part ?? cell)));
  const last = own.at(-1) ?? "";
  return wordCount(last) < MIN_WORDS ? unit : { text: last, lines: unit.lines };
}

/** Number of content words: no articles, no parts of a date. */
function contentWords(normalized: string): number {
  const words = normalized.match(/[a-z]{4,}/g) ?? [];
  return words.filter(
    (word) => !/^(?:desde|hasta|entre|semestre|trimestre|actual\w*|presente|fecha|jornada|media|completa)$/.test(word),
  ).length;
}

const DATE_RANGE = regex("iu")`
    (?:19|20)\d{2}\s*(?:[-–—/→>]|a|al|hasta|to)\s*(?:(?:19|20)\d{2}|presente|actual\p{L}*|hoy|la fecha|present|
    now|\p{L}{3,}\.?\s+(?:de\s+)?(?:19|20)\d{2})
  `;
const RULE_OF_SIGNS = /^[>=*_#~-]{2,}/u;
const LABEL_WORDS = 7;
const PLACE_WORDS = 9;
/** "Providencia, Región Metropolitana de Santiago, Chile": names between commas, ending with a region or country. */
const ENDS_IN_PLACE = regex("u")`
    ^\p{Lu}[\p{L} .'’-]*,\s*(?:[\p{L} .'’-]+,\s*)?(?:Regi[oó]n [\p{L} .'’]+|R\.?M\.?|Chile|Per[uú]|Argentina|
    Colombia|Venezuela|Bolivia|Ecuador|M[eé]xico|Brasil|España)\.?$
  `;

/** "Lastarria, P. y Ñanco, R. (2025). Duración vocálica…": a publication, whoever its author is. */
const CITATION = /^[\p{L}\p{M}'’ -]{2,40},\s\p{Lu}\.[^()]{0,120}\((?:19|20)\d{2}(?:\/\d{2,4})?\)/u;

/** "Atlas del distrito, 2019", "Primeros auxilios, 16 horas, 2025": the title of a work or course with its year. */
function isTitleAndYear(achievement: Achievement): boolean {
  return (
    achievement.opener.kind === "none" &&
    achievement.figures.length === 0 &&
    /\b(?:19|20)\d{2}\b/.test(achievement.text)
  );
}

const DATE_WORDS = regex("g")`
    \b(?:ene|feb|mar|abr|may|jun|jul|ago|sep|sept|oct|nov|dic|enero|febrero|marzo|abril|mayo|junio|julio|agosto|
    septiembre|octubre|noviembre|diciembre|desde|hasta|contar|actualidad|presente|hoy|fecha)\b
  `;

/** A job title must occur within this many characters for the line to name a job. */
const HEAD = 40;

/** "Investigadora posdoctoral, Centro de Estudios", "mar. – dic.": a job, or the rest of a line with dates. */
function isPostOrRest({ text, opener, figures }: Achievement): boolean {
  if (opener.kind !== "none" || figures.length > 0) return false;
  const rest = normalize(text).replace(DATE_WORDS, " ");
  if ((rest.match(/[a-z]{3,}/g) ?? []).length === 0) return true;
  const head = text.slice(0, HEAD);
  const at = titleHeadLexicon.matches(head)[0]?.start ?? occupationLexicon.matches(head)[0]?.start;
  return at !== undefined && !/[a-z]{3,}/.test(normalize(text.slice(0, at)).replace(DATE_WORDS, " "));
}

/** Titles, studies, places and dates that no job took: no action. */
function isLabel(achievement: Achievement): boolean {
  const { text } = achievement;
  const words = wordCount(text);
  if (
    RULE_OF_SIGNS.test(text) ||
    (words <= PLACE_WORDS && achievement.figures.length === 0 && ENDS_IN_PLACE.test(text)) ||
    (words <= 2 * LABEL_WORDS && achievement.figures.length === 0 && scoreBesideDegree(text) > 0) ||
    (words <= LABEL_WORDS && text === text.toLocaleUpperCase("es") && achievement.figures.length === 0)
  )
    return true;
  if (achievement.opener.kind === "strong" || achievement.strength > 0) return false;
  if (isPostOrRest(achievement)) return true;
  if (words <= 2 * LABEL_WORDS && (DATE_RANGE.test(text) || isTitleAndYear(achievement))) return true;
  const long = text.match(/\p{L}{4,}/gu) ?? [];
  const capital = long.filter((word) => /^\p{Lu}/u.test(word)).length;
  return (
    achievement.opener.kind === "none" && words <= LABEL_WORDS && !/\.$/.test(text) && capital >= long.length * 0.6
  );
}

/** Mean tagger probability, over its lines, of describing what was done. */
function agreement({ lineChances }: CvFacts, lines: readonly number[]): number {
  if (lineChances === undefined || lines.length === 0) return 1;
  return lines.reduce((sum, line) => sum + (lineChances[line]?.told ?? 0), 0) / lines.length;
}

/** The achievements of a CV, in reading order. Pure; linear in the text. */
export function findAchievements(input: AchievementInput): Achievement[] {
  const { document, facts } = input;
  const headers = new Map(facts.jobs.flatMap((job) => job.headerLines.map((line) => [line, job] as const)));
  const achievements: Achievement[] = [];
  // A repeated sentence is the same achievement.
  const told = new Set<string>();
  for (const source of sources(input)) {
    // A short heading does not continue into the first task.
    const long = (line: number) => wordCount(document.lines[line]?.text ?? "") >= LONG_HEADER;
    const joinable = source.lines.filter((line) => !headers.has(line) || long(line));
    const alone = source.lines.filter((line) => headers.has(line) && !long(line));
    const units = [
      ...paragraphs(document.lines, joinable),
      ...alone.flatMap((line) => paragraphs(document.lines, [line])),
    ];
    const own = units.map((unit) => lastCell(unit, document, headers.get(unit.lines[0] ?? -1)));
    const cells = new Set(own.flatMap((unit) => (units.includes(unit) ? [] : unit.lines)));
    for (const unit of own.filter(({ text }) => !CITATION.test(text)).flatMap(sentences)) {
      const job = unit.lines.map((line) => headers.get(line)).find((one) => one !== undefined);
      const text = job === undefined ? unit.text : withoutHeader(unit.text, job);
      if (
        wordCount(text) < (job === undefined || text === unit.text ? MIN_WORDS : HEADER_REST) ||
        (job !== undefined &&
          alone.includes(unit.lines[0] ?? -1) &&
          !cells.has(unit.lines[0] ?? -1) &&
          wordCount(text) < HEADER_REST)
      )
        continue;
      const key = normalize(text);
      if (told.has(key) || (text !== unit.text && contentWords(key) < HEADER_CONTENT)) continue;
      const achievement = readAchievement(text, unit.lines, source.job, source.plainOnly);
      if (isLabel(achievement) || (source.plainOnly && achievement.strength < PLAIN_ACHIEVEMENT)) continue;
      told.add(key);
      achievements.push({ ...achievement, agreed: agreement(facts, unit.lines) });
    }
  }
  return achievements;
}
