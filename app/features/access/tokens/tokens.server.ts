import { z } from "zod";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { runWithPermission } from "#app/features/users/run-with-permission.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { MAX_TOKEN_DAYS, MAX_TOKEN_NAME, TOKEN_SCOPES } from "./scopes.ts";
import { hashOf, newToken, prefixOf } from "./token-text.server.ts";

/** The tokens of programs: made, listed, revoked. */

export const newTokenSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .max(MAX_TOKEN_NAME)
    .regex(/^[^\p{Cc}]*$/u),
  scope: z.enum(TOKEN_SCOPES).describe("roster: PUT /api/roster; scim: /scim/v2; metrics: GET /metrics"),
  days: z.number().int().min(1).max(MAX_TOKEN_DAYS).describe("until it ends"),
});

export type ApiToken = {
  id: number;
  name: string;
  scope: string;
  /** Its first 8 characters. */
  prefix: string;
  madeBy: string;
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
  lastUsedNetwork: string | null;
  state: "active" | "expired" | "revoked";
};

/** Tokens that a list shows: those that work first, then the newest. */
const LISTED = 200;
/** Tokens that work at one time. */
const MAX_ACTIVE = 50;

export async function listTokens(db: Db, clock: Clock = systemClock): Promise<ApiToken[]> {
  const now = isoNow(clock);
  const rows = await db
    .selectFrom("api_tokens as token")
    .innerJoin("users as maker", "maker.id", "token.created_by")
    .selectAll("token")
    .select("maker.name as maker")
    .orderBy((eb) => eb.or([eb("revoked_at", "is not", null), eb("expires_at", "<=", now)]))
    .orderBy("token.id", "desc")
    .limit(LISTED)
    .execute();
  return rows.map(
    (row): ApiToken => ({
      id: row.id,
      name: row.name,
      scope: row.scope,
      prefix: row.prefix,
      madeBy: row.maker,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      lastUsedAt: row.last_used_at,
      lastUsedNetwork: row.last_used_network,
      state: row.revoked_at !== null ? "revoked" : row.expires_at <= now ? "expired" : "active",
    }),
  );
}

/**
 * @returns the token itself, which is nowhere else: only its hash is stored
 * @throws AppError forbidden, conflict too_many_tokens
 */
export function createToken(
  db: Db,
  { name, scope, days }: z.infer<typeof newTokenSchema>,
  { actorId, clock = systemClock }: { actorId: number; clock?: Clock },
): Promise<{ token: string; expiresAt: string }> {
  return runWithPermission(db, { actorId, permission: "tokens" }, async (trx) => {
    const now = isoNow(clock);
    await refuseTooMany(trx, now);
    const expiresAt = new Date(clock.now().getTime() + days * DAY_MS).toISOString();
    const token = await unusedToken(trx);
    const prefix = prefixOf(token);
    await trx
      .insertInto("api_tokens")
      .values({
        name,
        scope,
        prefix,
        token_hash: hashOf(token),
        created_by: actorId,
        created_at: now,
        expires_at: expiresAt,
      })
      .execute();
    const details = { token: prefix, scope, expiresAt };
    await recordActivity(trx, { userId: actorId, action: "token_created", details }, clock);
    return { token, expiresAt };
  });
}

/** A token whose beginning no other one has, or the trail could not tell them apart. */
async function unusedToken(trx: Db): Promise<string> {
  for (;;) {
    const token = newToken();
    const same = await trx
      .selectFrom("api_tokens")
      .select("id")
      .where("prefix", "=", prefixOf(token))
      .executeTakeFirst();
    if (!same) return token;
  }
}

async function refuseTooMany(trx: Db, now: string): Promise<void> {
  const { count } = await trx
    .selectFrom("api_tokens")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow();
  if (count < MAX_ACTIVE) return;
  throw new AppError("conflict", `Ya hay ${MAX_ACTIVE} llaves activas. Revoca las que no se usan y créala de nuevo.`, {
    reason: "too_many_tokens",
  });
}

/**
 * From the next request on the token opens nothing. One that has ended already stays as it is.
 * @throws AppError forbidden, not_found
 */
export function revokeToken(
  db: Db,
  { actorId, id, clock = systemClock }: { actorId: number; id: number; clock?: Clock },
): Promise<void> {
  return runWithPermission(db, { actorId, permission: "tokens" }, async (trx) => {
    const token = await trx
      .selectFrom("api_tokens")
      .select(["prefix", "scope", "revoked_at"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!token) throw new AppError("not_found", "Esa llave no existe. Actualiza la lista.", { title: "No encontrado" });
    if (token.revoked_at !== null) return;
    await trx
      .updateTable("api_tokens")
      .set({ revoked_at: isoNow(clock) })
      .where("id", "=", id)
      .execute();
    const details = { token: token.prefix, scope: token.scope };
    await recordActivity(trx, { userId: actorId, action: "token_revoked", details }, clock);
  });
}

/** Deletes tokens that ended before a moment. @returns how many */
export async function purgeTokens(db: Db, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("api_tokens")
    .where((eb) => eb.or([eb("expires_at", "<", before), eb("revoked_at", "<", before)]))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
