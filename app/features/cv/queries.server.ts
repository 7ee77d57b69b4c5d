import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import type { CvStatus } from "#db/schema.ts";
import { correctionsSchema } from "./corrections/corrections.ts";
import { type CvAnalysisView, cvDetailsSchema, cvResultSchema, ENGINES } from "./result.ts";

/**
 * A finished analysis of this user, or null. Another user's id looks like one that does not exist, and so does one
 * whose texts were purged by the retention rule (listAnalyses still has its score and date).
 */
export async function findAnalysis(db: Db, userId: number, id: number): Promise<CvAnalysisView | null> {
  const row = await db
    .selectFrom("cv_analyses")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("processing_status", "=", "completed")
    .where("results", "is not", null)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    engine: z.enum(ENGINES).parse(row.engine),
    rubricVersion: row.rubric_version ?? "",
    results: cvResultSchema.parse(JSON.parse(row.results ?? "null")),
    details: cvDetailsSchema.parse(JSON.parse(row.details ?? "null")),
    fileName: row.file_name,
    fileSize: row.file_size,
    createdAt: row.created_at,
    textRead: row.text_read ?? "",
    corrections: row.corrections === null ? null : correctionsSchema.parse(JSON.parse(row.corrections)),
    correctedAt: row.corrected_at,
    canCorrect: row.read_document !== null,
  };
}

export type RunningAnalysis = { id: number; fileName: string; fileSize: number; createdAt: string };

/** The newest analysis of this user that is in progress. */
export async function findRunningAnalysis(db: Db, userId: number): Promise<RunningAnalysis | null> {
  const row = await db
    .selectFrom("cv_analyses")
    .select(["id", "file_name", "file_size", "created_at"])
    .where("user_id", "=", userId)
    .where("processing_status", "=", "processing")
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row ? { id: row.id, fileName: row.file_name, fileSize: row.file_size, createdAt: row.created_at } : null;
}

export type AnalysisListItem = {
  id: number;
  fileName: string;
  fileSize: number;
  fileType: string;
  status: CvStatus;
  score: number | null;
  years: number | null;
  createdAt: string;
  failureMessage: string | null;
};

/** All analyses of this user, newest first. */
export async function listAnalyses(db: Db, userId: number): Promise<AnalysisListItem[]> {
  const rows = await db
    .selectFrom("cv_analyses")
    .select([
      "id",
      "file_name",
      "file_size",
      "file_type",
      "processing_status",
      "overall_score",
      "current_level",
      "created_at",
      "failure_message",
    ])
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    fileName: row.file_name,
    fileSize: row.file_size,
    fileType: row.file_type,
    status: row.processing_status,
    score: row.overall_score,
    years: row.current_level,
    createdAt: row.created_at,
    failureMessage: row.failure_message,
  }));
}

export type AnalysisState = {
  status: CvStatus;
  failureReason: string | null;
  failureMessage: string | null;
  createdAt: string;
  jobId: number | null;
};

/** Status of one analysis of this user, with its live job. */
export async function findAnalysisState(db: Db, userId: number, id: number): Promise<AnalysisState | null> {
  const row = await db
    .selectFrom("cv_analyses")
    .select((eb) => [
      "processing_status",
      "failure_reason",
      "failure_message",
      "created_at",
      eb
        .selectFrom("jobs")
        .select("jobs.id")
        .where("jobs.kind", "=", "cv_analysis")
        .where("jobs.status", "in", ["queued", "running"])
        .where((job) => job(job.fn<number>("json_extract", ["jobs.payload", job.val("$.analysisId")]), "=", id))
        .as("job_id"),
    ])
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    status: row.processing_status,
    failureReason: row.failure_reason,
    failureMessage: row.failure_message,
    createdAt: row.created_at,
    jobId: row.job_id,
  };
}
