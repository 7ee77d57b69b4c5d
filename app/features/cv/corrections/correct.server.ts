import { MADE_BY_RULES } from "#app/ai/made-by.ts";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { refuseBlocked } from "#app/platform/blocked-people.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { AppError } from "#app/platform/errors.ts";
import { compute } from "#app/platform/work/compute.server.ts";
import type { Db } from "#db/open.server.ts";
import { correctCvTask } from "../compute/tasks.ts";
import { monthIndex } from "../facts/facts.ts";
import { findAnalysis } from "../queries.server.ts";
import { type CvAnalysisView, cvDetailsSchema, type Imported } from "../result.ts";
import type { Corrections } from "./corrections.ts";
import { whatCannotBe } from "./validate-corrections.ts";

/** Use case: stores the student's corrections of an analysis and recomputes its result. */

/**
 * Each correction costs about a second of CPU in the worker process. A careful student needs some thirty; this limit
 * stops scripts.
 */
export const CORRECTIONS_PER_HOUR = 120;

const TEXTS = {
  tooComplex: "Con estas correcciones el análisis es demasiado complejo. Saca algunas e intenta otra vez.",
  machineBusy:
    "El servidor está muy ocupado y no alcanzó a calcular tu resultado otra vez. Lo " +
    "que corregiste sigue en la pantalla: guárdalo en unos minutos.",
};

/** Users with a correction in progress: one at a time for each user. */
const correcting = new Set<number>();

type Request = { corrections: Corrections; correctedAt: string | null };
type Options = { signal?: AbortSignal; clock?: Clock };

/**
 * Replaces the user's corrections of one of their analyses, and its result.
 * @throws AppError not_found for another user's analysis; conflict `corrected_elsewhere`, `correcting`; unprocessable
 * `purged`, `not_kept`, `impossible`, `too_complex`; too_many `too_often`; unavailable `machine_busy`
 */
export async function correctAnalysis(
  db: Db,
  userId: number,
  id: number,
  { corrections, correctedAt }: Request,
  { signal, clock = systemClock }: Options = {},
): Promise<CvAnalysisView> {
  if (correcting.has(userId))
    throw new AppError(
      "conflict",
      "Todavía estamos calculando tu corrección anterior. Espera un momento y guarda otra vez.",
      {
        reason: "correcting",
      },
    );
  correcting.add(userId);
  try {
    const { kept, imported } = await keptDocument(db, userId, id, correctedAt);
    const now = clock.now();
    const today = monthIndex(now.getUTCFullYear(), now.getUTCMonth() + 1);
    const problem = whatCannotBe(corrections, today);
    if (problem !== null) throw new AppError("unprocessable", problem, { reason: "impossible" });
    await refuseTooManyCorrections(db, userId, now);
    const input = { kept: kept.toString("base64"), corrections, today };
    const judged = await compute(correctCvTask, input, TEXTS, signal ? { signal } : {});
    await db.transaction().execute(async (trx) => {
      await refuseBlocked(trx, userId);
      const row = await trx
        .updateTable("cv_analyses")
        .set({
          current_level: judged.yearsTotal,
          overall_score: judged.results.structure_evaluation.puntuacion_total,
          engine: MADE_BY_RULES.engine,
          rubric_version: judged.rubricVersion,
          results: JSON.stringify(judged.results),
          details: JSON.stringify({ ...judged.details, madeBy: MADE_BY_RULES, imported }),
          corrections: JSON.stringify(corrections),
          corrected_at: isoNow(clock),
        })
        .where("id", "=", id)
        .where("user_id", "=", userId)
        // No row when the analysis was purged, erased or corrected by another process meanwhile: then nothing is
        // written.
        .where("read_document", "is not", null)
        .where("corrected_at", correctedAt === null ? "is" : "=", correctedAt)
        .returning("overall_score")
        .executeTakeFirst();
      if (!row) throw elsewhere();
      const details = { analysisId: id, score: row.overall_score };
      await recordActivity(trx, { userId, action: "cv_corrected", details });
    });
  } finally {
    correcting.delete(userId);
  }
  const view = await findAnalysis(db, userId, id);
  if (!view) throw missing();
  return view;
}

/** `imported` is undefined where the upload was itself a document. */
type Kept = { kept: Buffer; imported: Imported | undefined };

async function keptDocument(db: Db, userId: number, id: number, correctedAt: string | null): Promise<Kept> {
  const row = await db
    .selectFrom("cv_analyses")
    .select(["results", "details", "read_document", "corrected_at"])
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("processing_status", "=", "completed")
    .executeTakeFirst();
  if (!row) throw missing();
  if (row.results === null)
    throw new AppError(
      "unprocessable",
      "Los textos de este análisis se borraron por antigüedad y ya no se puede corregir. Sube tu CV otra vez.",
      { reason: "purged" },
    );
  if (row.read_document === null)
    throw new AppError(
      "unprocessable",
      "Este análisis es de antes de que se pudiera corregir la lectura. Sube tu CV otra vez para corregirla.",
      { reason: "not_kept" },
    );
  if (row.corrected_at !== correctedAt) throw elsewhere();
  const { imported } = cvDetailsSchema.parse(JSON.parse(row.details ?? "null"));
  return { kept: row.read_document, imported };
}

/** Counts stored records, so the limit survives a restart. Corrections never count as analyses. */
async function refuseTooManyCorrections(db: Db, userId: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - HOUR_MS).toISOString();
  const oldest = await db
    .selectFrom("activities")
    .select("created_at")
    .where("user_id", "=", userId)
    .where("action", "=", "cv_corrected")
    .where("created_at", ">", since)
    .orderBy("created_at", "desc")
    .offset(CORRECTIONS_PER_HOUR - 1)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  const waitMs = Date.parse(oldest.created_at) + HOUR_MS - now.getTime();
  const minutes = Math.max(1, Math.ceil(waitMs / MINUTE_MS));
  throw new AppError(
    "too_many",
    `Llegaste al máximo de ${CORRECTIONS_PER_HOUR} correcciones por hora. Podrás seguir en ` +
      `${minutes === 1 ? "un minuto" : `${minutes} minutos`}.`,
    { reason: "too_often", retryAfter: waitMs / 1000 },
  );
}

function missing(): AppError {
  return new AppError("not_found", "No encontramos ese análisis. Búscalo en Mis Actividades.");
}

function elsewhere(): AppError {
  return new AppError(
    "conflict",
    "Este análisis cambió mientras lo corregías, quizás en otra pestaña. Recarga la página y corrige sobre lo nuevo.",
    { reason: "corrected_elsewhere" },
  );
}
