import { listSessions } from "#app/features/auth/session.server.ts";
import { describeUserAgent } from "#app/features/auth/user-agent.ts";
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

/** The tokens that a person made. */
export async function* tokensMadeBy(db: Db, userId: number): AsyncGenerator<object> {
  const rows = await db.selectFrom("api_tokens").selectAll().where("created_by", "=", userId).orderBy("id").execute();
  for (const row of rows) {
    yield {
      id: row.id,
      nombre: row.name,
      para: row.scope,
      comienzo: row.prefix,
      creada: row.created_at,
      vence: row.expires_at,
      ultimo_uso: row.last_used_at,
      red_del_ultimo_uso: row.last_used_network,
      revocada: row.revoked_at,
    };
  }
}

export async function* entryCodesOf(db: Db, userId: number): AsyncGenerator<object> {
  const rows = await db.selectFrom("entry_codes").selectAll().where("user_id", "=", userId).execute();
  for (const row of rows) {
    yield {
      para: row.purpose === "entry" ? "entrar" : "confirmar que eres tú",
      codigo: "guardado de forma que no se puede leer",
      intentos_fallidos: row.failures,
      pedido: row.created_at,
      vence: row.expires_at,
      usado: row.used_at,
    };
  }
}

export async function sessionsOf(db: Db, userId: number, request: Request): Promise<object[]> {
  return (await listSessions(db, userId, request)).map((session) => ({
    navegador: describeUserAgent(session.userAgent),
    via: session.provider,
    forma_de_ingreso: session.method,
    descripcion_del_navegador: session.userAgent,
    desde: session.since,
    ultima_visita: session.lastSeen,
    es_esta: session.isCurrent,
  }));
}
