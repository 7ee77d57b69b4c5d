import type { Section } from "#app/features/cv/facts/facts.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { languageLexicon } from "#app/features/cv/vocabulary/spoken-languages.ts";
import { CV_LIMITS, type CvDocument, type CvSection, type SkillGroup } from "../cv-document.ts";
import { saysSomething } from "./cut-from-line.ts";
import { isPeriod } from "./dates.ts";
import { joinLines, plain } from "./join-lines.ts";
import { claim, type Material, type Place } from "./material.ts";

/** What the facts have no entries for: lists of skills and languages, prose, and all other sections, line by line. */

/** The section's lines without a place yet, put together; a label that opens an inline section is its heading. */
function textsOf(material: Material, section: Section, place: Place): string[] {
  const inline = section.heading !== null && section.lines.includes(section.heading);
  return joinLines(material.document, claim(material, section.lines, place)).map(({ text, at }) => {
    const label = at[0] === section.heading && inline ? material.lines[section.heading ?? 0]?.label : null;
    const drop = label != null && label.value !== "" && isBareHeading(label.name, section.kind);
    return drop ? text.slice(text.indexOf(plain(label.value).slice(0, 12))) : text;
  });
}

/** "Idiomas: …" says no more than its section; "Inglés: …" and "Software: …" do. */
function isBareHeading(label: string, kind: Section["kind"]): boolean {
  if (kind === "languages") return languageLexicon.matches(label).length === 0;
  return kind !== "skills" || PLAIN_SKILLS.test(label);
}

const PLAIN_SKILLS = /^(?:mis )?(?:habilidades|skills|aptitudes|competencias|conocimientos|destrezas|capacidades)$/;

export function headingOf({ lines }: Material, section: Section): string | null {
  const line = section.heading === null ? undefined : lines[section.heading];
  if (line === undefined) return null;
  const inline = section.lines.includes(line.index);
  const text = inline && line.label !== null ? line.text.slice(0, line.label.name.length) : line.text;
  return text.replace(/[\s:.]+$/, "").slice(0, CV_LIMITS.name);
}

export function profileOf(material: Material): string[] {
  return of(material, "summary").flatMap((section) => textsOf(material, section, { in: "profile" }));
}

const of = ({ facts }: Material, kind: Section["kind"]): Section[] =>
  facts.sections.filter((section) => section.kind === kind);

export function skillsOf(material: Material): SkillGroup[] {
  const groups = of(material, "skills").flatMap((section) => {
    const texts = textsOf(material, section, { in: "skills" });
    return texts.flatMap((text) => groupOf(material, text));
  });
  const together = mergeSingles(groups);
  const there = new Set(together.flatMap(({ items }) => items.map(normalize)));
  const added = material.addedSkills.filter((name) => !there.has(normalize(name)));
  return added.length === 0 ? together : [...together, { group: null, items: [...added] }];
}

const LABELLED = /^([^:,;·]{2,40}):\s+(.+)$/u;

/** "Software: Excel, SAP" is a group of two. */
function groupOf({ removedSkills }: Material, text: string): SkillGroup[] {
  const [, label, listed] = LABELLED.exec(text) ?? [];
  const gone = new Set(removedSkills.map(normalize));
  const own = items(listed ?? text).filter((item) => !gone.has(normalize(item)));
  const isList = own.length > 1 || listed === undefined;
  if (own.length === 0) return [];
  return isList ? [{ group: label ?? null, items: own }] : [{ group: null, items: [text] }];
}

/** Splits a list at its separators outside brackets; a sentence stays whole. */
function items(text: string): string[] {
  if (/[.!?]\s+\p{L}/u.test(text) || /[.!?]$/.test(text)) return [text];
  const found: string[] = [];
  let depth = 0;
  let item = "";
  const characters = [...text];
  for (const [at, char] of characters.entries()) {
    if (char === "(") depth += 1;
    if (char === ")") depth -= 1;
    const isEnd = depth <= 0 && /[,;|·•]/.test(char) && /\s|^$/.test(characters[at + 1] ?? "");
    if (isEnd) found.push(item);
    item = isEnd ? "" : item + char;
  }
  return [...found, item].map((one) => one.trim()).filter(saysSomething);
}

