import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { findUserById } from "./queries.server.ts";

/**
 * Runs an admin's command in one transaction. The session was checked when the request arrived; the actor is read again
 * here because another admin may have deactivated or demoted that account since then.
 * @throws AppError forbidden
 */
export function runAsAdmin<T>(db: Db, actorId: number, run: (trx: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    const actor = await findUserById(trx, actorId);
    if (actor?.role !== "admin" || actor.is_active === 0) {
      throw new AppError("forbidden", "Solo un administrador puede hacer esto.", { title: "Sin permiso" });
    }
    return run(trx);
  });
}

/** The person that a command applies to. @throws AppError not_found */
export async function targetUser(trx: Db, id: number): Promise<User> {
  const user = await findUserById(trx, id);
  if (user) return user;
  throw new AppError("not_found", "Esa persona no existe. Actualiza la lista.", { title: "No encontrado" });
}
