import type { Db } from "#db/open.server.ts";

/** The tries of practice and the job offers, for a download. */
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

/** Those that were deleted today, too: they are still kept. */
export async function* offersOf(db: Db, userId: number): AsyncGenerator<object> {
  const rows = await db.selectFrom("job_offers").selectAll().where("user_id", "=", userId).orderBy("id").execute();
  for (const row of rows) {
    yield {
      id: row.id,
      analisis_de_cv: row.cv_analysis_id,
      texto: row.text,
      cargo: row.post,
      empresa: row.firm,
      lectura: JSON.parse(row.reading),
      requisitos: JSON.parse(row.requirements),
      tus_respuestas: JSON.parse(row.answers),
      comparacion: row.findings === null ? null : JSON.parse(row.findings),
      estado: row.state,
      fecha: row.state_on,
      nota: row.note,
      creado: row.created_at,
      modificado: row.updated_at,
      borrado: row.deleted_at,
    };
  }
}
