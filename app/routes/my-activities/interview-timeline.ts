import type { HunterId } from "#app/features/interview/hunters.ts";
import { formatScore, pluralize } from "#app/platform/format.ts";
import { changeSince, type NextStep, type ScorePoint, type TimelineEntry } from "./timeline.ts";

/** Converts interviews to entries, scores and a next step of the timeline. */

/** The fields of an interview that this screen needs; rows are newest first. */
export type InterviewRow = {
  id: number;
  hunterId: HunterId;
  hunterName: string;
  status: "open" | "completed" | "suggestions" | "time" | "abandoned";
  /** 0 to 100; null while it is open. */
  score: number | null;
  questionsAnswered: number;
  totalQuestions: number;
  /** ISO-8601 UTC: the end, or the start while it is open. */
  at: string;
};

/** From this score on, a more demanding hunter is suggested. */
const SOLID_FROM = 80;

/** @param rows newest first */
export function interviewEntries(rows: readonly InterviewRow[]): TimelineEntry[] {
  return rows.map((row, index) => ({
    key: `interview-${row.id}`,
    kind: "interview",
    at: row.at,
    title: `Entrevista con ${row.hunterName}`,
    detail: detailOf(row),
    state: row.status === "open" ? "open" : row.status === "completed" ? "completed" : "ended",
    change: changeSince(
      row.score,
      rows.slice(index + 1).map((older) => older.score),
    ),
    link:
      row.status === "open"
        ? { to: `/interview-chat/${row.hunterId}`, label: "Continuar" }
        : { to: `/interview-feedback?id=${row.id}`, label: "Ver resultado" },
  }));
}

/** Scores of the finished interviews, oldest first. */
export function interviewScores(rows: readonly InterviewRow[]): ScorePoint[] {
  return rows
    .flatMap((row) => (row.score === null ? [] : [{ key: `interview-${row.id}`, at: row.at, value: row.score }]))
    .reverse();
}

/** "Subiste 9 puntos en tus últimas 3 entrevistas." @param points oldest first, at least two */
export function interviewSentence(points: readonly ScorePoint[]): string {
  const first = points[0]?.value ?? 0;
  const last = points.at(-1)?.value ?? 0;
  const which = `en tus últimas ${points.length} entrevistas`;
  if (first === last) {
    const level = points.every((point) => point.value === last);
    return level ? `Te mantienes en ${last} puntos ${which}.` : `Vuelves a ${last} puntos, con altos y bajos ${which}.`;
  }
  const change = pluralize(Math.abs(last - first), "punto", "puntos");
  return `${last > first ? "Subiste" : "Bajaste"} ${change} ${which}.`;
}

/**
 * The next step that the interviews suggest; null for none.
 * @param rows newest first
 */
export function interviewStep(rows: readonly InterviewRow[]): NextStep | null {
  const open = rows.find((row) => row.status === "open");
  if (open) {
    return {
      title: `Termina tu entrevista con ${open.hunterName}`,
      text:
        `Quedó abierta con ${open.questionsAnswered} de ${open.totalQuestions} preguntas completas. Sigue ` +
        "donde la dejaste.",
      to: `/interview-chat/${open.hunterId}`,
      label: "Continuar",
    };
  }
  const newest = rows[0];
  if (!newest || newest.score === null) return null;
  if (newest.score < SOLID_FROM) {
    return {
      title: "Ensaya y vuelve a entrevistarte",
      text: `Tu última entrevista quedó en ${newest.score} puntos. Sus próximos pasos dicen qué practicar.`,
      to: `/interview-feedback?id=${newest.id}`,
      label: "Ver próximos pasos",
    };
  }
  return {
    title: "Practica con otras preguntas",
    text: `Tu última entrevista quedó en ${newest.score} puntos. Prueba con un head hunter más exigente.`,
    to: "/interviews?fromCvAnalysis=true",
    label: "Ir a Simulación",
  };
}

function detailOf(row: InterviewRow): string {
  const done = `${row.questionsAnswered} de ${row.totalQuestions} preguntas`;
  return row.score === null ? done : `Puntaje ${formatScore(row.score)} de 100, ${done}`;
}
