import { CircleArrowUp, CircleCheckBig, CircleMinus, CircleQuestionMark } from "lucide-react";
import { ENDING_WORDS, VERDICT_WORDS } from "#app/features/interview/report/report-text-file.ts";
import { interviewBand } from "#app/features/interview/report/result-figures.ts";
import type { InterviewReport, QuestionFeedback } from "#app/features/interview/result.ts";
import { formatScore, pluralize } from "#app/platform/format.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { practicePath } from "./practice-path.ts";

/** Parts of the full feedback: in its dialog, and under the result on paper. */

/** What the dialog says and the page does not, for paper; what is long has no box that the end of a sheet would cut. */
export function PrintedFeedback({ report }: { report: InterviewReport }) {
  return (
    <div className="hidden gap-3 print:grid">
      <Card as="section">
        <h2>Feedback Completo</h2>
        <p className="mt-1 text-ink-2">{endingWords(report)}</p>
        <Points title="Fortalezas" items={report.strengths} />
        <Points title="Para mejorar" items={report.improvements} />
      </Card>
      <section className="mt-3">
        <h2 className="mb-3">Pregunta por pregunta</h2>
        <QuestionDetails questions={report.specificFeedback} interviewId={null} />
      </section>
    </div>
  );
}

/** How the interview ended. */
export const endingWords = ({ ending }: InterviewReport): string =>
  ending === null ? "La dejaste antes de terminar." : ENDING_WORDS[ending];

export function Points({ title, items }: { title: string; items: readonly string[] }) {
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
export function QuestionDetails({ questions, interviewId }: QuestionDetailsProps) {
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
          <LinkButton
            to={practicePath(one.questionId, interviewId)}
            variant="secondary"
            size="sm"
            className="mt-3 print:hidden"
          >
            Practicar
            <span className="sr-only"> la pregunta {one.number}</span>
          </LinkButton>
        </li>
      ))}
    </ol>
  );
}
