/**
 * Labels of lines. "job", "study" and "course" begin an entry, those with "+" continue naming it, "achievement"
 * describes the job above, and "group" names the skills below it. The order is that of the trained weights: do not
 * change it.
 */
export const LABELS = [
  "head",
  "heading",
  "summary",
  "job",
  "job+",
  "achievement",
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
