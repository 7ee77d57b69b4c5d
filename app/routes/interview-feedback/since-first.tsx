import type { CountedThing, Told } from "#app/features/interview/report/since-first.ts";
import { formatDate } from "#app/platform/format.ts";
import { classNames } from "#app/ui/class-names.ts";

const WORDS: Record<CountedThing, string> = {
  result: "Cierras con un resultado",
  role: "Dices qué hiciste tú",
  figure: "Das una cifra",
  example: "Cuentas un caso concreto",
};

type SinceFirstProps = {
  told: readonly Told[];
  /** End of the first interview, ISO-8601 UTC. */
  since: string;
};

/** What changed between the first interview and this one. */
export function SinceFirst({ told, since }: SinceFirstProps) {
  return (
    <section aria-labelledby="desde" className="border-t border-line pt-5">
      <h2 id="desde">Desde tu primera entrevista</h2>
      <ul className="mt-1">
        {told.map(({ thing, before, now }) => (
          <li key={thing} className="flex items-center gap-3.5 border-t border-hair py-3 first:border-0">
            <span className="flex-1">
              <b className="block font-[590]">{WORDS[thing]}</b>
              <span className="text-sm text-ink-3 tabular-nums">
                {formatDate(since)}: {before.told} de {before.of}
              </span>
            </span>
            <span
              className={classNames(
                "font-[620] whitespace-nowrap tabular-nums",
                now.told * before.of > before.told * now.of ? "text-patina-700" : "text-ink-2",
              )}
            >
              ahora: {now.told} de {now.of}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-ink-3">Respuestas en las que lo leímos con seguridad.</p>
    </section>
  );
}
