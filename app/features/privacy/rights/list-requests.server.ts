import type { Db } from "#db/open.server.ts";
import { dueAt, type RightsSettings, resumedDue } from "./deadline.server.ts";
import { numberOf, type RequestRow, reviewNumber } from "./request-rows.server.ts";
import type { OwnRequest, RightsEvent } from "./rights.ts";

/** Requests with their events, those for review of a result among them, which keep their own table. */

/** Everything that the person has asked for, newest first. */
export async function listOwnRights(
  db: Db,
  userId: number,
  { settings, now }: { settings: RightsSettings; now: Date },
): Promise<OwnRequest[]> {
  const rows = await db.selectFrom("rights_requests").selectAll().where("user_id", "=", userId).execute();
  const events = await eventsOf(
    db,
    rows.map(({ id }) => id),
  );
  const reviews = await db.selectFrom("review_requests").selectAll().where("user_id", "=", userId).execute();
  return [
    ...rows.map((row) => ownRequest(row, events.get(row.id) ?? [], now)),
    ...reviews.map((row) => reviewAsRequest(row, settings)),
  ].sort((left, right) => right.receivedAt.localeCompare(left.receivedAt));
}

/** The deadline; while the clock stands still it moves with the time. */
export function effectiveDue(row: Pick<RequestRow, "due_at" | "paused_at">, now: Date): string {
  return row.paused_at === null ? row.due_at : resumedDue(row.due_at, row.paused_at, now);
}

function ownRequest(row: RequestRow, events: RightsEvent[], now: Date): OwnRequest {
  const isFile = row.kind === "access" || row.kind === "portability";
  return {
    id: String(row.id),
    number: numberOf(row),
    kind: row.kind,
    subject: row.subject,
    state: row.state,
    receivedAt: row.received_at,
    dueAt: effectiveDue(row, now),
    closedAt: row.closed_at,
    canDownload: isFile && row.delivered_at === null && (row.state === "accepted" || row.closed_at === null),
    events,
  };
}

type ReviewRow = {
  id: number;
  subject: "cv" | "interview";
  message: string;
  answer: string | null;
  created_at: string;
  answered_at: string | null;
};

export function reviewAsRequest(row: ReviewRow, settings: RightsSettings): OwnRequest {
  return {
    id: `r${row.id}`,
    number: reviewNumber(row),
    kind: "review",
    subject: row.subject === "cv" ? "cv" : "interviews",
    state: row.answered_at === null ? "open" : "accepted",
    receivedAt: row.created_at,
    dueAt: reviewDue(row, settings),
    closedAt: row.answered_at,
    canDownload: false,
    events: [
      { kind: "received", by: "person", at: row.created_at, text: row.message },
      ...(row.answered_at === null
        ? []
        : [{ kind: "accepted" as const, by: "office" as const, at: row.answered_at, text: row.answer }]),
    ],
  };
}

/** The instant by which a review has to be answered. */
export const reviewDue = (row: { created_at: string }, settings: RightsSettings): string =>
  dueAt("access", new Date(row.created_at), settings);

export async function eventsOf(db: Db, requestIds: readonly number[]): Promise<Map<number, RightsEvent[]>> {
  if (requestIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("rights_events")
    .select(["request_id", "kind", "actor", "created_at", "text"])
    .where("request_id", "in", requestIds)
    .orderBy("id")
    .execute();
  const grouped = Map.groupBy(rows, (row) => row.request_id);
  return new Map(
    [...grouped].map(([id, list]) => [
      id,
      list.map(({ kind, actor, created_at, text }) => ({ kind, by: actor, at: created_at, text })),
    ]),
  );
}
