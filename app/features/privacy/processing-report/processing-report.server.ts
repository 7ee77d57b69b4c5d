import { RUBRIC_VERSION } from "#app/features/cv/rubric/criteria.ts";
import { SCORING_VERSION } from "#app/features/interview/scoring.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { formatDateTime, pluralize } from "#app/platform/format.ts";
import { programVersion } from "#app/platform/program-version.server.ts";
import { keptData } from "../kept-data.ts";
import { asHtml, asMarkdown, type Block, heading, list, table, text } from "./report-blocks.ts";
import { daysWords, engineWords, logPeriods, recipients, securityMeasures } from "./settings-facts.ts";

/** The register of processing and what goes with it, out of the running settings. */

export type ReportFacts = {
  settings: Settings;
  /** Name of the institution, as the office has set it. */
  institution: string;
  /** People with an account; null where the database was not read. */
  people: number | null;
  now: Date;
};

const TITLE = "Informe de tratamiento de datos personales";
const JUDGEMENT = "[En blanco: lo escribe quien responde por los datos]";

export function processingReport(facts: ReportFacts): { markdown: string; html: string } {
  const blocks = [
    ...head(facts),
    ...register(facts.settings),
    ...impactAssessment(facts),
    ...systemCard(facts.settings),
    ...benchmark(facts.settings),
  ];
  return { markdown: asMarkdown(blocks), html: asHtml(blocks, `${TITLE} · ${facts.institution}`) };
}

function head({ institution, people, now }: ReportFacts): Block[] {
  return [
    heading(1, TITLE),
    text(
      [
        `${institution}.`,
        `Hecho el ${formatDateTime(now.toISOString())}`,
        `con los ajustes en marcha de la versión ${programVersion}.`,
      ].join(" "),
    ),
    text(
      people === null
        ? "No se leyó la base de datos: faltan las cifras de personas."
        : `Personas con cuenta: ${pluralize(people, "persona", "personas")}.`,
    ),
  ];
}

function register(settings: Settings): Block[] {
  const basis = settings.PROCESSING_LEGAL_BASIS || "Falta: la fija la institución en PROCESSING_LEGAL_BASIS.";
  return [
    heading(2, "1. Registro de actividades de tratamiento"),
    text("De quién: estudiantes y personas tituladas con cuenta, coaches y quienes administran."),
    text(`Base legal: ${basis}`),
    table(
      ["Datos", "Para qué", "Por cuánto tiempo"],
      keptData(settings).map(({ what, purpose, howLong }) => [what, purpose, howLong]),
    ),
    heading(3, "A quién llegan"),
    list(recipients(settings)),
    heading(3, "Medidas de seguridad"),
    list(securityMeasures(settings)),
    heading(3, "Derechos"),
    list([
      `Respuesta en ${pluralize(settings.RIGHTS_DAYS, "día corrido", "días corridos")}.`,
      `Bloqueo temporal en ${pluralize(settings.RIGHTS_BLOCK_BUSINESS_DAYS, "día hábil", "días hábiles")}.`,
      settings.RIGHTS_EXTENSION_DAYS === 0
        ? "El plazo no se extiende."
        : `El plazo se extiende una vez, ${pluralize(settings.RIGHTS_EXTENSION_DAYS, "día", "días")}, con motivo.`,
      "Se ejercen en Mi cuenta o en la oficina; cada solicitud tiene constancia.",
    ]),
  ];
}

function impactAssessment({ settings, people }: ReportFacts): Block[] {
  const facts: [string, string][] = [
    ["Qué se hace", "Análisis de CV con puntaje, entrevistas simuladas con puntaje, citas con coaches."],
    ["Personas alcanzadas", people === null ? "No se leyó la base de datos" : pluralize(people, "persona", "personas")],
    ["Motor", engineWords(settings)],
    ["Datos sensibles", "No se piden. Un CV o una respuesta puede traerlos por voluntad de la persona."],
    [
      "Conservación",
      [
        `CV ${daysWords(settings.RETENTION_DAYS_CV_TEXT)}`,
        `respuestas ${daysWords(settings.RETENTION_DAYS_ANSWERS)}`,
        `registro ${daysWords(settings.RETENTION_DAYS_ACTIVITIES)}.`,
      ].join("; "),
    ],
  ];
  return [
    heading(2, "2. Evaluación de impacto (plantilla)"),
    text("Los hechos vienen de los ajustes. Lo que es juicio queda en blanco."),
    table(["Hecho", "Lo que hay"], facts),
    table(
      ["Juicio", "Respuesta"],
      [
        "Necesidad y proporcionalidad",
        "Riesgos para las personas, con su probabilidad y gravedad",
        "Medidas que faltan y su plazo",
        "Opinión de las personas o de sus representantes",
        "Decisión y quién la firma",
      ].map((question) => [question, JUDGEMENT]),
    ),
  ];
}

function systemCard(settings: Settings): Block[] {
  return [
    heading(2, "3. Ficha del sistema automático"),
    list([
      `Motor configurado: ${engineWords(settings)}`,
      `Pauta de CV ${RUBRIC_VERSION}, fórmula de entrevistas ${SCORING_VERSION}; cada resultado dice con qué se hizo.`,
      "Qué decide: un puntaje orientador de un CV y de una entrevista simulada, y sugerencias.",
      "Qué no decide: no admite, contrata, califica ramos ni ordena a personas; ningún puntaje sale de la plataforma.",
      "Cifras de calidad: docs/figures.md de esta versión; las de esta universidad, con npm run calibrate.",
      "Supervisión: la oficina responde las revisiones; el puntaje no cambia nada por sí solo.",
      "Revisión: en Mi cuenta, Pedir revisión de una persona.",
    ]),
  ];
}

function benchmark(settings: Settings): Block[] {
  return [
    heading(2, "4. Registros frente a seis meses"),
    text(
      "El Reglamento de IA de la Unión Europea pide conservar seis meses los registros de sistemas " +
        "de alto riesgo. No " +
        "rige aquí: se usa como referencia.",
    ),
    table(
      ["Registro", "Se conserva", "Referencia"],
      logPeriods(settings).map(({ log, days, complies }) => [log, daysWords(days), complies ? "cumple" : "no cumple"]),
    ),
    text("El registro técnico del programa sale por la consola: su plazo lo fija informática y no se conoce aquí."),
  ];
}
