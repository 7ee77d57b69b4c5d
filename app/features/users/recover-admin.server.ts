import { recordActivity } from "#app/features/activity/record.server.ts";
import { recordAudit } from "#app/features/audit/record.server.ts";
import { isoNow } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { type AdminEmail, makeAdmin } from "./first-accounts.server.ts";
import { endSessions } from "./mutations.server.ts";
import { findFirstAdmin, findUserByRut } from "./queries.server.ts";

/** Recovers access when no admin can sign in. Runs on the server's console, where nobody is signed in. */

/**
 * Sets a new password for an admin and ends all sessions of that account.
 * @param rut normalised
 * @returns the person.
 * @throws AppError not_found, conflict (not an admin, or deactivated)
 */
export function setAdminPassword(db: Db, rut: string, passwordHash: string): Promise<User> {
  return db.transaction().execute(async (trx) => {
    const user = await findUserByRut(trx, rut);
    if (!user) throw new AppError("not_found", `No hay una cuenta con el RUT ${rut}. Revisa el número.${OTHER_WAY}`);
    if (user.role !== "admin") {
      throw new AppError(
        "conflict",
        `El RUT ${rut} no es de administración. Otra persona administradora puede cambiar su rol en Usuarios.` +
          `${OTHER_WAY}`,
      );
    }
    if (user.is_active === 0) {
      throw new AppError(
        "conflict",
        `La cuenta ${rut} está desactivada. Otra persona administradora puede activarla en Usuarios.${OTHER_WAY}`,
      );
    }
    await trx
      .updateTable("users")
      .set({ password_hash: passwordHash, updated_at: isoNow() })
      .where("id", "=", user.id)
      .execute();
    return finished(trx, user);
  });
}

const OTHER_WAY = " Si no queda ninguna administración activa: npm run admin:password -- RUT --create";

/**
 * Makes an admin when no active one is left: creates the account, or promotes the account with this RUT.
 * @throws AppError conflict when there is an active admin, or when the e-mail belongs to somebody else
 */
export function createLostAdmin(
  db: Db,
  admin: { rut: string; name: string } & AdminEmail,
  passwordHash: string,
): Promise<User> {
  return db.transaction().execute(async (trx) => {
    if (await findFirstAdmin(trx)) {
      throw new AppError(
        "conflict",
        "Hay una cuenta de administración activa: --create es para cuando no " +
          "queda ninguna. Sin él, la orden cambia su contraseña.",
      );
    }
    const owner = await trx.selectFrom("users").select("rut").where("email", "=", admin.email).executeTakeFirst();
    if (owner && owner.rut !== admin.rut) {
      throw new AppError(
        "conflict",
        `El correo ${admin.email} es de otra cuenta. Indica otro en ADMIN_EMAIL y repite.`,
      );
    }
    await makeAdmin(trx, admin, passwordHash);
    const user = await findUserByRut(trx, admin.rut);
    if (!user) throw new Error("The admin that was just made is not there");
    return finished(trx, user);
  });
}

async function finished(trx: Db, user: User): Promise<User> {
  await endSessions(trx, user.id);
  const details = { targetUserId: user.id, from: "console" };
  await recordActivity(trx, { userId: user.id, action: "password_reset", details });
  const entry = { actor: null, action: "password_reset", target: user.id, details: { from: "console" } } as const;
  await recordAudit(trx, [entry]);
  return user;
}
