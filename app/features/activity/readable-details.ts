import { formatDateTime } from "#app/platform/format.ts";

/** The details of an activity as a line for people, for files that the office opens in a spreadsheet. */

const LABELS: Readonly<Record<string, string>> = {
  address: "Dirección",
  analysisId: "Análisis",
  answered: "Respuestas",
  bookingId: "Cita",
  call: "Llamada",
  changed: "Cambió",
  changedSince: "Cambiados desde entonces",
  clock: "Hora del servidor",
  closed: "Sesiones cerradas",
  coachId: "Coach",
  conflicts: "Conflictos",
  consent: "Permiso",
  count: "Personas",
  created: "Creados",
  date: "Fecha",
  ending: "Término",
  expected: "Filas esperadas",
  erasedUserId: "Usuario borrado",
  expiresAt: "Vence",
  fileName: "Archivo",
  filtered: "Con filtros",
  format: "Formato",
  found: "Filas encontradas",
  from: "Antes",
  hunterId: "Head hunter",
  interviewId: "Entrevista",
  kept: "Se mantienen",
  kind: "Tipo",
  lastSeenAt: "Última señal",
  list: "Lista",
  loadId: "Carga",
  mailId: "Correo",
  mails: "Correos",
  method: "Vía",
  name: "Respaldo",
  people: "Personas",
  personalised: "Preguntas propias",
  provider: "Proveedor",
  previousStartsAt: "Hora anterior",
  question: "Pregunta",
  rating: "Calificación",
  rejected: "Rechazados",
  removed: "Borrados",
  requestId: "Solicitud",
  restored: "Restaurados",
  role: "Rol",
  rows: "Filas",
  scope: "Abre",
  score: "Puntaje",
  secondFactor: "Segundo factor",
  settings: "Ajustes",
  startsAt: "Hora",
  subject: "Sobre",
  subjectId: "Resultado",
  targetUserId: "Usuario",
  throttled: "Frenados por intentos",
  to: "Ahora",
  token: "Llave",
  unchanged: "Sin cambios",
  updated: "Actualizados",
  version: "Versión",
  wrong: "Con clave equivocada",
};

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/** "Cita: 12; Hora: 27-11-2026, 15:00"; "" without details. A detail without a label keeps its own name. */
export function readableDetails(details: Readonly<Record<string, unknown>>): string {
  return Object.entries(details)
    .map(([key, value]) => `${Object.hasOwn(LABELS, key) ? LABELS[key] : key}: ${words(value)}`)
    .join("; ");
}

function words(value: unknown): string {
  if (value === null || value === undefined) return "-";
  if (typeof value === "boolean") return value ? "sí" : "no";
  if (typeof value === "string") return INSTANT.test(value) ? formatDateTime(value) : value;
  return typeof value === "number" ? String(value) : JSON.stringify(value);
}
