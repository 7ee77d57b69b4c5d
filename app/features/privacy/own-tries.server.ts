import type { Db } from "#db/open.server.ts";

/** The tries of practice, for a download. */
export async function* triesOf(db: Db, userId: number): AsyncGenerator<object> {
  const rows = await db.selectFrom("practice_attempts").selectAll().where("user_id", "=", userId).execute();
  for (const row of rows) {
    yield {
      id: row.id,
      entrevista: row.interview_id,
      con: row.hunter_id,
      pregunta: row.question_id,
      texto_de_la_pregunta: row.question,
      categoria: row.category,
      foco: row.focus,
      respuesta: row.answer,
      partes_leidas: row.parts_read === null ? null : JSON.parse(row.parts_read),
      creado: row.created_at,
    };
  }
}
