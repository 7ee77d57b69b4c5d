import { recordActivity } from "#app/features/activity/record.server.ts";
import { recordAudit } from "#app/features/audit/record.server.ts";
import { isStaff, ROLES } from "#app/features/permissions/roles.ts";
import { endSessions } from "#app/features/users/mutations.server.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import type { Role, User } from "#db/schema.ts";
import { type FactorContext, tellOwner } from "./mails.server.ts";
import { countRecoveryCodes } from "./recovery-codes.server.ts";

/** Which second factors an account has, and taking them away when they are lost. */

/** How long a new secret waits for its first code. */
export const ENROLMENT_MS = 15 * MINUTE_MS;

/** Times are ISO-8601 UTC. */
export type FactorState = {
  /** Null without a confirmed app. */
  totp: { since: string; lastUsed: string | null } | null;
  recoveryCodesLeft: number;
  passkeys: PasskeyRow[];
};
export type PasskeyRow = { id: number; name: string; createdAt: string; lastUsed: string | null };

export async function factorState(db: Db, userId: number): Promise<FactorState> {
  const totp = await db
    .selectFrom("totp_secrets")
    .select(["confirmed_at", "last_used_at"])
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  const passkeys = await db
    .selectFrom("passkeys")
    .select(["id", "name", "created_at as createdAt", "last_used_at as lastUsed"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  return {
    totp: totp?.confirmed_at ? { since: totp.confirmed_at, lastUsed: totp.last_used_at } : null,
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
    passkeys,
  };
}

/**
 * Whether a password alone does not open a session: with a confirmed app, and for staff with a passkey too. A student's
 * passkey is a way to enter without a password, and no demand.
 */
export async function needsSecondStep(db: Db, { id, role }: { id: number; role: Role }): Promise<boolean> {
  return (await hasTotp(db, id)) || (isStaff(role) && (await hasPasskey(db, id)));
}

/** Whether a person has something besides the password. */
export async function hasSecondFactor(db: Db, userId: number): Promise<boolean> {
  return (await hasTotp(db, userId)) || (await hasPasskey(db, userId));
}

/** The active members of staff by name, each with whether there is something besides the password. */
export async function staffFactors(db: Db): Promise<{ name: string; role: Role; hasFactor: boolean }[]> {
  const rows = await db
    .selectFrom("users")
    .select((eb) => [
      "users.name",
      "users.role",
      eb
        .or([
          eb.exists(
            eb
              .selectFrom("totp_secrets")
              .select("user_id")
              .whereRef("user_id", "=", "users.id")
              .where("confirmed_at", "is not", null),
          ),
          eb.exists(eb.selectFrom("passkeys").select("id").whereRef("user_id", "=", "users.id")),
        ])
        .as("hasFactor"),
    ])
    .where("users.role", "in", ROLES.filter(isStaff))
    .where("users.is_active", "=", 1)
    .orderBy("users.name")
    .execute();
  return rows.map(({ name, role, hasFactor }) => ({ name, role, hasFactor: Boolean(hasFactor) }));
}

async function hasTotp(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom("totp_secrets")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

async function hasPasskey(db: Db, userId: number): Promise<boolean> {
  const row = await db.selectFrom("passkeys").select("id").where("user_id", "=", userId).limit(1).executeTakeFirst();
  return row !== undefined;
}

/**
 * Takes every second factor from an account and ends its sessions: the owner has lost them.
 * @param by who did it: an admin's id, or the server's console. Call it in a transaction, notifyOutbox() after it.
 * @throws AppError conflict no_second_factor
 */
export async function resetSecondFactor(
  trx: Db,
  person: User,
  by: { actorId: number } | { console: true },
  context: FactorContext,
): Promise<void> {
  if (!(await hasSecondFactor(trx, person.id))) {
    throw new AppError("conflict", "Esa cuenta no tiene códigos ni llaves de acceso.", { reason: "no_second_factor" });
  }
  for (const table of ["totp_secrets", "recovery_codes", "passkeys", "pending_sign_ins"] as const)
    await trx.deleteFrom(table).where("user_id", "=", person.id).execute();
  await endSessions(trx, person.id);
  const details = { targetUserId: person.id, ...("console" in by && { from: "console" }) };
  const userId = "actorId" in by ? by.actorId : person.id;
  await recordActivity(trx, { userId, action: "second_factor_reset", details });
  // What staff does is put into the trail by its command; on the server's console there is none.
  if ("console" in by) await recordAudit(trx, [{ actor: null, action: "second_factor_reset", target: person.id }]);
  await tellOwner(trx, person, "reset", context);
}

/** Deletes sign-ins that waited too long, answered challenges and unconfirmed secrets. @returns how many rows */
export async function purgeSecondFactor(db: Db, now: Date): Promise<number> {
  let count = 0n;
  for (const table of ["pending_sign_ins", "used_challenges"] as const) {
    const query = db.deleteFrom(table).where("expires_at", "<=", now.toISOString());
    count += (await query.executeTakeFirstOrThrow()).numDeletedRows;
  }
  const started = new Date(now.getTime() - ENROLMENT_MS).toISOString();
  const unconfirmed = db
    .deleteFrom("totp_secrets")
    .where("confirmed_at", "is", null)
    .where("created_at", "<=", started);
  count += (await unconfirmed.executeTakeFirstOrThrow()).numDeletedRows;
  return Number(count);
}
