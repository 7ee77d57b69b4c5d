import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";

export function findUserById(db: Db, id: number): Promise<User | undefined> {
  return db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
}

/** @param rut normalised, as normalizeRut() gives it */
export function findUserByRut(db: Db, rut: string): Promise<User | undefined> {
  return db.selectFrom("users").selectAll().where("rut", "=", rut).executeTakeFirst();
}

/** Upper and lower case are the same. */
export function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  return db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
}

/** The admin who has been here longest; undefined while there is none. */
export function findFirstAdmin(db: Db): Promise<User | undefined> {
  return db
    .selectFrom("users")
    .selectAll()
    .where("role", "=", "admin")
    .where("is_active", "=", 1)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}
