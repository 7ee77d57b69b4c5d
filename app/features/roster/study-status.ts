import type { StudyStatus } from "#db/schema.ts";

/** Null when the words are none that are known. */
export function studyStatusOf(cell: string): StudyStatus | null {
  if (/egresad|titulad|graduad|ex\s?-?alumn|licenciad/i.test(cell)) return "graduate";
  return /alumn|estudiante|regular|vigente|matriculad|activ|cursando/i.test(cell) ? "student" : null;
}
