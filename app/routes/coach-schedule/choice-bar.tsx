import { ArrowRight } from "lucide-react";
import { useId } from "react";
import { dayName, upperFirst } from "#app/features/coaching/day-text.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { missingWords } from "./choice.ts";
import { StepBar } from "./step-card.tsx";
import type { Wizard } from "./use-wizard.ts";

/**
 * What is chosen so far, and the way on.
 * @param onMissing goes to the part that is missing yet, which a phone shows far below the coaches
 */
export function ChoiceBar({ wizard, onMissing }: { wizard: Wizard; onMissing: () => void }) {
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

/** Only words while there is nothing to go to. */
function MissingWords({ onGo, children }: { onGo: (() => void) | undefined; children: string }) {
  if (!onGo) return <span className="block leading-5 text-ink-2">{children}</span>;
  return (
    <button type="button" className="link block text-left leading-5 touch:-my-3 touch:py-3" onClick={onGo}>
      {children}
    </button>
  );
}
