/** Skills: the items of lists of skills, and known tools and techniques named in jobs and other running text. */

import { type SkillEntry, skillInTextLexicon, skillLexicon } from "../../vocabulary/skills.ts";
import { languageLexicon } from "../../vocabulary/spoken-languages.ts";
import { fold } from "../../vocabulary/text.ts";
import type { Section, SectionKind, Skill } from "../facts.ts";
import type { CvLine } from "../lines.ts";
import { isPlace } from "../signals.ts";
import { skillItems } from "./items.ts";
import { saidAbilities } from "./said.ts";

const MAX_ITEM_WORDS = 7;
const MAX_ITEM_LENGTH = 70;
/** Items of lists that are no skills: availability, papers, family. */
const NO_SKILL =
  /^(?:disponibilidad|disponible|licencia|lic\. |vehiculo|movilizacion|salud|estado civil|solter|casad|hij[oa]s|\d+ hij|edad|nacionalidad|rut|sueldo|renta|pretension|no fum|buena salud|referencias|nivel|nivel \w+|avanzado|intermedio|basico|usuario|etc|otros|otras|varios|mis? |entre otr|residencia|reside|resido|vivo|domicili|pasaporte|visa|buena presencia|att?e\b)|@|https?:|www\.|linkedin|^\d[\d\s.%/]*$/;
/** What a driver may drive is a skill. */
const LICENCE = /^licencias?(?: de conducir| clase| profesional)*\s+(?:(?:a-?\d|[a-f])\b[\s,y]*)+/;
const MOST_SKILLS = 30;
const TEXT_KINDS: ReadonlySet<SectionKind> = new Set([
  "experience",
  "summary",
  "projects",
  "certifications",
  "awards",
  "volunteering",
  "other",
  "publications",
  "contact",
]);
const SHOWING_KINDS: ReadonlySet<SectionKind> = new Set(["experience", "projects", "awards", "volunteering"]);
const SOFT_HEADING = /\b(?:blandas?|interpersonales|sociales|soft|transversales|cualidades|fortalezas|valores)\b/;
const TOOL_LABEL =
  /^(?:herramientas|tecnologias|software|softwares|programas|stack|technologies|tools|tech stack|lenguajes|tecnicas|computacion|informatica|skills|habilidades|conocimientos|competencias)\b/;

/** `jobLines` are the lines of jobs: a skill that also stands there is shown in use. `groups` name the skills below them. */
export function findSkills(
  lines: readonly CvLine[],
  sections: readonly Section[],
  { jobLines, groups }: { jobLines: ReadonlySet<number>; groups: ReadonlySet<number> },
): Skill[] {
  const skills = new Map<string, Skill>();
  const add = (skill: Skill): void => {
    const key = fold(skill.canonical);
    if (!skills.has(key)) skills.set(key, skill);
  };
  for (const section of sections) {
    const heading = section.heading === null ? "" : (lines[section.heading]?.folded ?? "");
    const own = section.lines.filter((index) => !groups.has(index)).flatMap((index) => lines[index] ?? []);
    if (section.kind === "education" || section.kind === "references" || section.kind === "contact")
      for (const line of own) if (isSkillRow(line)) for (const skill of listedSkills([line], false)) add(skill);
    // "Métodos e idiomas": abilities and languages in one list.
    if (section.kind === "languages")
      for (const line of own)
        if (isMixedList(line))
          for (const skill of listedSkills([line], false)) if (skill.kind !== "language") add(skill);
    if (section.kind === "skills") for (const skill of listedSkills(own, SOFT_HEADING.test(heading))) add(skill);
    else
      for (const line of own)
        if (line.label !== null && TOOL_LABEL.test(line.label.name))
          for (const skill of listedSkills([line], false)) add(skill);
  }
  for (const section of sections) {
    if (!TEXT_KINDS.has(section.kind)) continue;
    for (const index of section.lines) {
      const line = lines[index];
      if (line === undefined || skills.size >= MOST_SKILLS) continue;
      for (const skill of [...saidSkills(line, section), ...skillsInText(line, section, jobLines)]) add(skill);
    }
  }
  const shown = shownIn(lines, sections, jobLines);
  return [...skills.values()].map((skill) => ({
    ...skill,
    shown: shown.known.has(fold(skill.canonical)) || shown.text.includes(` ${fold(skill.name)} `),
  }));
}

function listedSkills(lines: readonly CvLine[], soft: boolean): Skill[] {
  return skillItems(lines).flatMap(({ text, line }) => {
    if (text.length < 1 || isPlace(text)) return [];
    if (languageItem(text)) return [{ name: text, canonical: text, kind: "language" as const, line, shown: false }];
    const long = text.split(/\s+/).length > MAX_ITEM_WORDS || text.length > MAX_ITEM_LENGTH;
    return long ? skillLexiconMatches(text, line) : (namedSkill(text, line, soft) ?? []);
  });
}

