import { Link } from "@remix-run/react";
import { retriedQuestion } from "#app/features/interview/report/retry-title.ts";
import type { InterviewReport } from "#app/features/interview/result.ts";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { practicePath } from "./practice-path.ts";

const SHOWN = 4;

type NextStepsProps = {
  report: Pick<InterviewReport, "nextSteps" | "specificFeedback">;
  /** Null for the sample. */
  interviewId: number | null;
};

export function NextStepsCard({ report, interviewId }: NextStepsProps) {
  return (
    <Card as="section" aria-labelledby="proximos-pasos" className="min-w-0">
      <h2 id="proximos-pasos">Próximos pasos</h2>
      <NextSteps report={{ ...report, nextSteps: report.nextSteps.slice(0, SHOWN) }} interviewId={interviewId} />
    </Card>
  );
}

/** Recommended next steps, each with instructions; the one about a question leads to where it is practised. */
export function NextSteps({ report: { nextSteps, specificFeedback }, interviewId }: NextStepsProps) {
  const pathOf = (title: string) => {
    const asked = specificFeedback.find(({ number }) => number === retriedQuestion(title));
    return asked && practicePath(asked.questionId, interviewId);
  };
  return (
    <ol className="mt-2">
      {nextSteps.map((step, index) => (
        <li
          key={step.title}
          className="grid grid-cols-[2rem_1fr] items-center gap-3.5 border-t border-hair py-3 first:border-0"
        >
          <span
            aria-hidden="true"
            className={classNames(
              "grid h-9 w-8 place-items-center rounded-t-[1rem] rounded-b-[0.25rem] bg-patina-50 font-bold",
              "text-patina-800 tabular-nums",
            )}
          >
            {index + 1}
          </span>
          <span>
            <StepTitle title={step.title} path={pathOf(step.title)} />
            <span className="block text-sm text-ink-2">{step.detail}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function StepTitle({ title, path }: { title: string; path: string | undefined }) {
  if (path === undefined) return <b className="block font-[620]">{title}</b>;
  return (
    <Link to={path} className="link font-[620] touch:inline-block touch:min-h-11 touch:content-center">
      {title}
    </Link>
  );
}
