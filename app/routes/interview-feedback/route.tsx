import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { engineWords } from "#app/features/interview/engine-label.ts";
import { type HunterProfile, yearsText } from "#app/features/interview/hunters/hunter.ts";
import type { InterviewReport } from "#app/features/interview/result.ts";
import { reviewFormPath } from "#app/features/privacy/review-view.ts";
import { requireUser } from "#app/http/page.server.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { PageShell } from "#app/routes/layout/page-shell.tsx";
import { interviewSentence } from "#app/routes/my-activities/interview-timeline.ts";
import { ScoreChart } from "#app/routes/my-activities/score-chart.tsx";
import type { ScorePoint } from "#app/routes/my-activities/timeline.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { deferredDialog } from "#app/ui/deferred/deferred-part.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { PrintHead } from "#app/ui/print-head.tsx";
import { AnswerCells } from "./answer-cells.tsx";
import { DeliverySection } from "./delivery-section.tsx";
import { FinishHero, useArrival } from "./finish-hero.tsx";
import { loadResult } from "./load-result.server.ts";
import { NextPractice } from "./next-practice.tsx";
import { NextStepsCard } from "./next-steps-card.tsx";
import { RatingSection } from "./rating-section.tsx";
import { PrintedFeedback } from "./report-parts.tsx";
import { ResultCard } from "./result-card.tsx";
import type { MissingResult, ResultData } from "./screen-data.ts";
import { ShareCard } from "./share-card.tsx";
import { SinceFirst } from "./since-first.tsx";
import { StrongestMoment } from "./strongest-moment.tsx";

const TITLE = "Resultado de Entrevista";
// Dialog and tabs are a fifth of the screen's scripts, so they are loaded on demand.
const FeedbackDialog = deferredDialog({ name: "el feedback completo", load: () => import("./full-report-dialog.tsx") });

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const user = await requireUser(args);
  const data = await loadResult(user, new URL(args.request.url).searchParams.get("id"));
  return Response.json(data, { status: data.report === null ? 404 : 200 });
}

export default function InterviewResultScreen() {
  const data = useLoaderData<ResultData>();
  const { report, hunter } = data;
  return (
    <PageShell user={data.user} title={TITLE}>
      {report === null || hunter === null ? (
        <Missing why={data.missing ?? "unknown"} />
      ) : (
        <Result data={data} report={report} hunter={hunter} />
      )}
    </PageShell>
  );
}

type ResultProps = { data: ResultData; report: InterviewReport; hunter: HunterProfile };

function Result({ data, report, hunter }: ResultProps) {
  const [open, setOpen] = useState(false);
  const { highlights, resultId, endedAt } = data;
  const arrived = useArrival() && highlights?.isLowAgain === false;
  const isDone = report.ending === "completed" && !report.isExample;
  return (
    <>
      <PrintHead about={data.user.name} date={data.endedAt && formatDateTime(data.endedAt)} />
      <Link
        to="/interviews"
        className="link text-sm touch:inline-block touch:min-h-11 touch:content-center print:hidden"
      >
        Entrevistas IA
      </Link>
      <ResultHeader data={data} report={report} hunter={hunter} onOpen={() => setOpen(true)} />
      {arrived && <FinishHero hunterName={hunter.name} answered={report.totalQuestions} />}
      <div className="grid gap-3 shell:gap-5">
        {report.isExample && (
          <Alert tone="info" title="Aún no tienes entrevistas terminadas">
            Así se ve un resultado, con datos inventados. Haz una entrevista y aquí estará el tuyo.
          </Alert>
        )}
        <NextPractice report={report} interviewId={resultId} />
        {highlights?.moment && <StrongestMoment moment={highlights.moment} />}
        <ResultCard report={report} hunter={hunter} />
        <div className="grid items-start gap-6 pt-2 shell:grid-cols-[minmax(0,1fr)_20rem] shell:gap-8">
          <div className="grid min-w-0 gap-6 shell:gap-8">
            <AnswerCells questions={report.specificFeedback} interviewId={resultId} />
            {highlights?.sinceFirst && (
              <SinceFirst told={highlights.sinceFirst.told} since={highlights.sinceFirst.endedAt} />
            )}
            <DeliverySection delivery={data.delivery} />
            <NextStepsCard report={report} interviewId={resultId} />
          </div>
          <div className="grid gap-6">
            {highlights?.mayRate && resultId !== null && (
              <RatingSection key={resultId} interviewId={resultId} hunterId={report.hunterId} />
            )}
            <ProgressAside scores={data.scores} />
            {isDone && <ShareCard name={data.user.name} questions={report.totalQuestions} endedAt={endedAt} />}
          </div>
        </div>
        <PrintedFeedback report={report} />
        <Provenance report={report} resultId={resultId} />
      </div>
      <FeedbackDialog
        open={open}
        onClose={() => setOpen(false)}
        report={report}
        hunter={hunter}
        studentName={data.user.name}
        endedAt={endedAt}
        interviewId={resultId}
      />
    </>
  );
}

