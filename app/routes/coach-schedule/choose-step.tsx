import { ArrowRight } from "lucide-react";
import { type RefObject, useId, useRef } from "react";
import type { CoachOffer } from "#app/features/coaching/booking-types.ts";
import { DateChoice } from "#app/features/coaching/date-choice.tsx";
import { dayName, upperFirst } from "#app/features/coaching/day-text.ts";
import { fullDaysOf } from "#app/features/coaching/nearest-free.ts";
import { TimeChoice } from "#app/features/coaching/time-choice.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { missingWords } from "./choice.ts";
import { CoachChoice } from "./coach-choice.tsx";
import { SlotsLoader } from "./slots-loader.tsx";
import { StepBar, StepCard } from "./step-card.tsx";
import type { Wizard } from "./use-wizard.ts";
import { JoinWaitingList } from "./waiting-list.tsx";

type ChooseStepProps = {
  wizard: Wizard;
  coaches: readonly CoachOffer[];
  hasWaitingList: boolean;
  heading: RefObject<HTMLHeadingElement>;
};

/** Step 1: choose coach, date and time. */
export function ChooseStep({ wizard, coaches, hasWaitingList, heading }: ChooseStepProps) {
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
        { key: "date", content: <DatePart wizard={wizard} hasWaitingList={hasWaitingList} heading={date} /> },
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

type DatePartProps = PartProps & { hasWaitingList: boolean };

function DatePart({ wizard: { coach, choice, setChoice, slots }, hasWaitingList, heading }: DatePartProps) {
  const id = useId();
  return (
    <>
      <h2 id={id} ref={heading} tabIndex={-1} className="mb-3 scroll-mt-20 text-lg leading-6 outline-none">
        Elige la fecha
      </h2>
      {coach ? (
        <SlotsLoader read={slots}>
          {(occupied) => (
            <>
              <DateChoice
                labelledBy={id}
                dates={coach.dates}
                holidays={coach.holidays}
                occupied={occupied}
                value={choice.date}
                onChoose={(date) => setChoice({ ...choice, date, time: null })}
              />
              {hasWaitingList && <JoinWaitingList coach={coach} {...fullDaysOf(coach.dates, occupied)} />}
            </>
          )}
        </SlotsLoader>
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

/**
 * The current choice, and the button to the next step.
 * @param onMissing goes to the missing part, which on a phone is far below the coaches
 */
function ChoiceBar({ wizard, onMissing }: { wizard: Wizard; onMissing: () => void }) {
  const { coach, day, appointment, goTo } = wizard;
  const words = useId();
  return (
    <StepBar sticky>
      {appointment && (
        <span className="hidden shell:block">
          <Avatar name={appointment.coach.name} src={appointment.coach.image} />
        </span>
      )}
      <p id={words} aria-live="polite" className="min-w-0 flex-1">
        {appointment ? (
          <b className="block leading-5 tabular-nums max-shell:text-[0.875rem]">
            {upperFirst(dayName(appointment.date))}, {appointment.slot.time}
          </b>
        ) : (
          <MissingWords onGo={coach && onMissing}>{missingWords({ coach, day }, appointment)}</MissingWords>
        )}
        {coach && <span className="block text-sm text-ink-3">con {coach.name}</span>}
      </p>
      <Button size="lg" disabled={!appointment} aria-describedby={words} onClick={() => goTo(2)}>
        Continuar
        <Icon glyph={ArrowRight} size={18} />
      </Button>
    </StepBar>
  );
}

/** Plain text when there is nothing to go to. */
function MissingWords({ onGo, children }: { onGo: (() => void) | undefined; children: string }) {
  if (!onGo) return <span className="block leading-5 text-ink-2">{children}</span>;
  return (
    <button type="button" className="link block text-left leading-5 touch:-my-3 touch:py-3" onClick={onGo}>
      {children}
    </button>
  );
}
