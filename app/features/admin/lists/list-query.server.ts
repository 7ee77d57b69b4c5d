import { z } from "zod";
import { HUNTER_IDS } from "#app/features/interview/hunters.ts";
import { AppError } from "#app/platform/errors.ts";
import { type AdminTab, MAX_PAGE_SIZE, MAX_SEARCH_LENGTH, PAGE_SIZE, SORTS } from "../admin-reads.ts";

/** The query parameters of the lists. */

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));
const id = whole(1, Number.MAX_SAFE_INTEGER);
const day = z.iso.date();

/** The parameters as the panel calls them. */
const FILTER_NAMES: Readonly<Record<string, string>> = {
  q: "búsqueda",
  sort: "columna del orden",
  dir: "sentido del orden",
  cursor: "página",
  limit: "filas por página",
  role: "rol",
  active: "estado",
  status: "estado",
  action: "acción",
  from: "desde",
  to: "hasta",
  coach: "coach",
  hunter: "head hunter",
  rating: "calificación",
  format: "formato",
};

const common = z.object({
  q: z.string().max(MAX_SEARCH_LENGTH).optional(),
  dir: z.enum(["asc", "desc"]).default("desc"),
  cursor: z.string().max(2000).optional(),
  limit: whole(1, MAX_PAGE_SIZE).default(PAGE_SIZE),
});
const sortBy = <const T extends readonly [string, ...string[]]>(names: T) => z.enum(names).default(names[0] as never);

const schemas = {
  users: common.extend({
    sort: sortBy(SORTS.users),
    role: z.enum(["admin", "user"]).optional(),
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
    from: day.optional(),
    to: day.optional(),
  }),
  feedback: common.extend({
    sort: sortBy(SORTS.feedback),
    hunter: z.enum(HUNTER_IDS).optional(),
    rating: whole(1, 5).optional(),
  }),
} as const satisfies Record<AdminTab, z.ZodType>;

export type ListQuery<T extends AdminTab> = z.infer<(typeof schemas)[T]>;

/** @throws AppError bad_request naming the parameters that are wrong */
export function parseListQuery<T extends AdminTab>(tab: T, url: string): ListQuery<T> {
  // The schema of this tab; TypeScript sees the union of all five.
  return parseQuery(schemas[tab], url) as ListQuery<T>;
}

/**
 * Query parameters of a URL. An empty one counts as absent, as forms send it.
 * @throws AppError bad_request naming the parameters that are wrong
 */
export function parseQuery<S extends z.ZodType>(schema: S, url: string): z.infer<S> {
  const given = Object.fromEntries([...new URL(url).searchParams].filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path }) => String(path[0]));
  const names = [...new Set(wrong.map((parameter) => FILTER_NAMES[parameter] ?? parameter))];
  throw new AppError("bad_request", `Revisa estos filtros: ${names.join(", ")}.`, { reason: "bad_query" });
}
