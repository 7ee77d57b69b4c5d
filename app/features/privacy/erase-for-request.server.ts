import { recordActivity } from "#app/features/activity/record.server.ts";
import { recordAudit } from "#app/features/audit/record.server.ts";
import { findUserById } from "#app/features/users/queries.server.ts";
import { permittedActor, targetAccount } from "#app/features/users/run-with-permission.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { eraseConfirmed } from "./erase.server.ts";
import { appendEvent, closeRequest, findRequest } from "./rights/request-rows.server.ts";

type Request = { requestId: number; userId: number; actorId: number };

/**
 * Erases a person whose request for it the office has accepted, like an own erasure. The request stays as evidence.
 * @throws AppError forbidden, conflict closed, last_admin
 */
export async function eraseForRequest(
  db: Db,
  { requestId, userId, actorId }: Request,
  { settings, clock = systemClock }: { settings: Settings; clock?: typeof systemClock },
): Promise<void> {
  await eraseConfirmed(db, { settings, clock }, async (trx) => {
    const [request, person] = [await findRequest(trx, requestId), await findUserById(trx, userId)];
    if (!request || !person || request.user_id !== userId || request.closed_at !== null) {
      throw new AppError("conflict", "Esta solicitud ya se cerró. Actualiza la página.", { reason: "closed" });
    }
    const by = await permittedActor(trx, { actorId, permission: "rights" });
    await targetAccount(trx, userId, by);
    await appendEvent(trx, requestId, { kind: "accepted", actor: "office", actorId }, clock);
    const done = "Se borraron todos sus datos.";
    await appendEvent(trx, requestId, { kind: "done", actor: "system", actorId: null, text: done }, clock);
    await closeRequest(trx, requestId, "accepted", clock);
    const details = { requestId, kind: "accepted", targetUserId: userId };
    await recordActivity(trx, { userId: actorId, action: "right_handled", details }, clock);
    const act = { actor: by.actor, action: "right_handled", target: userId, targetKind: "right" } as const;
    await recordAudit(trx, [{ ...act, details: { requestId, kind: "accepted" } }], clock);
    return { person, by: by.actor };
  });
}
