import { MINUTE_MS } from "#app/platform/durations.ts";
import type { Db } from "#db/open.server.ts";
import { authRuntime } from "./auth-services.server.ts";
import { sentIdHash } from "./session.server.ts";

/** How sessions were opened, and what follows from it. */

/** The provider that opened the session of this browser; null for none. */
export async function sessionProvider(db: Db, request: Request): Promise<string | null> {
  return (await sessionRow(db, request))?.provider ?? null;
}

/** How long a sign-in at the institution stands for the password, which many of its people do not have. */
const FRESH_MS = 10 * MINUTE_MS;

/**
 * What opened the session of this browser within the last ten minutes without a password of ours: the institution's
 * sign-in, or a mailed code; null: nothing of the kind.
 */
export async function freshSignIn(db: Db, userId: number, request: Request): Promise<"campus" | "entry" | null> {
  const row = await sessionRow(db, request);
  if (row?.user_id !== userId || row.created_at <= freshSince()) return null;
  if (row.provider !== null) return "campus";
  return row.method === "code" ? "entry" : null;
}

/** Whether the session of this browser was opened without a password of ours. */
export async function isPasswordless(db: Db, request: Request): Promise<boolean> {
  const row = await sessionRow(db, request);
  return row !== undefined && (row.provider !== null || row.method === "passkey");
}

async function sessionRow(db: Db, request: Request) {
  const idHash = await sentIdHash(request);
  if (!idHash) return undefined;
  return db.selectFrom("sessions").selectAll().where("id_hash", "=", idHash).executeTakeFirst();
}

/**
 * Ends the sessions that the RUT's first digits opened: with INITIAL_PASSWORD=code they open nothing. @returns how many
 */
export async function endInitialPasswordSessions(db: Db): Promise<number> {
  const without = db.selectFrom("users").select("id").where("password_hash", "is", null);
  const ways = ["rut", "email", "other"];
  await db.deleteFrom("pending_sign_ins").where("user_id", "in", without).where("method", "in", ways).execute();
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("user_id", "in", without)
    .where("provider", "is", null)
    .where((row) => row.or([row("method", "is", null), row("method", "in", ways)]))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function freshSince(): string {
  return new Date(authRuntime().clock.now().getTime() - FRESH_MS).toISOString();
}
