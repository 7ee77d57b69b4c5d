import { sql } from "kysely";
import { z } from "zod";
import { notifyOutbox } from "#app/email/outbox.server.ts";
import { setObjections } from "#app/features/users/objections.server.ts";
import { runWithPermission } from "#app/features/users/run-with-permission.server.ts";
import { isoNow, systemClock } from "#app/platform/clock.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { listAnd } from "#app/platform/format.ts";
import type { Db } from "#db/open.server.ts";
import { eraseForRequest } from "../erase-for-request.server.ts";
import { blockPerson } from "./block.server.ts";
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
  const erase = await runWithPermission(db, { actorId, permission: "rights" }, async (trx) => {
    const row = await openRequest(trx, id);
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
      return changedSince(trx, row);
    case "objection":
      return object(trx, row.user_id, decision.purposes, isoNow(clock));
    case "block":
      await blockPerson(trx, { userId: row.user_id, actorId }, clock);
      return "El tratamiento de sus datos quedó bloqueado.";
    case "erasure":
      return "";
  }
}

async function object(trx: Db, userId: number, purposes: readonly Purpose[], at: string): Promise<string> {
  if (purposes.length === 0) {
    throw new AppError("bad_request", "Marca al menos un uso al que la persona se opone, o rechaza con motivo.");
  }
  await setObjections(trx, userId, purposes, at);
  return `Sus datos ya no se usan para: ${listAnd(purposes.map((purpose) => PURPOSE_NAMES[purpose]))}.`;
}

const COLUMN_NAMES: Readonly<Record<string, string>> = {
  rut: "RUT o número",
  identifier_kind: "tipo de identificador",
  name: "nombre",
  email: "correo",
  email_source: "origen del correo",
  pending_email: "correo por confirmar",
  faculty: "facultad",
  career: "carrera",
  campus: "campus",
  entry_year: "año de ingreso",
  study_status: "situación",
};

/** What the office changed in the person's form since the request came. */
async function changedSince(trx: Db, { user_id: userId, received_at: since }: Living): Promise<string> {
  const rows = await trx
    .selectFrom("activities")
    .select("details")
    .where("action", "=", "user_updated")
    .where("created_at", ">=", since)
    .where(sql<boolean>`json_extract(details, '$.targetUserId') = ${userId}`)
    .execute();
  const fields = rows.flatMap(({ details }) => String(JSON.parse(details).changed ?? "").split(", "));
  const names = [...new Set(fields.filter(Boolean).map((field) => COLUMN_NAMES[field] ?? field))];
  if (names.length > 0) return `Se cambió en su ficha: ${listAnd(names)}.`;
  throw new AppError(
    "conflict",
    "Todavía no cambia nada en su ficha. Ábrela, corrige y vuelve, o rechaza con motivo.",
    {
      reason: "nothing_changed",
    },
  );
}
