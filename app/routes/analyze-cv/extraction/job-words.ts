import type { UnderstoodJob } from "#app/features/cv/corrections/extraction-view-schema.ts";

/** Whether the CV's date text contains a date: for "hace 5 años" the extraction keeps only a word. */
export function hasDates(dateText: string): boolean {
  return /\d/.test(dateText);
}

/** The texts of a job that are highlighted in its lines. */
export function wordsOf({ title, employer, dateText }: UnderstoodJob): (string | null)[] {
  return [title, employer, hasDates(dateText) ? dateText : null];
}
