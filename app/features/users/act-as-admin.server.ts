import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { findUserById } from "./queries.server.ts";

/**
 * Runs what an admin does in one transaction. The session was checked when the request came in; here the person is
 * looked up again, because another admin may have switched him off or taken the role away meanwhile.
 * @throws AppError forbidden
 */
export function actAsAdmin<T>(db: Db, actorId: number, act: (trx: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    const actor = await findUserById(trx, actorId);
    if (actor?.role !== "admin" || actor.is_active === 0) {
      throw new AppError("forbidden", "Solo un administrador puede hacer esto.", { title: "Sin permiso" });
    }
    return act(trx);
  });
}

/** The person that an act is about. @throws AppError not_found */
export async function targetUser(trx: Db, id: number): Promise<User> {
  const user = await findUserById(trx, id);
  if (user) return user;
  throw new AppError("not_found", "Esa persona no existe. Actualiza la lista.", { title: "No encontrado" });
}
