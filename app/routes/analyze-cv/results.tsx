import { Link } from "@remix-run/react";
import { useState } from "react";
import { provenance } from "#app/features/cv/report/labels.ts";
import type { CvAnalysisView, CvNotice, CvResult } from "#app/features/cv/result.ts";
import { linkedinProfile } from "#app/features/cv/review/linkedin-suggestions.ts";
import { ScoreBadge } from "#app/features/cv/score-badge.tsx";
import { BAND_WORDS, competencyBand, competencyPercent } from "#app/features/cv/score-bands.ts";
import { reviewFormPath } from "#app/features/privacy/review-view.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Card } from "#app/ui/card.tsx";
import { deferredDialog } from "#app/ui/deferred/deferred-part.tsx";
import { Dial } from "#app/ui/gauge.tsx";
import { notify } from "#app/ui/notify.tsx";
import { PrintHead } from "#app/ui/print-head.tsx";
import { type Candidate, EditProfileDialog } from "./edit-profile-dialog.tsx";
import { ImportedNote } from "./imported-note.tsx";
import { LinkedinCard } from "./linkedin-card.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { QuestionsCard } from "./questions-card.tsx";
import { RecommendationCards } from "./recommendation-cards.tsx";
import { DoneBar } from "./results-toolbar.tsx";
import { PrintedScore, ScoreDialog } from "./score-dialog.tsx";

/** Larger than the screen's own script, so it is loaded when the browser is idle. */
const ReadingDialog = deferredDialog({
  name: "lo que leímos",
  load: () => import("./extraction/reading-dialog.tsx"),
});

type ResultsProps = {
  view: CvAnalysisView;
  onAnother: () => void;
  /** The results have just arrived: move the focus to them. */
  fresh: boolean;
};

/** All results of an analysis. Use the analysis's id as React key, because edits belong to one analysis. */
export function Results({ view: loaded, onAnother, fresh }: ResultsProps) {
  const [view, setView] = useNewest(loaded);
  const { results, details } = view;
  const [edited, setEdited] = useState<Candidate>();
  const [dialog, setDialog] = useState<"edit" | "score" | "text" | null>(null);
  const close = () => setDialog(null);
  const candidate = edited ?? results.candidate;
  const save = (changed: Candidate) => {
    setEdited(changed);
    close();
    notify({ tone: "ok", title: "Perfil actualizado", detail: "Lo verás aquí y en el reporte que descargues." });
  };
  const corrected = (next: CvAnalysisView) => {
    setView(next);
    if (edited) setEdited(withEdits(next.results.candidate, { edited, before: results.candidate }));
  };
  return (
    <>
      <PrintHead about="Análisis de CV" date={formatDateTime(view.createdAt)} />
      <DoneBar
        onAnother={onAnother}
        onEdit={() => setDialog("edit")}
        onDownload={view.id > 0 ? () => downloadReport(view.id, edited) : undefined}
        announce={fresh}
      />
      <div className="grid gap-3 shell:gap-5">
        {details.imported && <ImportedNote imported={details.imported} />}
        <Notices notices={details.notices} />
        <ProfileCard
          candidate={candidate}
          results={results}
          understood={details.understood}
          onExplain={() => setDialog("score")}
          onReading={() => setDialog("text")}
        />
        <CompetenciesCard competencies={results.competencies} />
        <RecommendationCards
          strengths={results.recommendations.strengths}
          improvements={results.recommendations.improvement_areas}
          workshop={view.id > 0 && view.canCorrect ? `/workshop/${view.id}` : undefined}
        />
        <div className="grid gap-3 shell:grid-cols-2 shell:gap-4">
          <LinkedinCard candidate={linkedinProfile(candidate, details)} view={view} />
          <QuestionsCard questions={results.interview_questions} />
        </div>
        <p className="text-sm text-ink-2 print:hidden">
          ¿Tienes un aviso en la mira?{" "}
          <Link to="/job-match" className="link touch:inline-block touch:min-h-11 touch:content-center">
            Compara tu CV con una oferta
          </Link>
        </p>
        <PrintedScore view={view} />
        <Origin view={view} />
      </div>
      <EditProfileDialog open={dialog === "edit"} candidate={candidate} onSave={save} onClose={close} />
      <ScoreDialog view={view} open={dialog === "score"} onClose={close} />
      <ReadingDialog view={view} open={dialog === "text"} onClose={close} onCorrected={corrected} />
    </>
  );
}

