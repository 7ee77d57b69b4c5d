import type { Db } from "#db/open.server.ts";

const STATE = { open: "en trabajo", used: "usada", skipped: "saltada", later: "para después" } as const;

/** The lines of the workshop, for a download. */
export async function* workshopLinesOf(db: Db, userId: number): AsyncGenerator<object> {
  const rows = await db.selectFrom("workshop_lines").selectAll().where("user_id", "=", userId).execute();
  for (const row of rows) {
    yield {
      id: row.id,
      analisis: row.analysis_id,
      linea: row.line,
      antes: row.was,
      estado: STATE[row.state],
      respuestas: JSON.parse(row.fields),
      ahora: row.text,
      cambiado: row.updated_at,
    };
  }
}

/** What is chosen for whole CVs, for a download. */
export async function* workshopActsOf(db: Db, userId: number): AsyncGenerator<object> {
  const rows = await db.selectFrom("workshop_acts").selectAll().where("user_id", "=", userId).execute();
  for (const row of rows) {
    yield { id: row.id, analisis: row.analysis_id, elegido: JSON.parse(row.acts), cambiado: row.updated_at };
  }
}

/** The versions of worked CVs, for a download. */
export async function* workshopVersionsOf(db: Db, userId: number): AsyncGenerator<object> {
  const rows = await db.selectFrom("workshop_versions").selectAll().where("user_id", "=", userId).execute();
  for (const row of rows) {
    yield {
      id: row.id,
      analisis: row.analysis_id,
      nombre: row.name,
      lineas: JSON.parse(row.lines),
      puntaje_antes: JSON.parse(row.score_before),
      puntaje: JSON.parse(row.score),
      guardada: row.created_at,
    };
  }
}
