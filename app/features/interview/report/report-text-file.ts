/** The report as a text file: UTF-8 with byte order mark and CRLF, so that Notepad on Windows shows it as written. */

import { formatScore, pluralize } from "#app/platform/format.ts";
import { type HunterProfile, yearsText } from "../hunters/hunter.ts";
import type { InterviewReport, QuestionFeedback } from "../result.ts";
import type { Ending } from "../state.ts";
import { appropriateText, averageTimeText, INTERVIEW_BAND_WORDS, interviewBand } from "./result-figures.ts";

export const REPORT_TEXT_TYPE = "text/plain;charset=utf-8";
const WIDTH = 78;

export type ReportHeading = {
  hunter: Pick<HunterProfile, "name" | "years">;
  studentName: string;
  /** Display date, e.g. "20-11-2026, 16:31"; empty for the sample. */
  date: string;
  /** Display text of the judge, e.g. "Análisis básico por reglas"; left out if unknown. */
  engine?: string;
};

export const ENDING_WORDS: Readonly<Record<Ending, string>> = {
  completed: "Completaste todas las preguntas.",
  suggestions: "Terminó por el máximo de sugerencias.",
  time: "Terminó porque se acabó el tiempo.",
};
export const VERDICT_WORDS: Readonly<Record<QuestionFeedback["verdict"], string>> = {
  appropriate: "Apropiada",
  doubtful: "En duda",
  off_topic: "Fuera de tema",
  unanswered: "Sin responder",
};

/** "entrevista-<hunter>-2026-11-20.txt"; without the date for the sample. */
export function reportFileName(report: InterviewReport, isoDate: string): string {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(isoDate)?.[0];
  return ["entrevista", report.hunterId, report.isExample ? "ejemplo" : day].filter(Boolean).join("-").concat(".txt");
}

/** The whole file, including the byte order mark. */
export function reportText(report: InterviewReport, heading: ReportHeading): string {
  const lines = [
    ...headOf(report, heading),
    ...listOf("FORTALEZAS", report.strengths),
    ...listOf("PARA MEJORAR", report.improvements),
    ...titleOf("DETALLE POR PREGUNTA"),
    ...report.specificFeedback.flatMap(questionLines),
    ...titleOf("PRÓXIMOS PASOS"),
    ...report.nextSteps.flatMap((step, index) => wrapped(`${step.title}. ${step.detail}`, `${index + 1}. `)),
    "",
    "El puntaje se calcula con una fórmula publicada y orienta tu práctica.",
    `Versión de la fórmula: ${report.scoringVersion}`,
  ];
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

function headOf(report: InterviewReport, { hunter, studentName, date, engine }: ReportHeading): string[] {
  const band = INTERVIEW_BAND_WORDS[interviewBand(report.overallScore)];
  return [
    report.isExample ? "RESULTADO DE ENTREVISTA (EJEMPLO)" : "RESULTADO DE ENTREVISTA",
    "=".repeat(WIDTH),
    ...field("Nombre", report.isExample ? "" : oneLine(studentName)),
    ...field("Entrevista con", `${hunter.name}, nivel ${yearsText(hunter)} años`),
    ...field("Fecha", date),
    ...field("Puntaje general", `${formatScore(report.overallScore, interviewBand)} de 100 (${band})`),
    ...field("Respuestas apropiadas", appropriateText(report)),
    ...field("Tiempo promedio", averageTimeText(report)),
    ...field("Cierre", report.ending === null ? "" : ENDING_WORDS[report.ending]),
    ...field("Evaluado por", engine ?? ""),
    "",
    ...wrapped(`${hunter.name}: «${report.headline.replace(/\.$/, "")}»`, ""),
  ];
}

function field(name: string, value: string): string[] {
  return value === "" ? [] : [`${name}: ${value}`];
}

function titleOf(title: string): string[] {
  return ["", title, "-".repeat(WIDTH)];
}

function listOf(title: string, items: readonly string[]): string[] {
  return [...titleOf(title), ...items.flatMap((item) => wrapped(item, "- "))];
}

function questionLines(one: QuestionFeedback): string[] {
  const time = one.responseTime === null ? "" : `, ${one.responseTime} s`;
  const help = one.suggestions === 0 ? "" : `, ${pluralize(one.suggestions, "sugerencia", "sugerencias")}`;
  const points = formatScore(one.points, interviewBand);
  const version = one.questionVersion === undefined ? "" : ` | pregunta v${one.questionVersion}`;
  return [
    ...wrapped(one.question, `${one.number}. `),
    ...wrapped(`${one.category} | ${VERDICT_WORDS[one.verdict]} | ${points} de 100${time}${help}${version}`, "   "),
    ...(one.answer === ""
      ? []
      : ["   Tu respuesta:", ...one.answer.split(/\r\n|[\n\r\u2028\u2029]/).flatMap((line) => wrapped(line, "     "))]),
    ...wrapped(`Comentario: ${one.comment}`, "   "),
    "",
  ];
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}

/** Lines of at most 78 characters; the first begins with `mark`, the others are indented by its length. */
function wrapped(text: string, mark: string): string[] {
  const indent = " ".repeat(mark.length);
  const lines: string[] = [];
  let line = mark;
  for (const word of oneLine(text).split(" ")) {
    const empty = line.trim() === "" || line === mark;
    if (!empty && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = indent + word;
    } else line = empty ? line + word : `${line} ${word}`;
  }
  return line.trim() === "" ? lines : [...lines, line];
}
