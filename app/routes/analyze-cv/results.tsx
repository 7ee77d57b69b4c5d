import { Link } from "@remix-run/react";
import { useState } from "react";
import { provenance } from "#app/features/cv/report/labels.ts";
import type { CvAnalysisView, CvNotice } from "#app/features/cv/result.ts";
import { reviewFormPath } from "#app/features/privacy/review-view.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { Alert } from "#app/ui/alert.tsx";
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
import { TextReadDialog } from "./text-read-dialog.tsx";

type ResultsProps = {
  view: CvAnalysisView;
  onAnother: () => void;
  /** The results have just come: the focus goes to them. */
  fresh: boolean;
};

/** Everything that an analysis found. Give it the analysis' id as key: edits belong to one analysis. */
export function Results({ view, onAnother, fresh }: ResultsProps) {
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
        <ProfileCard candidate={candidate} results={results} onExplain={() => setDialog("score")} />
        <CompetenciesCard competencies={results.competencies} />
        <RecommendationCards
          strengths={results.recommendations.strengths}
          improvements={results.recommendations.improvement_areas}
        />
        <div className="grid gap-3 shell:grid-cols-2 shell:gap-4">
          <LinkedinCard candidate={candidate} view={view} />
          <QuestionsCard questions={results.interview_questions} />
        </div>
        <p className="text-xs text-ink-3 tabular-nums">
          {provenance(view)} {formatDateTime(view.createdAt)}.{" "}
          <button type="button" className="link touch:min-h-11" onClick={() => setDialog("text")}>
            Lo que leímos
          </button>
          {view.id > 0 && (
            <>
              {" · "}
              <Link
                to={reviewFormPath("cv", view.id)}
                className="link touch:inline-block touch:min-h-11 touch:content-center"
              >
                Pedir revisión de una persona
              </Link>
            </>
          )}
        </p>
      </div>
      <EditProfileDialog open={dialog === "edit"} candidate={candidate} onSave={save} onClose={close} />
      <ScoreDialog view={view} open={dialog === "score"} onClose={close} />
      <TextReadDialog view={view} open={dialog === "text"} onClose={close} />
    </>
  );
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
