import { Download, Printer } from "lucide-react";
import { useState } from "react";
import { engineWords } from "#app/features/interview/engine-label.ts";
import type { HunterProfile } from "#app/features/interview/hunters/hunter.ts";
import { REPORT_TEXT_TYPE, reportFileName, reportText } from "#app/features/interview/report/report-text-file.ts";
import {
  appropriateText,
  averageTimeText,
  INTERVIEW_BAND_WORDS,
  interviewBand,
} from "#app/features/interview/report/result-figures.ts";
import type { InterviewReport } from "#app/features/interview/result.ts";
import { formatDateTime, formatScore } from "#app/platform/format.ts";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import ModalDialog from "#app/ui/modal-dialog.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { downloadFile } from "./download-file.ts";
import { NextSteps } from "./next-steps-card.tsx";
import { endingWords, Points, QuestionDetails } from "./report-parts.tsx";

type FeedbackDialogProps = {
  open: boolean;
  onClose: () => void;
  report: InterviewReport;
  hunter: HunterProfile;
  studentName: string;
  /** ISO-8601 UTC; empty for the sample. */
  endedAt: string;
  /** Null for the sample. */
  interviewId: number | null;
};

/** The full feedback: summary, each question, next steps. Its script is loaded when it opens. */
export default function FeedbackDialog({
  open,
  onClose,
  report,
  hunter,
  studentName,
  endedAt,
  interviewId,
}: FeedbackDialogProps) {
  const [tab, setTab] = useState("resumen");
  const details = <QuestionDetails questions={report.specificFeedback} interviewId={interviewId} />;
  const recommendations = <Recommendations report={report} interviewId={interviewId} />;
  const download = () => {
    const date = endedAt && formatDateTime(endedAt);
    const text = reportText(report, { hunter, studentName, date, engine: engineWords(report) });
    downloadFile(new Blob([text], { type: REPORT_TEXT_TYPE }), reportFileName(report, endedAt));
  };
  return (
    <ModalDialog
      open={open}
      onClose={onClose}
      size="lg"
      title="Feedback Completo"
      description={report.isExample ? "Ejemplo, con datos inventados." : undefined}
      footer={
        <>
          <Button variant="ghost" icon={Printer} onClick={() => window.print()}>
            Imprimir
          </Button>
          <Button variant="secondary" icon={Download} onClick={download}>
            Descargar Reporte
          </Button>
          <LinkButton to="/interviews?fromCvAnalysis=true">Nueva Entrevista</LinkButton>
        </>
      }
    >
      <Tabs
        label="Partes del feedback"
        selected={tab}
        onSelect={setTab}
        items={[
          { id: "resumen", label: "Resumen", panel: <Summary report={report} /> },
          { id: "detalles", label: "Detalles", panel: details },
          { id: "recomendaciones", label: "Recomendaciones", panel: recommendations },
        ]}
      />
    </ModalDialog>
  );
}

function Summary({ report }: { report: InterviewReport }) {
  const word = INTERVIEW_BAND_WORDS[interviewBand(report.overallScore)];
  const rows: [string, string][] = [
    ["Puntaje general", `${formatScore(report.overallScore, interviewBand)} de 100, ${word.toLowerCase()}`],
    ["Respuestas apropiadas", appropriateText(report)],
    ["Tiempo promedio", averageTimeText(report)],
    ["Cierre", endingWords(report)],
  ];
  return (
    <>
      <dl className="grid gap-3 rows:grid-cols-2">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-ink-3">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Points title="Fortalezas" items={report.strengths} />
      <Points title="Para mejorar" items={report.improvements} />
    </>
  );
}

function Recommendations({ report, interviewId }: { report: InterviewReport; interviewId: number | null }) {
  return (
    <>
      <h3>Próximos pasos</h3>
      <NextSteps report={report} interviewId={interviewId} />
      <Points title="Para mejorar" items={report.improvements} />
    </>
  );
}
