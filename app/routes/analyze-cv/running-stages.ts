import type { CvProgress, CvStage } from "#app/features/cv/progress.ts";

/** What the screen says about the stages of an analysis. */

export type StageRow = {
  stage: CvStage;
  title: string;
  note: string;
  state: "done" | "current" | "waiting";
  /** Seconds it took, or has taken so far; null while it waits. */
  seconds: number | null;
};

const ROWS: { stage: CvStage; title: string; done: string; note: string }[] = [
  {
    stage: "reading",
    title: "Lectura del documento",
    done: "Documento leído",
    note: "Texto, fechas, empleos y habilidades",
  },
  { stage: "scoring", title: "Puntaje", done: "Puntaje calculado", note: "Criterios de la pauta, con sus evidencias" },
  {
    stage: "wording",
    title: "Redacción de recomendaciones",
    done: "Recomendaciones redactadas",
    note: "Resumen, competencias, fortalezas y mejoras",
  },
  {
    stage: "questions",
    title: "Preguntas para practicar",
    done: "Preguntas listas",
    note: "Según tu profesión y tus años de experiencia",
  },
];

// Not CV_STAGES: the schemas beside it would bring a validation library into the browser.
const ORDER: readonly CvStage[] = ["queued", ...ROWS.map((row) => row.stage), "done"];

/**
 * The four stages that a person sees, in order.
 * @param since seconds since the last event, to be added to the stage under way
 */
export function stageRows(live: CvProgress | null, since: number): StageRow[] {
  const reached = live ? ORDER.indexOf(live.stage) : -1;
  return ROWS.map(({ stage, title, done, note }) => {
    const at = ORDER.indexOf(stage);
    const step = live?.steps.find((one) => one.stage === stage);
    const state = at < reached ? "done" : at === reached ? "current" : "waiting";
    return {
      stage,
      title: state === "done" ? done : title,
      note: step?.note ?? note,
      state,
      seconds: state === "waiting" || !step ? null : step.seconds + (state === "current" ? since : 0),
    };
  });
}

const NOW: Record<CvStage, string> = {
  queued: "Tu análisis comienza en un momento",
  reading: "Leyendo el documento",
  scoring: "Calculando el puntaje",
  wording: "Redactando las recomendaciones",
  questions: "Preparando preguntas para practicar",
  done: "Tu análisis está listo",
};

/** One sentence about now: the stage, or the place in the queue. */
export function statusText(live: CvProgress | null): string {
  if (!live) return "Subiendo tu archivo. Mantén abierta esta pestaña.";
  if (live.stage === "queued" && live.ahead > 0) {
    const people = live.ahead === 1 ? "Una persona antes que tú" : `${live.ahead} personas antes que tú`;
    return `En la fila: tu lugar es el ${live.ahead + 1}. ${people}.`;
  }
  return NOW[live.stage];
}
