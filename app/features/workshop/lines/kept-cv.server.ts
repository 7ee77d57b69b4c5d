import { type Corrections, correctionsSchema } from "#app/features/cv/corrections/corrections.ts";
import { type MonthIndex, monthIndex } from "#app/features/cv/facts/facts.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { type SavedLine, savedLineSchema } from "./api-schemas.ts";
import type { LineChange } from "./tasks.ts";

/** What is stored of a CV for the workshop: the document that was read, and the lines that its owner works on. */

/** As a task of the computing child takes it. */
type ReadCv = { kept: string; corrections: Corrections | null; today: MonthIndex };
export type KeptCv = {
  read: ReadCv;
  /** JSON of the result. */
  results: string;
  file: { name: string; type: string; upload: string | null };
};
export type WorkshopGap = "missing" | "not_kept";

/** What the workshop works on, or why it cannot. */
export async function keptCv(
  db: Db,
  userId: number,
  analysisId: number,
  clock: Clock = systemClock,
): Promise<KeptCv | WorkshopGap> {
  const row = await db
    .selectFrom("cv_analyses")
    .select(["results", "read_document", "corrections", "file_name", "file_type", "upload"])
    .where("id", "=", analysisId)
    .where("user_id", "=", userId)
    .where("processing_status", "=", "completed")
    .executeTakeFirst();
  if (!row) return "missing";
  if (row.read_document === null || row.results === null) return "not_kept";
  const now = clock.now();
  return {
    read: {
      kept: row.read_document.toString("base64"),
      corrections: row.corrections === null ? null : correctionsSchema.parse(JSON.parse(row.corrections)),
      today: monthIndex(now.getUTCFullYear(), now.getUTCMonth() + 1),
    },
    results: row.results,
    file: { name: row.file_name, type: row.file_type, upload: row.upload },
  };
}

/** @throws AppError not_found; unprocessable `not_kept` */
export async function needKeptCv(...args: Parameters<typeof keptCv>): Promise<KeptCv> {
  const cv = await keptCv(...args);
  if (cv === "missing") throw new AppError("not_found", "No encontramos ese análisis. Búscalo en Mis Actividades.");
  if (cv === "not_kept") {
    const message = "Los textos de ese análisis ya no están. Sube tu CV otra vez para trabajarlo.";
    throw new AppError("unprocessable", message, { reason: "not_kept" });
  }
  return cv;
}

export async function savedLines(db: Db, userId: number, analysisId: number): Promise<SavedLine[]> {
  const rows = await db
    .selectFrom("workshop_lines")
    .select(["line", "was", "state", "fields", "text"])
    .where("user_id", "=", userId)
    .where("analysis_id", "=", analysisId)
    .orderBy("id")
    .execute();
  return rows.map((row) => savedLineSchema.parse({ ...row, fields: JSON.parse(row.fields) }));
}

/** The lines that stand otherwise in the worked CV. */
export function inUse(lines: readonly SavedLine[], except?: Pick<SavedLine, "line" | "was">): LineChange[] {
  return lines.flatMap(({ line, was, state, text }) => {
    const isThis = line === except?.line && was === except.was;
    return state === "used" && text !== null && !isThis ? [{ line, was, text }] : [];
  });
}
