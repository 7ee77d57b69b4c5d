import type { Booking } from "#app/features/coaching/booking-types.ts";
import { dayAndTime, dayName } from "#app/features/coaching/day-text.ts";
import { Alert } from "#app/ui/alert.tsx";
import type { Kept, Outcome } from "./outcome.ts";

/** What is said of a screen's address that names what can not be booked. Only what is known to be so. */

type Part = Extract<Outcome, { kind: "gone" }>["part"];

const TITLES: Record<Part, string> = {
  coach: "Con ese coach no se puede reservar",
  date: "Esa fecha no se puede reservar",
  time: "Esa hora no se puede reservar",
  taken: "Esa hora ya no está libre",
  unsure: "Esa hora ya está reservada",
};

const CAUSES: Record<Part, string> = {
  coach: "Puede que ya no tome citas.",
  date: "Puede que ya haya pasado, o que ese día no haya atención.",
  time: "Puede que ya haya pasado, o que no sea una de las horas de ese día.",
  taken: "",
  unsure: "No pudimos ver si es una cita tuya: antes de elegir otra, mira en Mis citas.",
};

/** What the address names is gone. */
export function Gone({ part, kept }: { part: Part; kept: Kept }) {
  const texts = kept.hasTexts ? "Lo que escribiste en tus datos sigue aquí." : "";
  return (
    <Alert tone="warn" role="alert" title={TITLES[part]}>
      {[CAUSES[part], nextOf(kept), texts].filter(Boolean).join(" ")}
    </Alert>
  );
}

function nextOf({ coach, date }: Kept): string {
  if (coach === null) return "Elige abajo con quién, qué día y a qué hora.";
  if (date === null) return `Sigues con ${coach}: elige otra fecha y otra hora.`;
  return `Sigues con ${coach}, el ${dayName(date)}: elige otra hora u otra fecha.`;
}

/** The hour is the person's own: there is nothing to book. */
export function Own({ booking }: { booking: Booking }) {
  return (
    <Alert tone="info" role="alert" title="Esa hora ya la reservaste tú">
      Es tu cita del {dayAndTime(booking.startsAt)}, con {booking.coachName}.{" "}
      <a href="#mis-citas" className="link text-inherit print:hidden">
        Ver en Mis citas
      </a>
    </Alert>
  );
}
