import { refuseBlocked } from "#app/platform/blocked-people.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import type { Db } from "#db/open.server.ts";
import { needKeptCv } from "../lines/kept-cv.server.ts";
import { type Acts, actsSchema, NO_ACTS } from "./act-schemas.ts";

/** What a student has chosen for the whole of a CV. */

export async function keptActs(db: Db, userId: number, analysisId: number): Promise<Acts> {
  const row = await db
    .selectFrom("workshop_acts")
    .select("acts")
    .where("user_id", "=", userId)
    .where("analysis_id", "=", analysisId)
    .executeTakeFirst();
  return row === undefined ? NO_ACTS : actsSchema.parse(JSON.parse(row.acts));
}

/**
 * Keeps what is chosen in the place of what was.
 * @throws AppError not_found; conflict for a blocked person; unprocessable `not_kept`
 */
export async function saveActs(
  db: Db,
  userId: number,
  analysisId: number,
  acts: Acts,
  clock: Clock = systemClock,
): Promise<Acts> {
  const values = { acts: JSON.stringify(acts), updated_at: isoNow(clock) };
  await db.transaction().execute(async (trx) => {
    await refuseBlocked(trx, userId);
    await needKeptCv(trx, userId, analysisId, clock);
    await trx
      .insertInto("workshop_acts")
      .values({ user_id: userId, analysis_id: analysisId, ...values })
      .onConflict((same) => same.column("analysis_id").doUpdateSet(values))
      .execute();
  });
  return acts;
}