/** "Lightroom, Capture One, Premiere" at the foot of another section: most of its items are known skills. */
function isSkillRow(line: CvLine): boolean {
  const items =
    line.prose || line.dates.length > 0 ? [] : line.text.split(/\s*[,;|·•]\s*/).filter((item) => item !== "");
  return items.length >= 3 && items.filter((item) => skillLexicon.has(item)).length >= items.length / 2;
}

/** Three items and more that are no languages, of which one is a known skill. */
function isMixedList(line: CvLine): boolean {
  const items = skillItems([line]).filter(({ text }) => languageLexicon.matches(text).length === 0);
  return items.length >= 3 && items.some(({ text }) => skillLexicon.has(text));
}

/** One item as a skill; null for what is none. */
function namedSkill(text: string, line: number, soft: boolean): Skill | null {
  const folded = fold(text);
  if (NO_SKILL.test(folded) && !LICENCE.test(folded)) return null;
  const entry = skillLexicon.get(text) ?? onlyMatch(text);
  const telling =
    /[.!?]\s|\b(?:19|20)\d\d\b|\s(?:pero|porque|aunque)\s/.test(text) ||
    /^(?:soy|me|tengo|puedo|busco|quiero|creo|i am|i have)\b/.test(folded);
  if (entry === undefined && (!/\p{L}{2}/u.test(text) || telling)) return null;
  return {
    name: text,
    canonical: entry?.name ?? text,
    kind: entry?.kind ?? (soft ? "soft" : "technical"),
    line,
    shown: false,
  };
}

/** "Inglés avanzado" among the skills is a language. */
function languageItem(text: string): boolean {
  const [language] = languageLexicon.matches(text);
  return (
    language !== undefined &&
    language.start <= 7 &&
    text.split(/\s+/).length <= 5 &&
    skillLexicon.get(text) === undefined
  );
}

/** The known skill in an item of a few more words, when there is exactly one: "Adobe Photoshop CC 2022". */
function onlyMatch(text: string): SkillEntry | undefined {
  const matches = skillLexicon.matches(text);
  const [match] = matches;
  if (match === undefined || matches.length > 1) return undefined;
  return match.text.length >= text.length * 0.6 ? match.value : undefined;
}

function skillLexiconMatches(text: string, line: number): Skill[] {
  return skillInTextLexicon
    .matches(text)
    .filter((match) => !isFalseFriend(match.phrase, match.text))
    .map((match) => ({ name: match.text, canonical: match.value.name, kind: match.value.kind, line, shown: false }));
}

/** "cosas" is not COSO, "minutos" no "minutas", "Manager" not Manager+: what the matcher lets pass in lists is too much in running text. */
function isFalseFriend(phrase: string, text: string): boolean {
  if (/[+#]$/.test(phrase) && !/[+#]$/.test(text)) return true;
  if (/^[\p{Lu}\d&/-]{2,6}$/u.test(phrase)) return text !== text.toUpperCase();
  const singular = (word: string): string =>
    fold(word)
      .replace(/(?:es|s)$/, "")
      .replace(/e$/, "");
  return !/\s/.test(phrase) && !/\s/.test(text) && singular(phrase) !== singular(text);
}

/** Abilities that a sentence lists. */
function saidSkills(line: CvLine, section: Section): Skill[] {
  const history = section.kind === "experience" || section.kind === "volunteering" || section.kind === "projects";
  return saidAbilities(line.text, history).flatMap((text) => namedSkill(text, line.index, false) ?? []);
}

/** Qualities claimed in running text are no skills; in a short list at the end of a CV they are. */
function skillsInText(line: CvLine, section: Section, jobLines: ReadonlySet<number>): Skill[] {
  if (section.kind === "contact" && !line.prose && !/[,;]|licencia/i.test(line.text)) return [];
  const loose = section.kind === "other" || (section.kind === "summary" && line.bullet);
  const listed = loose && !line.prose && !jobLines.has(line.index);
  // "licencia clase D al día, mecánica básica": a list among the rest, where one item is known to be a skill.
  if (section.kind === "other" && listed && line.text.includes(",")) {
    const items = listedSkills([line], false);
    if (items.some((skill) => LICENCE.test(fold(skill.name)) || skillLexicon.has(skill.name))) return items;
  }
  const text = line.text.replace(/\S+@\S+|\S+\.(?:com|cl|net|org|io)\S*/gi, " ");
  return skillLexiconMatches(text, line.index).filter((skill) => skill.kind !== "soft" || listed);
}

function shownIn(
  lines: readonly CvLine[],
  sections: readonly Section[],
  jobLines: ReadonlySet<number>,
): { known: Set<string>; text: string } {
  const indexes = new Set(jobLines);
  for (const section of sections)
    if (SHOWING_KINDS.has(section.kind)) for (const index of section.lines) indexes.add(index);
  const own = [...indexes].sort((a, b) => a - b).flatMap((index) => lines[index] ?? []);
  const known = new Set(own.flatMap((line) => skillLexicon.matches(line.text).map((match) => fold(match.value.name))));
  return { known, text: ` ${own.map((line) => line.folded.replace(/[^a-z0-9+#.]+/g, " ")).join(" ")} ` };
}
