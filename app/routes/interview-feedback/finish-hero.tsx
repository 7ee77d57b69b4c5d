import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { countWord } from "#app/platform/format.ts";
import type { FINISHED } from "#app/routes/interview-chat.$hunterId/screen-data.ts";
import { classNames } from "#app/ui/class-names.ts";

/** Whether the person arrives from the end of an interview: true once, not after a reload or on coming back. */
export function useArrival(): boolean {
  const { state } = useLocation();
  const [arrived] = useState(() => (state as Partial<typeof FINISHED> | null)?.finished === true);
  useEffect(() => {
    // Where React Router keeps a location's state.
    if (arrived) window.history.replaceState({ ...window.history.state, usr: null }, "");
  }, [arrived]);
  return arrived;
}

/** Celebrates what was done, never the score. */
export function FinishHero({ hunterName, answered }: { hunterName: string; answered: number }) {
  return (
    <section
      aria-labelledby="completaste"
      className={classNames(
        "relative mb-5 overflow-hidden rounded-[1.25rem] bg-deep px-5 pt-38 pb-5 text-on-deep shell:rounded-dialog",
        "shell:px-9 shell:py-8 print:hidden",
      )}
    >
      <picture>
        <source media="(prefers-reduced-motion: no-preference)" srcSet="/art/fin-amanecer-move.svg" />
        <img
          src="/art/fin-amanecer.svg"
          alt=""
          className={classNames(
            "absolute inset-x-0 top-0 h-44 w-full object-cover object-[78%_60%] shell:h-full",
            "shell:object-[100%_6%]",
          )}
        />
      </picture>
      <div
        className={classNames(
          "absolute inset-0 bg-linear-to-b from-transparent from-[6rem] to-deep to-[10.5rem]",
          "shell:bg-linear-to-r shell:from-deep shell:from-24% shell:to-transparent shell:to-62%",
        )}
      />
      <div className="relative max-w-[27rem] shell:flex shell:min-h-44 shell:flex-col shell:justify-end">
        <p className="text-sm font-semibold text-on-deep-mark tabular-nums">
          {answered === 1 ? "Una pregunta" : `${countWord(answered) ?? answered} preguntas`}
        </p>
        <h2 id="completaste" className="mt-1 text-2xl text-balance text-on-deep shell:text-3xl">
          Completaste la entrevista con {hunterName}
        </h2>
        <p className="mt-2 text-on-deep-2">Aquí está tu resultado. Queda guardado en Mis Actividades.</p>
      </div>
    </section>
  );
}
