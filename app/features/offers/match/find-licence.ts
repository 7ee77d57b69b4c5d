import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { concreteStems, isAmong } from "#app/features/practice/content-words.ts";
import { regex } from "#app/platform/regex.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import { findNamed } from "./find-named.ts";
import { type Finding, type Requirement, UNKNOWN } from "./requirement.ts";

/** Driving licences, registers and conditions of work. A CV that is silent about them says nothing against anybody. */

const DRIVING = /\b(?:lic(?:encia)?s?|licen[cs]e|driving|conducir|clase)\b/;
const OTHER_LICENCE = /\b(?:sec|sag|dgac|os-?10|superintendencia|rnpi|sernageomin|buceo|diving|gas|electric)/;
/** What says that somebody has a paper, not only to do with its subject. */
const PAPER = regex("")`
  \b(?:registr|inscri|licen[cs]|credencial|certific|carne|carnet|permiso|autoriza|habilita|acredita|colegiad|
  curso|vigente|al dia|sec|sag|os-?10|clase|class|n°|nro)
`;
const CLASS = /\b(?:clases? )?([a-f])[- ]?([1-5])?\b(?=[\s,;.:)/]|$)/g;

export function findLicence(requirement: Requirement, cv: CvEvidence): Finding {
  const plain = normalize(requirement.text);
  if (
    !OTHER_LICENCE.test(plain) &&
    DRIVING.test(plain) &&
    /conduc|driv|clase|class|lic\b|lic\.|licencia [a-f]\b/.test(plain)
  )
    return driving(plain, cv);
  const found = findNamed({ ...requirement, kind: "licence" }, cv);
  if (found.verdict === "cumple" && !found.quotes.some((quote) => PAPER.test(normalize(quote)))) return UNKNOWN;
  return found.verdict === "parecido" && isVague(found, plain) ? UNKNOWN : found;
}

/** Words in common, or the class of another licence, are no beginning of a licence. */
function isVague({ because, quotes }: Finding, plain: string): boolean {
  if (because?.startsWith("Tu CV habla")) return true;
  const name = OTHER_LICENCE.exec(plain)?.[0];
  return name !== undefined && !quotes.some((quote) => normalize(quote).includes(name));
}

function classesIn(plain: string): Set<string> {
  return new Set([...plain.matchAll(CLASS)].map(([, letter = "", number = ""]) => letter + number));
}

function driving(plain: string, cv: CvEvidence): Finding {
  const wanted = classesIn(plain);
  const lines = cv.lines.filter((line) => /\b(?:licencias?|licen[cs]e|conducir|conductor)\b/.test(line.plain));
  const line =
    lines.find((one) => [...classesIn(one.plain)].some((letter) => wanted.has(letter))) ??
    (wanted.size === 0 ? lines[0] : undefined);
  if (line) return { verdict: "cumple", quotes: [line.text], because: null };
  const other = lines.find((one) => /\bclases? [a-f]/.test(one.plain));
  return other
    ? { verdict: "parecido", quotes: [other.text], because: "Tu CV nombra una licencia de otra clase." }
    : UNKNOWN;
}

const AVAILABLE = regex("")`
  \b(?:disponib|open to|me gustaria|busco|dispuest|willing|acepto|puedo|inmediat|jornada|part[ -]time|
  turno \d+ ?x|propi[oa]|expectativa|pretension)
`;
const CUES: readonly RegExp[] = [
  /\b(?:auto(?:movil)?|vehiculo|camioneta|movilizacion|car)\b/,
  /\b(?:inmediat|de inmediato|immediat|incorporacion|en cuanto)/,
  /\b(?:viaj|travel)/,
  /\b(?:remot)/,
  /\b\d{1,2} ?x ?\d{1,2}\b/,
  /\b(?:renta|salari|sueldo)/,
  /\b(?:portafolio|portfolio|behance)/,
];

/** Timetables and the like: only a line of the CV that speaks of such a thing can meet it. */
export function findCondition({ text }: Requirement, cv: CvEvidence): Finding {
  const plain = normalize(text);
  const cues = CUES.filter((cue) => cue.test(plain));
  const stems = concreteStems(text);
  const line = cv.lines.find((one) => {
    if (
      cues.some((cue) => cue.test(one.plain)) &&
      (AVAILABLE.test(one.plain) || /behance|portfolio|portafolio/.test(one.plain))
    )
      return true;
    const hits = stems.filter((stem) => isAmong(stem, one.stems)).length;
    return hits >= 2 && hits * 3 >= stems.length * 2;
  });
  if (line) return { verdict: "cumple", quotes: [line.text], because: null };
  const [, years, other] = AGE.exec(plain) ?? [];
  return years || other ? ofAge(Number(years ?? other) || OF_AGE, cv) : UNKNOWN;
}

const OF_AGE = 18;
const AGE = /\bmayor(?:es)? de (1[89]|2[0-5]|edad)\b|\b(1[89]|2[0-5]) anos cumplidos/;

/** Who says an age or a year of birth that is so many years away. */
function ofAge(years: number, cv: CvEvidence): Finding {
  const line = cv.lines.find(({ plain }) => {
    const age = /\bedad\D{0,5}(\d{2})\b/.exec(plain)?.[1];
    const born = /(?:nac|born|cumpleanos)[^\n]{0,40}\b(19\d\d|200\d)\b/.exec(plain)?.[1];
    return Number(age ?? 0) >= years || (born !== undefined && cv.today / 12 - Number(born) >= years + 1);
  });
  return line ? { verdict: "cumple", quotes: [line.text], because: null } : UNKNOWN;
}
