import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import {
  type LanguageBand,
  languageLevelLexicon,
  languageLexicon,
} from "#app/features/cv/vocabulary/spoken-languages.ts";
import { regex } from "#app/platform/regex.ts";
import type { CvEvidence, EvidenceLine } from "./cv-evidence.ts";
import { ABSENT, type Finding, type Requirement, UNKNOWN } from "./requirement.ts";

/** Human languages and their level, on one scale: 1 basic, 2 intermediate, 3 advanced, 4 native. */

const BANDS: Readonly<Record<LanguageBand, number>> = {
  basic: 1,
  intermediate: 2,
  advanced: 3,
  native: 4,
  certificate: 2,
};
const CEFR: readonly (readonly [RegExp, number])[] = [
  [/\bc[12]\b/, 3],
  [/\bb2\b/, 2.5],
  [/\bb1\b/, 2],
  [/\ba[12]\b/, 1],
  [/\b(?:bilingue|bilingual|nativ[oa]|native)\b/, 4],
  [
    regex()`
      \b(?:fluid[oa]|fluent|fluency|flawless|profesional|professional|avanzad[oa]|advanced|excelente|
      excellent|perfect|impecable)\b
    `,
    3,
  ],
  [
    /\b(?:conversa|conversacional|conversational|intermedi[oa]|intermediate|medio|hold a|reunion|meetings|present)\b/,
    2,
  ],
  [/\b(?:basic[oa]|basic|lectura|leer|read|tecnico|some|algo de|entender)\b/, 1],
];

export function findLanguage(requirement: Requirement, cv: CvEvidence): Finding {
  const names = languagesIn(requirement);
  if (names.length === 0) return UNKNOWN;
  const asked = levelOf(`${requirement.text} ${requirement.value}`) ?? 1;
  const [best] = mentions(names, cv).toSorted((one, other) => (other.level ?? 0.5) - (one.level ?? 0.5));
  if (best) {
    const quotes = [best.line.text];
    if (best.level === null)
      return asked >= 3
        ? { verdict: "parecido", quotes, because: "Tu CV lo nombra sin decir el nivel." }
        : { verdict: "cumple", quotes, because: null };
    return best.level >= asked
      ? { verdict: "cumple", quotes, because: null }
      : { verdict: "parecido", quotes, because: "Tu CV dice un nivel menor que el que piden." };
  }
  if (names.includes("Español") && cv.facts.language === "es") return writtenInSpanish(cv);
  return cv.facts.languages.length > 0 ? ABSENT : UNKNOWN;
}

function languagesIn({ text, value }: Requirement): string[] {
  const named = languageLexicon.matches(`${text}; ${value}`).map((found) => found.value.name);
  return named.length === 0 && /\bing\b/.test(normalize(text)) ? ["Inglés"] : [...new Set(named)];
}

/** Each mention with the level that stands beside it; the reader's own facts know those of two lines. */
function mentions(names: readonly string[], cv: CvEvidence): { line: EvidenceLine; level: number | null }[] {
  const fromFacts = cv.facts.languages
    .filter(({ name }) => names.includes(name))
    .flatMap(({ level, line }) => ({ line: cv.lineAt(line), level: level === null ? null : levelOf(level) }));
  const fromLines = cv.lines.flatMap((line) => {
    const all = languageLexicon.matches(line.text);
    return all.flatMap(({ value, end }, at) => {
      if (!names.includes(value.name)) return [];
      const next = all[at + 1]?.start ?? end + 40;
      return { line, level: levelOf(line.text.slice(end, Math.min(next, end + 40))) };
    });
  });
  return [...fromFacts, ...fromLines].flatMap(({ line, level }) => (line ? { line, level } : []));
}

function levelOf(text: string): number | null {
  const plain = normalize(text);
  const cefr = CEFR.slice(0, 4).find(([pattern]) => pattern.test(plain));
  if (cefr) return cefr[1];
  const percent = /(\d{2,3}) ?%/.exec(plain);
  if (percent) return Number(percent[1]) >= 80 ? 3 : Number(percent[1]) >= 50 ? 2 : 1;
  const said = CEFR.slice(4).find(([pattern]) => pattern.test(plain));
  if (said) return said[1];
  const bands = languageLevelLexicon.matches(text).map(({ value }) => BANDS[value]);
  return bands.length > 0 ? Math.max(...bands) : null;
}

/** A CV in Spanish shows it by itself; the longest line is the quote. */
function writtenInSpanish(cv: CvEvidence): Finding {
  const [longest] = cv.lines.toSorted((one, other) => other.text.length - one.text.length);
  return longest ? { verdict: "cumple", quotes: [longest.text], because: "Tu CV está escrito en español." } : UNKNOWN;
}
