import type { z } from "zod";
import { AppError } from "#app/platform/errors.ts";

/** The parameters of all addresses as the panel calls them. */
const PARAMETER_NAMES: Readonly<Record<string, string>> = {
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

/**
 * Query parameters of a URL. An empty one counts as absent, as forms send it.
 * @throws AppError bad_request naming the parameters that are wrong
 */
export function parseQuery<S extends z.ZodType>(schema: S, url: string): z.infer<S> {
  const given = Object.fromEntries([...new URL(url).searchParams].filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path }) => String(path[0]));
  const names = [...new Set(wrong.map((parameter) => PARAMETER_NAMES[parameter] ?? parameter))];
  throw new AppError("bad_request", `Revisa estos filtros: ${names.join(", ")}.`, { reason: "bad_query" });
}
