import path from "node:path";
import { parseArgs } from "node:util";
import { processingReport } from "#app/features/privacy/processing-report/processing-report.server.ts";
import { readReportFacts } from "#app/features/privacy/processing-report/read-facts.server.ts";
import { parseSettings, processEnvironment, SettingsError } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { projectRoot } from "#app/platform/paths.server.ts";
import { inspectDatabase } from "#db/inspect.server.ts";
import { NewerDatabaseError } from "#db/migrate.server.ts";
import { installationEnvironment } from "./installation-environment.ts";
import { requireUsable } from "./require-migrated-database.ts";

/** `npm run privacy:report`: writes the report of the processing of personal data to standard output. */

const USAGE = `Uso:
  npm run -s privacy:report > informe.md             el informe de tratamiento, en Markdown
  npm run -s privacy:report -- --html > informe.html   lo mismo, como página que se imprime bien
Lee los ajustes y la base de datos del servidor, en marcha o detenido, y no cambia nada.`;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { html: { type: "boolean", default: false }, help: { type: "boolean", default: false } },
  });
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const settings = parseSettings(installationEnvironment(projectRoot, processEnvironment()).env);
  const file = path.join(settings.DATA_DIR, "app.sqlite");
  await requireUsable(file);
  const database = inspectDatabase(file);
  try {
    const { markdown, html } = processingReport(await readReportFacts(database.db, settings));
    process.stdout.write(values.html ? html : markdown);
    return 0;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  const isKnown = error instanceof AppError || error instanceof SettingsError || error instanceof NewerDatabaseError;
  process.stderr.write(`${isKnown ? error.message : `${String(error)}\n\n${USAGE}`}\n`);
  process.exitCode = 1;
}