function ResultHeader({ data, report, hunter, onOpen }: ResultProps & { onOpen: () => void }) {
  return (
    <PageHeader
      title={TITLE}
      lead={
        <span className="tabular-nums">
          {report.isExample && (
            <Badge tone="cobre" className="mr-2">
              Ejemplo
            </Badge>
          )}
          Con {hunter.name}, nivel {yearsText(hunter)} años.
          {data.endedAt && ` ${formatDateTime(data.endedAt)}.`}
          {data.offer && (
            <span className="block">
              Para la oferta{" "}
              <Link
                to={`/job-match/${data.offer.id}`}
                className="link wrap-anywhere touch:inline-block touch:min-h-11 touch:content-center"
              >
                {data.offer.title}
              </Link>
            </span>
          )}
        </span>
      }
      actions={
        <>
          <LinkButton to="/interviews" variant="ghost">
            Nueva Entrevista
          </LinkButton>
          <Button variant="secondary" onClick={onOpen}>
            Ver Feedback Completo
          </Button>
        </>
      }
    />
  );
}

/** Who judged, by which formula, and where a person is asked to look at it. */
function Provenance({ report, resultId }: { report: InterviewReport; resultId: number | null }) {
  return (
    <p className="text-xs text-ink-3 tabular-nums">
      {engineWords(report)}. Puntaje con fórmula v{report.scoringVersion}.{" "}
      <span className="print:hidden">
        <Link to="/rubrica#entrevistas" className="link touch:min-h-11">
          Cómo se calcula
        </Link>
        {resultId !== null && (
          <>
            {" · "}
            <Link
              to={reviewFormPath("interview", resultId)}
              className="link touch:inline-block touch:min-h-11 touch:content-center"
            >
              Pedir revisión de una persona
            </Link>
          </>
        )}
      </span>
    </p>
  );
}

const MISSING: Record<MissingResult, { title: string; text: string }> = {
  unknown: {
    title: "No encontramos ese resultado",
    text:
      "Puede que la dirección tenga un número de más o que la entrevista sea de otra cuenta. Las tuyas están en Mis " +
      "Actividades.",
  },
  open: {
    title: "Esa entrevista sigue abierta",
    text: "Su resultado aparece cuando termina. Vuelve a Entrevistas IA y elige Continuar.",
  },
  empty: {
    title: "Esa entrevista no dejó resultado",
    text: "Terminó antes de la primera respuesta. Las demás están en Mis Actividades.",
  },
  unsaved: {
    title: "Esa entrevista no llegó al servidor",
    text: "Se cortó la conexión antes de guardarla, así que no tiene resultado. Las demás están en Mis Actividades.",
  },
};

/** No other interview's result is shown in its place. */
function Missing({ why }: { why: MissingResult }) {
  const { title, text } = MISSING[why];
  const isUnknown = why === "unknown";
  return (
    <div className="grid min-h-[60dvh] place-items-center text-center">
      <div>
        <h1>{title}</h1>
        <EmptyState
          art="/art/spot-search.svg"
          title={isUnknown ? "404 Page Not Found" : "Aquí no hay puntaje"}
          level={2}
          action={
            why === "open" ? (
              <LinkButton to="/interviews">Ir a Entrevistas IA</LinkButton>
            ) : (
              <LinkButton to="/my-activities">Ver Mis Actividades</LinkButton>
            )
          }
        >
          {text}
        </EmptyState>
      </div>
    </div>
  );
}

const SHOWN = 5;

/** Scores of the last interviews, beside the result. */
function ProgressAside({ scores }: { scores: ScorePoint[] }) {
  const shown = scores.slice(-SHOWN);
  return (
    <Card as="section" aria-labelledby="tu-progreso" className="print:hidden">
      <h2 id="tu-progreso">Tu progreso</h2>
      <p className="mt-1 text-sm text-ink-2">
        {shown.length > 1 ? interviewSentence(shown) : "Con tu segunda entrevista verás aquí cómo avanzas."}
      </p>
      {shown.length > 1 && (
        <ScoreChart
          series={[{ kind: "interview", points: shown }]}
          size={{ width: 272, height: 170 }}
          className="mt-2 max-w-80"
        />
      )}
      <Link to="/my-activities" className="link mt-2 inline-block text-sm touch:min-h-11 touch:content-center">
        Ver Mis Actividades
      </Link>
    </Card>
  );
}
