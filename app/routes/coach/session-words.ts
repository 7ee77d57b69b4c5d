import type { Desk, DeskSession } from "#app/features/coaching/desk/desk-view.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";

/** What there is to say of an appointment at one look. */

type State = "next" | "scheduled" | "open" | "completed" | "no_show" | "cancelled";

export const STATES: Readonly<Record<State, { word: string; tone: BadgeTone }>> = {
  next: { word: "Próxima", tone: "patina" },
  scheduled: { word: "Agendada", tone: "neutral" },
  open: { word: "Sin cerrar", tone: "warn" },
  completed: { word: "Asistió", tone: "ok" },
  no_show: { word: "No llegó", tone: "bad" },
  cancelled: { word: "Cancelada", tone: "neutral" },
};

export function stateOf(
  { id, status, endsAt }: Pick<DeskSession, "id" | "status" | "endsAt">,
  { now, next }: Pick<Desk, "now" | "next">,
): State {
  if (status !== "scheduled") return status;
  if (id === next?.id) return "next";
  return endsAt <= now ? "open" : "scheduled";
}
