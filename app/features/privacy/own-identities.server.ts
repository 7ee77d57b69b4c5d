import type { Db } from "#db/open.server.ts";

/** Accounts at the institution's own sign-in. */
export async function* identitiesOf(db: Db, userId: number): AsyncGenerator<object> {
  const rows = await db.selectFrom("external_identities").selectAll().where("user_id", "=", userId).execute();
  for (const row of rows) {
    yield {
      via: row.provider,
      emisor: row.issuer,
      identificador: row.subject,
      unida: row.created_at,
      ultimo_ingreso: row.last_used_at,
    };
  }
}
