import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { engineWords } from "#app/features/interview/engine-words.ts";
import { hunterOf } from "#app/features/interview/hunters.ts";
import type { InterviewReport } from "#app/features/interview/result.ts";
import { reviewFormPath } from "#app/features/privacy/review-view.ts";
import { requireUser } from "#app/http/page.server.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { PageShell } from "#app/routes/shell/page-shell.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { deferredDialog } from "#app/ui/deferred/deferred-part.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { loadResult } from "./load-result.server.ts";
import { NextStepsCard } from "./next-steps-card.tsx";
import { ProgressAside } from "./progress-aside.tsx";
import { ResultCard } from "./result-card.tsx";
import type { ResultData } from "./screen-data.ts";

const TITLE = "Resultado de Entrevista";
// Dialog and tabs are a fifth of the screen's scripts: they come when they are asked for.
const FeedbackDialog = deferredDialog({ name: "el feedback completo", load: () => import("./feedback-dialog.tsx") });

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const user = await requireUser(args);
  const data = await loadResult(user, new URL(args.request.url).searchParams.get("id"));
  return Response.json(data, { status: data.report === null ? 404 : 200 });
}

export default function InterviewResultScreen() {
  const data = useLoaderData<ResultData>();
  return (
    <PageShell user={data.user} title={TITLE}>
      {data.report === null ? <Missing /> : <Result data={data} report={data.report} />}
    </PageShell>
  );
}

function Result({ data, report }: { data: ResultData; report: InterviewReport }) {
  const [open, setOpen] = useState(false);
  const hunter = hunterOf(report.hunterId);
  return (
    <>
      <Link to="/interviews" className="link text-sm touch:inline-block touch:min-h-11 touch:content-center">
        Entrevistas IA
      </Link>
      <PageHeader
        title={TITLE}
        lead={
          <span className="tabular-nums">
            {report.isExample && (
              <Badge tone="cobre" className="mr-2">
                Ejemplo
              </Badge>
            )}
            Con {hunter.name}, nivel {hunter.level} años.
            {data.endedAt && ` ${formatDateTime(data.endedAt)}.`}
          </span>
        }
        actions={
          <>
            <LinkButton to="/interviews" variant="secondary">
              Nueva Entrevista
            </LinkButton>
            <Button onClick={() => setOpen(true)}>Ver Feedback Completo</Button>
          </>
        }
      />
      <div className="grid gap-3 shell:gap-5">
        {report.isExample && (
          <Alert tone="info" title="Aún no tienes entrevistas terminadas">
            Así se ve un resultado, con datos inventados. Haz una entrevista y aquí estará el tuyo.
          </Alert>
        )}
        <ResultCard report={report} />
        <div className="grid items-start gap-3 shell:grid-cols-[minmax(0,1fr)_20rem] shell:gap-6">
          <NextStepsCard steps={report.nextSteps} />
          <ProgressAside scores={data.scores} />
        </div>
        <p className="text-xs text-ink-3 tabular-nums">
          {engineWords(report)}. Puntaje con fórmula v{report.scoringVersion}.{" "}
          <Link to="/rubrica#entrevistas" className="link touch:min-h-11">
            Cómo se calcula
          </Link>
          {data.resultId !== null && (
            <>
              {" · "}
              <Link
                to={reviewFormPath("interview", data.resultId)}
                className="link touch:inline-block touch:min-h-11 touch:content-center"
              >
                Pedir revisión de una persona
              </Link>
            </>
          )}
        </p>
      </div>
      <FeedbackDialog
        open={open}
        onClose={() => setOpen(false)}
        report={report}
        studentName={data.user.name}
        endedAt={data.endedAt}
      />
    </>
  );
}

function Missing() {
  return (
    <div className="grid min-h-[60dvh] place-items-center text-center">
      <div>
        <h1>No encontramos ese resultado</h1>
        <EmptyState
          art="/art/spot-search.svg"
          title="404 Page Not Found"
          level={2}
          action={<LinkButton to="/my-activities">Ver Mis Actividades</LinkButton>}
        >
          Puede que la dirección tenga un número de más o que la entrevista sea de otra cuenta. Las tuyas están en Mis
          Actividades.
        </EmptyState>
      </div>
    </div>
  );
}
