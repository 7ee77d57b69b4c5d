import { CircleArrowUp, CircleCheckBig, CircleMinus, CircleQuestionMark } from "lucide-react";
import { VERDICT_WORDS } from "#app/features/interview/report-text.ts";
import type { QuestionFeedback } from "#app/features/interview/result.ts";
import { Badge } from "#app/ui/badge.tsx";

const VERDICTS = {
  appropriate: { tone: "ok", glyph: CircleCheckBig },
  doubtful: { tone: "neutral", glyph: CircleQuestionMark },
  off_topic: { tone: "bad", glyph: CircleArrowUp },
  unanswered: { tone: "neutral", glyph: CircleMinus },
} as const;

/** Every question with the answer that was given, how it was taken, and one concrete comment. */
export function QuestionDetails({ questions }: { questions: readonly QuestionFeedback[] }) {
  return (
    <ol>
      {questions.map((one) => (
        <li key={one.questionId} className="border-t border-[#efece6] py-4 first:border-0 first:pt-0">
          <h3 className="text-base wrap-anywhere">
            <span className="tabular-nums">{one.number}.</span> {one.question}
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-3 tabular-nums">
            <Badge tone={VERDICTS[one.verdict].tone} icon={VERDICTS[one.verdict].glyph}>
              {VERDICT_WORDS[one.verdict]}
            </Badge>
            <span>{one.category}</span>
            <span>{String(one.points).replace(".", ",")} de 100</span>
            {one.responseTime !== null && <span>{one.responseTime} s</span>}
            {one.suggestions > 0 && (
              <span>{one.suggestions === 1 ? "1 sugerencia" : `${one.suggestions} sugerencias`}</span>
            )}
          </p>
          {one.answer && (
            <blockquote className="mt-2 rounded-control bg-paper px-3.5 py-2.5 wrap-anywhere whitespace-pre-wrap">
              {one.answer}
            </blockquote>
          )}
          <p className="mt-2 text-ink-2 wrap-anywhere">{one.comment}</p>
        </li>
      ))}
    </ol>
  );
}
