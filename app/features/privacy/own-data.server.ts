import { listSessions } from "#app/features/auth/session.server.ts";
import { describeUserAgent } from "#app/features/auth/user-agent.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import {
  activitiesOf,
  analysesOf,
  bookingsOf,
  interviewsOf,
  mailsOf,
  opinionsOf,
  reviewsOf,
} from "./own-records.server.ts";

/**
 * Everything about one person in all tables as JSON text, piece by piece: only a few records are in memory at a time.
 * The keys are Spanish, because people read this file. Left out: hashes of the password and of session ids.
 */
export async function* ownDataJson(db: Db, user: User, request: Request, now: Date): AsyncGenerator<string> {
  const sections: Record<string, AsyncIterable<object> | Iterable<object>> = {
    sesiones: await sessionsOf(db, user.id, request),
    analisis_de_cv: analysesOf(db, user.id),
    entrevistas: interviewsOf(db, user.id),
    opiniones_de_entrevistas: opinionsOf(db, user.id),
    citas_de_coaching: bookingsOf(db, user.id),
    pedidos_de_revision: reviewsOf(db, user.id),
    correos: mailsOf(db, user),
    actividades: activitiesOf(db, user.id),
  };
  yield `{\n"generado": ${JSON.stringify(now.toISOString())},\n"cuenta": ${JSON.stringify(accountOf(user), null, 2)}`;
  for (const [name, records] of Object.entries(sections)) {
    yield `,\n${JSON.stringify(name)}: [`;
    let separator = "\n";
    for await (const record of records) {
      yield separator + JSON.stringify(record, null, 2);
      separator = ",\n";
    }
    yield "\n]";
  }
  yield "\n}\n";
}

function accountOf(user: User): object {
  return {
    id: user.id,
    rut: user.rut,
    nombre: user.name,
    correo: user.email,
    rol: user.role === "admin" ? "administración" : "usuario",
    activa: user.is_active === 1,
    contrasena: user.password_hash === null ? "la inicial" : "una propia, guardada de forma que no se puede leer",
    tiempo_de_entrevista: user.interview_time_factor,
    creada: user.created_at,
    modificada: user.updated_at,
  };
}

async function sessionsOf(db: Db, userId: number, request: Request): Promise<object[]> {
  return (await listSessions(db, userId, request)).map((session) => ({
    navegador: describeUserAgent(session.userAgent),
    descripcion_del_navegador: session.userAgent,
    desde: session.since,
    ultima_visita: session.lastSeen,
    es_esta: session.isCurrent,
  }));
}
