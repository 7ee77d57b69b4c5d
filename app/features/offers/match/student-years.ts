import type { Study } from "#app/features/cv/facts/facts.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { regex } from "#app/platform/regex.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import { type Finding, UNKNOWN } from "./requirement.ts";

/** Offers for students: to study something, or to have reached a year of it. */

const ASKS_STUDENT = regex("")`
  \b(?:estudiantes?|estudiando|estudi(?:a|as|es)|alumn[oa]s?|cursando|cursar|student|studying|
  ano (?:aprobado|cursado|en adelante|o (?:mas|superior))|year or (?:above|later))\b
`;
const YEAR = /\b([2-6])(?:o|er|do|to|°|º|nd|rd|th)?\.? ?(?:ano|anio|year)/;
const YEAR_WORD = /\b(segundo|tercer|cuarto|quinto|second|third|fourth|fifth) (?:ano|year)/;
const SEMESTER = /\b(\d{1,2})(?:o|er|do|to|mo|vo|no|°|º|th)?\.? ?(?:semestre|semester)/;
const WORDS: Readonly<Record<string, number>> = {
  ...{ segundo: 2, tercer: 3, cuarto: 4, quinto: 5 },
  ...{ second: 2, third: 3, fourth: 4, fifth: 5 },
};
const GRADUATE_TOO = /\b(?:egresad|titulad|graduate)/;

export const asksForStudent = (plain: string): boolean => ASKS_STUDENT.test(plain);

export function yearIn(plain: string): number | null {
  const digit = YEAR.exec(plain)?.[1];
  if (digit) return Number(digit);
  const word = YEAR_WORD.exec(plain)?.[1];
  if (word) return WORDS[word] ?? null;
  const semester = SEMESTER.exec(plain)?.[1];
  return semester ? Math.ceil(Number(semester) / 2) : null;
}

/** A study under way, of any career, far enough along. */
export function findStudent(asked: string, studies: readonly Study[], cv: CvEvidence): Finding {
  const isHigher = ({ level }: Study) => level !== "school" && level !== "course";
  const current = studies.find((study) => isHigher(study) && study.status === "ongoing");
  const ended = studies.find((study) => isHigher(study) && study.status === "completed");
  const study = current ?? (GRADUATE_TOO.test(asked) ? ended : undefined);
  const quotes = study ? linesOf(study, cv) : [];
  if (!study || quotes.length === 0) return UNKNOWN;
  const wanted = yearIn(asked);
  if (wanted === null || study === ended) return { verdict: "cumple", quotes, because: null };
  const own = yearIn(normalize(quotes.join("\n"))) ?? yearsSince(study.startYear, cv.today);
  if (own === null) return { verdict: "parecido", quotes, because: "Tu CV no dice en qué año vas." };
  return own >= wanted
    ? { verdict: "cumple", quotes, because: null }
    : { verdict: "parecido", quotes, because: `Tu CV muestra el año ${own}; piden desde el ${wanted}.` };
}

/** The year of study that a start implies, where none was lost: the Chilean year begins in March. */
function yearsSince(start: number | null, today: number): number | null {
  return start === null ? null : Math.floor((today - 2) / 12) - start + 1;
}

const linesOf = (study: Study, cv: CvEvidence): string[] =>
  study.lines.flatMap((line) => cv.lineAt(line)?.text ?? []).slice(0, 2);
