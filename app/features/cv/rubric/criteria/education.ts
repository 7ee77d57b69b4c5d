import type { Study } from "../../facts/facts.ts";
import { quote } from "../evidence/quote.ts";
import type { CvReading } from "../evidence/reading.ts";
import type { CriterionResult } from "../rubric.ts";
import { award, joined } from "./award.ts";

const PARTS = { degree: 0.4, institution: 0.35, dates: 0.25 } as const;
/** Courses are no substitute for saying where one studied. */
const COURSE_ONLY = 0.5;

function worth(study: Study): number {
  const dated = study.startYear !== null || study.endYear !== null || study.status === "ongoing";
  const full =
    (study.degree.trim() === "" ? 0 : PARTS.degree) +
    (study.institution === null ? 0 : PARTS.institution) +
    (dated ? PARTS.dates : 0);
  return study.level === "course" ? full * COURSE_ONLY : full;
}

/** Whether the studies say what, where and when. Which university, which degree and how many count for nothing. */
export function scoreEducation(reading: CvReading): CriterionResult {
  const studies = reading.facts.studies.filter(
    (study) => study.lines.length === 0 || study.lines.some((line) => !reading.excluded.has(line)),
  );
  const best = [...studies].sort((a, b) => worth(b) - worth(a))[0];
  if (best === undefined)
    return award(reading, "education", 0, "No encontramos tus estudios: agrega título o carrera, institución y años.");
  const missing = [
    ...(best.degree.trim() === "" ? ["el título o la carrera"] : []),
    ...(best.institution === null ? ["la institución"] : []),
    ...(best.startYear === null && best.endYear === null && best.status !== "ongoing" ? ["los años"] : []),
  ];
  const text =
    missing.length > 0
      ? `En tus estudios ${missing.length > 1 || missing[0] === "los años" ? "faltan" : "falta"} ${joined(missing)}: complétalos en una línea.`
      : best.level === "course"
        ? "Tu formación trae solo cursos: agrega tus estudios principales, con institución y años."
        : "Tus estudios dicen qué, dónde y cuándo.";
  return award(
    reading,
    "education",
    worth(best),
    text,
    studies.map((study) => quote(reading.document, study.lines.slice(0, 1))),
  );
}
