import { isNotBlocked } from "#app/platform/blocked-people.server.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Db } from "#db/open.server.ts";
import { appendEvent, closeRequest } from "./request-rows.server.ts";
import { ERASED_WORDS } from "./rights.ts";

/**
 * What an erasure does with the person's requests: they stay under the person's code, as evidence, without anything
 * that the person or the office wrote. Open ones end. Call it in the erasure's transaction, before the person's row
 * goes.
 */
export async function forgetRequests(trx: Db, userId: number, clock: Clock): Promise<void> {
  const rows = await trx
    .selectFrom("rights_requests")
    .select(["id", "kind", "closed_at"])
    .where("user_id", "=", userId)
    .execute();
  const by = { actor: "system", actorId: null } as const;
  for (const { id, kind, closed_at: closedAt } of rows) {
    if (closedAt !== null) continue;
    if (kind === "erasure") {
      await appendEvent(trx, id, { kind: "done", ...by, text: ERASED_WORDS }, clock);
      await closeRequest(trx, id, "accepted", clock);
    } else {
      await appendEvent(trx, id, { kind: "withdrawn", ...by, text: "Sus datos se borraron antes." }, clock);
      await closeRequest(trx, id, "withdrawn", clock);
    }
  }
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  // The system's sentences are fixed ones.
  await trx
    .updateTable("rights_events")
    .set({ text: null })
    .where("request_id", "in", ids)
    .where("actor", "!=", "system")
    .where("text", "is not", null)
    .execute();
}

/** Deletes closed requests, with their events, that ended before this time. @returns how many */
export async function purgeRequests(db: Db, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("rights_requests")
    .where("closed_at", "<", before)
    .where(isNotBlocked("rights_requests.user_id"))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
