import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from "@headlessui/react";
import {
  Award,
  BriefcaseBusiness,
  CalendarDays,
  ChartLine,
  Clock,
  FileText,
  ListChecks,
  Mail,
  MapPin,
  MessagesSquare,
  Quote,
  Sprout,
  X,
} from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { countWord } from "#app/platform/format.ts";
import { ArchPortrait } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { dialogClass } from "#app/ui/dialog-class.ts";
import { type Glyph, Icon } from "#app/ui/icon.tsx";
import { useFocusReturn } from "#app/ui/use-focus-return.ts";

type GuideHunter = {
  name: string;
  /** Fits after the name and a colon. */
  inBrief: string;
  level: "junior" | "semi-senior" | "senior";
};

export type WelcomeGuideProps = { open: boolean; onClose: () => void; hunters: readonly GuideHunter[] };

/** The part of WelcomeGuide that is loaded when the guide opens. */
export default function GuideDialog({ open, onClose, hunters }: WelcomeGuideProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    // Headless UI types its ref as always filled; it reads it only after the dialog is mounted.
    <Dialog open={open} onClose={onClose} initialFocus={heading as RefObject<HTMLElement>} className="relative z-30">
      <DialogBackdrop className={dialogClass.backdrop} />
      <div className={dialogClass.place}>
        <DialogPanel className={classNames(dialogClass.panel, "rows:max-w-[47rem]")}>
          <GuideContent heading={heading} steps={guideSteps(hunters)} onClose={onClose} />
        </DialogPanel>
      </div>
    </Dialog>
  );
}

/** Mounted only while the guide is open, so that it starts at the first step each time. */
function GuideContent({
  heading,
  steps,
  onClose,
}: {
  heading: RefObject<HTMLHeadingElement | null>;
  steps: readonly GuideStep[];
  onClose: () => void;
}) {
  const [index, setIndex] = useState(0);
  useFocusReturn();
  const forward = useRef<HTMLButtonElement>(null);
  const step = steps[index];
  if (!step) return null;
  const total = steps.length;
  const last = index === total - 1;
  const back = () => {
    setIndex(index - 1);
    // On step 1 'Anterior' becomes disabled and would lose the keyboard focus.
    if (index === 1) forward.current?.focus();
  };
  return (
    <>
      <GuideProgress index={index} total={total} />
      <div className="grid min-h-0 overflow-y-auto rows:grid-cols-[17rem_minmax(0,1fr)]">
        <div
          className={classNames(
            "flex items-end justify-center bg-cobre-100 pt-7 rows:px-5 rows:pt-5",
            "[@media(max-height:44rem)]:max-rows:hidden",
          )}
        >
          <ArchPortrait key={index} src={step.art} alt="" flat className="w-50 animate-step rows:w-full" />
        </div>
        <div className="flex flex-col px-5 pt-6 pb-5 rows:min-h-[24.5rem] rows:px-10 rows:pt-10 rows:pb-7">
          <div key={index} aria-live="polite" className="animate-step">
            <GuideText step={step} place={`Paso ${index + 1} de ${total}`} heading={heading} />
          </div>
          <div className="mt-auto flex items-center gap-3 pt-6">
            <GuideDots index={index} total={total} />
            <Button variant="secondary" disabled={index === 0} onClick={back}>
              Anterior
            </Button>
            <Button ref={forward} onClick={() => (last ? onClose() : setIndex(index + 1))}>
              {last ? "Comenzar" : "Siguiente"}
            </Button>
          </div>
        </div>
      </div>
      <Button
        variant="ghost"
        square
        icon={X}
        aria-label="Cerrar guía"
        onClick={onClose}
        className="absolute top-4 right-3"
      />
    </>
  );
}

