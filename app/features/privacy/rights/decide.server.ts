import { z } from "zod";
import { notifyOutbox } from "#app/email/outbox.server.ts";
import { withdrawRatingMailsTo } from "#app/features/coaching/rating/rating-mail.server.ts";
import { releaseOffers } from "#app/features/coaching/waiting-list/release.server.ts";
import { addObjections, objectionsOf } from "#app/features/users/objections.server.ts";
import { runWithPermission } from "#app/features/users/run-with-permission.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { listAnd } from "#app/platform/format.ts";
import type { Db } from "#db/open.server.ts";
import { eraseForRequest } from "../erase-for-request.server.ts";
import { blockPerson, tellWorkers } from "./block.server.ts";
import { requireCorrection } from "./corrections.server.ts";
import { queueRightsMail, type RightsMailContext } from "./mails.server.ts";
import { handled, openRequest, refuseRequest } from "./office-requests.server.ts";
import { appendEvent, closeRequest, numberOf, type RequestRow } from "./request-rows.server.ts";
import { MAX_RIGHTS_TEXT, PURPOSE_NAMES, PURPOSES, type Purpose } from "./rights.ts";

/** The office's decision, which the system carries out where it can. */

const reason = z.string().trim().min(1).max(MAX_RIGHTS_TEXT).describe("for the person");

/** Body of POST /api/admin/rights/{id}/decision. */
export const decisionSchema = z.object({
  accepted: z.boolean(),
  reason,
  purposes: z.array(z.enum(PURPOSES)).max(PURPOSES.length).default([]).describe("of an accepted objection"),
  number: z.string().max(20).default("").describe("typed to confirm an erasure: the request's number"),
});
export type Decision = z.infer<typeof decisionSchema>;

type Context = Omit<RightsMailContext, "settings"> & { settings: Settings; actorId: number };

/**
 * Decides a request. Accepting does what was asked for: the file waits for the person, the changed fields are written
 * down, the purposes are closed, the person is blocked, or everything is erased.
 * @throws AppError forbidden, not_found, conflict closed, last_admin, bad_request (no purpose, another number),
 *   conflict nothing_changed (a rectification without a change)
 */
export async function decideRequest(
  db: Db,
  { id, decision }: { id: number; decision: Decision },
  { actorId, clock = systemClock, settings }: Context,
): Promise<void> {
  if (!decision.accepted) return refuseRequest(db, { id, reason: decision.reason }, { actorId, clock, settings });
  const erase = await runWithPermission(db, { actorId, permission: "rights" }, async (trx, by) => {
    const row = await openRequest(trx, id, by);
    if (row.kind === "erasure") return confirmErasure(row, decision.number);
    if (row.user_id === null) throw new AppError("conflict", "Esta persona ya no está.", { reason: "erased" });
    const done = await carryOut(trx, { ...row, user_id: row.user_id }, decision, { actorId, clock });
    await appendEvent(trx, id, { kind: "accepted", actor: "office", actorId, text: decision.reason }, clock);
    await appendEvent(trx, id, { kind: "done", actor: "system", actorId: null, text: done }, clock);
    await closeRequest(trx, id, "accepted", clock);
    await handled(trx, id, { actorId, what: "accepted", targetUserId: row.user_id, clock });
    await queueRightsMail(trx, id, "decision", { settings, clock });
    return null;
  });
  tellWorkers();
  if (erase) await eraseForRequest(db, { requestId: id, userId: erase.userId, actorId }, { settings, clock });
  notifyOutbox();
}

function confirmErasure(row: RequestRow, typed: string): { userId: number } {
  const number = numberOf(row);
  if (typed.trim().toUpperCase() !== number) {
    throw new AppError("bad_request", `Escribe el número de la solicitud, ${number}, para confirmar.`);
  }
  if (row.user_id === null) throw new AppError("conflict", "Esta persona ya se borró.", { reason: "erased" });
  return { userId: row.user_id };
}

type Living = RequestRow & { user_id: number };

/** @returns what was done, for the evidence */
async function carryOut(
  trx: Db,
  row: Living,
  decision: Decision,
  { actorId, clock }: { actorId: number; clock: typeof systemClock },
): Promise<string> {
  switch (row.kind) {
    case "access":
    case "portability":
      return "El archivo con todos sus datos quedó disponible en Mi cuenta, solo para la persona.";
    case "rectification":
      return requireCorrection(trx, row);
    case "objection":
      return object(trx, { userId: row.user_id, purposes: decision.purposes }, clock);
    case "block":
      await blockPerson(trx, { userId: row.user_id, actorId }, clock);
      return "El tratamiento de sus datos quedó bloqueado.";
    case "erasure":
      return "";
  }
}

type Objecting = { userId: number; purposes: readonly Purpose[] };

async function object(trx: Db, { userId, purposes }: Objecting, clock: Clock): Promise<string> {
  if (purposes.length === 0) {
    throw new AppError("bad_request", "Marca al menos un uso al que la persona se opone, o rechaza con motivo.");
  }
  await addObjections(trx, userId, purposes, isoNow(clock));
  if (purposes.includes("other_mails")) {
    await releaseOffers(trx, { userId, status: "left" }, clock);
    await withdrawRatingMailsTo(trx, userId, clock);
  }
  const closed = await objectionsOf(trx, userId);
  return `Sus datos ya no se usan para: ${listAnd(closed.map((purpose) => PURPOSE_NAMES[purpose]))}.`;
}
