import { createHash, randomBytes } from "node:crypto";
import { HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { storageFailure } from "#app/platform/storage-failure.ts";
import type { Db } from "#db/open.server.ts";
import { authRuntime } from "./auth-services.server.ts";
import type { SessionProvider } from "./session-provider.ts";
import type { SessionUser } from "./session-user.ts";

const ID_BYTES = 32;
const IDLE_LIMIT = 8 * HOUR_MS;
const ABSOLUTE_LIMIT = 7 * 24 * HOUR_MS;
/** How long a session waits for the own password that it was opened for. */
const PASSWORD_LIMIT = 15 * MINUTE_MS;
/** A durable commit costs about 5 ms, so last_seen_at is updated at most this often instead of at each request. */
const TOUCH_EVERY = 5 * MINUTE_MS;
const MAX_USER_AGENT = 300;

/**
 * The person of the session cookie, read from the database; null without a live session.
 * A session ends after 8 h without a request, 7 days after sign-in, and when the account is deactivated.
 */
export async function resolveSession(db: Db, request: Request): Promise<SessionUser | null> {
  return (await resolveOpenSession(db, request))?.user ?? null;
}

type OpenSessionOf = {
  user: SessionUser;
  sessionId: string;
  isBlocked: boolean;
  /** An own password has to be set before anything else. */
  needsPassword: boolean;
};

/** Like resolveSession(), with the session's id inside this process, which must never be sent to a client. */
export async function resolveOpenSession(db: Db, request: Request): Promise<OpenSessionOf | null> {
  const idHash = await sentIdHash(request);
  if (!idHash) return null;
  const now = authRuntime().clock.now().getTime();
  const row = await selectLive(db, now)
    .select(["users.id", "rut", "name", "email", "role", "password_hash", "last_seen_at", "blocked_at"])
    .select(["provider", "method", "needs_password"])
    .where("id_hash", "=", idHash)
    .executeTakeFirst();
  if (!row) return null;
  if (row.last_seen_at < iso(now - TOUCH_EVERY)) await touch(db, idHash, iso(now));
  const { id, rut, name, email, role } = row;
  const initialPassword = row.password_hash === null && authRuntime().initialPassword === "rut";
  const user = { id, rut, name, email, role, initialPassword };
  return { user, sessionId: idHash, isBlocked: row.blocked_at !== null, needsPassword: needsPassword(row) };
}

type Opened = { password_hash: string | null; provider: string | null; method: string | null; needs_password: number };

/** Not asked of whoever entered without a password of ours: by the institution's sign-in, or by passkey. */
function needsPassword({ password_hash, provider, method, needs_password }: Opened): boolean {
  if (needs_password === 1) return true;
  const isAsked = authRuntime().ownPassword === "required" && password_hash === null;
  return isAsked && provider === null && method !== "passkey";
}

/** The ones among `sessionIds` (ids as in resolveOpenSession()) that resolveSession() would accept now. */
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

/** A storage failure is ignored, so that reading still works when the disk is full or read-only. */
async function touch(db: Db, idHash: string, now: string): Promise<void> {
  try {
    await db.updateTable("sessions").set({ last_seen_at: now }).where("id_hash", "=", idHash).execute();
  } catch (error) {
    if (!storageFailure(error)) throw error;
  }
}

type NewSession = {
  userId: number;
  userAgent: string;
  request: Request;
  provider?: SessionProvider | undefined;
  /** As Admission. */
  method?: string;
  /** The session is good for nothing but an own password, and for a quarter of an hour, until there is one. */
  needsPassword?: boolean;
};

/**
 * Opens a session under a new random id and deletes the one that this browser had. An id sent by the browser is never
 * reused. Call it inside the transaction that checked the person.
 * @returns the Set-Cookie value.
 */
export async function startSession(db: Db, session: NewSession): Promise<string> {
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
      expires_at: iso(now + (session.needsPassword ? PASSWORD_LIMIT : ABSOLUTE_LIMIT)),
      method: session.method ?? null,
      needs_password: session.needsPassword ? 1 : 0,
      user_agent: session.userAgent.slice(0, MAX_USER_AGENT),
      provider: session.provider?.name ?? null,
      provider_session: session.provider?.sessionId ? hashOf(session.provider.sessionId) : null,
    })
    .execute();
  return sessionCookie.serialize(id);
}

