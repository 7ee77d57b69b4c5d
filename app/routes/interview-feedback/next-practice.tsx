import { ArrowRight, Target } from "lucide-react";
import { retriedQuestion } from "#app/features/interview/report/retry-title.ts";
import type { InterviewReport } from "#app/features/interview/result.ts";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { practicePath } from "./practice-path.ts";

type NextPracticeProps = {
  report: Pick<InterviewReport, "isExample" | "nextSteps" | "specificFeedback">;
  /** Null for the sample. */
  interviewId: number | null;
};

type Next = { title: string; text: string; to: string; action: string };

const FIRST: Next = {
  title: "Lo próximo: tu primera entrevista",
  text: "Diez preguntas y un resultado como este, con tus respuestas.",
  to: "/interviews",
  action: "Elegir head hunter",
};
const ANOTHER: Next = {
  title: "Lo próximo: otra entrevista",
  text: "Diez preguntas más, con quien tú elijas.",
  to: "/interviews",
  action: "Elegir head hunter",
};

/** The weakest question once more; where none is weak, another interview. */
function nextOf({ report, interviewId }: NextPracticeProps): Next {
  if (report.isExample) return FIRST;
  const step = report.nextSteps.find(({ title }) => retriedQuestion(title) !== null);
  const question = step && report.specificFeedback.find(({ number }) => number === retriedQuestion(step.title));
  if (!question) return ANOTHER;
  return {
    title: `Lo próximo: la pregunta ${question.number}`,
    text: step.detail,
    to: practicePath(question.questionId, interviewId),
    action: `Practicar la pregunta ${question.number}`,
  };
}

/** The one thing to do next, with its button. */
export function NextPractice(props: NextPracticeProps) {
  const { title, text, to, action } = nextOf(props);
  return (
    <Card
      as="section"
      aria-labelledby="lo-proximo"
      className={classNames(
        "grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-4 rows:grid-cols-[2.5rem_minmax(0,1fr)_auto]",
        "print:hidden",
      )}
    >
      <span
        aria-hidden="true"
        className="grid h-11 w-10 place-items-center rounded-t-full rounded-b-[0.375rem] bg-cobre-100 text-cobre-700"
      >
        <Icon glyph={Target} size={20} />
      </span>
      <div>
        <h2 id="lo-proximo" className="text-lg leading-6">
          {title}
        </h2>
        <p className="text-sm text-ink-2">{text}</p>
      </div>
      <LinkButton to={to} iconAfter={ArrowRight} className="max-rows:col-span-2">
        {action}
      </LinkButton>
    </Card>
  );
}
