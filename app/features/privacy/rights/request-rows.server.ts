import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { santiagoDate } from "#app/features/coaching/slots.ts";
import { type Clock, isoNow } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import type { RightsActor, RightsEventKind } from "#db/rights-tables.ts";
import { dueAt, type RightsSettings } from "./deadline.server.ts";
import type { Channel, OwnRightsKind, Subject } from "./rights.ts";

/** Rows of the rights desk: numbers, events and states. Everything here belongs inside the caller's transaction. */

export type RightsContext = { settings: RightsSettings; clock: Clock };

export const numberOf = (row: { year: number; sequence: number }): string =>
  `D-${row.year}-${String(row.sequence).padStart(3, "0")}`;

export const reviewNumber = (row: { id: number; created_at: string }): string =>
  `R-${santiagoDate(new Date(row.created_at)).slice(0, 4)}-${String(row.id).padStart(3, "0")}`;

type NewRequest = {
  userId: number;
  kind: OwnRightsKind;
  subject: Subject;
  channel: Channel;
  receivedAt: Date;
};

/** Inserts a request under the next number of its year. @returns its id */
export async function insertRequest(trx: Db, request: NewRequest, { settings }: RightsContext): Promise<number> {
  const { userId, kind, subject, channel, receivedAt } = request;
  const year = Number(santiagoDate(receivedAt).slice(0, 4));
  const { last } = await trx
    .selectFrom("rights_requests")
    .select(sql<number>`coalesce(max(sequence), 0)`.as("last"))
    .where("year", "=", year)
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto("rights_requests")
    .values({
      year,
      sequence: last + 1,
      user_id: userId,
      person_code: await personCode(trx, userId),
      kind,
      subject,
      channel,
      state: "open",
      received_at: receivedAt.toISOString(),
      due_at: dueAt(kind, receivedAt, settings),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Drawn once for a person, so that requests of somebody erased still belong together. */
async function personCode(trx: Db, userId: number): Promise<string> {
  const earlier = await trx
    .selectFrom("rights_requests")
    .select("person_code")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (earlier) return earlier.person_code;
  return `P-${Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join("")}`;
}

type NewEvent = { kind: RightsEventKind; actor: RightsActor; actorId: number | null; text?: string | null };

/** The only way to write an event. */
export async function appendEvent(trx: Db, requestId: number, event: NewEvent, clock: Clock): Promise<number> {
  const { id } = await trx
    .insertInto("rights_events")
    .values({
      request_id: requestId,
      kind: event.kind,
      actor: event.actor,
      actor_id: event.actorId,
      text: event.text ?? null,
      created_at: isoNow(clock),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function findRequest(db: Db, id: number) {
  return await db.selectFrom("rights_requests").selectAll().where("id", "=", id).executeTakeFirst();
}
export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

function closedError(): AppError {
  return new AppError("conflict", "Esta solicitud ya se cerró. Actualiza la página.", { reason: "closed" });
}

/** @throws AppError conflict closed */
export function requireOpen(row: RequestRow): RequestRow {
  if (row.closed_at === null) return row;
  throw closedError();
}

/** Ends a request. */
export async function closeRequest(
  trx: Db,
  id: number,
  state: "accepted" | "refused" | "withdrawn",
  clock: Clock,
): Promise<void> {
  await trx
    .updateTable("rights_requests")
    .set({ state, closed_at: isoNow(clock), paused_at: null })
    .where("id", "=", id)
    .execute();
}
