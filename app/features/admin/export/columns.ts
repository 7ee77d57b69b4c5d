import { actionLabel } from "#app/features/activity/actions.ts";
import { readableDetails } from "#app/features/activity/readable-details.ts";
import { auditWords } from "#app/features/audit/actions.ts";
import { personWords, roleWords, trailDetails } from "#app/features/audit/sentence.ts";
import { HUNTERS } from "#app/features/interview/hunters.ts";
import { ROLE_NAMES } from "#app/features/permissions/roles.ts";
import type { AdminTab } from "../list-options.ts";
import type { RowOf } from "../lists/lists.server.ts";
import { ANALYSIS_STATUS, MAIL_STATE, SESSION_STATUS } from "../status-labels.ts";

/** Value of a cell; an instant (ISO-8601 UTC) is written in Chilean local time. */
export type Cell = string | number | null | { instant: string };

type Column<Row> = {
  title: string;
  /** Width of the column in characters. */
  width: number;
  value(row: Row): Cell;
};

/** An exported table: the columns of the screen, plus data that the screen does not show as text. */
export type ExportTable<Row> = {
  /** Name of the sheet, and of the file without its date. */
  sheet: string;
  file: string;
  columns: readonly Column<Row>[];
};

const instant = (iso: string): Cell => ({ instant: iso });
const hunterName = (id: string) => HUNTERS.find((hunter) => hunter.id === id)?.name ?? id;

type UserRow = RowOf["users"];

/** Of blocked people an export has the name and the mark, and nothing else. */
const unblocked =
  (value: (row: UserRow) => Cell) =>
  (row: UserRow): Cell =>
    row.isBlocked ? null : value(row);
const userState = (row: UserRow) => (row.isBlocked ? "Bloqueada" : row.isActive ? "Activo" : "Inactivo");

