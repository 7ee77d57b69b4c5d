import type { Db } from "#db/open.server.ts";
import { numberOf } from "./request-rows.server.ts";
import { CHANNEL_NAMES, EVENT_NAMES, KIND_NAMES, PURPOSE_NAMES, STATE_NAMES, subjectName } from "./rights.ts";

/** The rights desk in the download of own data, under the keys of datos.json. */

const ACTORS = { person: "tú", office: "la oficina", system: "el sistema" } as const;

export async function* rightsOf(db: Db, userId: number): AsyncGenerator<object> {
  const rows = await db.selectFrom("rights_requests").selectAll().where("user_id", "=", userId).execute();
  for (const row of rows) {
    const events = await db
      .selectFrom("rights_events")
      .selectAll()
      .where("request_id", "=", row.id)
      .orderBy("id")
      .execute();
    yield {
      numero: numberOf(row),
      codigo: row.person_code,
      derecho: KIND_NAMES[row.kind],
      sobre: subjectName(row.kind, row.subject),
      llego: CHANNEL_NAMES[row.channel],
      estado: STATE_NAMES[row.state],
      recibida: row.received_at,
      plazo: row.due_at,
      en_espera_desde: row.paused_at,
      extendida: row.extended_at,
      cerrada: row.closed_at,
      archivo_entregado: row.delivered_at,
      pasos: events.map((event) => ({
        que: EVENT_NAMES[event.kind],
        quien: ACTORS[event.actor],
        texto: event.text,
        hora: event.created_at,
      })),
    };
  }
}

export async function* objectionRecordsOf(db: Db, userId: number): AsyncGenerator<object> {
  const rows = await db.selectFrom("objections").selectAll().where("user_id", "=", userId).execute();
  for (const row of rows) yield { uso: PURPOSE_NAMES[row.purpose], desde: row.created_at };
}
