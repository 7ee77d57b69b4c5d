/**
 * What a line is within a CV. "job", "study" and "course" begin an entry, those with "+" go on naming it, and a "deed" tells
 * what was done in the job above. A "group" names the skills below it. The order is that of the weights.
 */
export const LABELS = [
  "head",
  "heading",
  "summary",
  "job",
  "job+",
  "deed",
  "study",
  "study+",
  "course",
  "course+",
  "skill",
  "group",
  "language",
  "referee",
  "interest",
  "personal",
  "project",
  "award",
  "other",
] as const;
export type Label = (typeof LABELS)[number];