export const EXPORTS: { [T in AdminTab]: ExportTable<RowOf[T]> } = {
  users: {
    sheet: "Usuarios",
    file: "usuarios",
    columns: [
      { title: "ID", width: 8, value: unblocked((row) => row.id) },
      { title: "RUT", width: 13, value: unblocked((row) => row.rut) },
      { title: "Nombre", width: 36, value: (row) => row.name },
      { title: "Email", width: 36, value: unblocked((row) => row.email) },
      { title: "Correo provisorio", width: 17, value: unblocked((row) => (row.isEmailPlaceholder ? "Sí" : "No")) },
      { title: "Rol", width: 15, value: unblocked((row) => ROLE_NAMES[row.role]) },
      { title: "Estado", width: 10, value: userState },
      { title: "Fecha Registro", width: 17, value: unblocked((row) => instant(row.createdAt)) },
      { title: "Contraseña inicial", width: 17, value: unblocked((row) => (row.hasInitialPassword ? "Sí" : "No")) },
    ],
  },
  "cv-analyses": {
    sheet: "Análisis CV",
    file: "analisis-cv",
    columns: [
      { title: "ID", width: 8, value: (row) => row.id },
      { title: "Usuario RUT", width: 13, value: (row) => row.userRut },
      { title: "Nombre", width: 36, value: (row) => row.userName },
      { title: "Archivo", width: 40, value: (row) => row.fileName },
      { title: "Tipo", width: 30, value: (row) => row.fileType },
      { title: "Tamaño (bytes)", width: 14, value: (row) => row.fileSize },
      { title: "Estado", width: 12, value: (row) => ANALYSIS_STATUS[row.processingStatus] },
      { title: "Nivel (años)", width: 12, value: (row) => row.currentLevel },
      { title: "Puntuación", width: 11, value: (row) => row.overallScore },
      { title: "Fecha", width: 17, value: (row) => instant(row.createdAt) },
    ],
  },
  activities: {
    sheet: "Actividades",
    file: "actividades",
    columns: [
      { title: "ID", width: 8, value: (row) => row.id },
      { title: "Usuario", width: 10, value: (row) => row.userId },
      { title: "RUT", width: 13, value: (row) => row.userRut },
      { title: "Nombre", width: 36, value: (row) => row.userName },
      { title: "Acción", width: 28, value: (row) => actionLabel(row.action) },
      { title: "Código", width: 24, value: (row) => row.action },
      { title: "Detalles", width: 60, value: (row) => readableDetails(row.details) },
      { title: "Fecha", width: 17, value: (row) => instant(row.createdAt) },
    ],
  },
  audit: {
    sheet: "Rastro",
    file: "rastro",
    columns: [
      { title: "N.º", width: 8, value: (row) => row.id },
      { title: "Fecha", width: 17, value: (row) => instant(row.createdAt) },
      { title: "Quién", width: 36, value: (row) => (row.actor ? personWords(row.actor) : "La plataforma") },
      { title: "Rol", width: 15, value: (row) => roleWords(row.actorRole) || "-" },
      { title: "Qué hizo", width: 36, value: (row) => auditWords(row.action) },
      { title: "A quién", width: 36, value: (row) => row.target && personWords(row.target) },
      { title: "Detalles", width: 60, value: (row) => trailDetails(row.details) },
      { title: "Seudónimo de quién", width: 20, value: (row) => row.actor?.pseudonym ?? null },
      { title: "Seudónimo de a quién", width: 20, value: (row) => row.target?.pseudonym ?? null },
      { title: "Código", width: 24, value: (row) => row.action },
      { title: "Huella", width: 66, value: (row) => row.hash },
    ],
  },
  "coach-sessions": {
    sheet: "Citas Coaching",
    file: "citas-coaching",
    columns: [
      { title: "ID", width: 8, value: (row) => row.id },
      { title: "Usuario", width: 10, value: (row) => row.userId },
      { title: "RUT Cliente", width: 13, value: (row) => row.userRut },
      { title: "Nombre Completo", width: 36, value: (row) => row.clientName },
      { title: "Email", width: 36, value: (row) => row.clientEmail },
      { title: "Teléfono", width: 18, value: (row) => row.clientPhone },
      { title: "Coach Asignado", width: 28, value: (row) => row.coachName },
      { title: "Fecha & Hora", width: 17, value: (row) => instant(row.scheduledDate) },
      { title: "Estado", width: 12, value: (row) => SESSION_STATUS[row.status] },
      { title: "Mensaje", width: 60, value: (row) => row.message },
    ],
  },
  outbox: {
    sheet: "Bandeja de salida",
    file: "bandeja-de-salida",
    columns: [
      { title: "ID", width: 8, value: (row) => row.id },
      { title: "Persona", width: 36, value: (row) => row.name },
      { title: "Email", width: 36, value: (row) => row.recipient },
      { title: "Asunto", width: 50, value: (row) => row.subject },
      { title: "Cita", width: 8, value: (row) => row.booking?.id ?? null },
      { title: "Estado", width: 12, value: (row) => MAIL_STATE[row.state] },
      { title: "Causa", width: 50, value: (row) => row.cause },
      { title: "Intentos", width: 9, value: (row) => row.attempts },
      { title: "Creado", width: 17, value: (row) => instant(row.createdAt) },
      { title: "Enviado", width: 17, value: (row) => (row.sentAt === null ? null : instant(row.sentAt)) },
    ],
  },
  feedback: {
    sheet: "Feedback",
    file: "feedback-entrevistas",
    columns: [
      { title: "ID", width: 8, value: (row) => row.id },
      { title: "Usuario", width: 36, value: (row) => row.userName },
      { title: "RUT", width: 13, value: (row) => row.userRut },
      { title: "Head Hunter", width: 14, value: (row) => hunterName(row.hunterId) },
      { title: "Calificación", width: 11, value: (row) => row.hunterRating },
      { title: "Comentarios", width: 60, value: (row) => row.feedback },
      { title: "Fecha", width: 17, value: (row) => instant(row.createdAt) },
    ],
  },
};
