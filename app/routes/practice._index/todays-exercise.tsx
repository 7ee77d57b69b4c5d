import { ArrowRight } from "lucide-react";
import { PART_TEXTS } from "#app/features/practice/part-texts.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { exerciseText } from "./exercise-text.ts";
import type { OverviewData } from "./screen-data.ts";

type TodaysExerciseProps = { data: Pick<OverviewData, "exercise" | "isDoneToday" | "nextDay"> };

/** The one thing to do today, or the words that it is done. */
export function TodaysExercise({ data: { exercise, isDoneToday, nextDay } }: TodaysExerciseProps) {
  if (isDoneToday || exercise === null) {
    return (
      <section aria-labelledby="today" className="rounded-dialog border border-dawn-line bg-dawn p-5 shell:p-9">
        <h2 id="today">{isDoneToday ? "El ejercicio de hoy está hecho" : "Hoy no hay un ejercicio pendiente"}</h2>
        <p className="mt-1 max-w-[38rem] text-ink-2">
          {!isDoneToday && nextDay !== null && `El próximo viene ${nextDay}. `}
          Si quieres seguir, abajo están tus preguntas: ninguna se gasta.
        </p>
      </section>
    );
  }
  const { part, question, path, hunter } = exercise;
  return (
    <section aria-labelledby="today" className="rounded-dialog border border-dawn-line bg-dawn p-5 shell:p-9">
      <p className="text-sm font-semibold text-cobre-700">Tu ejercicio de hoy, cerca de 3 minutos</p>
      <h2 id="today" className="mt-1 text-[1.625rem] leading-8 text-balance">
        {PART_TEXTS[part].goal}
      </h2>
      <p className="mt-4 flex items-center gap-3 font-[620]">
        <Avatar name={hunter.name} src={hunter.portrait} />
        {hunter.name} pregunta
      </p>
      <p className="mt-2 max-w-[38rem] text-lg text-balance wrap-anywhere">{question}</p>
      <p className="mt-3 max-w-[38rem] text-ink-2 wrap-anywhere">{exerciseText(exercise)}</p>
      <LinkButton to={path} size="lg" iconAfter={ArrowRight} className="mt-5 max-rows:w-full">
        Practicar ahora
      </LinkButton>
    </section>
  );
}
