import { z } from "zod";
import { notifyOutbox } from "#app/email/outbox.server.ts";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { santiagoDate } from "#app/features/coaching/slots.ts";
import { type Actor, runWithPermission, targetAccount } from "#app/features/users/run-with-permission.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { extendedDue } from "./deadline.server.ts";
import { queueRightsMail, type RightsMailContext } from "./mails.server.ts";
import { refuseMore } from "./own-requests.server.ts";
import {
  appendEvent,
  closeRequest,
  findRequest,
  insertRequest,
  type RequestRow,
  requireOpen,
} from "./request-rows.server.ts";
import { MAX_RIGHTS_TEXT, RIGHTS_KINDS, SUBJECTS, SUBJECTS_OF } from "./rights.ts";

/** What the office does with a request before it decides. */

const text = z.string().trim().min(1).max(MAX_RIGHTS_TEXT);

/** Body of POST /api/admin/rights. */
export const registerSchema = z
  .object({
    userId: z.number().int().positive(),
    kind: z.enum(RIGHTS_KINDS),
    subject: z.enum(SUBJECTS),
    channel: z.enum(["paper", "mail", "counter"]),
    receivedDate: z.iso.date().describe("day of Chile on which it came"),
    message: z.string().trim().max(MAX_RIGHTS_TEXT).default(""),
  })
  .refine(({ kind, subject }) => SUBJECTS_OF[kind].includes(subject), { path: ["subject"] });

type Office = RightsMailContext & { actorId: number };

/**
 * Enters a request that came by paper, mail or at the counter.
 * @returns its id
 * @throws AppError forbidden, not_found, bad_request (a date to come or over a year ago), conflict already_open
 */
export async function registerRequest(
  db: Db,
  input: z.infer<typeof registerSchema>,
  { actorId, clock = systemClock, settings }: Office,
): Promise<number> {
  const receivedAt = arrival(input.receivedDate, clock.now());
  const id = await runWithPermission(db, { actorId, permission: "rights" }, async (trx, by) => {
    const { id: userId } = await targetAccount(trx, input.userId, by);
    await refuseMore(trx, userId, input.kind);
    const { kind, subject, channel, message } = input;
    const created = await insertRequest(trx, { userId, kind, subject, channel, receivedAt }, { settings, clock });
    await appendEvent(trx, created, { kind: "received", actor: "office", actorId, text: message || null }, clock);
    await handled(trx, created, { actorId, what: "registered", targetUserId: userId, clock });
    await queueRightsMail(trx, created, "received", { settings, clock });
    return created;
  });
  notifyOutbox();
  return id;
}

/** Noon of the day, or now if it is today. */
function arrival(date: string, now: Date): Date {
  const today = santiagoDate(now);
  if (date > today || Number(date.slice(0, 4)) < Number(today.slice(0, 4)) - 1) {
    throw new AppError(
      "bad_request",
      "La fecha de recepción tiene que ser de hoy o de antes, y de este año o el anterior.",
    );
  }
  return date === today ? now : new Date(`${date}T15:00:00.000Z`);
}

/** Body of POST /api/admin/rights/{id}/step. */
export const stepSchema = z.discriminatedUnion("step", [
  z.object({ step: z.literal("assign") }),
  z.object({ step: z.literal("identity"), text: text.describe("how the identity was checked") }),
  z.object({ step: z.literal("ask"), text: text.describe("what the person is asked for; stops the clock") }),
  z.object({ step: z.literal("extend"), text: text.describe("the reason, for the person") }),
]);
export type Step = z.infer<typeof stepSchema>;

/**
 * A step on the way to the decision.
 * @throws AppError forbidden, not_found, conflict closed, waiting (already asked), extended, no_extension
 */
