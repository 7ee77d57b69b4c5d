import { ArrowRight } from "lucide-react";
import { classNames } from "#app/ui/class-names.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { OffersData } from "./screen-data.ts";

/** The offer whose day comes first. */
export function NextOffer({ next }: { next: NonNullable<OffersData["next"]> }) {
  const { id, title, words, met, weekday, day, month } = next;
  return (
    <section
      aria-labelledby="next"
      className={classNames(
        "grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 rounded-dialog border border-dawn-line bg-dawn p-5",
        "shell:grid-cols-[auto_minmax(0,1fr)_auto] shell:gap-6 shell:p-9",
      )}
    >
      <p
        className={classNames(
          "grid w-19 justify-items-center rounded-t-[2.375rem] rounded-b-[0.625rem] border border-dawn-line",
          "bg-surface py-3 text-xs text-ink-2 tabular-nums",
        )}
      >
        {weekday}
        <b className="text-[1.75rem] leading-8 font-[660] tracking-[-0.03em] text-ink">{day}</b>
        {month}
      </p>
      <div className="min-w-0 wrap-anywhere">
        <p className="text-sm font-semibold text-cobre-700">{words}</p>
        <h2 id="next" className="text-xl leading-6 text-balance shell:text-2xl shell:leading-7.5">
          {title}
        </h2>
        <p className="mt-0.5 text-ink-2">{met}.</p>
      </div>
      <LinkButton to={`/job-match/${id}`} size="lg" iconAfter={ArrowRight} className="max-shell:col-span-2">
        Ver la comparación
      </LinkButton>
    </section>
  );
}
