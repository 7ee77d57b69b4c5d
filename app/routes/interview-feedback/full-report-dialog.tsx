import { CircleArrowUp, CircleCheckBig, CircleMinus, CircleQuestionMark, Download } from "lucide-react";
import { useState } from "react";
import { engineWords } from "#app/features/interview/engine-label.ts";
import type { HunterProfile } from "#app/features/interview/hunters/hunter.ts";
import {
  ENDING_WORDS,
  REPORT_TEXT_TYPE,
  reportFileName,
  reportText,
  VERDICT_WORDS,
} from "#app/features/interview/report/report-text-file.ts";
import {
  appropriateText,
  averageTimeText,
  INTERVIEW_BAND_WORDS,
  interviewBand,
} from "#app/features/interview/report/result-figures.ts";
import type { InterviewReport, QuestionFeedback } from "#app/features/interview/result.ts";
import { formatDateTime, formatScore, pluralize } from "#app/platform/format.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import ModalDialog from "#app/ui/modal-dialog.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { downloadFile } from "./download-file.ts";
import { NextSteps } from "./next-steps-card.tsx";
import { practicePath } from "./practice-path.ts";

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

function Recommendations({ report, interviewId }: { report: InterviewReport; interviewId: number | null }) {
  return (
    <>
      <h3>Próximos pasos</h3>
      <NextSteps report={report} interviewId={interviewId} />
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

const VERDICTS = {
  appropriate: { tone: "ok", glyph: CircleCheckBig },
  doubtful: { tone: "neutral", glyph: CircleQuestionMark },
  off_topic: { tone: "bad", glyph: CircleArrowUp },
  unanswered: { tone: "neutral", glyph: CircleMinus },
} as const;

type QuestionDetailsProps = { questions: readonly QuestionFeedback[]; interviewId: number | null };

/** Every question with the answer, its evaluation, a comment, and where it is practised. */
function QuestionDetails({ questions, interviewId }: QuestionDetailsProps) {
  return (
    <ol>
      {questions.map((one) => (
        <li key={one.questionId} className="border-t border-hair py-4 first:border-0 first:pt-0">
          <h3 className="text-base wrap-anywhere">
            <span className="tabular-nums">{one.number}.</span> {one.question}
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-3 tabular-nums">
            <Badge tone={VERDICTS[one.verdict].tone} icon={VERDICTS[one.verdict].glyph}>
              {VERDICT_WORDS[one.verdict]}
            </Badge>
            <span>{one.category}</span>
            {one.questionVersion !== undefined && <span>pregunta v{one.questionVersion}</span>}
            <span>{formatScore(one.points, interviewBand)} de 100</span>
            {one.responseTime !== null && <span>{one.responseTime} s</span>}
            {one.suggestions > 0 && <span>{pluralize(one.suggestions, "sugerencia", "sugerencias")}</span>}
          </p>
          {one.answer && (
            <blockquote className="mt-2 rounded-control bg-paper px-3.5 py-2.5 wrap-anywhere whitespace-pre-wrap">
              {one.answer}
            </blockquote>
          )}
          <p className="mt-2 text-ink-2 wrap-anywhere">{one.comment}</p>
          <LinkButton to={practicePath(one.questionId, interviewId)} variant="secondary" size="sm" className="mt-3">
            Practicar
            <span className="sr-only"> la pregunta {one.number}</span>
          </LinkButton>
        </li>
      ))}
    </ol>
  );
}
