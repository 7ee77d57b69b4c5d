import type { CvDocument } from "../cv-document.ts";
import type { Acts } from "./act-schemas.ts";
import { inTemplateStyle } from "./heading-style.ts";
import { newestFirst, wayOf } from "./order-by-date.ts";

/** The jobs of each kind stand under a heading of their own. */
export const JOB_KINDS = ["employment", "internship", "volunteering"] as const;

/** The document with what was chosen of its order and its headings. No word is added. Pure. */
export function applyActs(cv: CvDocument, { order, headings }: Pick<Acts, "order" | "headings">): CvDocument {
  return {
    ...cv,
    ...(order && {
      jobs: JOB_KINDS.flatMap((kind) => byDate(cv.jobs.filter((job) => job.kind === kind))),
      studies: byDate(cv.studies),
      courses: byDate(cv.courses),
    }),
    ...(headings && {
      sections: cv.sections.map((section) => ({ ...section, heading: inTemplateStyle(section.heading) })),
    }),
  };
}

/** A list that may go by date already stays as it is. */
function byDate<Entry extends Parameters<typeof wayOf>[0][number]>(entries: Entry[]): Entry[] {
  return wayOf(entries) === null ? entries : newestFirst(entries);
}
