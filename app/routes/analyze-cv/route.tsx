import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useNavigate } from "@remix-run/react";
import { BookOpen } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import {
  type AnalysisListItem,
  findAnalysis,
  findRunningAnalysis,
  listAnalyses,
} from "#app/features/cv/queries.server.ts";
import { checkUpload } from "#app/features/cv/upload-rules.ts";
import { requireUser } from "#app/http/page.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import { formatLongDate, formatScore } from "#app/platform/format.ts";
import { PURGED_TEXT } from "#app/platform/purged-text.ts";
import { PageShell } from "#app/routes/layout/page-shell.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { GuideDialog } from "./guide-dialog.tsx";
import { Results } from "./results.tsx";
import { RunningPanel } from "./running-panel.tsx";
import type { ScreenData } from "./screen-data.ts";
import { UploadPanel } from "./upload-panel.tsx";
import { type Analysis, useAnalysis } from "./use-analysis.ts";
import { WhatYouGet } from "./what-you-get.tsx";

const TITLE = "Actividad CV";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const user = await requireUser(args);
  const db = getDb();
  const wanted = new URL(args.request.url).searchParams.get("id");
  const id = wanted !== null && /^\d{1,15}$/.test(wanted) ? Number(wanted) : null;
  // Read the list before the analysis: an analysis listed as completed can then be found, unless its texts were
  // purged.
  const all = await listAnalyses(db, user.id);
  const [analysis, running] = await Promise.all([
    id === null ? null : findAnalysis(db, user.id, id),
    findRunningAnalysis(db, user.id),
  ]);
  const named = all.find((one) => one.id === id);
  const newest = all[0];
  const data: ScreenData = {
    user: { name: user.name, role: user.role },
    analysis,
    running: running && { id: running.id, fileName: running.fileName, fileSize: running.fileSize },
    latest: newest ? { id: newest.id, status: newest.status, failureMessage: newest.failureMessage } : null,
    failed: named?.status === "failed" ? { fileName: named.fileName, message: named.failureMessage ?? "" } : null,
    purged: named?.status === "completed" && analysis === null ? purgedOf(named) : null,
    missing: wanted !== null && named === undefined,
  };
  return Response.json(data, { status: data.missing ? 404 : 200 });
}

function purgedOf({ fileName, score, createdAt }: AnalysisListItem): ScreenData["purged"] {
  return { fileName, score, createdAt };
}

export default function AnalyzeCv() {
  const data = useLoaderData<ScreenData>();
  return (
    <PageShell user={data.user} title={TITLE}>
      {data.missing && <Missing />}
      {data.purged && <PurgedResult {...data.purged} />}
      {!data.missing && !data.purged && <Activity data={data} />}
    </PageShell>
  );
}

function Activity({ data }: { data: ScreenData }) {
  const navigate = useNavigate();
  const analysis = useAnalysis(data);
  const chosen = useChosenFile(analysis.reset);
  const view = data.analysis ?? analysis.arrived;
  // Results that exist when the page opens do not take the focus; later ones do.
  const opened = useRef(view?.id);
  const another = () => {
    chosen.clear();
    analysis.reset();
    navigate("/analyze-cv");
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: clears the file only when another analysis is shown
  useEffect(() => {
    if (data.analysis) chosen.clear();
  }, [data.analysis?.id]);
  if (view) return <Results key={view.id} view={view} onAnother={another} fresh={opened.current !== view.id} />;
  return <Start data={data} analysis={analysis} chosen={chosen} />;
}

type StartProps = { data: ScreenData; analysis: Analysis; chosen: ReturnType<typeof useChosenFile> };

function Start({ data, analysis, chosen }: StartProps) {
  const [guide, setGuide] = useState(false);
  const startButton = useRef<HTMLButtonElement>(null);
  const { file } = chosen;
  const { busy, failure } = analysis;
  const start = () => {
    if (file && !busy) analysis.start(file);
  };
  // After a failure the focus returns to the start button; the alert above it is announced by itself.
  useEffect(() => {
    if (failure) startButton.current?.focus();
  }, [failure]);
  return (
    <>
      <PageHeader
        title={TITLE}
        lead="Sube tu currículum y recibe un perfil profesional con puntaje, evidencias y preguntas para practicar."
        actions={
          <>
            <Button variant="secondary" icon={BookOpen} onClick={() => setGuide(true)}>
              Ver Guía
            </Button>
            <Button disabled={!file || busy} onClick={start}>
              Comenzar evaluación
            </Button>
          </>
        }
      />
      {busy ? (
        <RunningPanel
          file={file ?? { name: data.running?.fileName ?? "", size: data.running?.fileSize ?? 0 }}
          percent={analysis.percent}
          progress={analysis}
          recorded={file === null}
        />
      ) : (
        <div className="grid items-start gap-4 shell:grid-cols-[minmax(0,1fr)_20rem] shell:gap-6">
          <UploadPanel
            file={file}
            refusal={chosen.refusal}
            failure={failure}
            onChoose={chosen.choose}
            onRemove={chosen.clear}
            onStart={start}
            startRef={startButton}
          />
          <WhatYouGet />
        </div>
      )}
      <GuideDialog open={guide} onClose={() => setGuide(false)} />
    </>
  );
}

function Missing() {
  return (
    <div className="grid min-h-[60dvh] place-items-center text-center">
      <div>
        <h1>No encontramos ese análisis</h1>
        <EmptyState
          art="/art/spot-search.svg"
          title="404 Page Not Found"
          level={2}
          action={<LinkButton to="/my-activities">Ver Mis Actividades</LinkButton>}
        >
          Puede que la dirección tenga un número de más o que el análisis sea de otra cuenta. Los tuyos están en Mis
          Actividades.
        </EmptyState>
      </div>
    </div>
  );
}

/** An analysis of which only date and score are still stored. */
function PurgedResult({ fileName, score, createdAt }: NonNullable<ScreenData["purged"]>) {
  return (
    <>
      <PageHeader title="Actividad CV" lead={`${fileName}, ${formatLongDate(createdAt)}.`} />
      <Card pad="none">
        <EmptyState
          art="/art/spot-search.svg"
          title={PURGED_TEXT}
          level={2}
          action={
            <LinkButton to="/analyze-cv" reloadDocument>
              Analizar otra vez
            </LinkButton>
          }
          className="py-14"
        >
          {score !== null && `El puntaje fue ${formatScore(score)} de 100. `}Sube tu CV de hoy para ver un resultado
          completo.
        </EmptyState>
      </Card>
    </>
  );
}

/** The file chosen for analysis. An unusable file does not replace the previous choice. */
function useChosenFile(onChosen: () => void) {
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    file,
    /** Error message about the last choice, for the user. */
    refusal,
    choose: (files: ArrayLike<File>) => {
      const chosen = files[0];
      if (!chosen) return;
      const problem =
        files.length > 1 ? "Soltaste varios archivos. Sube uno por vez." : (checkUpload(chosen)?.message ?? null);
      setRefusal(problem);
      if (problem) return;
      setFile(chosen);
      onChosen();
    },
    clear: () => {
      setFile(null);
      setRefusal(null);
    },
  };
}
