import { ArrowRight } from "lucide-react";
import { ArchPortrait } from "#app/ui/avatar.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { NextStep } from "./next-step.ts";

/** The one thing to do next, with the only primary action of the screen. */
export function NextStepHero({ step }: { step: NextStep }) {
  const { eyebrow, title, question, text, action, other, picture } = step;
  return (
    <section aria-labelledby="next-step" className="@container">
      <div
        className={classNames(
          "relative flex overflow-hidden rounded-[1.25rem] bg-deep px-5 py-5 text-on-deep",
          "@min-[48rem]:min-h-70 @min-[48rem]:items-center @min-[48rem]:rounded-dialog @min-[48rem]:py-9",
          "@min-[48rem]:pr-78 @min-[48rem]:pl-9",
        )}
      >
        <div className="min-w-0 grow">
          <ArchPortrait
            src={picture}
            alt=""
            className={classNames(
              "@max-[48rem]:float-right @max-[48rem]:mb-2 @max-[48rem]:ml-4 @max-[48rem]:w-22",
              "@min-[48rem]:absolute @min-[48rem]:right-10 @min-[48rem]:bottom-0 @min-[48rem]:w-56",
              "@min-[48rem]:rounded-b-none",
            )}
          />
          <p className="text-sm font-semibold text-on-deep-mark">{eyebrow}</p>
          <h2
            id="next-step"
            className={classNames(
              "max-w-[30rem] text-[1.625rem] leading-7.75 font-[620] tracking-[-0.026em] text-balance wrap-anywhere",
              "@min-[48rem]:text-[2.375rem] @min-[48rem]:leading-10.5",
            )}
          >
            {title}
          </h2>
          {question && <p className="mt-3 max-w-[32rem] font-[560] wrap-anywhere">{question}</p>}
          <p className="mt-2 max-w-[32rem] text-on-deep-2 wrap-anywhere @min-[48rem]:text-lg @min-[48rem]:leading-6.5">
            {text}
          </p>
          <div className="clear-both flex flex-wrap gap-2 pt-5 @min-[48rem]:gap-3 @min-[48rem]:pt-6">
            <LinkButton to={action.to} variant="inverse" size="lg" iconAfter={ArrowRight} className="max-rows:w-full">
              {action.label}
            </LinkButton>
            {other && (
              <LinkButton to={other.to} variant="inverse-outline" size="lg" className="max-rows:w-full">
                {other.label}
              </LinkButton>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
