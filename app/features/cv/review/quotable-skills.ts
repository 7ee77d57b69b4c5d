/** Skills that a sentence may name: separate items of a list that are no hobby, licence or soft skill. */

import { isEmptyTalk } from "#app/features/cv/vocabulary/cliches.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { skillLexicon } from "#app/features/cv/vocabulary/skills.ts";
import { regex } from "#app/platform/regex.ts";
import type { Skill } from "../facts/facts.ts";
import type { CvReading } from "../rubric/evidence/cv-context.ts";
import { plainSpaces } from "../rubric/evidence/quote.ts";
import type { Achievement } from "../rubric/evidence/results.ts";
import { wordCount } from "../rubric/evidence/sentences.ts";
import type { CountedSkill } from "../rubric/evidence/skills.ts";
import { isCredential, quotableSkill } from "./quotable.ts";

const NO_CRAFT = new Set([
  "interests",
  "personal",
  "references",
  "contact",
  "education",
  "languages",
  "publications",
  "awards",
  "certifications",
]);
/** Minimum tagger probability that a line is a skill list. */
const LISTED_THRESHOLD = 0.5;
const HOBBY = regex()`
    \b(?:hobby|hobbies|aficion\w*|pasatiempos?|intereses|me gusta|tiempo libre|toco (?:la |el )?\w+|club de|
    soci[oa] del?|i love|fuera (?:de la pega|de la oficina|del (?:trabajo|hospital)))\b
  `;
const LICENCE =
  /\b(?:licencia|clase [a-f]\d?|carnet|os.?10|disponibilidad|vehiculo|movilizacion|correo electronico|internet)\b/;
const VIRTUE = regex()`
    ^(?:.* vibes|patient|hard worker|communication|leadership|creativity|teamwork|empathy|responsab\w*|empatic\w*|
    proactiv\w*|puntual\w*|creatividad|liderazgo|comunicacion|adaptab\w*|trabajo en equipo)$
  `;
const SEPARATOR = /\s*[,;|·•∙/]\s*|\s{2,}|\.\s+|:\s+/u;
const LEVEL = /^(?:\s*[([–-].*)?$/;
/** Words that do not identify a skill by themselves. */
const FRAME = regex()`
    ^(?:gestion|manejo|control|analisis|tecnicas?|planificacion|conocimientos?|atencion|trabajo|sistema|
    programas?|management|analysis)$
  `;
const STEM = 5;
const POST_WORDS = 4;

/** The part of the context needed to locate a line. */
export type Lines = Pick<CvReading, "document" | "facts" | "sectionOf">;

/** Whether the line is about leisure: it shows neither tools nor achievements. */
export function isLeisure(reading: Lines, line: number): boolean {
  const heading = reading.facts.sections.find(({ lines }) => lines.includes(line))?.heading ?? line;
  const texts = [line, heading].map((at) => normalize(reading.document.lines[at]?.text ?? ""));
  return reading.sectionOf.get(line) === "interests" || texts.some((text) => HOBBY.test(text));
}

function isOwnItem(raw: string, skill: Skill): boolean {
  const names = [normalize(skill.name), normalize(skill.canonical)];
  return raw.split(SEPARATOR).some((item) => {
    const text = normalize(item);
    return names.some((name) => text.startsWith(name) && LEVEL.test(text.slice(name.length)));
  });
}

/** An item at the end or beginning of its line may be incomplete: "Relaciones / laborales". */
function isSplit({ document, facts }: Lines, { line, name }: Skill): boolean {
  const [before = "", raw = "", next = ""] = [line - 1, line, line + 1].map((at) => document.lines[at]?.text ?? "");
  const isFirst = facts.sections.some((section) => section.heading === line - 1);
  const opens =
    !isFirst && normalize(raw).startsWith(normalize(name)) && /^\p{Ll}/u.test(raw) && /\p{L}$/u.test(before);
  const closes = normalize(raw).endsWith(normalize(name)) && /^\p{Ll}/u.test(next) && raw.length > 40;
  return opens || closes;
}

/** "TypeScript y Node.js": product names stand side by side, other words may be half of a phrase. */
function isProduct(raw: string, skill: Skill): boolean {
  return skill.kind === "tool" && /\p{Lu}|\d/u.test(skill.name) && plainSpaces(raw).includes(skill.name);
}

/** A line that names a job, or only a name under its heading: "Aseo industrial". */
export function isPostLine({ document, facts }: Lines, line: number): boolean {
  const raw = document.lines[line]?.text ?? "";
  return facts.jobs.some(
    ({ headerLines, detailLines, title }) =>
      headerLines.includes(line) || (title === null && detailLines[0] === line && wordCount(raw) <= POST_WORDS),
  );
}

export function isSureSkill(reading: Lines, skill: Skill & { generic?: boolean }): boolean {
  const raw = reading.document.lines[skill.line]?.text ?? "";
  const name = normalize(skill.name);
  if (skill.kind === "soft" || skill.kind === "language" || skill.generic === true) return false;
  if (VIRTUE.test(name) || isEmptyTalk(name)) return false;
  if (LICENCE.test(name) || isCredential(skill.name) || quotableSkill(skill.name) === null) return false;
  // In short CVs the referees stand beside the skills.
  if (/referenci.*$/iu.exec(raw)?.[0].includes(skill.name)) return false;
  const kind = reading.sectionOf.get(skill.line) ?? "other";
  if (/[«»“”"¿?]/u.test(skill.name) || /«[^»]*$|^[^«]*»/u.test(raw)) return false;
  if (isPostLine(reading, skill.line)) return false;
  if (NO_CRAFT.has(kind) || isLeisure(reading, skill.line)) return false;
  // A company's sector and a form of payment are also known words: only skill lists name skills.
  const listed = reading.facts.lineChances?.[skill.line]?.listed ?? 1;
  if (kind !== "skills" && listed < LISTED_THRESHOLD && !isProduct(raw, skill)) return false;
  const isHeading = reading.facts.sections.some((section) => section.heading === skill.line);
  if (isHeading && wordCount(raw) <= wordCount(skill.name) + 1) return false;
  // A list label or a cut cell looks like a skill: only known ones are named.
  if (skillLexicon.get(skill.name) === undefined) return false;
  return (isOwnItem(raw, skill) && !isSplit(reading, skill)) || isProduct(raw, skill);
}

/** Whether any achievement mentions the skill, in the same or related words: "Planifico" shows planning. */
export function isTold(skill: CountedSkill, achievements: readonly Achievement[]): boolean {
  if (skill.shown) return true;
  const words = normalize(skill.name).match(/\p{L}{4,}/gu) ?? [];
  const own = words.filter((word) => !FRAME.test(word));
  const stems = (own.length > 0 ? own : words).map((word) => word.slice(0, STEM));
  return achievements.some((achievement) => {
    const text = normalize(achievement.text);
    return stems.some((stem) => text.includes(stem));
  });
}

/** The achievement that uses the skill: its full name occurs in an action. */
export function achievementUsing(skill: CountedSkill, achievements: readonly Achievement[]): Achievement | undefined {
  const names = [normalize(skill.name), normalize(skill.canonical)];
  return achievements.find((achievement) => {
    if (achievement.aside || achievement.opener.kind === "none" || achievement.opener.kind === "weak") return false;
    const text = normalize(achievement.text);
    return names.some((name) => new RegExp(`(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`, "u").test(text));
  });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