/**
 * Gives the session of this browser a new id, so that a previously leaked id becomes useless. Nothing else changes.
 * Call it inside the transaction of the change that requires it.
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

/** The session of this browser no longer waits for an own password. Call it inside the transaction that sets it. */
export async function passwordWasSet(trx: Db, request: Request): Promise<void> {
  const sent = await sentIdHash(request);
  const until = iso(authRuntime().clock.now().getTime() + ABSOLUTE_LIMIT);
  const change = { needs_password: 0, expires_at: until };
  const own = trx.updateTable("sessions").set(change).where("id_hash", "=", sent);
  await own.where("needs_password", "=", 1).execute();
}

/**
 * Deletes the session of this browser, if it has one.
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
  /** The institution's own sign-in that opened it, e.g. "oidc:google"; null for others. */
  provider: string | null;
  /** As Admission; null for older ones. */
  method: string | null;
  /** True for the session of the current request. */
  isCurrent: boolean;
};

/** The unexpired sessions of a person: the current one first, then by last use. */
export async function listSessions(db: Db, userId: number, request: Request): Promise<OpenSession[]> {
  const current = await sentIdHash(request);
  const now = authRuntime().clock.now().getTime();
  const rows = await db
    .selectFrom("sessions")
    .select(["id_hash", "user_agent", "created_at", "last_seen_at", "provider", "method"])
    .where("user_id", "=", userId)
    .where("expires_at", ">", iso(now))
    .where("last_seen_at", ">", iso(now - IDLE_LIMIT))
    .orderBy("last_seen_at", "desc")
    .execute();
  const sessions = rows.map((row) => ({
    userAgent: row.user_agent,
    since: row.created_at,
    lastSeen: row.last_seen_at,
    provider: row.provider,
    method: row.method,
    isCurrent: row.id_hash === current,
  }));
  return sessions.sort((left, right) => Number(right.isCurrent) - Number(left.isCurrent));
}

/**
 * Deletes all sessions of a person.
 * @param keep `except`: a request whose own session stays open
 * @returns how many were deleted.
 */
export async function endSessionsOf(db: Db, userId: number, keep: { except?: Request } = {}): Promise<number> {
  const kept = keep.except ? await sentIdHash(keep.except) : null;
  let query = db.deleteFrom("sessions").where("user_id", "=", userId);
  if (kept) query = query.where("id_hash", "!=", kept);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

/**
 * Deletes the sessions that a provider opened: those of its own session `sessionId`, or all those of a person.
 * @returns how many were deleted.
 */
export async function endProviderSessions(
  db: Db,
  provider: string,
  which: { sessionId?: string | undefined; userId?: number | undefined },
): Promise<number> {
  let query = db.deleteFrom("sessions").where("provider", "=", provider);
  if (which.sessionId !== undefined) query = query.where("provider_session", "=", hashOf(which.sessionId));
  if (which.userId !== undefined) query = query.where("user_id", "=", which.userId);
  if (which.sessionId === undefined && which.userId === undefined) return 0;
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

/** Deletes the sessions that have expired, but not those of deactivated accounts. @returns how many. */
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

/** Counts the sessions that have not expired. Unlike resolveSession(), it does not check that the account is active. */
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

/** The id of this browser's session inside this process; null without one. */
export async function sentIdHash(request: Request): Promise<string | null> {
  const id: unknown = await authRuntime().sessionCookie.parse(request.headers.get("Cookie"));
  return typeof id === "string" && id !== "" ? hashOf(id) : null;
}

function hashOf(id: string): string {
  return createHash("sha256").update(id).digest("hex");
}

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
