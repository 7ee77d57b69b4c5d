import { CircleCheckBig } from "lucide-react";
import type { RefObject } from "react";
import type { PracticeView } from "#app/features/practice/attempts.server.ts";
import { PART_TEXTS } from "#app/features/practice/part-texts.ts";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { MarkedAnswer } from "./answer-parts.tsx";
import { quotedText } from "./quoted-text.ts";

type BeforeAndAfterProps = {
  heading: RefObject<HTMLHeadingElement>;
  before: NonNullable<PracticeView["before"]>;
  last: NonNullable<PracticeView["last"]>;
};

/** What the last try gained, and both tries side by side. */
export function BeforeAndAfter({ heading, before, last }: BeforeAndAfterProps) {
  const [first] = before.gains;
  return (
    <section aria-labelledby="gained">
      <h2 ref={heading} id="gained" tabIndex={-1} className="outline-none">
        {first ? PART_TEXTS[first.part].gained : "No reconocimos una parte nueva"}
      </h2>
      {first ? (
        <ul className="mt-2 grid gap-1.5">
          {before.gains.map(({ part, quote }) => (
            <li key={part} className="flex gap-2 wrap-anywhere">
              <Icon glyph={CircleCheckBig} size={18} className="mt-1 text-patina-700" />
              <span>
                <b className="font-[620]">{PART_TEXTS[part].name}:</b> {quotedText(quote)}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 max-w-[38rem] text-ink-2">
          La nombramos solo cuando trae un dato que el intento anterior no tenía y responde la pregunta. Prueba con uno:
          un lugar, un número, cómo terminó.
        </p>
      )}
      <Card pad="none" className="mt-4 grid overflow-hidden shell:grid-cols-2">
        <div className="min-w-0 p-4 shell:p-6">
          <h3>Intento anterior</h3>
          <MarkedAnswer segments={before.map.segments} />
        </div>
        <div className="min-w-0 border-line p-4 max-shell:border-t shell:border-l shell:p-6">
          <h3>Último intento</h3>
          <MarkedAnswer segments={last.map.segments} />
        </div>
      </Card>
    </section>
  );
}
