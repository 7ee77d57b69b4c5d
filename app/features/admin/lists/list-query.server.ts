import { z } from "zod";
import { HUNTER_IDS } from "#app/features/interview/hunters.ts";
import { ROLES } from "#app/features/permissions/roles.ts";
import {
  type AdminTab,
  MAIL_STATES,
  MAX_COHORT_LENGTH,
  MAX_PAGE_SIZE,
  MAX_SEARCH_LENGTH,
  PAGE_SIZE,
  SESSION_TIMES,
  SORTS,
} from "../list-options.ts";

/** The query parameters of the lists. */

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/)
    .describe(max < Number.MAX_SAFE_INTEGER ? `a whole number from ${min} to ${max}` : "an id")
    .transform(Number)
    .pipe(z.number().min(min).max(max));
const id = whole(1, Number.MAX_SAFE_INTEGER);
const day = z.iso.date();

const cohortText = z.string().max(MAX_COHORT_LENGTH).optional();
/** Cohort of the people that the rows belong to: exactly as GET /api/admin/cohorts names it. */
export const cohortFilter = {
  faculty: cohortText,
  career: cohortText,
  campus: cohortText,
  entryYear: whole(1900, 2200).optional(),
};

const common = z.object({
  q: z.string().max(MAX_SEARCH_LENGTH).optional(),
  dir: z.enum(["asc", "desc"]).default("desc"),
  cursor: z.string().max(2000).optional(),
  limit: whole(1, MAX_PAGE_SIZE).default(PAGE_SIZE),
  ...cohortFilter,
});
const sortBy = <const T extends readonly [string, ...string[]]>(names: T) => z.enum(names).default(names[0] as never);

export const LIST_QUERIES = {
  users: common.extend({
    sort: sortBy(SORTS.users),
    role: z.enum(ROLES).optional(),
    active: z.enum(["1", "0"]).optional(),
  }),
  "cv-analyses": common.extend({
    sort: sortBy(SORTS["cv-analyses"]),
    status: z.enum(["processing", "completed", "failed"]).optional(),
  }),
  activities: common.extend({
    sort: sortBy(SORTS.activities),
    action: z.string().max(100).optional(),
    from: day.optional(),
    to: day.optional(),
  }),
  "coach-sessions": common.extend({
    sort: sortBy(SORTS["coach-sessions"]),
    status: z.enum(["scheduled", "completed", "cancelled", "no_show"]).optional(),
    coach: id.optional(),
    account: z.enum(["active", "inactive"]).optional().describe("whether the person's account is active"),
    when: z.enum(SESSION_TIMES).optional().describe("in Chile: upcoming = from today on; past = before today"),
    from: day.optional(),
    to: day.optional(),
  }),
  feedback: common.extend({
    sort: sortBy(SORTS.feedback),
    hunter: z.enum(HUNTER_IDS).optional(),
    rating: whole(1, 5).optional(),
  }),
  outbox: common.extend({
    sort: sortBy(SORTS.outbox),
    state: z
      .enum(["open", ...MAIL_STATES])
      .optional()
      .describe("open: failed or waiting"),
  }),
  audit: common.extend({
    sort: sortBy(SORTS.audit),
    part: z.enum(["actor", "target"]).optional().describe("only where the person found acted, or was acted upon"),
    action: z.string().max(100).optional(),
    role: z
      .enum(["system", ...ROLES])
      .optional()
      .describe("of whoever acted, at that time"),
    from: day.optional(),
    to: day.optional(),
  }),
} as const satisfies Record<AdminTab, z.ZodType>;

export type ListQuery<T extends AdminTab> = z.infer<(typeof LIST_QUERIES)[T]>;

const format = z.object({ format: z.enum(["csv", "xlsx"]) });

export type ExportQuery<T extends AdminTab> = ListQuery<T> & z.infer<typeof format>;

/**
 * The query parameters of a list's export. An invalid format is reported before any other error.
 * @returns the schema that parses them, and one that describes them for the API documentation
 */
export function exportQuery<T extends AdminTab>(tab: T): { schema: z.ZodType<ExportQuery<T>>; description: z.ZodType } {
  const description = LIST_QUERIES[tab].extend(format.shape);
  const schema = format.loose().pipe(description);
  // TypeScript infers the union of all five tabs; the schema is the one of this tab.
  return { schema: schema as unknown as z.ZodType<ExportQuery<T>>, description };
}
