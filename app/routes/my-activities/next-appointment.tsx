import { Avatar } from "#app/ui/avatar.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { Card } from "#app/ui/card.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { Appointment } from "./coaching-timeline.ts";

/** The appointment that comes next. Changing it is done where the free hours are. */
export function NextAppointment({ appointment }: { appointment: Appointment }) {
  const { coachName, coachImage, when, how, calendar, change } = appointment;
  return (
    <Card as="section" aria-labelledby="proxima-cita">
      <h2 id="proxima-cita" className="text-sm leading-5 font-semibold tracking-normal text-patina-700">
        Tu próxima cita
      </h2>
      <div className="mt-3 flex items-center gap-3">
        <Avatar name={coachName} src={coachImage} size={48} />
        <p className="min-w-0">
          <b className="block tabular-nums">{when}</b>
          <span className="text-ink-2">
            con {coachName}, {how}
          </span>
        </p>
      </div>
      <div className="mt-4 grid gap-2">
        <a href={calendar} download className={buttonClass({ variant: "secondary", block: true })}>
          Agregar a mi calendario
        </a>
        {change && (
          <LinkButton to={change} variant="ghost" block>
            Reagendar o cancelar
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