/** Skills that stand one a line are one list. */
function mergeSingles(groups: readonly SkillGroup[]): SkillGroup[] {
  const merged: SkillGroup[] = [];
  for (const group of groups) {
    const last = merged.at(-1);
    const single = group.group === null && group.items.length === 1;
    if (single && last?.group === null && last.items.length < CV_LIMITS.items) last.items.push(...group.items);
    else merged.push({ ...group, items: [...group.items] });
  }
  return merged;
}

export function languagesOf(material: Material): CvDocument["languages"] {
  const found = of(material, "languages")
    .flatMap((section) => textsOf(material, section, { in: "languages" }))
    .flatMap((text) => languagesIn(text.replaceAll(" · ", ", ")));
  // "Inglés" over "Intermedio": the level has a line of its own.
  return found.flatMap((one, at) => {
    const [before, next] = [found[at - 1], found[at + 1]];
    if (before !== undefined && isLevelOf(before, one)) return [];
    return next !== undefined && isLevelOf(one, next) ? [{ name: one.name, level: next.name }] : [one];
  });
}

type Language = CvDocument["languages"][number];

function isLevelOf(language: Language, line: Language): boolean {
  const names = ({ name }: Language) => languageLexicon.matches(name).length;
  const bare = language.level === null && names(language) === 1 && languageLexicon.has(language.name);
  return bare && line.level === null && names(line) === 0 && line.name.length <= 40;
}

function languagesIn(text: string): CvDocument["languages"] {
  const parts = items(text);
  const each = parts.every((part) => languageLexicon.matches(part).length === 1);
  return (each ? parts : [text]).map((part) => {
    const [found, ...more] = languageLexicon.matches(part);
    const level = found === undefined || more.length > 0 || found.start > 0 ? "" : part.slice(found.end);
    const told = level.replace(/^[\s:,–—·-]+/u, "").trim();
    const bare = /^\(([^()]*)\)$/.exec(told)?.[1] ?? told;
    return found === undefined || !saysSomething(bare) || bare.length > CV_LIMITS.name
      ? { name: part, level: null }
      : { name: found.text, level: bare };
  });
}

/** The sections that stay as they are, in the order of the CV; lines of a list of entries that are in none of them. */
export function otherSections(material: Material): CvSection[] {
  const sections: CvSection[] = [];
  for (const section of material.facts.sections) {
    if (section.lines.every((index) => material.places.has(index))) continue;
    // What stands among the jobs with a period of its own would be read as a job under their heading.
    const first = section.lines.find((index) => !material.places.has(index)) ?? -1;
    const isStray = section.kind === "experience" && isPeriod(material.lines[first]?.text ?? "", material.today);
    const heading = isStray ? UNNAMED[material.facts.language] : headingOf(material, section);
    const last = sections.at(-1);
    const goesOn = heading === null && last !== undefined;
    const lines = textsOf(material, section, { in: "sections", at: sections.length - (goesOn ? 1 : 0) });
    if (goesOn) last.lines.push(...lines);
    else sections.push({ heading: heading ?? UNNAMED[material.facts.language], lines });
  }
  // Lines that the facts ignore stand in no section.
  const ignored = material.lines.map(({ index }) => index).filter((index) => !material.places.has(index));
  const lines = joinLines(material.document, claim(material, ignored, { in: "sections", at: sections.length }));
  if (lines.length > 0)
    sections.push({ heading: UNNAMED[material.facts.language], lines: lines.map(({ text }) => text) });
  return sections;
}

const UNNAMED = { es: "Otros antecedentes", en: "Additional information", pt: "Outras informações" } as const;
