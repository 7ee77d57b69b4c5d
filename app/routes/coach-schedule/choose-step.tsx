import { type RefObject, useId, useRef } from "react";
import type { CoachOffer } from "#app/features/coaching/coaching.ts";
import { DateChoice } from "#app/features/coaching/date-choice.tsx";
import { dayName } from "#app/features/coaching/day-text.ts";
import { TimeChoice } from "#app/features/coaching/time-choice.tsx";
import { ChoiceBar } from "./choice-bar.tsx";
import { CoachChoice } from "./coach-choice.tsx";
import { SlotsGate } from "./slots-gate.tsx";
import { StepCard } from "./step-card.tsx";
import type { Wizard } from "./use-wizard.ts";

type ChooseStepProps = { wizard: Wizard; coaches: readonly CoachOffer[]; heading: RefObject<HTMLHeadingElement> };

/** Step 1: who, which day, at what time. */
export function ChooseStep({ wizard, coaches, heading }: ChooseStepProps) {
  const id = useId();
  const date = useRef<HTMLHeadingElement>(null);
  const time = useRef<HTMLHeadingElement>(null);
  const coachPart = (
    <>
      <h2 id={id} ref={heading} tabIndex={-1} className="mb-3 text-lg leading-6 outline-none">
        Elige tu coach
      </h2>
      <CoachChoice
        labelledBy={id}
        coaches={coaches}
        value={wizard.coach?.id ?? null}
        onChoose={(coachId) => wizard.setChoice({ coachId, date: null, time: null })}
      />
    </>
  );
  return (
    <StepCard
      columns="three"
      parts={[
        { key: "coach", content: coachPart },
        { key: "date", content: <DatePart wizard={wizard} heading={date} /> },
        { key: "time", content: <TimePart wizard={wizard} heading={time} /> },
      ]}
      footer={<ChoiceBar wizard={wizard} onMissing={() => goTo((wizard.day ? time : date).current)} />}
    />
  );
}

function goTo(heading: HTMLElement | null): void {
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}

type PartProps = { wizard: Wizard; heading: RefObject<HTMLHeadingElement> };

function DatePart({ wizard: { coach, choice, setChoice, slots }, heading }: PartProps) {
  const id = useId();
  return (
    <>
      <h2 id={id} ref={heading} tabIndex={-1} className="mb-3 scroll-mt-20 text-lg leading-6 outline-none">
        Elige la fecha
      </h2>
      {coach ? (
        <SlotsGate read={slots}>
          {(occupied) => (
            <DateChoice
              labelledBy={id}
              dates={coach.dates}
              holidays={coach.holidays}
              occupied={occupied}
              value={choice.date}
              onChoose={(date) => setChoice({ ...choice, date, time: null })}
            />
          )}
        </SlotsGate>
      ) : (
        <p className="text-ink-3">Elige un coach para ver sus fechas.</p>
      )}
    </>
  );
}

function TimePart({ wizard: { coach, day, choice, setChoice, occupied, appointment }, heading }: PartProps) {
  const id = useId();
  return (
    <>
      <h2 id={id} ref={heading} tabIndex={-1} className="scroll-mt-20 text-lg leading-6 outline-none">
        Elige la hora
      </h2>
      {coach && day && occupied ? (
        <>
          <p className="mt-0.5 mb-3 text-ink-2">{dayName(day.date)}</p>
          <TimeChoice
            labelledBy={id}
            day={day}
            occupied={occupied}
            value={appointment?.slot.time ?? null}
            onChoose={(time) => setChoice({ ...choice, time })}
            minutes={coach.sessionDuration}
          />
        </>
      ) : (
        <p className="mt-3 text-ink-3">Elige una fecha para ver sus horas.</p>
      )}
    </>
  );
}
