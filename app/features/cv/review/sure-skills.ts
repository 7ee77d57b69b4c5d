/** The skills that a sentence may name: an item of their own in a list, which is no hobby, no licence and no virtue. */

import { isEmptyTalk } from "#app/features/cv/vocabulary/cliches.ts";
import { skillLexicon } from "#app/features/cv/vocabulary/skills.ts";
import { fold } from "#app/features/cv/vocabulary/text.ts";
import type { Skill } from "../facts/facts.ts";
import { plainSpaces } from "../rubric/evidence/quote.ts";
import type { CvReading } from "../rubric/evidence/reading.ts";
import type { Deed } from "../rubric/evidence/results.ts";
import type { CountedSkill } from "../rubric/evidence/skills.ts";
import { wordCount } from "../rubric/evidence/units.ts";
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
/** From here the trained tagger takes a line for one of a list of skills. */
const LISTED_FROM = 0.5;
const HOBBY =
  /\b(?:hobby|hobbies|aficion\w*|pasatiempos?|intereses|me gusta|tiempo libre|toco (?:la |el )?\w+|club de|soci[oa] del?|i love|fuera (?:de la pega|de la oficina|del (?:trabajo|hospital)))\b/;
const LICENCE =
  /\b(?:licencia|clase [a-f]\d?|carnet|os.?10|disponibilidad|vehiculo|movilizacion|correo electronico|internet)\b/;
const VIRTUE =
  /^(?:.* vibes|patient|hard worker|communication|leadership|creativity|teamwork|empathy|responsab\w*|empatic\w*|proactiv\w*|puntual\w*|creatividad|liderazgo|comunicacion|adaptab\w*|trabajo en equipo)$/;
const SEPARATOR = /\s*[,;|·•∙/]\s*|\s{2,}|\.\s+|:\s+/u;
const LEVEL = /^(?:\s*[([–-].*)?$/;
/** Words that say nothing of the craft by themselves. */
const FRAME =
  /^(?:gestion|manejo|control|analisis|tecnicas?|planificacion|conocimientos?|atencion|trabajo|sistema|programas?|management|analysis)$/;
const STEM = 5;
const POST_WORDS = 4;

/** As much of a CV as tells where a line stands. */
export type Lines = Pick<CvReading, "document" | "facts" | "sectionOf">;

/** Whether the line speaks of leisure: what stands there is neither a tool nor a deed. */
export function isLeisure(reading: Lines, line: number): boolean {
  const heading = reading.facts.sections.find(({ lines }) => lines.includes(line))?.heading ?? line;
  const texts = [line, heading].map((at) => fold(reading.document.lines[at]?.text ?? ""));
  return reading.sectionOf.get(line) === "interests" || texts.some((text) => HOBBY.test(text));
}

function isOwnItem(raw: string, skill: Skill): boolean {
  const names = [fold(skill.name), fold(skill.canonical)];
  return raw.split(SEPARATOR).some((item) => {
    const text = fold(item);
    return names.some((name) => text.startsWith(name) && LEVEL.test(text.slice(name.length)));
  });
}

/** An item at the end or the beginning of its line may be half of one: "Relaciones / laborales". */
function isSplit({ document, facts }: Lines, { line, name }: Skill): boolean {
  const [before = "", raw = "", next = ""] = [line - 1, line, line + 1].map((at) => document.lines[at]?.text ?? "");
  const isFirst = facts.sections.some((section) => section.heading === line - 1);
  const opens = !isFirst && fold(raw).startsWith(fold(name)) && /^\p{Ll}/u.test(raw) && /\p{L}$/u.test(before);
  const closes = fold(raw).endsWith(fold(name)) && /^\p{Ll}/u.test(next) && raw.length > 40;
  return opens || closes;
}

/** "TypeScript y Node.js": names of products stand side by side, other words may be half of one. */
function isProduct(raw: string, skill: Skill): boolean {
  return skill.kind === "tool" && /\p{Lu}|\d/u.test(skill.name) && plainSpaces(raw).includes(skill.name);
}

/** A line of a post that names it, or that is no more than a name under its heading: "Aseo industrial". */
export function isPostLine({ document, facts }: Lines, line: number): boolean {
  const raw = document.lines[line]?.text ?? "";
  return facts.jobs.some(
    ({ headerLines, detailLines, title }) =>
      headerLines.includes(line) || (title === null && detailLines[0] === line && wordCount(raw) <= POST_WORDS),
  );
}

export function isSureSkill(reading: Lines, skill: Skill & { generic?: boolean }): boolean {
  const raw = reading.document.lines[skill.line]?.text ?? "";
  const name = fold(skill.name);
  if (skill.kind === "soft" || skill.kind === "language" || skill.generic === true) return false;
  if (VIRTUE.test(name) || isEmptyTalk(name)) return false;
  if (LICENCE.test(name) || isCredential(skill.name) || quotableSkill(skill.name) === null) return false;
  // Who vouches for somebody stands beside what they know in short CVs.
  if (/referenci.*$/iu.exec(raw)?.[0].includes(skill.name)) return false;
  const kind = reading.sectionOf.get(skill.line) ?? "other";
  if (/[«»“”"¿?]/u.test(skill.name) || /«[^»]*$|^[^«]*»/u.test(raw)) return false;
  if (isPostLine(reading, skill.line)) return false;
  if (NO_CRAFT.has(kind) || isLeisure(reading, skill.line)) return false;
  // The sector of a firm and the form of a payment are known words, too: only a list of skills names skills.
  const listed = reading.facts.lineChances?.[skill.line]?.listed ?? 1;
  if (kind !== "skills" && listed < LISTED_FROM && !isProduct(raw, skill)) return false;
  const isHeading = reading.facts.sections.some((section) => section.heading === skill.line);
  if (isHeading && wordCount(raw) <= wordCount(skill.name) + 1) return false;
  // A label of a list or a torn cell looks like a skill: one is named where it is known as such.
  if (skillLexicon.get(skill.name) === undefined) return false;
  return (isOwnItem(raw, skill) && !isSplit(reading, skill)) || isProduct(raw, skill);
}

/** Whether any deed speaks of it, in these words or others of their family: "Planifico" shows planning. */
export function isTold(skill: CountedSkill, deeds: readonly Deed[]): boolean {
  if (skill.shown) return true;
  const words = fold(skill.name).match(/\p{L}{4,}/gu) ?? [];
  const own = words.filter((word) => !FRAME.test(word));
  const stems = (own.length > 0 ? own : words).map((word) => word.slice(0, STEM));
  return deeds.some((deed) => {
    const text = fold(deed.text);
    return stems.some((stem) => text.includes(stem));
  });
}

/** The deed in which it is used: the whole name stands in it, as somebody's act. */
export function deedUsing(skill: CountedSkill, deeds: readonly Deed[]): Deed | undefined {
  const names = [fold(skill.name), fold(skill.canonical)];
  return deeds.find((deed) => {
    if (deed.aside || deed.opener.kind === "none" || deed.opener.kind === "weak") return false;
    const text = fold(deed.text);
    return names.some((name) => new RegExp(`(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`, "u").test(text));
  });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
