import type { InterviewReport } from "#app/features/interview/result.ts";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";

const SHOWN = 4;

export function NextStepsCard({ steps }: { steps: InterviewReport["nextSteps"] }) {
  return (
    <Card as="section" aria-labelledby="proximos-pasos" className="min-w-0">
      <h2 id="proximos-pasos">Próximos pasos</h2>
      <NextSteps steps={steps.slice(0, SHOWN)} />
    </Card>
  );
}

/** Recommended next steps, each with instructions. */
export function NextSteps({ steps }: { steps: InterviewReport["nextSteps"] }) {
  return (
    <ol className="mt-2">
      {steps.map((step, index) => (
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
            <b className="block font-[620]">{step.title}</b>
            <span className="block text-sm text-ink-2">{step.detail}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
