import { dropQueued } from "#app/email/outbox.server.ts";
import { type Clock, isoNow } from "#app/platform/clock.ts";
import type { Db } from "#db/open.server.ts";

/**
 * Takes what is held for a person back, with the mails about it; the next round offers it to others. Call it in a
 * transaction.
 * @param status left: the person is on no list any more. waiting: the place is kept, without an offer
 */
export async function releaseOffers(
  trx: Db,
  { userId, status }: { userId: number; status: "left" | "waiting" },
  clock: Clock,
): Promise<void> {
  const rows = await trx
    .updateTable("waiting_list")
    .set({ status, offered_starts_at: null, offered_until: null, updated_at: isoNow(clock) })
    .where("user_id", "=", userId)
    .where("status", "in", status === "left" ? ["waiting", "offered"] : ["offered"])
    .returning("id")
    .execute();
  for (const { id } of rows) await dropQueued(trx, `waiting:${id}`, clock);
}
