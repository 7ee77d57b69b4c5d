import type { ReadDocument } from "#app/documents/document.ts";
import type { CvFacts, Job, LanguageSkill, MonthIndex, Skill, Study } from "../facts/facts.ts";
import { normalize } from "../vocabulary/normalize-text.ts";
import { skillLexicon } from "../vocabulary/skills.ts";
import {
  type Corrections,
  correctionsSchema,
  FIELDS,
  type FieldName,
  type GivenJob,
  type GivenStudy,
  LIMITS,
} from "./corrections.ts";
import { readKeys } from "./entry-keys.ts";
import { jobText, languageText, skillText, studyText, textOf } from "./fact-texts.ts";
import { periodOf } from "./month-format.ts";
import { NO_CORRECTIONS } from "./no-corrections.ts";
import { whatCannotBe } from "./validate-corrections.ts";
import { writtenIn } from "./written-in-text.ts";

/** The corrections that turn what was read of a document into what it was written from. Pure. */

type Sides = {
  /** As it was read; its lines are those that the facts count. */
  document: ReadDocument;
  read: CvFacts;
  meant: CvFacts;
  today: MonthIndex;
};

/** Whether these corrections may be made, and say nothing that the document does not show. */
type May = (part: Partial<Corrections>) => boolean;

/**
 * As few as there can be: what was read as it was meant is not mentioned, and neither is what corrections cannot say or
 * the document does not show.
 */
export function correctionsBetween({ document, read, meant, today }: Sides): Corrections {
  const isWritten = writtenIn(document);
  const may: May = (part) => {
    const whole = { ...NO_CORRECTIONS, ...part };
    return correctionsSchema.safeParse(whole).success && whatCannotBe(whole, today) === null && isWritten(whole);
  };
  const jobs = entriesBetween(read.jobs, meant.jobs, { ...JOBS, may: (job) => may({ jobs: [job] }) });
  const studies = entriesBetween(read.studies, meant.studies, { ...STUDIES, may: (one) => may({ studies: [one] }) });
  return correctionsSchema.parse({
    ...fieldsBetween(read, meant, may),
    jobs: jobs.slice(0, LIMITS.jobs),
    studies: studies.slice(0, LIMITS.studies),
    skills: skillsBetween(read.skills, meant.skills, may),
    ...languagesBetween(read.languages, meant.languages, may),
  });
}

type Fields = Partial<Record<FieldName, string | null>>;

function fieldsBetween(read: CvFacts, meant: CvFacts, may: May): Fields {
  const said: Fields = {};
  for (const name of FIELDS) {
    const one: Fields = { [name]: meant[name] };
    if (textOf(read[name]) !== textOf(meant[name]) && may(one)) said[name] = meant[name];
  }
  return said;
}

type Keyed = { key?: string | undefined };
type Kind<Item, Given> = {
  firstLine(item: Item): number | undefined;
  /** Equal where corrections would change nothing. */
  text(item: Item): string;
  names(item: Item): (string | null)[];
  dates(item: Item): (string | number | null)[];
  given(item: Item): Given;
};

const JOBS: Kind<Job, GivenJob> = {
  firstLine: (job) => job.headerLines[0],
  text: (job) => `${job.kind} / ${jobText({ ...job, months: job.interval === null ? job.months : null })}`,
  names: ({ title, employer }) => [title, employer],
  dates: ({ interval, datePrecision }) => Object.values(periodOf(interval, datePrecision)),
  given: ({ title, employer, kind, interval, datePrecision, months }) => ({
    title,
    employer,
    kind,
    ...periodOf(interval, datePrecision),
    ...(interval === null && { months }),
  }),
};

const STUDIES: Kind<Study, GivenStudy> = {
  firstLine: (study) => study.lines[0],
  text: studyText,
  names: ({ degree, institution }) => [degree, institution],
  dates: ({ startYear, endYear }) => [startYear, endYear],
  given: ({ degree, institution, startYear, endYear, status }) => ({
    degree,
    institution,
    startYear,
    endYear,
    status,
  }),
};

type Said<Given> = (Given & Keyed) | { key: string; removed: true };

