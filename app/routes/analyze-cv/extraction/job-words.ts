import type { UnderstoodJob } from "#app/features/cv/corrections/extraction-view-schema.ts";

/** Whether what the CV writes shows a date: of "hace 5 años" the reading keeps a word. */
export function hasDates(dateText: string): boolean {
  return /\d/.test(dateText);
}

/** What of its lines names the job. */
export function wordsOf({ title, employer, dateText }: UnderstoodJob): (string | null)[] {
  return [title, employer, hasDates(dateText) ? dateText : null];
}
