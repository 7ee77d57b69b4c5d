import { Link } from "@remix-run/react";
import { Check, Timer } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { CvProgress, CvStage } from "#app/features/cv/progress.ts";
import { formatDuration } from "#app/platform/format.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { FileRow } from "#app/ui/file-row.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { StartFooter } from "./start-footer.tsx";
import type { LiveProgress } from "./use-live-progress.ts";

type RunningPanelProps = {
  file: { name: string; size: number };
  percent: number;
  progress: LiveProgress;
  /** True when the upload was made on an earlier visit: the server has it, whatever the event stream reports. */
  recorded: boolean;
};

/** An analysis in progress: the progress bar, and below it the actual stages. */
export function RunningPanel({ file, percent, progress, recorded }: RunningPanelProps) {
  const { live, connected } = progress;
  const heading = useRef<HTMLHeadingElement>(null);
  const { elapsed, since } = useElapsed(live);
  // The pressed button is gone: without this the focus would be at the top of the page.
  useEffect(() => {
    if (!recorded) heading.current?.focus({ preventScroll: true });
  }, [recorded]);
  return (
    <Card as="section" aria-labelledby="analizando" className="mx-auto max-w-reading">
      <FileRow name={file.name} size={file.size}>
        <span className="flex items-center gap-1.5 text-sm text-ink-2 tabular-nums">
          <Icon glyph={Timer} size={16} />
          <span className="sr-only">Tiempo transcurrido: </span>
          {formatDuration(elapsed)}
        </span>
      </FileRow>
      <div className="mt-5 flex items-end justify-between gap-3 shell:mt-7">
        <div>
          <h2 id="analizando" ref={heading} tabIndex={-1} className="outline-none">
            Analizando tu CV
          </h2>
          <p role="status" className="text-ink-2">
            {connected ? currentText(live, recorded) : "Por ahora no sabemos en qué va"}
          </p>
        </div>
        <p className="text-3xl leading-9 font-bold tracking-[-0.03em] text-patina-700 tabular-nums">{percent}%</p>
      </div>
      <ProgressBar percent={percent} label="Progreso del análisis" size="lg" className="mt-3.5" />
      <ol className="mt-5 mb-6">
        {stageRows(live, since).map((row) => (
          <Stage key={row.stage} row={row} />
        ))}
      </ol>
      <Notice progress={progress} safe={recorded || live !== null} />
      <StartFooter disabled />
    </Card>
  );
}

/** @param safe the server has the file */
function Notice({ progress, safe }: { progress: LiveProgress; safe: boolean }) {
  if (!progress.connected) return <Disconnected safe={safe} onReconnect={progress.reconnect} />;
  if (!safe) return null;
  return (
    <Alert tone="info" role={progress.begunAgain ? "status" : undefined}>
      {progress.begunAgain && "El análisis se interrumpió y empezó de nuevo, con el mismo archivo. "}
      Puedes cerrar esta pestaña. El análisis continúa y lo encontrarás en{" "}
      <Link className="link" to="/my-activities">
        Mis Actividades
      </Link>
      .
    </Alert>
  );
}

function Disconnected({ safe, onReconnect }: { safe: boolean; onReconnect: () => void }) {
  return (
    <Alert tone="warn" role="status" title="Se cortó la conexión con el servidor">
      <p>
        {safe
          ? "Tu archivo ya está allá: el análisis sigue, o se retoma cuando el servidor vuelva."
          : "Si tu archivo alcanzó a llegar, el análisis aparecerá aquí; si no, podrás enviarlo otra vez."}{" "}
        Volvemos a intentarlo, cada vez con una pausa más larga.
      </p>
      <Button variant="secondary" className="mt-2.5" onClick={onReconnect}>
        Intentar ahora
      </Button>
    </Alert>
  );
}

const STATE_WORDS = { done: "Listo: ", current: "En curso: ", waiting: "Pendiente: " } as const;

function Stage({ row }: { row: StageRow }) {
  const line = "before:absolute before:-top-3 before:left-[0.8125rem] before:h-5 before:w-0.5 first:before:hidden";
  return (
    <li
      aria-current={row.state === "current" ? "step" : undefined}
      className={classNames(
        "relative flex items-start gap-3.5 py-2.5",
        line,
        row.state === "waiting" ? "before:bg-edge" : "before:bg-patina-300",
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          "relative grid size-7 shrink-0 place-items-center rounded-full border-2",
          row.state === "done" && "border-patina-100 bg-patina-100 text-patina-800",
          row.state === "current" && "border-cobre-500 bg-surface",
          row.state === "waiting" && "border-trail bg-surface",
        )}
      >
        {row.state === "done" && <Icon glyph={Check} size={16} strokeWidth={2.5} />}
        {row.state === "current" && <span className="size-3 rounded-full bg-cobre-500" />}
      </span>
      <span className="min-w-0 flex-1">
        <span className={classNames("block leading-6 font-semibold", row.state === "waiting" && "text-ink-3")}>
          <span className="sr-only">{STATE_WORDS[row.state]}</span>
          {row.title}
        </span>
        <span className="block text-sm text-ink-2">{row.note}</span>
      </span>
      {row.seconds !== null && (
        <span className="text-sm leading-6 text-ink-3 tabular-nums">{secondsText(row.seconds)}</span>
      )}
    </li>
  );
}

function secondsText(seconds: number): string {
  return seconds < 60 ? `${Math.floor(seconds)} s` : formatDuration(seconds);
}

/**
 * Seconds since the upload and since the last event. The server sends events only on changes, but the displayed time
 * must advance.
 */
function useElapsed(live: CvProgress | null): { elapsed: number; since: number } {
  const [now, setNow] = useState(() => Date.now());
  const mounted = useRef(now);
  const lastEvent = useRef({ event: live, at: now });
  if (lastEvent.current.event !== live) lastEvent.current = { event: live, at: Date.now() };
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 1_000);
    return () => window.clearInterval(timer);
  }, []);
  const since = Math.max(0, (now - lastEvent.current.at) / 1_000);
  return { elapsed: live ? live.elapsed + since : (now - mounted.current) / 1_000, since };
}

/** Texts for the stages of an analysis. */

type StageRow = {
  stage: CvStage;
  title: string;
  note: string;
  state: "done" | "current" | "waiting";
  /** Seconds the stage took, or has taken so far; null while it waits. */
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

// CV_STAGES is not imported, because its module would load a validation library into the browser.
const ORDER: readonly CvStage[] = ["queued", ...ROWS.map((row) => row.stage), "done"];

/**
 * The four visible stages, in order.
 * @param since seconds since the last event, added to the current stage
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

function currentText(live: CvProgress | null, recorded: boolean): string {
  return live || !recorded ? statusText(live) : "Tu análisis está en curso";
}

/** One sentence about the current stage or the position in the queue. */
export function statusText(live: CvProgress | null): string {
  if (!live) return "Subiendo tu archivo. Mantén abierta esta pestaña.";
  if (live.stage === "queued" && live.ahead > 0) {
    const people = live.ahead === 1 ? "Una persona antes que tú" : `${live.ahead} personas antes que tú`;
    return `En la fila: tu lugar es el ${live.ahead + 1}. ${people}.`;
  }
  return NOW[live.stage];
}