function GuideText({
  step,
  place,
  heading,
}: {
  step: GuideStep;
  /** "Paso 2 de 4" */
  place: string;
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  return (
    <>
      <p className="text-sm font-semibold text-patina-700 tabular-nums">{place}</p>
      <DialogTitle
        ref={heading as RefObject<HTMLHeadingElement>}
        tabIndex={-1}
        className={classNames(
          "mt-1.5 mb-3 text-[1.5rem] leading-7.5 tracking-[-0.025em] outline-none rows:text-[1.75rem]",
          "rows:leading-8.5",
        )}
      >
        {step.title}
      </DialogTitle>
      <p className="text-ink-2">{step.text}</p>
      <ul className="mt-5 grid gap-2">
        {step.points.map((point) => (
          <li key={point.text} className="flex gap-2.5">
            <Icon glyph={point.glyph} className="mt-0.5 text-patina-600" />
            {point.text}
          </li>
        ))}
      </ul>
    </>
  );
}

type PlaceProps = { index: number; total: number };

function GuideProgress({ index, total }: PlaceProps) {
  return (
    <div
      role="progressbar"
      aria-label="Avance de la guía"
      aria-valuetext={`Paso ${index + 1} de ${total}`}
      aria-valuenow={index + 1}
      aria-valuemin={1}
      aria-valuemax={total}
      className="h-1.5 shrink-0 bg-sunken"
    >
      <div
        className="h-full rounded-r-full bg-act transition-[width] duration-150 ease-calm"
        style={{ width: `${((index + 1) / total) * 100}%` }}
      />
    </div>
  );
}

function GuideDots({ index, total }: PlaceProps) {
  return (
    <div aria-hidden="true" className="flex flex-1 gap-2">
      {Array.from({ length: total }, (_, place) => place).map((place) => (
        <span
          key={place}
          className={classNames(
            "h-2 rounded-full transition-[width,background-color] duration-150",
            place === index ? "w-6 bg-act" : place < index ? "w-2 bg-patina-300" : "w-2 bg-edge",
          )}
        />
      ))}
    </div>
  );
}

type GuideStep = {
  title: string;
  text: string;
  /** A full-bleed 6:7 scene. */
  art: string;
  points: readonly { glyph: Glyph; text: string }[];
};

const GLYPHS: Readonly<Record<GuideHunter["level"], Glyph>> = {
  junior: Sprout,
  "semi-senior": BriefcaseBusiness,
  senior: Award,
};

/** What the welcome guide shows, in order: CV, coach, interviews, progress. */
function guideSteps(hunters: readonly GuideHunter[]): readonly GuideStep[] {
  return [CV_STEP, COACH_STEP, interviewStep(hunters), PROGRESS_STEP];
}

const CV_STEP: GuideStep = {
  title: "Conoce la fuerza de tu CV",
  text: "Sube tu currículum y el análisis con IA te muestra qué ya funciona y qué puedes mejorar hoy.",
  art: "/art/scene-cv.svg",
  points: [
    { glyph: FileText, text: "Un puntaje de 0 a 100, con sus razones" },
    { glyph: Quote, text: "Cada observación cita tu propio texto" },
    { glyph: ListChecks, text: "Sugerencias para LinkedIn y preguntas para practicar" },
  ],
};

const COACH_STEP: GuideStep = {
  title: "Reserva tiempo con un coach",
  text: "Una persona, no un algoritmo. Conversen sobre tu CV, tu entrevista o la duda que no sabes a quién preguntar.",
  art: "/art/scene-coach.svg",
  points: [
    { glyph: Clock, text: "30 minutos, gratis" },
    { glyph: MapPin, text: "Presencial o virtual, como te acomode" },
    { glyph: Mail, text: "Confirmación por email con la fecha para tu calendario" },
  ],
};

function interviewStep(hunters: readonly GuideHunter[]): GuideStep {
  return {
    title: "Practica según tu nivel",
    text:
      `${countWord(hunters.length) ?? hunters.length} head hunters con IA te entrevistan por escrito o por voz. ` +
      "Elige al que calza con tu experiencia.",
    art: "/art/scene-interview.svg",
    points: hunters.map(({ name, inBrief, level }) => ({ glyph: GLYPHS[level], text: `${name}: ${inBrief}` })),
  };
}

const PROGRESS_STEP: GuideStep = {
  title: "Mira cómo avanzas",
  text: "Todo lo que haces queda guardado en un solo lugar, para que veas de dónde partiste y qué sigue.",
  art: "/art/scene-progress.svg",
  points: [
    { glyph: ChartLine, text: "Tus puntajes a lo largo del tiempo" },
    { glyph: MessagesSquare, text: "Tus entrevistas, con lo que conviene mejorar" },
    { glyph: CalendarDays, text: "Tus próximas sesiones de coaching" },
  ],
};
