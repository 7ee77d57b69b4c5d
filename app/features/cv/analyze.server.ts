import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { DocumentFormat } from "#app/documents/document.ts";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { defineJob, type JobEffects } from "#app/jobs/define-job.ts";
import { enqueue, notifyQueued } from "#app/jobs/queue.server.ts";
import { waitForJob } from "#app/jobs/wait.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import type { Db } from "#db/open.server.ts";
import { MACHINE_BUSY, MACHINE_BUSY_RETRY_SECONDS } from "./compute/run.server.ts";
import { packDocument } from "./corrections/kept-document.ts";
import { refuseTooManyAnalyses } from "./hourly-limit.server.ts";
import { enterStage, forgetStages } from "./progress-store.server.ts";
import { findAnalysis, findAnalysisState } from "./queries.server.ts";
import type { CvAnalysisAnswer } from "./result.ts";
import { type Analysed, analyze, CV_ANALYSIS } from "./run-analysis.server.ts";
import { keptOriginals, uploadPath, uploadsFolder } from "./uploads.server.ts";

export { uploadsFolder } from "./uploads.server.ts";

/** The use case: an uploaded file becomes an analysis. The record exists from the first moment; the job does the work. */

const MIME_TYPES: Record<DocumentFormat, string> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  doc: "application/msword",
  txt: "text/plain",
  jpg: "image/jpeg",
  png: "image/png",
};

function mimeTypeByName(fileName: string): string {
  const extension = path.extname(fileName).slice(1).toLowerCase();
  return MIME_TYPES[(extension === "jpeg" ? "jpg" : extension) as DocumentFormat] ?? "application/octet-stream";
}

export const cvAnalysisJob = defineJob({
  kind: CV_ANALYSIS,
  payload: z.object({ analysisId: z.number(), upload: z.string() }),
  maxAttempts: 2,
  // A reading or an OCR keeps one core busy; the other one serves the screens.
  concurrency: 1,
  // A lecture hall that uploads together: beyond a few in the queue the rules answer, about a second each.
  maxLive: 250,
  maxLivePerUser: 1,
  busy: "Hay muchos análisis en la fila. Intenta en unos segundos; tu archivo sigue en tu equipo.",
  busyForUser: "Ya tienes un análisis en curso. Espera a que termine y sube el siguiente.",
  async run({ analysisId, upload }, { db, signal }) {
    const row = await db
      .selectFrom("cv_analyses")
      .select(["id", "user_id", "file_name", "created_at"])
      .where("id", "=", analysisId)
      .executeTakeFirstOrThrow();
    const analysed = await analyze(db, row, uploadPath(upload), signal);
    return completed(analysisId, analysed, await packDocument(analysed.document));
  },
  onFailure({ analysisId }, error) {
    return failed(analysisId, error);
  },
  // Unless the institution wants it, the original is not kept: what the analysis needs of it is in the record.
  async afterEnd({ analysisId, upload }, outcome) {
    if (outcome === "failed" || !getSettings().KEEP_CV_FILES) await rm(uploadPath(upload), { force: true });
    forgetStages(analysisId);
  },
});

/**
 * Records the upload and queues its analysis, in one transaction.
 * @throws AppError 429 or 503 when the queue is full or the person had too many analyses within an hour; the file is
 *   gone then.
 */
