import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { skillLexicon } from "#app/features/cv/vocabulary/skills.ts";
import { concreteStems } from "#app/features/practice/content-words.ts";
import { regex } from "#app/platform/regex.ts";
import type { CvEvidence, EvidenceLine } from "./cv-evidence.ts";
import { familyOfBoth, membersIn } from "./related.ts";
import { ABSENT, type Finding, type Requirement, UNKNOWN } from "./requirement.ts";

/** Tools, skills and whatever else has a name: by name, by a wording of our vocabulary, by kinship, by its words. */

type Named = { name: string; isExact: boolean; in: (line: EvidenceLine) => boolean };

const MAX_QUOTES = 2;
const LOW = /\b(?:basic[oa]s?|basic|nivel usuario|inicial|nociones|principiante|beginner|50 ?%)\b/;
const MIDDLE = /\b(?:intermedi[oa]|intermediate|medio|nivel medio)\b/;
const HIGH = /\b(?:avanzad[oa]s?|advanced|expert[oa]?|acabado|solid[oa]?|profundo|dominio total|deep|strong|alto)\b/;

export function findNamed(requirement: Requirement, cv: CvEvidence): Finding {
  const ways = alternatives(requirement.text);
  for (const names of ways) {
    const lines = names.length === 0 ? [] : cv.lines.filter((line) => meets(names, line));
    if (lines.length > 0) return byLevel(requirement, names, lines);
  }
  const part = partly(ways, cv);
  const words = ways.flat().length > 0 ? null : byWords(requirement, cv);
  return part ?? words ?? byKinship(requirement, cv) ?? (requirement.kind === "tool" ? ABSENT : UNKNOWN);
}

/** Every product that it names; of other names ("ventilación mecánica invasiva") one is enough. */
function meets(names: readonly Named[], line: EvidenceLine): boolean {
  const exact = names.filter(({ isExact }) => isExact);
  return exact.length > 0 ? exact.every((name) => name.in(line)) : names.some((name) => name.in(line));
}

/** Of "SAP PP" only "SAP": near. */
function partly(ways: readonly (readonly Named[])[], cv: CvEvidence): Finding | null {
  const names = ways.filter((one) => one.length > 1).flat();
  const line = cv.lines.find((one) => names.some((name) => name.in(one)));
  return line ? { verdict: "parecido", quotes: [line.text], because: "Tu CV nombra una parte de lo que piden." } : null;
}

const BESIDE = 24;
const LEVELS = [LOW, MIDDLE, HIGH];

/** 0 basic, 1 intermediate, 2 advanced; null where none is said. */
function levelIn(plain: string): number | null {
  const found = LEVELS.findIndex((level) => level.test(plain));
  return found < 0 ? null : found;
}

function byLevel({ text }: Requirement, names: readonly Named[], lines: readonly EvidenceLine[]): Finding {
  const quotes = quotesOf(lines);
  const asked = levelIn(normalize(text));
  const own = lines.map((line) => levelIn(beside(line, names)));
  const isLess = asked !== null && own.length > 0 && own.every((level) => level !== null && level < asked);
  return isLess
    ? { verdict: "parecido", quotes, because: "Tu CV lo nombra con un nivel menor que el que piden." }
    : { verdict: "cumple", quotes, because: null };
}

/** What stands right after the name: in a list of tools each has its own level. */
function beside({ plain }: EvidenceLine, names: readonly Named[]): string {
  const found = names
    .map(({ name }) => ({ at: plain.indexOf(normalize(name)), length: name.length }))
    .find(({ at }) => at >= 0);
  return found === undefined
    ? plain
    : (plain.slice(found.at + found.length, found.at + found.length + BESIDE).split(/[,;|/]/)[0] ?? "");
}

const SEPARATOR = /,|;|\/|\(|\)|\s(?:o|u|or|y\/o|y|and)\s/u;

/** The names of each way of meeting it: of "QGIS o ArcGIS" two ways with one name each. */
function alternatives(text: string): Named[][] {
  const ways = text.split(SEPARATOR).map((part) => namesOf(part));
  return ways.filter((names) => names.length > 0);
}

function namesOf(text: string): Named[] {
  const skills = skillLexicon.matches(text);
  const isInside = ({ start, end }: { start: number; end: number }) =>
    skills.some((one) => one.start <= start && one.end >= end);
  // "Excel intermedio" is Excel with a level, which byLevel() compares.
  const isLeveled = ({ start, end }: { start: number; end: number }) =>
    skills.some((one) => one.start === start && one.end < end && levelIn(normalize(text.slice(one.end, end))) !== null);
  const members = membersIn(text).filter(
    (found) => found.member.kind !== "sector" && !isInside(found) && !isLeveled(found),
  );
  const left = [...skills, ...members].reduce(
    (rest, { start, end }) => rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end),
    text,
  );
  return [
    ...skills.map((asked) => ({
      name: asked.value.name,
      isExact: asked.value.kind === "tool",
      in: ({ text: own }: EvidenceLine) =>
        skillLexicon.matches(own).some((found) => isSameThing(asked, found) && !isInitial(own, found)),
    })),
    ...members.map(({ member }) => ({
      name: member.name,
      isExact: member.kind === "tool" || member.kind === "licence",
      in: (line: EvidenceLine) => membersIn(line.text).some((found) => found.member === member),
    })),
    ...properNames(left).map((name) => ({
      name,
      isExact: true,
      in: (line: EvidenceLine) => holdsWord(line.plain, name),
    })),
  ];
}

