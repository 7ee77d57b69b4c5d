import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";

export function findUserById(db: Db, id: number): Promise<User | undefined> {
  return db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
}

/** @param rut normalised by normalizeRut() */
export function findUserByRut(db: Db, rut: string): Promise<User | undefined> {
  return db.selectFrom("users").selectAll().where("rut", "=", rut).executeTakeFirst();
}

/** Case-insensitive. */
export function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  return db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
}

/** The oldest active admin account; undefined when there is none. */
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
