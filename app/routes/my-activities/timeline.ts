import { formatLongDate, formatScore, pluralize } from "#app/platform/format.ts";

/**
 * The user's activities as one list, one chart and one next step. Each kind of activity converts its rows to entries
 * and scores; the screen only knows these.
 */

/** The fields of an analysis that this screen needs; rows are newest first. */
export type AnalysisRow = {
  id: number;
  fileName: string;
  status: "processing" | "completed" | "failed";
  score: number | null;
  createdAt: string;
  failureMessage: string | null;
};

/** A worked CV that was kept under a name. */
export type VersionRow = { id: number; analysisId: number; name: string; total: number; createdAt: string };

/** open: unfinished; ended: stopped before its regular end; from scheduled on: states of an appointment. */
export type EntryState = AnalysisRow["status"] | "open" | "ended" | "scheduled" | "attended" | "cancelled" | "no_show";

export type TimelineEntry = {
  key: string;
  kind: "cv" | "interview" | "coaching";
  /** ISO-8601 UTC. */
  at: string;
  title: string;
  detail: string;
  state: EntryState;
  /** Change since the previous one of the same kind, e.g. "+7 puntos respecto del anterior". */
  change: string | null;
  /** Null: there is nothing more to see. */
  link: { to: string; label: string } | null;
};

/** A score from 0 to 100 at a point in time. */
export type ScorePoint = { key: string; at: string; value: number };

export type NextStep = { title: string; text: string; to: string; label: string };

const TITLES: Record<AnalysisRow["status"], string> = {
  processing: "Análisis de CV en curso",
  completed: "CV analizado",
  failed: "El análisis no se completó",
};
/** From this score on, the CV is good enough to practise interviews. */
const PRACTICE_FROM = 70;

/** @param rows newest first */
export function cvEntries(rows: readonly AnalysisRow[]): TimelineEntry[] {
  return rows.map((row, index) => ({
    key: `cv-${row.id}`,
    kind: "cv",
    at: row.createdAt,
    title: TITLES[row.status],
    detail: detailOf(row),
    state: row.status,
    change: changeSince(scoreOf(row), rows.slice(index + 1).map(scoreOf)),
    link: linkOf(row),
  }));
}

/** Versions have no change: each says something else of the same CV. */
export function versionEntries(rows: readonly VersionRow[]): TimelineEntry[] {
  return rows.map(({ id, analysisId, name, total, createdAt }) => ({
    key: `version-${id}`,
    kind: "cv",
    at: createdAt,
    title: "Versión de tu CV guardada",
    detail: `${name}, puntaje ${formatScore(total)} de 100`,
    state: "completed",
    change: null,
    link: { to: `/workshop/${analysisId}/versions?right=${id}`, label: "Ver versión" },
  }));
}

/** Scores of the finished analyses, oldest first. */
export function cvScores(rows: readonly AnalysisRow[]): ScorePoint[] {
  return rows
    .flatMap((row) =>
      row.status === "completed" && row.score !== null
        ? [{ key: `cv-${row.id}`, at: row.createdAt, value: row.score }]
        : [],
    )
    .reverse();
}

/** "De 58 a 78 puntos en tu CV desde el 3 de agosto de 2026." */
export function progressSentence(points: readonly ScorePoint[]): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return "";
  const since = `desde el ${formatLongDate(first.at)}`;
  return first.value === last.value
    ? `Tu CV está en ${last.value} puntos, igual que al comienzo, ${since}.`
    : `De ${first.value} a ${last.value} puntos en tu CV ${since}.`;
}

/**
 * The next step that the CV suggests.
 * @param rows newest first
 */
export function nextStep(rows: readonly AnalysisRow[]): NextStep {
  const newest = rows[0];
  if (!newest) {
    return {
      title: "Analiza tu CV",
      text: "En 2-3 min tendrás un puntaje, y preguntas de entrevista según tu experiencia.",
      to: "/analyze-cv",
      label: "Analizar CV",
    };
  }
  if (newest.status === "processing") {
    return {
      title: "Tu CV se está analizando",
      text: "Mira en qué etapa va. Puedes cerrar la página: el análisis continúa.",
      to: "/analyze-cv",
      label: "Ver el avance",
    };
  }
  if (newest.status === "failed") {
    return {
      title: "Sube tu CV otra vez",
      text: "El último archivo no se pudo analizar. Revisa el motivo en tu historial y prueba con un PDF.",
      to: "/analyze-cv",
      label: "Analizar CV",
    };
  }
  if (needsWork(newest)) {
    return {
      title: "Mejora tu CV y vuelve a analizarlo",
      text: "Aplica las áreas de mejora de tu último análisis: cada una dice qué cambiar.",
      to: `/analyze-cv?id=${newest.id}`,
      label: "Ver áreas de mejora",
    };
  }
  return {
    title: "Practica una entrevista",
    text: "Tu CV está listo para practicar con preguntas según tu experiencia.",
    to: "/interviews?fromCvAnalysis=true",
    label: "Ir a Simulación",
  };
}

function scoreOf(row: AnalysisRow): number | null {
  return row.status === "completed" ? row.score : null;
}

function detailOf(row: AnalysisRow): string {
  if (row.status === "completed" && row.score !== null)
    return `${row.fileName}, puntaje ${formatScore(row.score)} de 100`;
  if (row.status === "failed" && row.failureMessage) return `${row.fileName}. ${row.failureMessage}`;
  return row.fileName;
}

function needsWork(row: AnalysisRow): boolean {
  return (row.score ?? 0) < PRACTICE_FROM;
}

/** Whether the newest CV is good enough, so that the interviews determine the next step. */
export function cvIsReady(rows: readonly AnalysisRow[]): boolean {
  const newest = rows[0];
  return newest?.status === "completed" && !needsWork(newest);
}

/**
 * "+7 puntos respecto del anterior"; null without a current or previous score.
 * @param before newest first
 */
export function changeSince(score: number | null, before: readonly (number | null)[]): string | null {
  const last = before.find((one) => one !== null) ?? null;
  if (score === null || last === null) return null;
  const difference = score - last;
  if (difference === 0) return "Mismo puntaje que el anterior";
  const points = pluralize(Math.abs(difference), "punto", "puntos");
  return `${difference > 0 ? "+" : "−"}${points} respecto del anterior`;
}

/** Merges all entries into one list, newest first. */
export function mergeEntries(...lists: readonly (readonly TimelineEntry[])[]): TimelineEntry[] {
  return lists.flat().sort((a, b) => b.at.localeCompare(a.at));
}

function linkOf(row: AnalysisRow): TimelineEntry["link"] {
  if (row.status === "processing") return { to: "/analyze-cv", label: "Ver el avance" };
  if (row.status === "failed") return { to: `/analyze-cv?id=${row.id}`, label: "Ver el motivo" };
  return { to: `/analyze-cv?id=${row.id}`, label: "Ver análisis" };
}
