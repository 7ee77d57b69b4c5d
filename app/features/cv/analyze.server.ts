import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { DocumentFormat } from "#app/documents/document.ts";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { defineJob, type JobEffects, JobInterrupted } from "#app/jobs/define-job.ts";
import { enqueue, notifyQueued } from "#app/jobs/queue.server.ts";
import { waitForJob } from "#app/jobs/wait.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { AppError } from "#app/platform/errors.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import { MACHINE_BUSY, MACHINE_BUSY_RETRY_SECONDS } from "#app/platform/work/compute.server.ts";
import type { Db } from "#db/open.server.ts";
import { packDocument } from "./corrections/pack-document.ts";
import { enterStage, forgetStages } from "./progress-store.server.ts";
import { findAnalysis, findAnalysisState } from "./queries.server.ts";
import type { CvAnalysisAnswer } from "./result.ts";
import { type Analysed, analyze, CV_ANALYSIS } from "./run-analysis.server.ts";
import { keptOriginals, uploadPath, uploadsFolder } from "./stored-cv-files.server.ts";
import { isJsonName } from "./upload-rules.ts";

export { uploadsFolder } from "./stored-cv-files.server.ts";

/** Use case: an uploaded file becomes an analysis. The record exists from the upload on; a queued job does the work. */

const MIME_TYPES: Record<DocumentFormat, string> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  doc: "application/msword",
  txt: "text/plain",
  jpg: "image/jpeg",
  png: "image/png",
};
const JSON_TYPE = "application/json";

function mimeTypeByName(fileName: string): string {
  if (isJsonName(fileName)) return JSON_TYPE;
  const extension = path.extname(fileName).slice(1).toLowerCase();
  return MIME_TYPES[(extension === "jpeg" ? "jpg" : extension) as DocumentFormat] ?? "application/octet-stream";
}

export const cvAnalysisJob = defineJob({
  kind: CV_ANALYSIS,
  payload: z.object({
    analysisId: z.number(),
    upload: z.string(),
    /** For sample CVs: the instant as of which they are analysed, by the rules alone. */
    asOf: z.iso.datetime().optional(),
  }),
  maxAttempts: 2,
  // Reading or OCR keeps one core busy; the other one serves the screens.
  concurrency: 1,
  // Enough for a lecture hall uploading together: when more than a few wait, only the rules run, about a second each.
  maxLive: 250,
  maxLivePerUser: 1,
  busy: "Hay muchos análisis en la fila. Intenta en unos segundos; tu archivo sigue en tu equipo.",
  busyForUser: "Ya tienes un análisis en curso. Espera a que termine y sube el siguiente.",
  async run({ analysisId, upload, asOf }, { db, signal }) {
    const row = await db
      .selectFrom("cv_analyses")
      .select(["id", "user_id", "file_name", "created_at"])
      .where("id", "=", analysisId)
      .executeTakeFirstOrThrow();
    const analysed = await analyze(db, row, uploadPath(upload), {
      signal,
      asOf: asOf === undefined ? asOf : new Date(asOf),
    });
    return completed(analysisId, analysed, await packDocument(analysed.document), clockAt(asOf));
  },
  onFailure({ analysisId, asOf }, error) {
    return failed(analysisId, error, clockAt(asOf));
  },
  // Originals are kept only if the institution wants it: the record has everything the analysis needs.
  async afterEnd({ analysisId, upload }, outcome) {
    if (outcome === "failed" || !getSettings().KEEP_CV_FILES) await rm(uploadPath(upload), { force: true });
    forgetStages(analysisId);
  },
});

function clockAt(instant: string | undefined): Clock {
  return instant === undefined ? systemClock : { now: () => new Date(instant) };
}

/**
 * Records the upload and queues its analysis, in one transaction.
 * @param isSample a sample CV is analysed as of the clock's instant, and by the rules even where a model is installed
 * @throws AppError 429 or 503 when the queue is full or the user had too many analyses within an hour; the file is then
 * deleted.
 */
