import { CircleCheckBig } from "lucide-react";
import type { RefObject } from "react";
import type { PracticeView } from "#app/features/practice/attempts.server.ts";
import type { AnswerMap } from "#app/features/practice/map-answer.ts";
import { PART_TEXTS } from "#app/features/practice/part-texts.ts";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { MarkedAnswer } from "./answer-parts.tsx";
import { quotedText } from "./quoted-text.ts";

type BeforeAndAfterProps = {
  heading: RefObject<HTMLHeadingElement>;
  before: NonNullable<PracticeView["before"]>;
  /** Of the last try. */
  segments: AnswerMap["segments"];
  /** Whether the last try was made just now. */
  isNew: boolean;
};

/** What the last try gained, and both tries side by side. */
export function BeforeAndAfter({ heading, before, segments, isNew }: BeforeAndAfterProps) {
  const { gains, map } = before;
  return (
    <section aria-labelledby="gained">
      {isNew && gains.length > 0 ? (
        <Celebration heading={heading} gains={gains} />
      ) : (
        <Gained heading={heading} gains={gains} />
      )}
      <Card pad="none" className="mt-4 grid overflow-hidden shell:mt-6 shell:grid-cols-2">
        <div className="min-w-0 p-4 shell:p-6">
          <h3>Intento anterior</h3>
          <MarkedAnswer segments={map.segments} />
        </div>
        <div className="min-w-0 border-line p-4 max-shell:border-t shell:border-l shell:p-6">
          <h3>Último intento</h3>
          <MarkedAnswer segments={segments} />
        </div>
      </Card>
    </section>
  );
}

type GainedProps = { heading: RefObject<HTMLHeadingElement>; gains: NonNullable<PracticeView["before"]>["gains"] };

function Gained({ heading, gains }: GainedProps) {
  const [first] = gains;
  return (
    <>
      <h2 ref={heading} id="gained" tabIndex={-1} className="outline-none">
        {first ? PART_TEXTS[first.part].gained : "No reconocimos una parte nueva"}
      </h2>
      {first ? (
        <GainList gains={gains} markClass="text-patina-700" />
      ) : (
        <p className="mt-1 max-w-[38rem] text-ink-2">
          La nombramos solo cuando trae un dato que el intento anterior no tenía y responde la pregunta. Prueba con uno:
          un lugar, un número, cómo terminó.
        </p>
      )}
    </>
  );
}

/** The same on the screen where it was reached; the sun rises once, and stands still for who wants less motion. */
function Celebration({ heading, gains }: GainedProps) {
  const [first] = gains;
  return (
    <div className="relative overflow-hidden rounded-dialog bg-deep p-5 text-on-deep shell:p-9">
      <picture>
        <source media="(prefers-reduced-motion: no-preference)" srcSet="/art/fin-amanecer-move.svg" />
        <img
          src="/art/fin-amanecer.svg"
          alt=""
          className={classNames(
            "max-shell:-mx-5 max-shell:-mt-5 max-shell:mb-4 max-shell:h-36 max-shell:w-[calc(100%+2.5rem)]",
            "max-shell:max-w-none object-cover object-right shell:absolute shell:inset-y-0 shell:right-0",
            "shell:h-full shell:w-1/2 shell:[mask-image:linear-gradient(90deg,#0000,#000_45%)]",
          )}
        />
      </picture>
      <div className="relative shell:w-1/2 shell:pr-6">
        <h2
          ref={heading}
          id="gained"
          tabIndex={-1}
          className="text-[1.625rem] leading-8 text-balance outline-none shell:text-[1.875rem] shell:leading-9"
        >
          {first && PART_TEXTS[first.part].gained}
        </h2>
        <GainList gains={gains} markClass="text-on-deep-2" />
        <div className="mt-5 flex flex-wrap gap-2">
          <LinkButton to="/dashboard" variant="inverse">
            Volver al inicio
          </LinkButton>
          <LinkButton to="/practice" variant="inverse-outline">
            Otra pregunta
          </LinkButton>
        </div>
      </div>
    </div>
  );
}

function GainList({ gains, markClass }: Pick<GainedProps, "gains"> & { markClass: string }) {
  return (
    <ul className="mt-2 grid gap-1.5">
      {gains.map(({ part, quote }) => (
        <li key={part} className="flex gap-2 wrap-anywhere">
          <Icon glyph={CircleCheckBig} size={18} className={classNames("mt-1", markClass)} />
          <span>
            <b className="font-[620]">{PART_TEXTS[part].name}:</b> {quotedText(quote)}
          </span>
        </li>
      ))}
    </ul>
  );
}
