import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { MACHINE_BUSY } from "./compute/run.server.ts";

/** Each analysis takes a reader process and a good part of a core for a while: one person must not take it all day. */

const HOUR_MS = 60 * 60 * 1000;
/** What failed by the platform's fault is not counted against the person. */
const OUR_FAULTS = [MACHINE_BUSY, "internal"];

/**
 * Call inside the transaction that records an upload, before it does. Counts records, so a restart forgets nothing.
 * @param most analyses of one person within an hour; 0 = no limit
 * @throws AppError 429 too_often
 */
export async function refuseTooManyAnalyses(trx: Db, userId: number, most: number, now: Date): Promise<void> {
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
  const minutes = Math.ceil(waitMs / 60_000);
  throw new AppError(
    "too_many",
    `Llegaste al máximo de ${most === 1 ? "un análisis" : `${most} análisis`} por hora. Podrás subir otro CV en ${minutes === 1 ? "un minuto" : `${minutes} minutos`}; tu archivo sigue en tu equipo.`,
    { reason: "too_often", retryAfter: waitMs / 1000 },
  );
}