export async function submitCv(
  db: Db,
  userId: number,
  file: { storedName: string; fileName: string; size: number },
  clock: Clock = systemClock,
  { isSample = false }: { isSample?: boolean } = {},
): Promise<{ analysisId: number; jobId: number }> {
  try {
    const ids = await db.transaction().execute(async (trx) => {
      await refuseTooManyAnalyses(trx, userId, getSettings().CV_ANALYSES_PER_HOUR, clock.now());
      const { id: analysisId } = await trx
        .insertInto("cv_analyses")
        .values({
          user_id: userId,
          file_name: file.fileName,
          // Guessed from the file name; replaced by the detected type once the file was read.
          file_type: mimeTypeByName(file.fileName),
          file_size: file.size,
          upload: file.storedName,
          processing_status: "processing",
          created_at: isoNow(clock),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      const payload = { analysisId, upload: file.storedName, ...(isSample && { asOf: isoNow(clock) }) };
      const jobId = await enqueue(trx, cvAnalysisJob, payload, { userId, clock });
      // Before the commit, as the worker may report the next stage right after it.
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
  { document, madeBy, imported, results, details, yearsTotal, rubricVersion, corrections }: Analysed,
  kept: Buffer,
  clock: Clock,
): JobEffects {
  return async (trx) => {
    const row = await trx
      .updateTable("cv_analyses")
      .set({
        processing_status: "completed",
        file_type: imported === null ? MIME_TYPES[document.format] : JSON_TYPE,
        current_level: yearsTotal,
        overall_score: results.structure_evaluation.puntuacion_total,
        engine: madeBy.engine,
        rubric_version: rubricVersion,
        results: JSON.stringify(results),
        details: JSON.stringify({ ...details, madeBy, ...(imported && { imported }) }),
        text_read: document.text,
        read_document: kept,
        // Not of a student who has corrected: `corrected_at` stays null.
        ...(corrections !== null && { corrections: JSON.stringify(corrections) }),
        ...(!getSettings().KEEP_CV_FILES && { upload: null }),
        finished_at: isoNow(clock),
      })
      .where("id", "=", id)
      .returning(["user_id", "overall_score"])
      .executeTakeFirst();
    if (!row) return;
    const activity = { analysisId: id, score: row.overall_score };
    await recordActivity(trx, { userId: row.user_id, action: "cv_analysis", details: activity }, clock);
  };
}

const UNEXPECTED = "No pudimos analizar este archivo. Guárdalo como PDF y súbelo otra vez.";
/** Mostly the server's restarts; but a file can have killed its process, too. */
const INTERRUPTED =
  "El análisis se interrumpió y no se pudo terminar. Súbelo otra vez; si se repite, guárdalo antes como PDF.";

function failed(id: number, error: unknown, clock: Clock = systemClock): JobEffects {
  const known = error instanceof AppError ? error : undefined;
  return async (trx) => {
    await trx
      .updateTable("cv_analyses")
      .set({
        processing_status: "failed",
        failure_reason: known?.reason ?? "internal",
        failure_message: known?.message ?? (error instanceof JobInterrupted ? INTERRUPTED : UNEXPECTED),
        upload: null,
        finished_at: isoNow(clock),
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
  // A client whose session ended while waiting gets no result.
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
 * Runs at startup: deletes files of ended analyses (unless kept) and orphaned files, and marks analyses without a live
 * job as failed. Jobs that a dead process held come back when their lease expires.
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
    if (state?.jobId == null) await db.transaction().execute(failed(row.id, new JobInterrupted("no job")));
    else if (row.upload) wanted.add(row.upload);
  }
  for (const upload of await keptOriginals(db)) wanted.add(upload);
  for (const name of await readdir(uploadsFolder()).catch(() => [])) {
    if (!wanted.has(name)) await rm(uploadPath(name), { force: true });
  }
}

/**
 * Rate limit: an analysis takes a reader process and much of a core for a while, which one user must not occupy all
 * day.
 */

/** Failures caused by the platform do not count against the user. */
const OUR_FAULTS = [MACHINE_BUSY, "internal"];

/**
 * Call inside the transaction that records an upload, before recording it. Counts records, so the limit survives a
 * restart.
 * @param most analyses of one user within an hour; 0 = no limit
 * @throws AppError 429 too_often
 */
async function refuseTooManyAnalyses(trx: Db, userId: number, most: number, now: Date): Promise<void> {
  if (most === 0) return;
  const since = new Date(now.getTime() - HOUR_MS).toISOString();
  const oldest = await trx
    .selectFrom("cv_analyses")
    .select("created_at")
    .where("user_id", "=", userId)
    .where("created_at", ">", since)
    .where((eb) => eb.or([eb("failure_reason", "is", null), eb("failure_reason", "not in", OUR_FAULTS)]))
    .orderBy("created_at", "desc")
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  const waitMs = Date.parse(oldest.created_at) + HOUR_MS - now.getTime();
  const minutes = Math.ceil(waitMs / MINUTE_MS);
  throw new AppError(
    "too_many",
    `Llegaste al máximo de ${most === 1 ? "un análisis" : `${most} análisis`} por hora. Podrás subir otro CV ` +
      `en ${minutes === 1 ? "un minuto" : `${minutes} minutos`}; tu archivo sigue en tu equipo.`,
    { reason: "too_often", retryAfter: waitMs / 1000 },
  );
}