type SkillMatch = ReturnType<typeof skillLexicon.matches>[number];

/** The vocabulary of skills takes "Meta Ads" and "Meta Business Suite" for one; the families tell them apart. */
function isSameThing(asked: SkillMatch, found: SkillMatch): boolean {
  if (asked.value.name !== found.value.name) return false;
  const one = membersIn(asked.text).map(({ member }) => member);
  const other = membersIn(found.text).map(({ member }) => member);
  return one.length === 0 || other.length === 0 || other.some((member) => one.includes(member));
}

/** "R" of "R.U.N." is no language. */
const isInitial = (text: string, { start, end }: { start: number; end: number }) =>
  end - start === 1 && /^\.\s?\p{L}/u.test(text.normalize("NFC").slice(end));

const PROPER = /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}.+#-]*(?:\p{Lu}.*\p{Lu}|\d|[+#]))\p{L}[\p{L}\p{N}.+#-]*[\p{L}\p{N}+#]/gu;
const NOT_NAMES = /^(?:n|nro|cv|ti|rrhh|art|ley|decreto|i{2,3}|iv|vi{0,3}|ix|xi{0,2})$/;

/** Words like "TrakCare", "GA4", "S4/HANA" that are names wherever they stand. */
function properNames(text: string): string[] {
  if (text === text.toUpperCase()) return [];
  return [...text.matchAll(PROPER)].map(([name]) => normalize(name)).filter((name) => !NOT_NAMES.test(name));
}

function holdsWord(plain: string, word: string): boolean {
  for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
    const before = plain[at - 1] ?? " ";
    const after = plain[at + word.length] ?? " ";
    if (!/[a-z0-9]/.test(before) && !/[a-z0-9]/.test(after)) return true;
  }
  return false;
}

/** Kinds of families that say something of a kind of requirement. */
const KINSHIP: Readonly<Record<string, readonly string[]>> = {
  tool: ["tool"],
  skill: ["skill", "tool"],
  licence: ["licence"],
};

function byKinship({ text, kind }: Requirement, cv: CvEvidence): Finding | null {
  const kinds = KINSHIP[kind] ?? [];
  const wanted = membersIn(text).map(({ member }) => member);
  if (wanted.length === 0) return null;
  for (const line of cv.lines) {
    for (const { member } of membersIn(line.text)) {
      const family = wanted.map((one) => familyOfBoth(one, member, kinds)).find((one) => one !== undefined);
      if (family) return { verdict: "parecido", quotes: [line.text], because: family.why };
    }
  }
  return null;
}

/** The requirement's own words in one line of the CV: all of them as written, or half in any form. */
function byWords({ text, kind }: Requirement, cv: CvEvidence): Finding | null {
  const words = wordsOf(text);
  if (words.length === 0) return null;
  const said = cv.lines.find(({ plain }) => {
    const own = new Set(wordsOf(plain));
    return words.every((word) => own.has(word));
  });
  if (said && (words.length > 1 || (words[0]?.length ?? 0) >= LONG_WORD))
    return { verdict: "cumple", quotes: [said.text], because: null };
  const stems = concreteStems(text);
  const hits = (line: EvidenceLine) => stems.filter((stem) => line.stems.has(stem)).length;
  const [best] = cv.lines.toSorted((one, other) => hits(other) - hits(one));
  if (best === undefined || hits(best) < 2 || hits(best) * 2 < stems.length || kind === "licence") return null;
  return { verdict: "parecido", quotes: [best.text], because: "Tu CV habla de algo cercano, con otras palabras." };
}

const LONG_WORD = 6;
const NO_CONTENT = regex("")`
  ^(?:buen|muy|mucha?|nivel|manejo|domini|conocimient|conocer|saber|capacidad|habilidad|experienci|
  sobr|para|desea|ideal|excluyent|usuari|software|herramient|que|con|los|las|del|una|por|algun|strong|
  solid|good|knowledg|skill|the|with|and|of|bien|uso|gust|alta?)$
`;

/** Words without number and gender, those that name nothing left out. */
function wordsOf(text: string): string[] {
  const words = normalize(text).match(/[a-z0-9+#]+/g) ?? [];
  return [...new Set(words.map(bare))].filter((word) => word.length >= 3 && !NO_CONTENT.test(word));
}

function bare(word: string): string {
  const singular = word.length > 4 ? word.replace(/(?:es|s)$/, "") : word;
  return singular.length > 4 ? singular.replace(/[aeo]$/, "") : singular;
}

/** The first lines, in the order of the CV. */
const quotesOf = (lines: readonly EvidenceLine[]): string[] => lines.slice(0, MAX_QUOTES).map(({ text }) => text);
