import { Download } from "lucide-react";
import { useState } from "react";
import { engineWords } from "#app/features/interview/engine-words.ts";
import { ENDING_WORDS, REPORT_TEXT_TYPE, reportFileName, reportText } from "#app/features/interview/report-text.ts";
import type { InterviewReport } from "#app/features/interview/result.ts";
import {
  appropriateText,
  averageTimeText,
  INTERVIEW_BAND_WORDS,
  interviewBand,
} from "#app/features/interview/result-figures.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import ModalDialog from "#app/ui/modal-dialog.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { downloadText } from "./download-text.ts";
import { NextSteps } from "./next-steps-card.tsx";
import { QuestionDetails } from "./question-details.tsx";

type FeedbackDialogProps = {
  open: boolean;
  onClose: () => void;
  report: InterviewReport;
  studentName: string;
  /** ISO-8601 UTC; empty for the sample. */
  endedAt: string;
};

/** The whole feedback: summary, each question, what to do. Loaded when it opens. */
export default function FeedbackDialog({ open, onClose, report, studentName, endedAt }: FeedbackDialogProps) {
  const [tab, setTab] = useState("resumen");
  const download = () => {
    const date = endedAt && formatDateTime(endedAt);
    const text = reportText(report, { studentName, date, engine: engineWords(report) });
    downloadText(text, REPORT_TEXT_TYPE, reportFileName(report, endedAt));
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
          { id: "detalles", label: "Detalles", panel: <QuestionDetails questions={report.specificFeedback} /> },
          { id: "recomendaciones", label: "Recomendaciones", panel: <Recommendations report={report} /> },
        ]}
      />
    </ModalDialog>
  );
}

function Summary({ report }: { report: InterviewReport }) {
  const word = INTERVIEW_BAND_WORDS[interviewBand(report.overallScore)];
  const rows: [string, string][] = [
    ["Puntaje general", `${report.overallScore} de 100, ${word.toLowerCase()}`],
    ["Respuestas apropiadas", appropriateText(report)],
    ["Tiempo promedio", averageTimeText(report)],
    ["Cierre", report.ending === null ? "La dejaste antes de terminar." : ENDING_WORDS[report.ending]],
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

function Recommendations({ report }: { report: InterviewReport }) {
  return (
    <>
      <h3>Próximos pasos</h3>
      <NextSteps steps={report.nextSteps} />
      <Points title="Para mejorar" items={report.improvements} />
    </>
  );
}

function Points({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <>
      <h3 className="mt-5">{title}</h3>
      <ul className="mt-1.5 list-disc pl-5 text-ink-2 marker:text-ink-3">
        {items.map((item) => (
          <li key={item} className="py-0.5 wrap-anywhere">
            {item}
          </li>
        ))}
      </ul>
    </>
  );
}
