import type { AppointmentView } from "#app/features/coaching/links/appointment-view.ts";
import { pluralize } from "#app/platform/format.ts";

/** The words of a mailed link's page, for each state of its appointment. */

type Words = { title: string; lead: string };
type State = AppointmentView["state"];

export const BUTTONS = {
  confirm: { text: "Confirmo que voy", busy: "Confirmando...", variant: "primary" },
  cancel: { text: "Cancelar la cita", busy: "Cancelando...", variant: "danger-solid" },
} as const;

const BOOKINGS = { to: "/coach-schedule", text: "Entrar a Mis citas" };
const AGAIN = { to: "/coach-schedule", text: "Entrar y agendar otra hora" };

/** Where to go on, with signing in; nowhere while there is a button. */
export const AFTERWARDS: Record<State, { to: string; text: string } | null> = {
  open: null,
  confirmed: BOOKINGS,
  cancelled: AGAIN,
  moved: BOOKINGS,
  past: AGAIN,
  too_late: BOOKINGS,
  blocked: { to: "/account", text: "Entrar a Mi cuenta" },
};

export function wordsOf({ kind, state, cancelHours }: AppointmentView): Words {
  if (state === "open") return kind === "confirm" ? CONFIRM : CANCEL;
  if (state === "confirmed") {
    return {
      title: "Ya confirmaste que vas",
      lead: `Quedó anotado en la cita. Si algo cambia, puedes cancelar en Mis citas ${deadline(cancelHours)}.`,
    };
  }
  if (state === "too_late") {
    return {
      title: "Ya no se puede cancelar",
      lead: `Se acepta ${deadline(cancelHours)}. Si no puedes ir, avisa a tu coach o a Desarrollo Profesional.`,
    };
  }
  return OTHERS[state];
}

const CONFIRM: Words = { title: "¿Confirmas que vas?", lead: "Todavía no está confirmada: falta presionar el botón." };
const CANCEL: Words = {
  title: "¿No puedes ir?",
  lead: "Si cancelas, la hora queda libre para otra persona y no se puede deshacer.",
};

const OTHERS: Record<"cancelled" | "moved" | "past" | "blocked", Words> = {
  cancelled: {
    title: "Esta cita se canceló",
    lead: "La hora ya no es tuya. Si fue un error, no se puede deshacer: entra y agenda otra hora.",
  },
  moved: {
    title: "Esta cita cambió de hora",
    lead: "El enlace era de la hora anterior, así que aquí no se puede hacer nada. La nueva está en Mis citas.",
  },
  past: { title: "Esta cita ya pasó", lead: "El enlace servía hasta que comenzó. Si quieres otra, agéndala." },
  blocked: {
    title: "Tus datos están bloqueados",
    lead: "Pediste bloquear su tratamiento, así que esto no se puede hacer. Levanta el bloqueo en Mi cuenta.",
  },
};

/** "hasta 2 horas antes" */
function deadline(hours: number): string {
  return hours === 0 ? "antes de que empiece" : `hasta ${pluralize(hours, "hora", "horas")} antes`;
}