export async function submitCv(
  db: Db,
  userId: number,
  file: { storedName: string; fileName: string; size: number },
  clock: Clock = systemClock,
): Promise<{ analysisId: number; jobId: number }> {
  try {
    const ids = await db.transaction().execute(async (trx) => {
      await refuseTooManyAnalyses(trx, userId, getSettings().CV_ANALYSES_PER_HOUR, clock.now());
      const { id: analysisId } = await trx
        .insertInto("cv_analyses")
        .values({
          user_id: userId,
          file_name: file.fileName,
          // What the name says; replaced by what the file really is once it was read.
          file_type: mimeTypeByName(file.fileName),
          file_size: file.size,
          upload: file.storedName,
          processing_status: "processing",
          created_at: isoNow(clock),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      const jobId = await enqueue(trx, cvAnalysisJob, { analysisId, upload: file.storedName }, { userId, clock });
      // Before the commit: right after it the worker may already report the next stage.
      enterStage(analysisId, "queued", Date.now());
      return { analysisId, jobId };
    });
    notifyQueued();
    return ids;
  } catch (error) {
    await rm(uploadPath(file.storedName), { force: true });
    throw error;
  }
}

function completed(
  id: number,
  { document, madeBy, results, details, yearsTotal, rubricVersion }: Analysed,
  kept: Buffer,
): JobEffects {
  return async (trx) => {
    const row = await trx
      .updateTable("cv_analyses")
      .set({
        processing_status: "completed",
        file_type: MIME_TYPES[document.format],
        current_level: yearsTotal,
        overall_score: results.structure_evaluation.puntuacion_total,
        engine: madeBy.engine,
        rubric_version: rubricVersion,
        results: JSON.stringify(results),
        details: JSON.stringify({ ...details, madeBy }),
        text_read: document.text,
        read_document: kept,
        ...(!getSettings().KEEP_CV_FILES && { upload: null }),
        finished_at: isoNow(),
      })
      .where("id", "=", id)
      .returning(["user_id", "overall_score"])
      .executeTakeFirst();
    if (row)
      await recordActivity(trx, {
        userId: row.user_id,
        action: "cv_analysis",
        details: { analysisId: id, score: row.overall_score },
      });
  };
}

function failed(id: number, error: unknown): JobEffects {
  const known = error instanceof AppError ? error : undefined;
  return async (trx) => {
    await trx
      .updateTable("cv_analyses")
      .set({
        processing_status: "failed",
        failure_reason: known?.reason ?? "internal",
        failure_message: known?.message ?? "No pudimos analizar este archivo. Guárdalo como PDF y súbelo otra vez.",
        upload: null,
        finished_at: isoNow(),
      })
      .where("id", "=", id)
      .execute();
  };
}

/**
 * Waits for a submitted analysis; the analysis goes on when the client leaves.
 * @throws AppError with the reason when the file could not be analysed.
 */
export async function awaitAnalysis(
  db: Db,
  userId: number,
  submitted: { analysisId: number; jobId: number },
  signal: AbortSignal,
): Promise<CvAnalysisAnswer> {
  await waitForJob(db, submitted.jobId, signal);
  const view = await findAnalysis(db, userId, submitted.analysisId);
  // Whoever is signed out at the last moment gets no result.
  signal.throwIfAborted();
  if (view) {
    const { id, engine, rubricVersion, results, details } = view;
    return { id, engine, rubricVersion, results, details };
  }
  const state = await findAnalysisState(db, userId, submitted.analysisId);
  const reason = state?.failureReason ?? "internal";
  const message = state?.failureMessage ?? "Error al analizar CV";
  if (reason === MACHINE_BUSY)
    throw new AppError("unavailable", message, { reason, retryAfter: MACHINE_BUSY_RETRY_SECONDS });
  throw new AppError("unprocessable", message, { reason });
}

/**
 * After a start: files whose analysis has ended are deleted unless they are to be kept, files of nobody too, and
 * analyses that no job works on any more become failed. Jobs that a dead process held come back by their lease.
 */
export async function reconcileAnalyses(db: Db): Promise<void> {
  const processing = await db
    .selectFrom("cv_analyses")
    .select(["id", "user_id", "upload"])
    .where("processing_status", "=", "processing")
    .execute();
  const wanted = new Set<string>();
  for (const row of processing) {
    const state = await findAnalysisState(db, row.user_id, row.id);
    if (state?.jobId == null) await db.transaction().execute(failed(row.id, new Error("no job")));
    else if (row.upload) wanted.add(row.upload);
  }
  for (const upload of await keptOriginals(db)) wanted.add(upload);
  for (const name of await readdir(uploadsFolder()).catch(() => [])) {
    if (!wanted.has(name)) await rm(uploadPath(name), { force: true });
  }
}
