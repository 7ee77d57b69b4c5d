import { Check, CircleArrowUp, CircleCheckBig, CircleDot, Minus } from "lucide-react";
import type { ReactNode } from "react";
import type { HunterProfile } from "#app/features/interview/hunters/hunter.ts";
import {
  appropriatePercent,
  hasAnswers,
  INTERVIEW_BAND_WORDS,
  interviewBand,
  NO_ANSWERS,
} from "#app/features/interview/report/result-figures.ts";
import type { InterviewReport } from "#app/features/interview/result.ts";
import { formatScore, pluralize } from "#app/platform/format.ts";
import { ArchPortrait } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Dial } from "#app/ui/gauge.tsx";
import { Icon } from "#app/ui/icon.tsx";

const BAND_GLYPHS = { ok: CircleCheckBig, warn: CircleDot, bad: CircleArrowUp } as const;
/** Seconds: the end of the scale for the average answer time, and its recommended range. */
const SCALE = { end: 120, from: 30, to: 90 } as const;
/** More squares than this are harder to read than the figure beside them. */
const MAX_PIPS = 20;

/** The three figures of an interview, and the hunter's comment. */
export function ResultCard({ report, hunter }: { report: InterviewReport; hunter: HunterProfile }) {
  return (
    <Card as="section" pad="none" aria-label="Tu resultado" className="@container overflow-hidden">
      <div className="@min-[46rem]:grid @min-[46rem]:grid-cols-[15rem_1fr] @min-[58rem]:grid-cols-[17.5rem_1fr]">
        <div
          className={classNames(
            "flex items-center gap-4 bg-dawn px-5 py-4 @min-[46rem]:flex-col @min-[46rem]:justify-center",
            "@min-[46rem]:px-6 @min-[46rem]:py-6",
          )}
        >
          <ArchPortrait
            src={hunter.portrait}
            alt={`Retrato de ${hunter.name}`}
            className="w-18 shrink-0 @min-[46rem]:w-40"
          />
          <blockquote className="leading-5.75 font-medium text-balance @min-[46rem]:text-center">
            «{report.headline.replace(/\.$/, "")}»
          </blockquote>
        </div>
        <dl
          className={classNames(
            "grid grid-cols-2 gap-y-5 py-5 @min-[46rem]:grid-cols-[minmax(max-content,1.1fr)_1fr_1fr]",
            "@min-[46rem]:px-3 @min-[46rem]:py-7",
          )}
        >
          <Score score={report.overallScore} />
          {hasAnswers(report) ? (
            <>
              <Appropriate report={report} />
              <AverageTime seconds={report.responseTime} />
            </>
          ) : (
            <NothingAnswered />
          )}
        </dl>
      </div>
    </Card>
  );
}

function Figure({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <div className={classNames("grid min-w-0 grid-rows-[auto_1fr] gap-2 px-5", className)}>
      <dt className="text-[0.875rem] leading-5 font-semibold text-ink-2">{title}</dt>
      {children}
    </div>
  );
}

function Score({ score }: { score: number }) {
  const band = interviewBand(score);
  const word = INTERVIEW_BAND_WORDS[band];
  const shown = formatScore(score, interviewBand);
  return (
    <Figure title="Puntaje general" className="@max-[46rem]:justify-items-center @max-[46rem]:col-span-2">
      <dd className="grid content-center justify-items-center">
        <Dial percent={score} tone={band} size={144} label={`Puntaje: ${shown} de 100, ${word.toLowerCase()}`}>
          <span className="grid justify-items-center leading-none">
            {shown}
            <span className="mt-1.5 text-xs font-normal tracking-normal text-ink-3">de 100</span>
          </span>
        </Dial>
        <Badge tone={band} icon={BAND_GLYPHS[band]} className="-mt-1.5">
          {word}
        </Badge>
      </dd>
    </Figure>
  );
}

const bigClass =
  "text-[2.125rem] leading-10 font-[660] tracking-[-0.035em] " +
  "tabular-nums @min-[46rem]:text-[2.75rem] @min-[46rem]:leading-12";

function Appropriate({ report }: { report: InterviewReport }) {
  const { appropriateResponses: good, inappropriateResponses: off } = report;
  const answers = good + off;
  return (
    <Figure title="Respuestas apropiadas" className="@min-[46rem]:border-l @min-[46rem]:border-line">
      <dd className="flex flex-col items-start gap-2.5 @min-[46rem]:justify-center">
        <b className={bigClass}>{appropriatePercent(report)}%</b>
        {answers <= MAX_PIPS && (
          <span aria-hidden="true" className="flex flex-wrap gap-1">
            {Array.from({ length: answers }, (_, index) => `answer-${index}`).map((key, index) => (
              <Pip key={key} good={index < good} />
            ))}
          </span>
        )}
        <span className="text-sm text-ink-3 tabular-nums">
          {good} de {pluralize(answers, "respuesta", "respuestas")}
        </span>
      </dd>
    </Figure>
  );
}

/** Replaces two figures that are meaningless when nothing was answered. */
function NothingAnswered() {
  return (
    <Figure title="Respuestas" className="col-span-2 @min-[46rem]:border-l @min-[46rem]:border-line">
      <dd className="flex flex-col items-start gap-2.5 @min-[46rem]:justify-center">
        <b className="text-2xl">{NO_ANSWERS}</b>
        <span className="text-sm text-ink-3">
          La entrevista terminó antes de tu primera respuesta: no hay nada que medir. Parte de nuevo cuando quieras.
        </span>
      </dd>
    </Figure>
  );
}

function Pip({ good }: { good: boolean }) {
  return (
    <span
      className={classNames(
        "grid size-5 place-items-center rounded-chip",
        good ? "bg-ok-soft text-ok" : "bg-bad-soft text-bad",
      )}
    >
      <Icon glyph={good ? Check : Minus} size={12} strokeWidth={3.5} />
    </span>
  );
}

function AverageTime({ seconds }: { seconds: number }) {
  const percent = (value: number) => `${Math.min(100, Math.max(0, (value / SCALE.end) * 100))}%`;
  return (
    <Figure title="Tiempo promedio" className="border-l border-line">
      <dd className="flex flex-col items-start gap-2.5 @min-[46rem]:justify-center">
        <b className={bigClass}>
          {seconds}
          <span className="ml-1 text-[1.25rem] tracking-normal text-ink-3">s</span>
        </b>
        <span aria-hidden="true" className="relative h-2.5 w-full rounded-full bg-sunken">
          <span
            className="absolute inset-y-0 bg-patina-200"
            style={{ left: percent(SCALE.from), right: percent(SCALE.end - SCALE.to) }}
          />
          {seconds > 0 && (
            <span
              className={classNames(
                "absolute -top-0.75 -ml-2 size-4 rounded-full border-3 border-surface bg-act ring-1",
                "ring-act",
              )}
              style={{ left: percent(seconds) }}
            />
          )}
        </span>
        <span className="text-sm text-ink-3 tabular-nums">
          Entre {SCALE.from} y {SCALE.to} s se escucha bien. No cambia tu puntaje.
        </span>
      </dd>
    </Figure>
  );
}
