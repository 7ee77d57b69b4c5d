import { MAX_UNUSED } from "#app/features/cv/upload-rules.ts";

/** Fields that a file has and the schema does not, as paths. Their names are a stranger's: what is invisible goes. */

/** @param known what is left of `raw` when everything unknown is taken out */
export function unknownFields(raw: unknown, known: unknown, path = "", found: string[] = []): string[] {
  if (found.length >= MAX_UNUSED) return found;
  if (Array.isArray(raw) && Array.isArray(known)) {
    raw.forEach((one, at) => {
      unknownFields(one, known[at], `${path}[${at}]`, found);
    });
  } else if (isRecord(raw) && isRecord(known)) {
    for (const [name, value] of Object.entries(raw)) {
      const here = path === "" ? name : `${path}.${name}`;
      if (Object.hasOwn(known, name)) unknownFields(value, known[name], here, found);
      else if (found.length < MAX_UNUSED) found.push(shown(here));
    }
  }
  return found;
}

const shown = (path: string) => path.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, " ").slice(0, 120);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
