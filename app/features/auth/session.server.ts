import { createHash, randomBytes } from "node:crypto";
import { storageFailure } from "#app/platform/storage-failure.ts";
import type { Db } from "#db/open.server.ts";
import { authRuntime } from "./runtime.server.ts";
import type { SessionUser } from "./session-user.ts";

const ID_BYTES = 32;
const HOUR = 3_600_000;
const IDLE_LIMIT = 8 * HOUR;
const ABSOLUTE_LIMIT = 7 * 24 * HOUR;
/** A durable commit costs about 5 ms: the last visit is written down this often, not at each request. */
const TOUCH_EVERY = 5 * 60_000;
const MAX_USER_AGENT = 300;

/**
 * The person behind the session cookie as the database knows him or her now; null without a live session.
 * A session dies after 8 h without a request, 7 days after sign-in, and when its person is deactivated.
 */
export async function resolveSession(db: Db, request: Request): Promise<SessionUser | null> {
  return (await resolveOpenSession(db, request))?.user ?? null;
}

/** As resolveSession(), with what the session is known by inside of this process; it is never sent to anybody. */
export async function resolveOpenSession(
  db: Db,
  request: Request,
): Promise<{ user: SessionUser; sessionId: string } | null> {
  const idHash = await sentIdHash(request);
  if (!idHash) return null;
  const now = authRuntime().clock.now().getTime();
  const row = await selectLive(db, now)
    .select(["users.id", "rut", "name", "email", "role", "password_hash", "last_seen_at"])
    .where("id_hash", "=", idHash)
    .executeTakeFirst();
  if (!row) return null;
  if (row.last_seen_at < iso(now - TOUCH_EVERY)) await touch(db, idHash, iso(now));
  const { id, rut, name, email, role } = row;
  return { user: { id, rut, name, email, role, initialPassword: row.password_hash === null }, sessionId: idHash };
}

/** Those of the sessions (as resolveOpenSession() names them) that resolveSession() would accept now. */
export async function liveSessions(db: Db, sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await selectLive(db, authRuntime().clock.now().getTime())
    .select("id_hash")
    .where("id_hash", "in", sessionIds)
    .execute();
  return new Set(rows.map((row) => row.id_hash));
}

function selectLive(db: Db, now: number) {
  return db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .where("is_active", "=", 1)
    .where("expires_at", ">", iso(now))
    .where("last_seen_at", ">", iso(now - IDLE_LIMIT));
}

/** Who only reads goes on reading on a disk that takes no writes. */
async function touch(db: Db, idHash: string, now: string): Promise<void> {
  try {
    await db.updateTable("sessions").set({ last_seen_at: now }).where("id_hash", "=", idHash).execute();
  } catch (error) {
    if (!storageFailure(error)) throw error;
  }
}

/**
 * Opens a session under a new random id and closes the one that this browser had; an id that the browser brings along
 * is never taken over. Call it inside the transaction that checked the person.
 * @returns the Set-Cookie value.
 */
export async function startSession(
  db: Db,
  session: { userId: number; userAgent: string; request: Request },
): Promise<string> {
  await deleteSent(db, session.request);
  const { clock, sessionCookie } = authRuntime();
  const now = clock.now().getTime();
  const id = randomBytes(ID_BYTES).toString("base64url");
  await db
    .insertInto("sessions")
    .values({
      id_hash: hashOf(id),
      user_id: session.userId,
      created_at: iso(now),
      last_seen_at: iso(now),
      expires_at: iso(now + ABSOLUTE_LIMIT),
      user_agent: session.userAgent.slice(0, MAX_USER_AGENT),
    })
    .execute();
  return sessionCookie.serialize(id);
}

/**
 * Gives the session of this browser another id: what somebody may have read of it before is worth nothing afterwards. All
 * else stays as it is. Call it inside the transaction of what makes it necessary.
 * @returns the Set-Cookie value; null when the request has no session.
 */
export async function renewSession(db: Db, request: Request): Promise<string | null> {
  const sent = await sentIdHash(request);
  if (!sent) return null;
  const id = randomBytes(ID_BYTES).toString("base64url");
  const renewed = await db
    .updateTable("sessions")
    .set({ id_hash: hashOf(id) })
    .where("id_hash", "=", sent)
    .executeTakeFirst();
  return renewed.numUpdatedRows === 1n ? authRuntime().sessionCookie.serialize(id) : null;
}

/**
 * Closes the session of this browser, if it has one.
 * @returns the Set-Cookie value that clears the cookie.
 */
export async function endSession(db: Db, request: Request): Promise<string> {
  await deleteSent(db, request);
  return authRuntime().sessionCookie.serialize("", { maxAge: 0 });
}

export type OpenSession = {
  userAgent: string;
  /** ISO-8601 UTC. */
  since: string;
  lastSeen: string;
  /** The session of the request that asks. */
  isCurrent: boolean;
};

/** The live sessions of a person: this one first, then the one used last. */
export async function listSessions(db: Db, userId: number, request: Request): Promise<OpenSession[]> {
  const current = await sentIdHash(request);
  const now = authRuntime().clock.now().getTime();
  const rows = await db
    .selectFrom("sessions")
    .select(["id_hash", "user_agent", "created_at", "last_seen_at"])
    .where("user_id", "=", userId)
    .where("expires_at", ">", iso(now))
    .where("last_seen_at", ">", iso(now - IDLE_LIMIT))
    .orderBy("last_seen_at", "desc")
    .execute();
  const sessions = rows.map((row) => ({
    userAgent: row.user_agent,
    since: row.created_at,
    lastSeen: row.last_seen_at,
    isCurrent: row.id_hash === current,
  }));
  return sessions.sort((left, right) => Number(right.isCurrent) - Number(left.isCurrent));
}

/**
 * Closes every session of a person.
 * @param keep the request whose own session stays open
 * @returns how many were closed.
 */
export async function endSessionsOf(db: Db, userId: number, keep: { except?: Request } = {}): Promise<number> {
  const kept = keep.except ? await sentIdHash(keep.except) : null;
  let query = db.deleteFrom("sessions").where("user_id", "=", userId);
  if (kept) query = query.where("id_hash", "!=", kept);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

/** Removes the rows that resolveSession() would refuse anyway. @returns how many. */
export async function purgeExpiredSessions(db: Db): Promise<number> {
  const now = authRuntime().clock.now().getTime();
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where((where) =>
      where.or([where("expires_at", "<=", iso(now)), where("last_seen_at", "<=", iso(now - IDLE_LIMIT))]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Sessions that resolveSession() would accept. */
export async function countLiveSessions(db: Db): Promise<number> {
  const now = authRuntime().clock.now().getTime();
  const { count } = await db
    .selectFrom("sessions")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("expires_at", ">", iso(now))
    .where("last_seen_at", ">", iso(now - IDLE_LIMIT))
    .executeTakeFirstOrThrow();
  return count;
}

async function deleteSent(db: Db, request: Request): Promise<void> {
  const idHash = await sentIdHash(request);
  if (idHash) await db.deleteFrom("sessions").where("id_hash", "=", idHash).execute();
}

async function sentIdHash(request: Request): Promise<string | null> {
  const id: unknown = await authRuntime().sessionCookie.parse(request.headers.get("Cookie"));
  return typeof id === "string" && id !== "" ? hashOf(id) : null;
}

function hashOf(id: string): string {
  return createHash("sha256").update(id).digest("hex");
}

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
