import { refused } from "./problems.ts";
import { EXTENSION } from "./schema.ts";

/** Levels that the schema has, and some more. */
const DEEPEST = 8;
/** A CV of ten pages has 2,000. */
const MOST_VALUES = 50_000;

/**
 * A parsed file without its empty fields: many programs write "" or null for what a CV does not say. What lies deeper
 * than the schema stays as it is.
 * @throws AppError for more values than any CV has
 */
export function withoutBlanks(raw: unknown): unknown {
  let left = MOST_VALUES;
  const clean = (value: unknown, depth: number, isOwn: boolean): unknown => {
    if (depth > DEEPEST || typeof value !== "object" || value === null) return value;
    left -= Array.isArray(value) ? value.length : Object.keys(value).length;
    if (left < 0) throw refused("El archivo JSON Resume tiene muchos más datos que un CV. Revisa que sea el tuyo.");
    if (Array.isArray(value)) return value.map((one) => clean(one, depth + 1, isOwn));
    // Null means something in the fields of our own.
    const said = Object.entries(value).filter(([, one]) => isOwn || (one !== null && one !== ""));
    return Object.fromEntries(said.map(([name, one]) => [name, clean(one, depth + 1, isOwn || name === EXTENSION)]));
  };
  return clean(raw, 0, false);
}