export async function takeStep(
  db: Db,
  { id, step }: { id: number; step: Step },
  { actorId, clock = systemClock, settings }: Office,
): Promise<void> {
  await runWithPermission(db, { actorId, permission: "rights" }, async (trx, officer) => {
    const row = await openRequest(trx, id, officer);
    const by = { actor: "office", actorId } as const;
    switch (step.step) {
      case "assign":
        await trx.updateTable("rights_requests").set({ assigned_to: actorId }).where("id", "=", id).execute();
        await appendEvent(trx, id, { kind: "assigned", ...by }, clock);
        break;
      case "identity":
        await appendEvent(trx, id, { kind: "identity", ...by, text: step.text }, clock);
        break;
      case "ask":
        await ask(trx, row, clock.now());
        await appendEvent(trx, id, { kind: "question", ...by, text: step.text }, clock);
        await queueRightsMail(trx, id, "question", { settings, clock });
        break;
      case "extend":
        await extend(trx, row, settings, clock.now());
        await appendEvent(trx, id, { kind: "extended", ...by, text: step.text }, clock);
    }
    await handled(trx, id, { actorId, what: step.step, targetUserId: row.user_id, clock });
  });
  notifyOutbox();
}

/**
 * An open request; that of a member of staff only for whoever gives roles, as an erasure or a block would lock the
 * person out, and never the officer's own.
 * @throws AppError not_found, conflict closed, forbidden
 */
export async function openRequest(trx: Db, id: number, by: Pick<Actor, "actor">): Promise<RequestRow> {
  const row = await findRequest(trx, id);
  if (!row) throw new AppError("not_found", "Esa solicitud no existe. Actualiza la lista.");
  if (row.user_id === by.actor.id) {
    throw new AppError("forbidden", "Esta solicitud es tuya: la responde otra persona del equipo.", {
      title: "Solicitud propia",
      reason: "own_request",
    });
  }
  if (row.user_id !== null) await targetAccount(trx, row.user_id, by);
  return requireOpen(row);
}

async function ask(trx: Db, row: RequestRow, now: Date): Promise<void> {
  if (row.paused_at !== null) {
    throw new AppError("conflict", "Ya se le pidió algo a la persona. Espera su respuesta o decide.", {
      reason: "waiting",
    });
  }
  const waiting = { state: "waiting" as const, paused_at: now.toISOString() };
  await trx.updateTable("rights_requests").set(waiting).where("id", "=", row.id).execute();
}

async function extend(trx: Db, row: RequestRow, settings: Office["settings"], now: Date): Promise<void> {
  if (settings.RIGHTS_EXTENSION_DAYS === 0 || row.kind === "block") {
    throw new AppError("conflict", "El plazo de esta solicitud no se puede extender.", { reason: "no_extension" });
  }
  if (row.extended_at !== null) {
    throw new AppError("conflict", "El plazo ya se extendió una vez y no se puede otra.", { reason: "extended" });
  }
  await trx
    .updateTable("rights_requests")
    .set({ extended_at: now.toISOString(), due_at: extendedDue(row.due_at, settings) })
    .where("id", "=", row.id)
    .execute();
}

type Handled = { actorId: number; what: string; targetUserId: number | null; clock: typeof systemClock };

/** The office's act in the activities, without texts. */
export function handled(trx: Db, requestId: number, { actorId, what, targetUserId, clock }: Handled): Promise<void> {
  const details = { requestId, kind: what, targetUserId };
  return recordActivity(trx, { userId: actorId, action: "right_handled", details }, clock);
}

/** Refuses a request with its reason. @throws AppError forbidden, not_found, conflict closed */
export async function refuseRequest(
  db: Db,
  { id, reason }: { id: number; reason: string },
  { actorId, clock = systemClock, settings }: Office,
): Promise<void> {
  await runWithPermission(db, { actorId, permission: "rights" }, async (trx, by) => {
    const row = await openRequest(trx, id, by);
    await appendEvent(trx, id, { kind: "refused", actor: "office", actorId, text: reason }, clock);
    await closeRequest(trx, id, "refused", clock);
    await handled(trx, id, { actorId, what: "refused", targetUserId: row.user_id, clock });
    await queueRightsMail(trx, id, "decision", { settings, clock });
  });
  notifyOutbox();
}
