import { blockedError } from "#app/platform/blocked-people.server.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { countLink, paceLinks } from "../links/link-pace.server.ts";
import { type LinkedSession, linkedSession, unknownLink } from "../links/link-token.server.ts";
import { sessionTime } from "../mail/mail-texts.ts";
import type { RatingView } from "./rating-view.ts";

/** The links of the mail after a session. Opening one changes nothing: sending is a call of its own. */

const KINDS = ["rating"] as const;

type Sent = { token: string; clientAddress: string };

/**
 * What the link's page shows; writes nothing.
 * @returns null for a token that is none, whatever the cause. @throws AppError too_many
 */
export async function findRating(
  db: Db,
  { token, clientAddress }: Sent,
  clock: Clock = systemClock,
): Promise<RatingView | null> {
  paceLinks(clientAddress);
  const linked = await linkedSession(db, token, KINDS);
  if (linked === null) {
    countLink(clientAddress);
    return null;
  }
  const stars = await ratingOf(db, linked);
  const state = stateOf(linked, stars, clock.now());
  const { booking, coach } = linked;
  const session = { when: sessionTime(booking.starts_at, booking.ends_at), coach: coach.name };
  const isShown = (state === "open" || state === "rated") && clock.now() < linked.claims.expiresAt;
  return { state, stars: state === "rated" ? stars : null, session: isShown ? session : null };
}

/**
 * Keeps a rating, once: what was sent first stays.
 * @param stars 1 to 5
 * @returns what is kept
 * @throws AppError 404; 409 blocked, past or not_held; 429
 */
export function keepRating(
  db: Db,
  { token, clientAddress, stars }: Sent & { stars: number },
  clock: Clock = systemClock,
): Promise<number> {
  paceLinks(clientAddress);
  countLink(clientAddress);
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const linked = await linkedSession(trx, token, KINDS);
    if (linked === null) throw unknownLink();
    const kept = await ratingOf(trx, linked);
    const state = stateOf(linked, kept, now);
    if (state === "blocked") throw blockedError();
    if (kept !== null) return kept;
    if (state !== "open") throw REFUSALS[state]();
    const { id, user_id } = linked.booking;
    await trx
      .insertInto("session_ratings")
      .values({ session_id: id, user_id, stars, rated_at: now.toISOString() })
      .execute();
    return stars;
  });
}

const REFUSALS = {
  rated: unknownLink,
  past: () => new AppError("conflict", "Este enlace ya venció.", { reason: "past" }),
  not_held: () => new AppError("conflict", "Esta sesión no figura como realizada.", { reason: "not_held" }),
};

function stateOf({ claims, booking, isBlocked }: LinkedSession, stars: number | null, now: Date): RatingView["state"] {
  if (isBlocked) return "blocked";
  if (stars !== null) return "rated";
  if (now >= claims.expiresAt) return "past";
  return booking.status === "completed" ? "open" : "not_held";
}

async function ratingOf(db: Db, { booking }: LinkedSession): Promise<number | null> {
  const row = await db
    .selectFrom("session_ratings")
    .select("stars")
    .where("session_id", "=", booking.id)
    .executeTakeFirst();
  return row?.stars ?? null;
}
