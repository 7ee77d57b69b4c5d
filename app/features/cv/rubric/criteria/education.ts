import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { regex } from "#app/platform/regex.ts";
import { isCutOff } from "../../facts/confidence/confidence-features.ts";
import type { Study } from "../../facts/facts.ts";
import { degreeScore } from "../../facts/text-type-scores.ts";
import type { CvReading } from "../evidence/cv-context.ts";
import { hasTrace, mayBeDated } from "../evidence/hints-of-presence.ts";
import { placeholderIn } from "../evidence/placeholders.ts";
import { cutQuote, quote } from "../evidence/quote.ts";
import type { CriterionResult } from "../score-types.ts";
import { award, cited, joined } from "./criterion-result.ts";

const PARTS = { degree: 0.4, institution: 0.3, dates: 0.3 } as const;
/** A single year does not tell start from end, except for a course. */
const LONE_YEAR = 0.6;
const STATE = regex()`
    \b(?:complet\w+|incomplet\w+|egres\w+|titul\w+|graduad\w+|licenciad\w+|aprobad\w+|terminad\w+|finalizad\w+|
    certificad\w+|en curso|cursando|completed|graduated|degree awarded|expected|previst\w+)\b
  `;
/** Share when there are only courses and no school. */
const COURSE_ONLY = 0.5;
/** Weight of the best described study against all of them together. */
const BEST = 0.6;
/** No finding where the extracted data are not confident: the points stand, and 'Lo que leímos' asks. */
const UNSURE = "";

const IS_BARE_LEVEL_PATTERN = regex()`
    ^(?:licenciatura|doctorado|bachiller(?:ato)?|diplomado|magister|ingenieria|tecnic[oa]|mba|degree|
    bachelor.?s?(?: degree)?|master.?s?(?: degree)?|secundari[oa]|tecnic[oa] (?:profesional|de nivel) superior|
    educacion superior|universitari[oa]|cursos?|taller(?:es)?|estudios?)$
  `;

/** "Licenciatura": the field is missing or stands elsewhere. */
export const isBareLevel = (degree: string): boolean => IS_BARE_LEVEL_PATTERN.test(normalize(degree));

type Worth = { degree: number; institution: number; dates: number };

function partsOf(reading: CvReading, study: Study): Worth {
  const text = normalize(study.lines.map((line) => reading.document.lines[line]?.text ?? "").join(" "));
  const range = study.startYear !== null && study.endYear !== null;
  const ongoing = study.status === "ongoing";
  const lone = study.startYear !== null || study.endYear !== null;
  const stated = study.level === "course" || ongoing || STATE.test(text);
  const own = (part: string | null) => (part === null || part.trim() === "" || placeholderIn(part) !== null ? 0 : 1);
  return {
    degree: own(study.degree),
    institution: own(study.institution),
    dates: range || (lone && stated) || ongoing ? 1 : lone ? LONE_YEAR : 0,
  };
}

function worth({ degree, institution, dates }: Worth): number {
  return degree * PARTS.degree + institution * PARTS.institution + dates * PARTS.dates;
}

/**
 * Whether each study says what, where and when. The school, the degree and the number of studies do not count: fully
 * described secondary school gets all points.
 */
export function scoreEducation(reading: CvReading): CriterionResult {
  const studies = reading.facts.studies.filter(
    (study) => study.lines.length === 0 || study.lines.some((line) => !reading.excluded.has(line)),
  );
  const told = studies.map((study) => ({ study, parts: partsOf(reading, study) }));
  const main = told.filter(({ study }) => study.level !== "course");
  const best = [...(main.length > 0 ? main : told)].sort((a, b) => worth(b.parts) - worth(a.parts))[0];
  if (best === undefined)
    return award(
      reading,
      "education",
      0,
      hasTrace(reading, "studies") ? UNSURE : "No leímos tus estudios: agrega título o carrera, institución y años.",
    );
  const mean = told.reduce((sum, one) => sum + worth(one.parts), 0) / told.length;
  const share = (BEST * worth(best.parts) + (1 - BEST) * mean) * (main.length > 0 ? 1 : COURSE_ONLY);
  return award(
    reading,
    "education",
    share,
    finding(reading, told, main.length > 0),
    studies.map((study) => quote(reading.document, study.lines.slice(0, 1))),
  );
}

function finding(reading: CvReading, told: readonly { study: Study; parts: Worth }[], main: boolean): string {
  const called = (study: Study) => (study.degree.trim() === "" ? "tus estudios" : cited(cutQuote(study.degree, 70)));
  const known = told.filter(
    ({ study }) =>
      reading.sure.studies.has(study) &&
      !isCutOff(study.degree) &&
      !isBareLevel(study.degree) &&
      study.level !== "course",
  );
  const first = known[0];
  if (told[0] === undefined) return "";
  if (!main) return UNSURE;
  const least = [...known].sort((a, b) => worth(a.parts) - worth(b.parts))[0];
  const likely = told.find(
    ({ study }) => degreeScore(study.degree) >= 2 && !isCutOff(study.degree) && !isBareLevel(study.degree),
  );
  if ((first === undefined || least === undefined) && likely === undefined) return UNSURE;
  if (first === undefined || least === undefined)
    return (
      `Leímos ${called((likely ?? told[0]).study)} entre tus estudios: revisa en «Lo que leímos» si está bien ` +
      "y si falta alguno."
    );
  const { degree, institution, dates } = least.parts;
  const missing = [
    ...(degree < 1 ? ["el título o la carrera"] : []),
    ...(dates === 0 && !mayBeDated(reading, least.study) ? ["los años"] : []),
  ];
  return missing.length === 0
    ? institution < 1 || dates === 0
      ? UNSURE
      : `En ${called(first.study)} están el estudio, el lugar y las fechas.`
    : `En ${called(least.study)} no leímos ${joined(missing)}: complétalo en una línea.`;
}
