import { z } from "zod";
import type { Look } from "#app/features/audit/looks.server.ts";
import { objectionsOf } from "#app/features/users/objections.server.ts";
import { isoNow, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { correctionsSince } from "./corrections.server.ts";
import { type RightsSettings, urgency } from "./deadline.server.ts";
import { effectiveDue, reviewAsRequest } from "./list-requests.server.ts";
import { numberOf } from "./request-rows.server.ts";
import { DESK_KINDS } from "./rights.ts";
import type { Desk, DeskDetail, DeskRow } from "./rights-schemas.server.ts";

/** The office's view of all requests: those of the desk and those for review of a result. */

const MOST = 300;

/** Query of GET /api/admin/rights. */
export const deskQuery = z.object({
  state: z.enum(["open", "closed"]).default("open"),
  kind: z.enum(DESK_KINDS as [string, ...string[]]).optional(),
  due: z.enum(["near", "late"]).optional().describe("near: RIGHTS_WARN_DAYS or less, late ones included"),
});
export type DeskQuery = z.infer<typeof deskQuery>;

/** What the trail keeps of a request that somebody of the staff has read: which one, and whose. */
export const rightLook = (requestId: string, userId?: number | null): Look => ({
  action: requestId.startsWith("r") ? "review_read" : "right_read",
  targetKind: requestId.startsWith("r") ? "review" : "right",
  userId: userId ?? undefined,
  details: { requestId: Number(requestId.replace("r", "")) },
});

type Context = { settings: RightsSettings; clock?: typeof systemClock };

export async function listDesk(db: Db, query: DeskQuery, { settings, clock = systemClock }: Context): Promise<Desk> {
  const now = clock.now();
  const isOpen = query.state === "open";
  const rows = await requests(db)
    .where("request.closed_at", isOpen ? "is" : "is not", null)
    .orderBy("request.id", "desc")
    .limit(MOST)
    .execute();
  const reviews = await reviewRows(db)
    .where("review.answered_at", isOpen ? "is" : "is not", null)
    .orderBy("review.id", "desc")
    .limit(MOST)
    .execute();
  const all = [
    ...rows.map((row) => deskRow(row, settings, now)),
    ...reviews.map((row) => reviewRow(row, settings, now)),
  ].filter((row) => matches(row, query));
  const order = isOpen
    ? (left: DeskRow, right: DeskRow) => left.dueAt.localeCompare(right.dueAt)
    : (left: DeskRow, right: DeskRow) => (right.closedAt ?? "").localeCompare(left.closedAt ?? "");
  const counts = await countDesk(db);
  return {
    requests: all.sort(order).slice(0, MOST),
    ...counts,
    days: settings.RIGHTS_DAYS,
    blockDays: settings.RIGHTS_BLOCK_BUSINESS_DAYS,
  };
}

function matches(row: DeskRow, { kind, due }: DeskQuery): boolean {
  if (kind !== undefined && row.kind !== kind) return false;
  if (due === undefined) return true;
  return due === "late" ? row.urgency === "late" : row.urgency !== "calm";
}

async function countDesk(db: Db): Promise<{ open: number; closed: number }> {
  const count = async (isOpen: boolean) => {
    const op = isOpen ? "is" : "is not";
    const own = await db
      .selectFrom("rights_requests")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("closed_at", op, null)
      .executeTakeFirstOrThrow();
    const reviews = await db
      .selectFrom("review_requests")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("answered_at", op, null)
      .executeTakeFirstOrThrow();
    return own.count + reviews.count;
  };
  return { open: await count(true), closed: await count(false) };
}

export type DueCounts = { open: number; overdue: number; near: number; nextDue: string | null };

/** Open requests of the desk by deadline, without reviews, which are counted on their own; for 'Hoy' and metrics. */
export async function countDue(db: Db, { settings, clock = systemClock }: Context): Promise<DueCounts> {
  const now = clock.now();
  const rows = await db
    .selectFrom("rights_requests")
    .select(["due_at", "paused_at"])
    .where("closed_at", "is", null)
    .execute();
  const dues = rows.map((row) => effectiveDue(row, now)).sort();
  const of = (...kinds: string[]) => dues.filter((due) => kinds.includes(urgency(due, now, settings))).length;
  return { open: dues.length, overdue: of("late"), near: of("late", "bad", "warn"), nextDue: dues[0] ?? null };
}

function requests(db: Db) {
  return db
    .selectFrom("rights_requests as request")
    .leftJoin("users as user", "user.id", "request.user_id")
    .leftJoin("users as officer", "officer.id", "request.assigned_to")
    .selectAll("request")
    .select(["user.name", "user.rut", "user.blocked_at", "officer.name as officer_name"]);
}
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof requests>["executeTakeFirst"]>>>;

function reviewRows(db: Db) {
  return db
    .selectFrom("review_requests as review")
    .innerJoin("users as user", "user.id", "review.user_id")
    .selectAll("review")
    .select("user.name");
}
type ReviewRow = NonNullable<Awaited<ReturnType<ReturnType<typeof reviewRows>["executeTakeFirst"]>>>;

function deskRow(row: Row, settings: RightsSettings, now: Date): DeskRow {
  const due = effectiveDue(row, now);
  return {
    id: String(row.id),
    number: numberOf(row),
    kind: row.kind,
    subject: row.subject,
    state: row.state,
    person: row.name ?? row.person_code,
    userId: row.user_id,
    receivedAt: row.received_at,
    dueAt: due,
    closedAt: row.closed_at,
    urgency: urgency(due, now, settings),
    elapsed: share(row.received_at, due, row.closed_at ?? now.toISOString()),
  };
}

function reviewRow(row: ReviewRow, settings: RightsSettings, now: Date): DeskRow {
  const own = reviewAsRequest(row, settings);
  return {
    id: own.id,
    number: own.number,
    kind: "review",
    subject: own.subject,
    state: own.state,
    person: row.name,
    userId: row.user_id,
    receivedAt: own.receivedAt,
    dueAt: own.dueAt,
    closedAt: own.closedAt,
    urgency: urgency(own.dueAt, now, settings),
    elapsed: share(own.receivedAt, own.dueAt, own.closedAt ?? now.toISOString()),
  };
}

function share(from: string, due: string, now: string): number {
  const [start, end, at] = [Date.parse(from), Date.parse(due), Date.parse(now)];
  return Math.min(1, Math.max(0, (at - start) / Math.max(1, end - start)));
}

/** A request with its events. @throws AppError not_found */
export async function readDeskRequest(
  db: Db,
  id: number,
  { readerId, settings, clock = systemClock }: Context & { readerId: number },
): Promise<DeskDetail> {
  const row = await requests(db).where("request.id", "=", id).executeTakeFirst();
  if (!row) throw new AppError("not_found", "Esa solicitud no existe. Actualiza la lista.");
  const events = await db
    .selectFrom("rights_events as event")
    .leftJoin("users as actor", (join) =>
      join.onRef("actor.id", "=", "event.actor_id").on("event.actor", "=", "office"),
    )
    .select(["event.kind", "event.actor", "event.created_at", "event.text", "actor.name as who"])
    .where("event.request_id", "=", id)
    .orderBy("event.id")
    .execute();
  return {
    ...deskRow(row, settings, clock.now()),
    channel: row.channel,
    isPaused: row.paused_at !== null,
    isOwn: row.user_id === readerId,
    canExtend:
      row.closed_at === null && row.extended_at === null && row.kind !== "block" && settings.RIGHTS_EXTENSION_DAYS > 0,
    assignedTo: row.officer_name,
    rut: row.blocked_at === null ? row.rut : null,
    blockedAt: row.blocked_at,
    corrections: await correctionsOf(db, row),
    objections: row.user_id === null ? [] : await objectionsOf(db, row.user_id),
    bookings: row.kind === "block" && row.user_id !== null ? await futureBookings(db, row.user_id, isoNow(clock)) : [],
    events: events.map(({ kind, actor, created_at: at, text, who }) => ({ kind, by: actor, who, at, text })),
  };
}

async function correctionsOf(db: Db, { kind, closed_at: closedAt, user_id: userId, ...row }: Row): Promise<string[]> {
  if (kind !== "rectification" || closedAt !== null || userId === null) return [];
  return correctionsSince(db, { ...row, user_id: userId });
}

async function futureBookings(db: Db, userId: number, now: string): Promise<DeskDetail["bookings"]> {
  return await db
    .selectFrom("coach_sessions as session")
    .innerJoin("coaches as coach", "coach.id", "session.coach_id")
    .select(["session.id", "session.starts_at as startsAt", "coach.name as coach"])
    .where("session.user_id", "=", userId)
    .where("session.status", "=", "scheduled")
    .where("session.starts_at", ">", now)
    .orderBy("session.starts_at")
    .execute();
}