/** Which engine made the result and when; and how to request a review by a person. */
function Origin({ view }: { view: CvAnalysisView }) {
  return (
    <p className="text-xs text-ink-3 tabular-nums">
      {provenance(view)} {formatDateTime(view.createdAt)}.
      {view.id > 0 && (
        <>
          {" "}
          <Link
            to={reviewFormPath("cv", view.id)}
            className="link touch:inline-block touch:min-h-11 touch:content-center print:hidden"
          >
            Pedir revisión de una persona
          </Link>
        </>
      )}
    </p>
  );
}

/** The loaded analysis, or its version after a correction; newly loaded data has precedence. */
function useNewest(loaded: CvAnalysisView) {
  const [corrected, setCorrected] = useState<{ of: CvAnalysisView; view: CvAnalysisView }>();
  const view = corrected?.of === loaded ? corrected.view : loaded;
  return [view, (next: CvAnalysisView) => setCorrected({ of: loaded, view: next })] as const;
}

/** Applies the user's changes from 'Editar Perfil' on top of the corrected data. */
function withEdits(next: Candidate, { edited, before }: { edited: Candidate; before: Candidate }): Candidate {
  const isEdited = ([key, value]: [string, unknown]) =>
    String(value ?? "") !== String(before[key as keyof Candidate] ?? "");
  return { ...next, ...Object.fromEntries(Object.entries(edited).filter(isEdited)) };
}

const NOTICE_TITLES: Record<CvNotice["kind"], string> = {
  hidden_text: "Hay texto oculto en tu archivo",
  instructions: "Tu CV contiene instrucciones para quien evalúa",
  keyword_stuffing: "Hay palabras clave repetidas",
  truncated: "Leímos una parte de tu archivo",
  ocr: "Leímos tu CV desde una imagen",
};

function Notices({ notices }: { notices: CvNotice[] }) {
  return notices.map((notice) => (
    <Alert key={notice.message} tone={notice.kind === "ocr" ? "info" : "warn"} title={NOTICE_TITLES[notice.kind]}>
      {notice.message}
    </Alert>
  ));
}

const SHOWN = 6;

/** Up to six competencies, each with the words of the CV that show it. */
function CompetenciesCard({ competencies }: { competencies: CvResult["competencies"] }) {
  return (
    <Card as="section" aria-labelledby="competencias">
      <h2 id="competencias">Competencias</h2>
      {competencies.length === 0 && (
        <p className="mt-2 text-ink-2">
          Aquí van las competencias que tus frases muestran con un ejemplo: cuenta qué hiciste en cada cargo, práctica o
          proyecto.
        </p>
      )}
      <ul className="mt-4 grid gap-x-6 gap-y-5 rows:grid-cols-2 xl:grid-cols-3 print:grid-cols-2">
        {competencies.slice(0, SHOWN).map((competency) => (
          <Competency key={competency.name} competency={competency} />
        ))}
      </ul>
    </Card>
  );
}

function Competency({ competency: { name, score, evidence } }: { competency: CvResult["competencies"][number] }) {
  const band = competencyBand(score);
  const percent = competencyPercent(score);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
      <Dial percent={percent} tone={band} size={84} label={`${name}: ${percent} %, ${BAND_WORDS[band].toLowerCase()}`}>
        <span className="flex items-baseline">
          {percent}
          <span className="ml-px text-[0.55em] font-medium tracking-normal text-ink-3">%</span>
        </span>
      </Dial>
      <div className="min-w-0">
        <h3 className="mb-0.5 text-base leading-5.5 wrap-anywhere">{name}</h3>
        <ScoreBadge band={band} />
        {evidence.trim() && <p className="mt-1 text-sm leading-4.5 text-ink-3 wrap-anywhere">«{evidence.trim()}»</p>}
      </div>
    </li>
  );
}

/**
 * Fetches the report of an analysis and starts its download.
 * @param candidate the edited profile, or undefined for the profile read from the CV
 * @returns null on success, otherwise a Spanish error sentence for the user
 */
async function downloadReport(id: number, candidate: CvResult["candidate"] | undefined): Promise<string | null> {
  let response: Response;
  let file: Blob;
  try {
    response = await fetch(`/api/cv/analyses/${id}/report`, {
      method: "POST",
      credentials: "include",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ candidate }),
    });
    if (!response.ok) return await refusalText(response);
    file = await response.blob();
  } catch {
    return "Revisa tu conexión e intenta otra vez.";
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = `reporte-cv-${id}.pdf`;
  link.click();
  // Some browsers read the object URL only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), MINUTE_MS);
  return null;
}

async function refusalText(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const message = typeof body === "object" && body !== null && "message" in body ? body.message : undefined;
  return typeof message === "string" && message !== "" ? message : "Intenta otra vez en un momento.";
}
