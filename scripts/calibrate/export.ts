import { existsSync } from "node:fs";
import path from "node:path";
import { writeAtomically } from "#app/backup/durable-files.server.ts";
import { disputedAnswers } from "#app/features/privacy/disputed-answers.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { inspectDatabase } from "#db/inspect.server.ts";
import { say } from "../backup/operator.ts";
import { requireUsable } from "../require-migrated-database.ts";

/**
 * Writes the disputes that may be used, one line of JSON per answer; changes nothing else.
 * @throws AppError in Spanish
 */
export async function exportDisputes({ DATA_DIR }: Settings, file: string): Promise<void> {
  if (existsSync(file)) throw new AppError("conflict", `Ya existe ${file}. Bórralo o da otro nombre.`);
  if (!existsSync(path.dirname(path.resolve(file))))
    throw new AppError("not_found", `No existe la carpeta de ${file}. Créala o da otro nombre.`);
  const source = path.join(DATA_DIR, "app.sqlite");
  await requireUsable(source);
  const database = inspectDatabase(source);
  try {
    const answers = await disputedAnswers(database.db);
    if (answers.length === 0) {
      say("No hay respuestas con permiso y resueltas a favor de quien reclamó. No se escribió nada.");
      return;
    }
    await writeAtomically(file, answers.map((answer) => `${JSON.stringify(answer)}\n`).join(""));
    say(
      `${answers.length === 1 ? "Quedó 1 respuesta" : `Quedaron ${answers.length} respuestas`} en ${file}, ` +
        "con permiso y resueltas a favor de quien reclamó.",
    );
    say(
      "Sin nombres propios, correos, RUT ni teléfonos de quien las escribió; léelas antes de usarlas. Borra el " +
        "archivo al terminar y exporta de nuevo la próxima vez: esta copia no sabe de permisos que se retiren.",
    );
  } finally {
    await database.close();
  }
}
