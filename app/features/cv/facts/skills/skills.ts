/** Skills: items of skill lists, and known tools and techniques named in jobs and other prose. */

import { regex } from "#app/platform/regex.ts";
import { normalize } from "../../vocabulary/normalize-text.ts";
import { type SkillEntry, skillInTextLexicon, skillLexicon } from "../../vocabulary/skills.ts";
import { languageLexicon } from "../../vocabulary/spoken-languages.ts";
import type { Section, SectionKind, Skill } from "../facts.ts";
import type { CvLine } from "../lines.ts";
import { isPlace } from "../text-type-scores.ts";
import { cleanItem, skillItems } from "./skill-list-items.ts";

const MAX_ITEM_WORDS = 7;
const MAX_ITEM_LENGTH = 70;
/** List items that are no skills: availability, documents, family. */
const NO_SKILL = regex()`
    ^(?:disponibilidad|disponible|licencia|lic\. |vehiculo|movilizacion|salud|estado civil|solter|casad|hij[oa]s|
    \d+ hij|edad|nacionalidad|rut|sueldo|renta|pretension|no fum|buena salud|referencias|nivel|nivel \w+|avanzado|
    intermedio|basico|usuario|etc|otros|otras|varios|mis? |entre otr|residencia|reside|resido|vivo|domicili|
    pasaporte|visa|buena presencia|att?e\b)|@|https?:|www\.|linkedin|^\d[\d\s.%/]*$
  `;
/** Driving licences count as skills. */
const LICENCE = /^licencias?(?: de conducir| clase| profesional)*\s+(?:(?:a-?\d|[a-f])\b[\s,y]*)+/;
const MAX_SKILLS = 30;
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
const TOOL_LABEL = regex()`
    ^(?:herramientas|tecnologias|software|softwares|programas|stack|technologies|tools|tech stack|lenguajes|
    tecnicas|computacion|informatica|skills|habilidades|conocimientos|competencias)\b
  `;

/**
 * `jobLines` are the lines of jobs: a skill that also appears there is shown in use. `groups` name the skills below
 * them.
 */
