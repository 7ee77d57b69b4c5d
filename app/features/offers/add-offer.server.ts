import { refuseBlocked } from "#app/platform/blocked-people.server.ts";
import { isoNow, systemClock } from "#app/platform/clock.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { AppError } from "#app/platform/errors.ts";
import { compute } from "#app/platform/work/compute.server.ts";
import type { Db } from "#db/open.server.ts";
import { alone, COMPUTE_TEXTS, compareWithCv, noCv, type Options } from "./compare.server.ts";
import { readOfferTask } from "./compute/tasks.ts";
import { newestCv } from "./newest-cv.server.ts";
import { cleanOffer, MAX_NAME_CHARS, MAX_OFFER_CHARS, MIN_OFFER_WORDS, wordCount } from "./offer-rules.ts";

/** Use case: a pasted offer is read, compared with the newest CV, and kept. */

export const MOST_OFFERS = 100;
/** Those that were deleted count too: they are kept for a day. */
export const NEW_A_DAY = 20;

/**
 * @param isOffer the student says that it is an offer: the reader can err
 * @returns the id of the new offer
 * @throws AppError conflict `computing`, `blocked`; unprocessable `too_short`, `too_long`, `no_cv`, `not_an_offer`,
 * `too_complex`; too_many `too_many_offers`, `too_many_today`; unavailable `machine_busy`
 */
export async function addOffer(
  db: Db,
  userId: number,
  { text: pasted, isOffer }: { text: string; isOffer: boolean },
  { signal, clock = systemClock }: Options = {},
): Promise<number> {
  const text = cleanOffer(pasted);
  refuseSize(text);
  return alone(userId, async () => {
    await refuseTooMany(db, userId, clock.now());
    if ((await newestCv(db, userId)) === null) throw noCv();
    const options = signal ? { signal, clock } : { clock };
    const read = await compute(readOfferTask, { text }, COMPUTE_TEXTS, signal ? { signal } : {});
    if (!read.isOffer && !isOffer) throw notAnOffer();
    const { reading } = read;
    const post = read.post.replace(/\s+/g, " ").trim().slice(0, MAX_NAME_CHARS);
    const findings = await compareWithCv(db, userId, { text, post, requirements: reading.requirements }, options);
    const now = isoNow(clock);
    return db.transaction().execute(async (trx) => {
      await refuseBlocked(trx, userId);
      await refuseTooMany(trx, userId, clock.now());
      // The analysis may have been deleted meanwhile.
      const cv = await newestCv(trx, userId);
      const row = await trx
        .insertInto("job_offers")
        .values({
          user_id: userId,
          cv_analysis_id: cv?.id === findings.analysisId ? findings.analysisId : null,
          text,
          post,
          reading: JSON.stringify(reading),
          requirements: JSON.stringify(reading.requirements),
          findings: cv?.id === findings.analysisId ? JSON.stringify(findings) : null,
          created_at: now,
          updated_at: now,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      return row.id;
    });
  });
}

function refuseSize(text: string): void {
  if (text.length > MAX_OFFER_CHARS)
    throw new AppError(
      "unprocessable",
      "El texto es más largo que un aviso: caben 20.000 caracteres. Deja solo la oferta y compara otra vez.",
      { reason: "too_long" },
    );
  if (wordCount(text) < MIN_OFFER_WORDS)
    throw new AppError("unprocessable", "El texto es muy corto para compararlo. Pega el aviso completo.", {
      reason: "too_short",
    });
}

function notAnOffer(): AppError {
  return new AppError(
    "unprocessable",
    "Este texto no parece una oferta de trabajo. Revisa que esté el aviso, con lo que piden.",
    { reason: "not_an_offer" },
  );
}

async function refuseTooMany(db: Db, userId: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS).toISOString();
  const rows = await db
    .selectFrom("job_offers")
    .select(["created_at", "deleted_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .execute();
  const oldest = rows.filter((row) => row.created_at > since).at(NEW_A_DAY - 1);
  if (oldest) {
    const retryAfter = Math.max(1, (Date.parse(oldest.created_at) + DAY_MS - now.getTime()) / 1000);
    throw new AppError("too_many", "Van veinte ofertas nuevas en un día. Sigue mañana: las que guardaste están aquí.", {
      reason: "too_many_today",
      retryAfter,
    });
  }
  if (rows.filter((row) => row.deleted_at === null).length >= MOST_OFFERS)
    throw new AppError(
      "too_many",
      "Tu lista llegó a cien ofertas. Borra alguna que ya no te sirva y compara otra vez.",
      {
        reason: "too_many_offers",
        retryAfter: 60,
      },
    );
}
