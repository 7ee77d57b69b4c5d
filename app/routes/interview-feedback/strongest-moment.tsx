import type { StrongestMoment as Moment } from "#app/features/practice/strongest-moment.ts";
import { listAnd } from "#app/platform/format.ts";

const WORDS: Readonly<Record<Moment["parts"][number], string>> = {
  situation: "qué pasaba",
  action: "lo que hiciste tú",
  result: "cómo terminó",
  figure: "una cifra",
};

/** The student's own sentences that tell most. */
export function StrongestMoment({ moment: { number, quote, parts } }: { moment: Moment }) {
  return (
    <section aria-labelledby="momento" className="py-3 shell:py-5">
      <h2 id="momento" className="text-sm leading-5 font-semibold text-patina-700">
        Tu momento más fuerte, pregunta {number}
      </h2>
      <blockquote className="mt-2 max-w-reading text-xl font-[560] text-pretty wrap-anywhere shell:text-2xl">
        «{quote}»
      </blockquote>
      <p className="mt-2 text-ink-2">Aquí se oye {listAnd(parts.map((part) => WORDS[part]))}.</p>
    </section>
  );
}