export function findSkills(
  lines: readonly CvLine[],
  sections: readonly Section[],
  { jobLines, groups }: { jobLines: ReadonlySet<number>; groups: ReadonlySet<number> },
): Skill[] {
  const skills = new Map<string, Skill>();
  const add = (skill: Skill): void => {
    const key = normalize(skill.canonical);
    if (!skills.has(key)) skills.set(key, skill);
  };
  for (const section of sections) {
    const heading = section.heading === null ? "" : (lines[section.heading]?.normalized ?? "");
    const own = section.lines.filter((index) => !groups.has(index)).flatMap((index) => lines[index] ?? []);
    if (section.kind === "education" || section.kind === "references" || section.kind === "contact")
      for (const line of own) if (isSkillRow(line)) for (const skill of listedSkills([line], false)) add(skill);
    // "Métodos e idiomas": skills and languages in one list.
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
      if (line === undefined || skills.size >= MAX_SKILLS) continue;
      for (const skill of [...labelledSkills(line, section), ...skillsInText(line, section, jobLines)]) add(skill);
    }
  }
  const shown = shownIn(lines, sections, jobLines);
  return [...skills.values()].map((skill) => ({
    ...skill,
    shown: shown.known.has(normalize(skill.canonical)) || shown.text.includes(` ${normalize(skill.name)} `),
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

/** Three or more items that are no languages, at least one of them a known skill. */
function isMixedList(line: CvLine): boolean {
  const items = skillItems([line]).filter(({ text }) => languageLexicon.matches(text).length === 0);
  return items.length >= 3 && items.some(({ text }) => skillLexicon.has(text));
}

/** One item as a skill, or null if it is none. */
function namedSkill(text: string, line: number, soft: boolean): Skill | null {
  const normalized = normalize(text);
  if (NO_SKILL.test(normalized) && !LICENCE.test(normalized)) return null;
  const entry = skillLexicon.get(text) ?? onlyMatch(text);
  const telling =
    /[.!?]\s|\b(?:19|20)\d\d\b|\s(?:pero|porque|aunque)\s/.test(text) ||
    /^(?:soy|me|tengo|puedo|busco|quiero|creo|i am|i have)\b/.test(normalized);
  if (entry === undefined && (!/\p{L}{2}/u.test(text) || telling)) return null;
  return {
    name: text,
    canonical: entry?.name ?? text,
    kind: entry?.kind ?? (soft ? "soft" : "technical"),
    line,
    shown: false,
  };
}

/** "Inglés avanzado" in a skill list is a language. */
function languageItem(text: string): boolean {
  const [language] = languageLexicon.matches(text);
  return (
    language !== undefined &&
    language.start <= 7 &&
    text.split(/\s+/).length <= 5 &&
    skillLexicon.get(text) === undefined
  );
}

/** The known skill in a slightly longer item, when there is exactly one: "Adobe Photoshop CC 2022". */
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

/**
 * Rejects loose matches that are fine in lists but not in prose: "cosas" is not COSO, "minutos" not "minutas",
 * "Manager" not Manager+.
 */
function isFalseFriend(phrase: string, text: string): boolean {
  if (/[+#]$/.test(phrase) && !/[+#]$/.test(text)) return true;
  if (/^[\p{Lu}\d&/-]{2,6}$/u.test(phrase)) return text !== text.toUpperCase();
  const singular = (word: string): string =>
    normalize(word)
      .replace(/(?:es|s)$/, "")
      .replace(/e$/, "");
  return !/\s/.test(phrase) && !/\s/.test(text) && singular(phrase) !== singular(text);
}

/** Skills that a sentence lists. */
function labelledSkills(line: CvLine, section: Section): Skill[] {
  const history = section.kind === "experience" || section.kind === "volunteering" || section.kind === "projects";
  return skillsInProse(line.text, history).flatMap((text) => namedSkill(text, line.index, false) ?? []);
}

/** Soft skills claimed in prose do not count; in a short list at the end of a CV they do. */
function skillsInText(line: CvLine, section: Section, jobLines: ReadonlySet<number>): Skill[] {
  if (section.kind === "contact" && !line.prose && !/[,;]|licencia/i.test(line.text)) return [];
  const loose = section.kind === "other" || (section.kind === "summary" && line.bullet);
  const listed = loose && !line.prose && !jobLines.has(line.index);
  // "licencia clase D al día, mecánica básica": a list among other text, with at least one known skill.
  if (section.kind === "other" && listed && line.text.includes(",")) {
    const items = listedSkills([line], false);
    if (items.some((skill) => LICENCE.test(normalize(skill.name)) || skillLexicon.has(skill.name))) return items;
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
  const known = new Set(
    own.flatMap((line) => skillLexicon.matches(line.text).map((match) => normalize(match.value.name))),
  );
  return { known, text: ` ${own.map((line) => line.normalized.replace(/[^a-z0-9+#.]+/g, " ")).join(" ")} ` };
}

/** Skills that prose lists: "Sé sumar, cocinar y coser", "manejo de GeoGebra, Classroom y Excel". */

const KNOWS = regex("iu")`
    (?:^|[\s,.;(])s[eé]\s+(?=\p{L}+(?:ar|er|ir|arme|erme)\b)(?:(?:hacer|usar|manejar|utilizar|operar|
    trabajar con)\s+)?([^.;:()]{3,160})
  `;
const COMMANDS = regex("giu")`
    (?:^|[\s,.;(])(?:(?:buen|alto|amplio|s[óo]lido)\s+)?(?:manejo|dominio|conocimientos?|nociones|algo|
    un poco)\s+(?:(?:avanzados?|b[áa]sicos?|intermedios?|t[ée]cnicos?|generales|nivel \p{L}+)\s+)?(?:de|del|
    en)\s+(?:(?:herramientas?|programas?|software|plataformas?|sistemas)\s+(?:como|de)?\s*)?([^.;:()]{3,160})
  `;
const EXPERIENCED =
  /(?:^|[\s,.;(])(?:con\s+)?(?:amplia\s+|vasta\s+)?experiencia\s+(?:previa\s+|comprobada\s+)?en\s+([^.;:()]{3,160})/giu;
const SPLIT = /\s*[,/]\s*|\s+(?:y|e)\s+(?=\p{L})/u;
const ARTICLE = /^(?:el|la|los|las|un|una|unos|unas)\s+/i;
const OWNED = /^(?:tengo|con)\s+(?:un |una )?(?:muy\s+)?(?:buen[ao]?\s+)?/i;
const MAX_WORDS = 4;
/** Text that cannot be the name of a skill. */
const NO_ABILITY = regex()`
    ^(?:lo|todo|de|en|con|que|para|por|se|mi|mis|su|sus|me|es|al|esto|eso|otr[oa]s|mas|muy|como|etc|he|hace|desde|
    ahi|aqui|alla|cualquier|ese|esa|empresas?|rubro|el rubro)\b|\b(?:que|para|porque|cuando|donde|anos?|meses|he|
    soy|estoy|quiero|busco|fui|era)\b|\d{3}
  `;

/** The skills in order, as written. `history` marks lines of jobs, which describe experience and list no skills. */
export function skillsInProse(text: string, history: boolean): string[] {
  const lists = [KNOWS.exec(text)?.[1], ...[...text.matchAll(COMMANDS)].map((match) => withCue(match))];
  if (!history) lists.push(...[...text.matchAll(EXPERIENCED)].map((match) => match[1]));
  return lists.flatMap((list) => itemsOf(list ?? ""));
}

/** "manejo de caja" is itself the name of a skill, so its cue words stay. */
function withCue(match: RegExpMatchArray): string | undefined {
  const whole = match[0].replace(/^[\s,.;(]+/, "");
  const [first = ""] = whole.split(SPLIT);
  return skillLexicon.has(first) ? whole : match[1];
}

/** Items up to the first that is no skill: there the sentence goes on. */
function itemsOf(list: string): string[] {
  const items: string[] = [];
  for (const part of list.split(SPLIT)) {
    const item = cleanItem(part.replace(OWNED, "").replace(ARTICLE, "").trim());
    const words = item.split(/\s+/).length;
    const named = skillLexicon.has(item);
    if (item.length < 3 || (!named && (words > MAX_WORDS || NO_ABILITY.test(normalize(item))))) break;
    items.push(item);
  }
  return items;
}
