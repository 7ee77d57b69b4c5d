import type { CoachSessionStatus } from "#db/coaching-tables.ts";
import type { CvStatus } from "#db/schema.ts";
import type { MAIL_STATES } from "./list-options.ts";

/** Labels of the badges, the same on the screen and in exported files. */

export const ANALYSIS_STATUS: Record<CvStatus, string> = {
  processing: "Procesando",
  completed: "Completado",
  failed: "Falló",
};

export const MAIL_STATE: Record<(typeof MAIL_STATES)[number], string> = {
  waiting: "En cola",
  failed: "No salió",
  dismissed: "Descartado",
  sent: "Enviado",
  expired: "Ya no se envía",
};

export const SESSION_STATUS: Record<CoachSessionStatus, string> = {
  scheduled: "Programada",
  completed: "Completada",
  cancelled: "Cancelada",
  no_show: "No asistió",
};
