import { createHash } from "node:crypto";
import { senderOf } from "#app/email/sender.server.ts";
import { networksOf } from "#app/features/auth/network-prefix.server.ts";
import { LeakyBuckets } from "#app/features/auth/throttle/leaky-bucket.server.ts";
import { isNotBlocked } from "#app/platform/blocked-people.server.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { officeSettings } from "#app/platform/institution.server.ts";
import type { CoachRow, CoachSessionRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";
import { hashOf } from "./feed-address.server.ts";
import { feedCalendar } from "./feed-calendar.ts";

/** What a calendar program gets that shows the secret of a coach's calendar. */

/** Appointments that began longer ago are not in it. */
const PAST_DAYS = 56;
/** How long a cancelled one is told as such: some programs keep what is merely gone. */
const CANCELLED_DAYS = 28;
/** What one calendar may be asked for within the window: a few programs that look every minute. */
const FEED_BUDGET = 100;

const WINDOW = { now: () => performance.now(), windowMs: 10 * MINUTE_MS, maxBudgets: 2, capacity: 10_000 };
/** Wrong secrets by network. Vendors fetch all calendars from few addresses: these hold up nothing that is right. */
const failures = new LeakyBuckets(WINDOW);
const answers = new LeakyBuckets(WINDOW);

type Asked = { token: string; address: string };
type Context = { settings: Settings; clock?: Clock };

/**
 * The secret is looked up by its hash, so that no comparison tells how much of a guess is right.
 * @param asked `address` of the client
 * @returns the .ics text, and a hash of it that changes with it
 * @throws AppError not_found (unknown, renewed, taken away, of somebody who is no coach any more), too_many; neither
 *   says more about a secret that is not right
 */
export async function openFeed(
  db: Db,
  { token, address }: Asked,
  { settings, clock = systemClock }: Context,
): Promise<{ ics: string; hash: string }> {
  const coach = await publishedCoach(db, token);
  if (!coach) throw failedFrom(address);
  const feed = { key: hashOf(token), budget: FEED_BUDGET };
  if (answers.level(feed.key) >= feed.budget) throw tooMany("Este calendario se pide demasiado seguido.");
  answers.add(feed);
  const now = clock.now();
  const own = await officeSettings(db, settings);
  const ics = feedCalendar(await publishedSessions(db, coach.id, now), coach, {
    organizer: senderOf(own),
    name: `Citas de coaching · ${own.INSTITUTION_NAME}`,
    now,
  });
  return { ics, hash: createHash("sha256").update(ics).digest("base64url") };
}

/** The coach whose calendar it is, who takes sessions and can sign in as one. */
function publishedCoach(db: Db, token: string): Promise<CoachRow | undefined> {
  return db
    .selectFrom("coach_feeds as feed")
    .innerJoin("coaches as coach", "coach.id", "feed.coach_id")
    .innerJoin("coach_accounts as account", "account.coach_id", "feed.coach_id")
    .innerJoin("users as user", "user.id", "account.user_id")
    .selectAll("coach")
    .where("feed.token_hash", "=", hashOf(token))
    .where("coach.is_active", "=", 1)
    .where("user.is_active", "=", 1)
    .where("user.role", "=", "coach")
    .where("user.blocked_at", "is", null)
    .executeTakeFirst();
}

/** Without those of people whose data is blocked. By the index of coach, status and start. */
export async function publishedSessions(db: Db, coachId: number, now: Date): Promise<CoachSessionRow[]> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const sessions = db
    .selectFrom("coach_sessions")
    .selectAll()
    .where("coach_id", "=", coachId)
    .where("starts_at", ">=", daysAgo(PAST_DAYS))
    .where(isNotBlocked("coach_sessions.user_id"));
  const held = await sessions.where("status", "in", ["scheduled", "completed", "no_show"]).execute();
  const cancelled = await sessions
    .where("status", "=", "cancelled")
    .where("updated_at", ">=", daysAgo(CANCELLED_DAYS))
    .execute();
  return [...held, ...cancelled].sort((a, b) => a.starts_at.localeCompare(b.starts_at) || a.id - b.id);
}

function failedFrom(address: string): AppError {
  const networks = networksOf(address).map(({ name, budget }) => ({ key: name, budget }));
  const isOver = networks.some(({ key, budget }) => failures.level(key) >= budget);
  for (const network of networks) failures.add(network);
  if (isOver) return tooMany("Demasiadas direcciones equivocadas.");
  return new AppError("not_found", "Ese calendario no existe o ya no se publica. Pide la dirección nueva a su coach.", {
    title: "No encontrado",
  });
}

const tooMany = (what: string) =>
  new AppError("too_many", `${what} Espera un minuto e intenta otra vez.`, { retryAfter: 60 });
