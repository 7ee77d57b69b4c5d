import { Link } from "@remix-run/react";
import { useState } from "react";
import { provenance } from "#app/features/cv/report/labels.ts";
import { linkedinProfile } from "#app/features/cv/report/linkedin.ts";
import type { CvAnalysisView, CvNotice } from "#app/features/cv/result.ts";
import { reviewFormPath } from "#app/features/privacy/review-view.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { Alert } from "#app/ui/alert.tsx";
import { deferredDialog } from "#app/ui/deferred/deferred-part.tsx";
import { notify } from "#app/ui/notify.tsx";
import { CompetenciesCard } from "./competencies-card.tsx";
import { DoneBar } from "./done-bar.tsx";
import { downloadReport } from "./download-report.ts";
import { type Candidate, EditProfileDialog } from "./edit-profile-dialog.tsx";
import { LinkedinCard } from "./linkedin-card.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { QuestionsCard } from "./questions-card.tsx";
import { RecommendationCards } from "./recommendation-cards.tsx";
import { ScoreDialog } from "./score-dialog.tsx";

/** Its rows and forms are more than the screen's own script: they come when the screen is idle. */
const ReadingDialog = deferredDialog({
  name: "lo que leímos",
  load: () => import("./reading/reading-dialog.tsx"),
});

type ResultsProps = {
  view: CvAnalysisView;
  onAnother: () => void;
  /** The results have just come: the focus goes to them. */
  fresh: boolean;
};

/** Everything that an analysis found. Give it the analysis' id as key: edits belong to one analysis. */
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
      <DoneBar
        onAnother={onAnother}
        onEdit={() => setDialog("edit")}
        onDownload={view.id > 0 ? () => downloadReport(view.id, edited) : undefined}
        announce={fresh}
      />
      <div className="grid gap-3 shell:gap-5">
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
        />
        <div className="grid gap-3 shell:grid-cols-2 shell:gap-4">
          <LinkedinCard candidate={linkedinProfile(candidate, details)} view={view} />
          <QuestionsCard questions={results.interview_questions} />
        </div>
        <Origin view={view} />
      </div>
      <EditProfileDialog open={dialog === "edit"} candidate={candidate} onSave={save} onClose={close} />
      <ScoreDialog view={view} open={dialog === "score"} onClose={close} />
      <ReadingDialog view={view} open={dialog === "text"} onClose={close} onCorrected={corrected} />
    </>
  );
}

/** Who made the result, and when; and how to have a person look at it. */
function Origin({ view }: { view: CvAnalysisView }) {
  return (
    <p className="text-xs text-ink-3 tabular-nums">
      {provenance(view)} {formatDateTime(view.createdAt)}.
      {view.id > 0 && (
        <>
          {" "}
          <Link
            to={reviewFormPath("cv", view.id)}
            className="link touch:inline-block touch:min-h-11 touch:content-center"
          >
            Pedir revisión de una persona
          </Link>
        </>
      )}
    </p>
  );
}

/** The analysis as it was loaded, or as it is after a correction; what is loaded anew is newer. */
function useNewest(loaded: CvAnalysisView) {
  const [corrected, setCorrected] = useState<{ of: CvAnalysisView; view: CvAnalysisView }>();
  const view = corrected?.of === loaded ? corrected.view : loaded;
  return [view, (next: CvAnalysisView) => setCorrected({ of: loaded, view: next })] as const;
}

/** What the person changed in 'Editar Perfil' stays, over what a correction changed under it. */
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
