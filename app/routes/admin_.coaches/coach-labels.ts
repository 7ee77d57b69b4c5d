import type { CoachModality } from "#app/features/admin/panel-api-schemas.server.ts";

/** Weekday 1 = Monday is the first element. */
export const WEEKDAY_NAMES = ["Lunes", "Martes", "Miércoles", "Jueves", "Viernes", "Sábado", "Domingo"] as const;

export const COACH_MODALITIES: Record<CoachModality, string> = {
  both: "Presencial o virtual",
  in_person: "Presencial",
  online: "Virtual",
};
