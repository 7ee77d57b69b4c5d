import { Link } from "@remix-run/react";
import { PART_TEXTS } from "#app/features/practice/part-texts.ts";
import { listAnd } from "#app/platform/format.ts";
import { classNames } from "#app/ui/class-names.ts";
import type { OverviewData, PartRow, ShownAnswer } from "./screen-data.ts";

const STRENGTH = { strong: "Te sale", growing: "Va saliendo", work: "Para trabajar" } as const;

/** What is strong and what to work on, each with the answers that show it. */
export function PartRows({ parts }: Pick<OverviewData, "parts">) {
  return (
    <section aria-labelledby="working">
      <h2 id="working">Lo que estás trabajando</h2>
      <p className="mt-1 max-w-[38rem] text-sm text-ink-2">
        Sale de tus últimas respuestas. Contamos una parte solo cuando se lee con seguridad que está o que falta.
      </p>
      <ul className="mt-2 border-t border-line">
        {parts.map((row) => (
          <li key={row.part} className="border-b border-line py-4">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <h3>{PART_TEXTS[row.part].goal}</h3>
              <Signs signs={row.signs} />
            </div>
            <p className="mt-0.5 text-sm text-ink-2">
              <b className="font-[620] text-ink">{STRENGTH[row.strength]}.</b> Vuelve {row.due}.
              {row.themes.length > 0 && ` No lo encontramos en: ${listAnd(row.themes)}.`}
            </p>
            <Evidence words="Lo dijiste" answer={row.foundIn} />
            <Evidence words="No lo encontramos" answer={row.missingIn} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Evidence({ words, answer }: { words: string; answer: ShownAnswer | null }) {
  if (answer === null) return null;
  return (
    <p className="mt-1 text-sm text-ink-2 wrap-anywhere">
      {words} {answer.when}:{" "}
      <Link to={answer.path} className="link touch:inline-block touch:min-h-11 touch:content-center">
        {answer.question}
      </Link>
    </p>
  );
}

/** Of the newest answers that were read with certainty: there can be newer ones, and older ones are told below. */
function whereFound(found: number, of: number): string {
  if (of === 1) return `${found === 1 ? "En" : "No en"} la última leída con seguridad`;
  return `En ${found} de las últimas ${of} leídas con seguridad`;
}

/** An arch for each of the last answers, oldest first; the words stand for who cannot see them. */
function Signs({ signs }: Pick<PartRow, "signs">) {
  const found = signs.filter((sign) => sign === "found").length;
  const keyed = signs.map((sign, index) => ({ sign, key: `sign-${index}` }));
  return (
    <span className="flex items-center gap-3 text-sm text-ink-2 tabular-nums">
      <span aria-hidden="true" className="flex gap-1">
        {keyed.map(({ sign, key }) => (
          <span
            key={key}
            className={classNames(
              "h-4 w-3.5 rounded-t-full rounded-b-[0.1875rem]",
              sign === "found" ? "bg-act" : "border-2 border-dotted border-line-strong",
            )}
          />
        ))}
      </span>
      {whereFound(found, signs.length)}
    </span>
  );
}
