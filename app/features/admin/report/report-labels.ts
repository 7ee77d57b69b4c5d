/** Words of the report, the same on the screen and in the file. */

export const REPORT_SERVICES = [
  { key: "cv", uses: "Análisis de CV", people: "personas con análisis de CV" },
  { key: "interviews", uses: "Entrevistas", people: "personas con entrevistas" },
  { key: "bookings", uses: "Citas agendadas", people: "personas con citas" },
] as const;

/** Fields that the report's groups are made of. */
export const GROUPED_BY = { faculty: "Facultad", career: "Carrera", campus: "Sede", entryYear: "Ingreso" } as const;
export type GroupedBy = keyof typeof GROUPED_BY;
