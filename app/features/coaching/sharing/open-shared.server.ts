import { findAnalysis } from "#app/features/cv/queries.server.ts";
import type { CvAnalysisView } from "#app/features/cv/result.ts";
import { findResult, type InterviewResultView } from "#app/features/interview/queries.server.ts";
import { findOffer, type WholeOffer } from "#app/features/offers/offers.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { ownSession } from "../desk/own-session.server.ts";
import { type Depth, shareEnd } from "./share-rules.ts";

/** What a coach gets to see of a student, for one appointment: never more than the student shows at this moment. */

export type Shared =
  | { kind: "cv"; depth: Depth; item: CvAnalysisView }
  | { kind: "interview"; depth: Depth; item: InterviewResultView }
  | { kind: "offer"; depth: Depth; item: WholeOffer };

/**
 * Opens what is shown, and writes down that it was looked at: in one transaction, so that nothing is seen unseen.
 * @throws AppError not_found for what is not shown (any more), whatever the cause
 */
export function openShared(
  db: Db,
  { actorId, sessionId, shareId }: { actorId: number; sessionId: number; shareId: number },
  clock: Clock = systemClock,
): Promise<Shared> {
  return db.transaction().execute(async (trx) => {
    const session = await ownSession(trx, actorId, sessionId);
    const now = isoNow(clock);
    if (session.status === "cancelled" || shareEnd(session.ends_at) <= now) throw notShown();
    const share = await trx
      .selectFrom("session_shares")
      .selectAll()
      .where("id", "=", shareId)
      .where("session_id", "=", sessionId)
      .where("user_id", "=", session.user_id)
      .where("ended_at", "is", null)
      .executeTakeFirst();
    if (!share) throw notShown();
    const shared = await contentOf(trx, share);
    if (shared === null) throw notShown();
    await trx.insertInto("share_looks").values({ share_id: shareId, looked_at: now }).execute();
    return shared;
  });
}

type ShareRow = { user_id: number; kind: string; item_id: number; depth: Depth };

async function contentOf(db: Db, { user_id, kind, item_id, depth }: ShareRow): Promise<Shared | null> {
  if (kind === "cv") {
    const item = await findAnalysis(db, user_id, item_id);
    return item && { kind, depth, item: depth === "full" ? item : { ...item, textRead: "" } };
  }
  if (kind === "interview") {
    const item = await findResult(db, user_id, item_id);
    return item && { kind, depth, item };
  }
  if (kind === "offer") {
    const item = await findOffer(db, user_id, item_id);
    return item && { kind, depth, item };
  }
  return null;
}

function notShown(): AppError {
  return new AppError("not_found", "Esto no se muestra. Quien lo compartió puede haberlo retirado.");
}
