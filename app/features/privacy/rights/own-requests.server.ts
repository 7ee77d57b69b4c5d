import { z } from "zod";
import { notifyOutbox } from "#app/email/outbox.server.ts";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { resumedDue } from "./deadline.server.ts";
import { queueRightsMail, type RightsMailContext } from "./mails.server.ts";
import {
  appendEvent,
  closeRequest,
  findRequest,
  insertRequest,
  type RequestRow,
  requireOpen,
} from "./request-rows.server.ts";
import { MAX_RIGHTS_TEXT, type OwnRightsKind, RIGHTS_KINDS, SUBJECTS, SUBJECTS_OF } from "./rights.ts";

/** What a person does with the own requests. */

/** Requests that a person may have open at the same time. */
const MAX_OPEN = 10;
/** Requests filed within 24 hours, withdrawn ones included: each sends a mail and stays as evidence. */
const MAX_A_DAY = 20;

const text = z.string().trim().max(MAX_RIGHTS_TEXT);

/** Body of POST /api/account/rights. */
export const rightsRequestSchema = z
  .object({
    kind: z.enum(RIGHTS_KINDS),
    subject: z.enum(SUBJECTS),
    message: text.default("").describe("at most 1,000 characters; what to correct cannot be empty"),
  })
  .refine(({ kind, subject }) => SUBJECTS_OF[kind].includes(subject), { path: ["subject"] })
  .refine(({ kind, message }) => kind !== "rectification" || message !== "", { path: ["message"] });
export type RightsRequestInput = z.infer<typeof rightsRequestSchema>;

/** Body of POST /api/account/rights/{id}/reply. */
export const replySchema = z.object({ message: text.min(1) });

/**
 * Asks for a right. @returns the id of the request
 * @throws AppError conflict already_open (one of this kind is open), too_many_open; too_many too_often
 */
export async function requestRight(
  db: Db,
  userId: number,
  { kind, subject, message }: RightsRequestInput,
  { clock = systemClock, ...context }: RightsMailContext,
): Promise<number> {
  const id = await db.transaction().execute(async (trx) => {
    await refuseMore(trx, userId, kind);
    const receivedAt = clock.now();
    await refuseTooOften(trx, userId, receivedAt);
    const request = { userId, kind, subject, channel: "account" as const, receivedAt };
    const created = await insertRequest(trx, request, { ...context, clock });
    await appendEvent(
      trx,
      created,
      { kind: "received", actor: "person", actorId: userId, text: message || null },
      clock,
    );
    // The initial password comes from the RUT, which others know: it proves nothing, and the office has to ask.
    if (await hasOwnPassword(trx, userId)) {
      const identity = "Entró con su cuenta, que no abre con la contraseña inicial.";
      await appendEvent(trx, created, { kind: "identity", actor: "system", actorId: null, text: identity }, clock);
    }
    await recordActivity(trx, { userId, action: "right_requested", details: { requestId: created, kind } }, clock);
    await queueRightsMail(trx, created, "received", { ...context, clock });
    return created;
  });
  notifyOutbox();
  return id;
}

async function hasOwnPassword(trx: Db, userId: number): Promise<boolean> {
  const row = await trx.selectFrom("users").select("password_hash").where("id", "=", userId).executeTakeFirst();
  return typeof row?.password_hash === "string";
}

/** @throws AppError conflict already_open, too_many_open */
export async function refuseMore(trx: Db, userId: number, kind: OwnRightsKind): Promise<void> {
  const open = await trx
    .selectFrom("rights_requests")
    .select("kind")
    .where("user_id", "=", userId)
    .where("closed_at", "is", null)
    .execute();
  if (kind !== "rectification" && open.some((one) => one.kind === kind)) {
    throw new AppError("conflict", "Ya hay una solicitud abierta de este derecho. Mira su estado en la lista.", {
      reason: "already_open",
    });
  }
  if (open.length < MAX_OPEN) return;
  throw new AppError("conflict", `Hay ${MAX_OPEN} solicitudes abiertas. Espera una respuesta y pide otra.`, {
    reason: "too_many_open",
  });
}

async function refuseTooOften(trx: Db, userId: number, now: Date): Promise<void> {
  const { count, oldest } = await trx
    .selectFrom("rights_requests")
    .select((row) => [row.fn.countAll<number>().as("count"), row.fn.min("received_at").as("oldest")])
    .where("user_id", "=", userId)
    .where("channel", "=", "account")
    .where("received_at", ">", new Date(now.getTime() - DAY_MS).toISOString())
    .executeTakeFirstOrThrow();
  if (count < MAX_A_DAY) return;
  const retryAfter = (Date.parse(oldest) + DAY_MS - now.getTime()) / 1000;
  throw new AppError("too_many", `Enviaste ${MAX_A_DAY} solicitudes en un día. Envía otra mañana.`, {
    retryAfter,
    reason: "too_often",
  });
}

/** The person's own open request. @throws AppError not_found, conflict closed */
async function ownOpen(trx: Db, userId: number, id: number): Promise<RequestRow> {
  const row = await findRequest(trx, id);
  if (row?.user_id !== userId) throw new AppError("not_found", "No encontramos esa solicitud. Recarga la página.");
  return requireOpen(row);
}

/** Withdraws an own open request. @throws AppError not_found, conflict closed */
export function withdrawRight(db: Db, userId: number, id: number, clock = systemClock): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await ownOpen(trx, userId, id);
    await appendEvent(trx, id, { kind: "withdrawn", actor: "person", actorId: userId }, clock);
    await closeRequest(trx, id, "withdrawn", clock);
    await recordActivity(trx, { userId, action: "right_withdrawn", details: { requestId: id } }, clock);
  });
}

/** Answers the office's question; the clock goes on. @throws AppError not_found, conflict closed, not_waiting */
export function replyToQuestion(db: Db, userId: number, id: number, message: string, clock = systemClock) {
  return db.transaction().execute(async (trx) => {
    const row = await ownOpen(trx, userId, id);
    if (row.paused_at === null) {
      throw new AppError("conflict", "Esta solicitud no espera una respuesta tuya.", { reason: "not_waiting" });
    }
    await appendEvent(trx, id, { kind: "reply", actor: "person", actorId: userId, text: message }, clock);
    await trx
      .updateTable("rights_requests")
      .set({ state: "open", paused_at: null, due_at: resumedDue(row.due_at, row.paused_at, clock.now()) })
      .where("id", "=", id)
      .execute();
    await recordActivity(trx, { userId, action: "right_answered", details: { requestId: id } }, clock);
  });
}

/**
 * The person has taken the file of own data: open requests for it end by that, and accepted ones are delivered.
 */
export function closeByDownload(db: Db, userId: number, clock = systemClock): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom("rights_requests")
      .select(["id", "closed_at"])
      .where("user_id", "=", userId)
      .where("kind", "in", ["access", "portability"])
      .where("state", "in", ["open", "waiting", "accepted"])
      .where("delivered_at", "is", null)
      .execute();
    const at = clock.now().toISOString();
    for (const row of rows) {
      if (row.closed_at === null) {
        const done = "El sistema entregó el archivo con todos sus datos.";
        await appendEvent(trx, row.id, { kind: "done", actor: "system", actorId: null, text: done }, clock);
        await closeRequest(trx, row.id, "accepted", clock);
      }
      await trx.updateTable("rights_requests").set({ delivered_at: at }).where("id", "=", row.id).execute();
      await appendEvent(trx, row.id, { kind: "delivered", actor: "person", actorId: userId }, clock);
    }
  });
}
