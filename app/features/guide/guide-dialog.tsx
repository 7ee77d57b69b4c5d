import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from "@headlessui/react";
import { X } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { ArchPortrait } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { dialogLook } from "#app/ui/dialog-look.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useFocusReturn } from "#app/ui/use-focus-return.ts";
import { type GuideStep, guideSteps } from "./steps.ts";

export type WelcomeGuideProps = { open: boolean; onClose: () => void };

/** The part of WelcomeGuide that is loaded when the guide opens. */
export default function GuideDialog({ open, onClose }: WelcomeGuideProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    // Headless UI types its ref as always filled; it reads it only after the dialog is mounted.
    <Dialog open={open} onClose={onClose} initialFocus={heading as RefObject<HTMLElement>} className="relative z-30">
      <DialogBackdrop transition className={dialogLook.backdrop} />
      <div className={dialogLook.place}>
        <DialogPanel transition className={classNames(dialogLook.panel, "rows:max-w-[47rem]")}>
          <GuideContent heading={heading} onClose={onClose} />
        </DialogPanel>
      </div>
    </Dialog>
  );
}

/** Mounted only while the guide is open, so that the step is forgotten when it closes. */
function GuideContent({ heading, onClose }: { heading: RefObject<HTMLHeadingElement | null>; onClose: () => void }) {
  const [index, setIndex] = useState(0);
  useFocusReturn();
  const forward = useRef<HTMLButtonElement>(null);
  const step = guideSteps[index];
  if (!step) return null;
  const last = index === guideSteps.length - 1;
  const back = () => {
    setIndex(index - 1);
    // On step 1 'Anterior' is disabled and would take the keyboard's focus with it.
    if (index === 1) forward.current?.focus();
  };
  return (
    <>
      <GuideProgress index={index} />
      <div className="grid min-h-0 overflow-y-auto rows:grid-cols-[17rem_minmax(0,1fr)]">
        <div className="flex items-end justify-center bg-cobre-100 pt-7 rows:px-5 rows:pt-5 [@media(max-height:44rem)]:max-rows:hidden">
          <ArchPortrait key={index} src={step.art} alt="" flat className="w-50 animate-step rows:w-full" />
        </div>
        <div className="flex flex-col px-5 pt-6 pb-5 rows:min-h-[24.5rem] rows:px-10 rows:pt-10 rows:pb-7">
          <div key={index} aria-live="polite" className="animate-step">
            <GuideText step={step} index={index} heading={heading} />
          </div>
          <div className="mt-auto flex items-center gap-3 pt-6">
            <GuideDots index={index} />
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
  index,
  heading,
}: {
  step: GuideStep;
  index: number;
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  return (
    <>
      <p className="text-sm font-semibold text-patina-700 tabular-nums">
        Paso {index + 1} de {guideSteps.length}
      </p>
      <DialogTitle
        ref={heading as RefObject<HTMLHeadingElement>}
        tabIndex={-1}
        className="mt-1.5 mb-3 text-[1.5rem] leading-7.5 tracking-[-0.025em] outline-none rows:text-[1.75rem] rows:leading-8.5"
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

function GuideProgress({ index }: { index: number }) {
  const total = guideSteps.length;
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
        className="h-full rounded-r-full bg-patina-700 transition-[width] duration-150 ease-calm"
        style={{ width: `${((index + 1) / total) * 100}%` }}
      />
    </div>
  );
}

function GuideDots({ index }: { index: number }) {
  return (
    <div aria-hidden="true" className="flex flex-1 gap-2">
      {guideSteps.map((step, place) => (
        <span
          key={step.title}
          className={classNames(
            "h-2 rounded-full transition-[width,background-color] duration-150",
            place === index ? "w-6 bg-patina-700" : place < index ? "w-2 bg-patina-300" : "w-2 bg-[#c9c5bc]",
          )}
        />
      ))}
    </div>
  );
}
