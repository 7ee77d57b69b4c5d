import { createHash, randomBytes } from "node:crypto";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { runWithPermission } from "#app/features/users/run-with-permission.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import type { Db } from "#db/open.server.ts";
import { ownCoachId, publishedCoachId } from "../own-coach.server.ts";

/** The secret address of a coach's calendar: made, renewed, taken away. Whoever has the secret reads the calendar. */

const SECRET_BYTES = 32;

type Change = { actorId: number; clock?: Clock };

/** SHA-256 in hexadecimal. The secret is random, so nothing slower is needed. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/** The path at which the calendar is. */
export const feedPath = (token: string): string => `/calendar/${token}.ics`;

/**
 * Makes the address of the actor's own calendar. The one before dies in the same moment.
 * @returns the secret, which is nowhere else: only its hash is stored
 * @throws AppError forbidden; conflict no_coach
 */
export function renewFeed(db: Db, { actorId, clock = systemClock }: Change): Promise<{ token: string }> {
  return runWithPermission(db, { actorId, permission: "sessions" }, async (trx, { actor }) => {
    const coachId = await publishedCoachId(trx, actor);
    const before = await trx
      .selectFrom("coach_feeds")
      .select("coach_id")
      .where("coach_id", "=", coachId)
      .executeTakeFirst();
    const token = randomBytes(SECRET_BYTES).toString("base64url");
    const made = { token_hash: hashOf(token), created_at: isoNow(clock) };
    await trx
      .insertInto("coach_feeds")
      .values({ coach_id: coachId, ...made })
      .onConflict((conflict) => conflict.column("coach_id").doUpdateSet(made))
      .execute();
    const action = before ? "calendar_feed_renewed" : "calendar_feed_created";
    await recordActivity(trx, { userId: actorId, action, details: { coachId } }, clock);
    return { token };
  });
}

/**
 * Takes the actor's own calendar away. One that is not published stays so.
 * @throws AppError forbidden
 */
export function removeFeed(db: Db, { actorId, clock = systemClock }: Change): Promise<void> {
  return runWithPermission(db, { actorId, permission: "sessions" }, async (trx) => {
    const coachId = await ownCoachId(trx, actorId);
    if (coachId === null) return;
    const { numDeletedRows } = await trx
      .deleteFrom("coach_feeds")
      .where("coach_id", "=", coachId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return;
    await recordActivity(trx, { userId: actorId, action: "calendar_feed_removed", details: { coachId } }, clock);
  });
}

/** @returns since when the account's own calendar is published (ISO-8601 UTC); null: it is not */
export async function publishedSince(db: Db, userId: number): Promise<string | null> {
  const feed = await db
    .selectFrom("coach_feeds as feed")
    .innerJoin("coach_accounts as account", "account.coach_id", "feed.coach_id")
    .select("feed.created_at")
    .where("account.user_id", "=", userId)
    .executeTakeFirst();
  return feed?.created_at ?? null;
}
