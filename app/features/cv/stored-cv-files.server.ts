import path from "node:path";
import { getSettings } from "#app/platform/settings.server.ts";
import type { Db } from "#db/open.server.ts";

/** Folder of files waiting for analysis, and of originals that are kept. */
export function uploadsFolder(): string {
  return path.join(getSettings().DATA_DIR, "uploads");
}

/** @param storedName the random name from the record */
export function uploadPath(storedName: string): string {
  return path.join(uploadsFolder(), storedName);
}

/** Originals that KEEP_CV_FILES kept; none once it is switched off. */
export async function keptOriginals(db: Db): Promise<string[]> {
  const ended = db.selectFrom("cv_analyses").select("upload").where("processing_status", "!=", "processing");
  const rows = await ended.where("upload", "is not", null).execute();
  if (getSettings().KEEP_CV_FILES) return rows.flatMap(({ upload }) => upload ?? []);
  if (rows.length > 0) {
    const ours = db.updateTable("cv_analyses").set({ upload: null }).where("processing_status", "!=", "processing");
    await ours.where("upload", "is not", null).execute();
  }
  return [];
}
