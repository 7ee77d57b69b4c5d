import { Link } from "@remix-run/react";
import { ArrowUp, Quote, Target } from "lucide-react";
import type { ReactNode } from "react";
import type { GapTheme, OfferStep } from "#app/features/offers/next-steps.ts";
import { type Glyph, Icon } from "#app/ui/icon.tsx";
import type { ShownOffer } from "./screen-data.ts";

const LINK = "link touch:inline-block touch:min-h-11 touch:content-center";

/** What helps with a gap, by the theme of its question. */
const STORY: Readonly<Record<GapTheme, { title: string; text: string }>> = {
  Aprendizaje: {
    title: "Ten lista una historia de aprendizaje",
    text: "Si te preguntan por esto, sirve contar algo que aprendiste:",
  },
  Trayectoria: {
    title: "Ten listo el relato de tu camino",
    text: "Si te preguntan por esto, sirve contar lo que ya hiciste:",
  },
};
const WAS_ASKED = "En tu entrevista para esta oferta te preguntaron:";

type NextStepsProps = Pick<ShownOffer, "steps" | "practice">;

/** What can be done before applying, each with the words on which it rests. */
export function NextSteps({ steps, practice }: NextStepsProps) {
  if (steps.length === 0) return null;
  const isAboutCv = steps.some(({ kind }) => kind !== "gap");
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="text-[1.0625rem]">
        Próximos pasos
      </h2>
      <ol className="mt-1">
        {steps.map((step) => (
          <li key={`${step.kind}-${step.id}`} className="flex gap-3.5 border-b border-hair py-3.5 last:border-0">
            <StepText step={step} practice={practice} />
          </li>
        ))}
      </ol>
      {isAboutCv && (
        <p className="text-sm text-ink-2">
          Cuando cambies tu CV,{" "}
          <Link to="/analyze-cv" className={LINK}>
            analízalo de nuevo
          </Link>{" "}
          y compara otra vez.
        </p>
      )}
    </section>
  );
}

function StepText({ step, practice }: { step: OfferStep; practice: ShownOffer["practice"] }) {
  switch (step.kind) {
    case "word":
      return (
        <Step glyph={Quote} title={step.isSame ? "Usa su palabra" : "Mira si es lo mismo"}>
          Dicen «{step.asked}»; tú escribiste «{step.own}».
          {!step.isSame && " Si es lo mismo, dilo con sus palabras."}
        </Step>
      );
    case "up":
      return (
        <Step glyph={ArrowUp} title="Muéstralo antes">
          Piden «{step.asked}» como obligatorio, y «{step.own}» está en la última parte de tu CV.
        </Step>
      );
    default: {
      const asked = practice[step.theme];
      return (
        <Step glyph={Target} title={STORY[step.theme].title}>
          {step.gaps.map((gap) => (
            <span key={gap.id} className="block">
              «{gap.asked}»: {groundOf(gap)}
            </span>
          ))}
          {asked && (
            <span className="mt-1 block">
              {asked.wasAsked ? WAS_ASKED : STORY[step.theme].text} «{inner(asked.question)}»{" "}
              <Link to={asked.path} className={LINK}>
                Practicar
                <span className="sr-only">: {asked.question}</span>
              </Link>
            </span>
          )}
        </Step>
      );
    }
  }
}

/** Quotation marks inside of others. */
const inner = (text: string) => text.replace(/«/g, "“").replace(/»/g, "”");

/** What is near is named, because the sentence about it speaks of both. */
function groundOf({ own, ground }: Extract<OfferStep, { kind: "gap" }>["gaps"][number]): string {
  if (own !== null) return `hoy muestras «${own}». ${ground}`;
  return ground.charAt(0).toLocaleLowerCase("es-CL") + ground.slice(1);
}

function Step({ glyph, title, children }: { glyph: Glyph; title: string; children: ReactNode }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="grid h-9 w-8 shrink-0 place-items-center rounded-t-[1rem] rounded-b-[0.375rem] bg-patina-50"
      >
        <Icon glyph={glyph} size={18} className="text-patina-700" />
      </span>
      <div className="min-w-0 text-sm text-ink-2 wrap-anywhere">
        <h3 className="text-base leading-6 text-ink">{title}</h3>
        {children}
      </div>
    </>
  );
}
