import { Link } from "@remix-run/react";
import type { QuestionFeedback } from "#app/features/interview/result.ts";
import { pluralize } from "#app/platform/format.ts";
import { classNames } from "#app/ui/class-names.ts";
import { practicePath } from "./practice-path.ts";

type Standing = "answered" | "half" | "open";

/** From so many points an answer counts as given; below, as given in part. */
const ANSWERED_POINTS = 60;

const LOOK: Record<Standing, { word: string; many: string; class: string }> = {
  answered: { word: "respondida", many: "respondidas", class: "bg-act text-on-act hover:bg-act-hover" },
  half: { word: "a medias", many: "a medias", class: "bg-patina-100 text-patina-800 hover:bg-patina-200" },
  open: {
    word: "por practicar",
    many: "por practicar",
    class: "border-2 border-dotted border-trail text-ink-2 hover:bg-sunken",
  },
};
const STANDINGS = Object.keys(LOOK) as Standing[];

function standingOf({ verdict, points }: QuestionFeedback): Standing {
  if (verdict === "off_topic" || verdict === "unanswered") return "open";
  return verdict === "appropriate" && points >= ANSWERED_POINTS ? "answered" : "half";
}

type AnswerCellsProps = { questions: readonly QuestionFeedback[]; interviewId: number | null };

/** One arch for each question, which leads to where it is practised. */
export function AnswerCells({ questions, interviewId }: AnswerCellsProps) {
  const counts = STANDINGS.map((standing) => ({
    standing,
    count: questions.filter((one) => standingOf(one) === standing).length,
  })).filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="respuestas" className="print:hidden">
      <h2 id="respuestas">Tus respuestas</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {questions.map((one) => (
          <li key={one.questionId}>
            <Link
              to={practicePath(one.questionId, interviewId)}
              aria-label={`Practicar la pregunta ${one.number}: ${LOOK[standingOf(one)].word}`}
              className={classNames(
                "grid h-11 w-10 place-items-center rounded-t-full rounded-b-[0.375rem] text-sm font-bold tabular-nums",
                "touch:w-11",
                LOOK[standingOf(one)].class,
              )}
            >
              {one.number}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-3 tabular-nums">
        {counts.map(({ standing, count }) => (
          <span key={standing}>{pluralize(count, LOOK[standing].word, LOOK[standing].many)}</span>
        ))}
      </p>
    </section>
  );
}
