import { recordActivity } from "#app/features/activity/record.server.ts";
import { clearObjections } from "#app/features/users/objections.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { appendEvent } from "./request-rows.server.ts";

/** The person allows again what they objected to. @throws AppError conflict no_objection */
export function withdrawObjections(db: Db, userId: number, clock = systemClock): Promise<void> {
  return db.transaction().execute(async (trx) => {
    if ((await clearObjections(trx, userId)).length === 0) {
      throw new AppError("conflict", "No hay usos a los que te opongas. Actualiza la página.", {
        reason: "no_objection",
      });
    }
    const request = await trx
      .selectFrom("rights_requests")
      .select("id")
      .where("user_id", "=", userId)
      .where("kind", "=", "objection")
      .where("state", "=", "accepted")
      .orderBy("id", "desc")
      .executeTakeFirst();
    if (request) await appendEvent(trx, request.id, { kind: "allowed", actor: "person", actorId: userId }, clock);
    await recordActivity(trx, { userId, action: "objections_withdrawn" }, clock);
  });
}
