import { type Corrections, correctionsSchema } from "#app/features/cv/corrections/corrections.ts";
import type { Db } from "#db/open.server.ts";

/** The CV with which offers are compared: the newest finished analysis whose reading is still kept. */

export type ComparedCv = { id: number; fileName: string; createdAt: string; correctedAt: string | null };

function newest(db: Db, userId: number) {
  return db
    .selectFrom("cv_analyses")
    .select(["id", "file_name", "created_at", "corrected_at"])
    .where("user_id", "=", userId)
    .where("processing_status", "=", "completed")
    .where("read_document", "is not", null)
    .orderBy("id", "desc")
    .limit(1);
}

type Row = { id: number; file_name: string; created_at: string; corrected_at: string | null };
const cvOf = (row: Row): ComparedCv => ({
  id: row.id,
  fileName: row.file_name,
  createdAt: row.created_at,
  correctedAt: row.corrected_at,
});

export async function newestCv(db: Db, userId: number): Promise<ComparedCv | null> {
  const row = await newest(db, userId).executeTakeFirst();
  return row ? cvOf(row) : null;
}

/** The same with what the worker needs: its document (gzip) and what the student corrected of it. */
export async function newestKeptCv(
  db: Db,
  userId: number,
): Promise<(ComparedCv & { kept: Buffer; corrections: Corrections | null }) | null> {
  const row = await newest(db, userId).select(["read_document", "corrections"]).executeTakeFirst();
  if (!row?.read_document) return null;
  const corrections = row.corrections === null ? null : correctionsSchema.parse(JSON.parse(row.corrections));
  return { ...cvOf(row), kept: row.read_document, corrections };
}

/** The analysis of a comparison, as it is named to its owner; null when its texts have gone. */
export async function comparedCv(db: Db, userId: number, analysisId: number): Promise<ComparedCv | null> {
  const row = await db
    .selectFrom("cv_analyses")
    .select(["id", "file_name", "created_at", "corrected_at"])
    .where("id", "=", analysisId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ? cvOf(row) : null;
}