/** What was read and not meant is taken out, what was meant and not read is added, and the rest told anew. */
function entriesBetween<Item, Given extends Keyed>(
  read: readonly Item[],
  meant: readonly Item[],
  kind: Kind<Item, Given> & { may(said: Given): boolean },
): Said<Given>[] {
  const keys = readKeys(read.map(kind.firstLine));
  const partners = partnersOf(read, meant, kind);
  const told = read.flatMap((item, at): Said<Given>[] => {
    const key = keys[at] ?? "";
    const own = partners.get(item);
    if (own === undefined) return [{ key, removed: true }];
    const said = { ...kind.given(own), key };
    return kind.text(own) === kind.text(item) || !kind.may(said) ? [] : [said];
  });
  const found = new Set(partners.values());
  const added = meant.filter((item) => !found.has(item)).map(kind.given);
  return [...told, ...added.filter(kind.may)];
}

const SAME = 100;
/** Points from which two entries are taken for one that was read otherwise. */
const ALIKE = 2;

/** Of what was read, each with what was meant by it: the most alike first. */
function partnersOf<Item, Given>(
  read: readonly Item[],
  meant: readonly Item[],
  kind: Kind<Item, Given>,
): Map<Item, Item> {
  const pairs = read.flatMap((item) => meant.map((own) => ({ item, own, points: likeness(item, own, kind) })));
  pairs.sort((one, other) => other.points - one.points);
  const partners = new Map<Item, Item>();
  const taken = new Set<Item>();
  for (const { item, own, points } of pairs) {
    if (points < ALIKE || partners.has(item) || taken.has(own)) continue;
    partners.set(item, own);
    taken.add(own);
  }
  return partners;
}

/** Up to 4 points for words that both have, and one for each date. */
function likeness<Item, Given>(item: Item, own: Item, { text, names, dates }: Kind<Item, Given>): number {
  if (text(item) === text(own)) return SAME;
  const [words, other] = [item, own].map((one) => new Set(textOf(names(one).join(" ")).split(" ")));
  const shared = [...(words ?? [])].filter((word) => word !== "" && other?.has(word)).length;
  const most = Math.max(words?.size ?? 0, other?.size ?? 0, 1);
  const ends = dates(own);
  return (4 * shared) / most + dates(item).filter((date, at) => date !== null && date === ends[at]).length;
}

function skillsBetween(read: readonly Skill[], meant: readonly Skill[], may: May): Corrections["skills"] {
  const [were, shall] = [read, meant].map((skills) => new Set(skills.map(skillText)));
  const list = (part: Partial<Corrections["skills"]>) => ({ ...NO_CORRECTIONS.skills, ...part });
  const removed = read.filter((skill) => !shall?.has(skillText(skill))).map(({ name }) => name);
  const added = meant
    .filter((skill) => !were?.has(skillText(skill)))
    .flatMap((skill) => {
      // "Excel avanzado" is the skill "Excel": the wording from which the same skill is understood.
      const known = skillLexicon.matches(skill.name).map(({ text }) => text);
      const wording = [skill.name, skill.canonical, ...known].find(
        (name) =>
          textOf(skillLexicon.get(name)?.name ?? name) === skillText(skill) && may({ skills: list({ added: [name] }) }),
      );
      return wording === undefined ? [] : [wording];
    });
  return list({
    removed: distinct(removed.filter((name) => may({ skills: list({ removed: [name] }) }))).slice(0, LIMITS.skills),
    added: distinct(added).slice(0, LIMITS.skills),
  });
}

function languagesBetween(
  read: readonly LanguageSkill[],
  meant: readonly LanguageSkill[],
  may: May,
): Pick<Corrections, "languages"> {
  const [were, shall] = [read, meant].map((languages) => languages.map(languageText).sort().join("\n"));
  const languages = meant.map(({ name, level }) => ({ name, level }));
  return were !== shall && may({ languages }) ? { languages } : {};
}

function distinct(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => {
    const isNew = !seen.has(normalize(name));
    seen.add(normalize(name));
    return isNew;
  });
}
