import type { Db } from "#db/open.server.ts";

/** Which second factors there are; never what opens with them. */
export async function* secondFactorsOf(db: Db, userId: number): AsyncGenerator<object> {
  const apps = await db.selectFrom("totp_secrets").selectAll().where("user_id", "=", userId).execute();
  for (const row of apps) {
    yield {
      tipo: "aplicación de códigos",
      pedida: row.created_at,
      desde: row.confirmed_at,
      ultimo_uso: row.last_used_at,
    };
  }
  const codes = await db.selectFrom("recovery_codes").selectAll().where("user_id", "=", userId).orderBy("id").execute();
  for (const row of codes) yield { tipo: "código de recuperación", desde: row.created_at, usado: row.used_at };
  const passkeys = await db.selectFrom("passkeys").selectAll().where("user_id", "=", userId).orderBy("id").execute();
  for (const row of passkeys) {
    yield { tipo: "llave de acceso", nombre: row.name, desde: row.created_at, ultimo_uso: row.last_used_at };
  }
}
