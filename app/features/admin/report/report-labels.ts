import { formatCount } from "#app/platform/format.ts";
import type { Figure } from "../panel-api-schemas.server.ts";

/** Words of the report, the same on the screen and in the files. */

export const REPORT_SERVICES = [
  { key: "cv", uses: "Análisis de CV", people: "personas con análisis de CV" },
  { key: "interviews", uses: "Entrevistas", people: "personas con entrevistas" },
  { key: "bookings", uses: "Citas agendadas", people: "personas con citas" },
] as const;

/** Fields that the report's groups are made of. */
export const GROUPED_BY = { faculty: "Facultad", career: "Carrera", campus: "Sede", entryYear: "Ingreso" } as const;
export type GroupedBy = keyof typeof GROUPED_BY;

/** The means of a report, in this order. */
export const REPORT_MEANS = [
  { key: "cvScore", name: "Puntaje de CV", unit: "de 100" },
  { key: "interviewScore", name: "Puntaje de entrevista", unit: "de 100" },
  { key: "hunterRating", name: "Calificación del head hunter", unit: "de 5 estrellas" },
  { key: "sessionRating", name: "Calificación de la sesión de coaching", unit: "de 5 estrellas" },
] as const;

/** Of a group of people without a value, or of values that few people have. */
export const REST_OF_GROUPS = "Otras y sin dato";

/** "2026-08-03" -> "03-08-2026" */
export function dayText(date: string): string {
  return date.split("-").reverse().join("-");
}

/** A count as it is told; in words where it is about too few people. */
export function figureText(value: Figure, { minimumPeople }: { minimumPeople: number }): string {
  return value === null ? `menos de ${minimumPeople}` : formatCount(value);
}

const meanFormat = new Intl.NumberFormat("es-CL", { maximumFractionDigits: 1 });

/** 4.5 -> "4,5" */
export function meanText(mean: number): string {
  return meanFormat.format(mean);
}

/** Why figures are missing or round. */
export function disclosureNote({ minimumPeople, countStep }: { minimumPeople: number; countStep: number }): string {
  return (
    `Las cifras sobre menos de ${minimumPeople} personas no se muestran y las cantidades son múltiplos de ` +
    `${countStep}, hacia abajo: así nadie puede ser reconocido, tampoco restando dos informes.`
  );
}
