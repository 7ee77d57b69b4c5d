import { existsSync } from "node:fs";
import { anchorsIn } from "#app/features/audit/anchors.server.ts";
import { auditKeyOf } from "#app/features/audit/chain.server.ts";
import { checkTrail } from "#app/features/audit/read-trail.server.ts";
import { keptSecrets } from "#app/features/auth/secrets.server.ts";
import { formatCount, pluralize } from "#app/platform/format.ts";
import { inspectDatabase } from "#db/inspect.server.ts";
import { schemaState } from "#db/migrate.server.ts";
import type { Check } from "./check.ts";
import { type Finding, fail, ok, skipped } from "./finding.ts";
import type { Site } from "./installation.ts";

/** Checks the audit trail as `npm run audit:verify` does, where that takes seconds at most. */

/** What one core checks in about three seconds. */
const MOST_ROWS = 200_000;
const WHOLE = "Compruébalo entero: npm run audit:verify";

export const auditTrail: Check = {
  subject: "Rastro",
  run: async (site) => [await chain(site)],
};

async function chain({ databaseFile, settings }: Site): Promise<Finding> {
  const secrets = keptSecrets(settings.DATA_DIR);
  if (!existsSync(databaseFile) || !secrets) return skipped("Cadena", "Aún no hay un rastro que revisar.");
  const open = inspectDatabase(databaseFile);
  try {
    // The check of the database tells about an older one.
    const { version, known, pending } = schemaState(open.raw);
    if (version !== known || pending.length > 0) return skipped("Cadena", "La base de datos no es la de esta versión.");
    const head = await open.db.selectFrom("audit_head").select("rows").executeTakeFirst();
    if (head && head.rows > MOST_ROWS)
      return skipped("Cadena", `${formatCount(head.rows)} filas son muchas para esta revisión.`, WHOLE);
    const anchors = await anchorsIn(settings.BACKUP_DIR);
    if (!head && anchors.length === 0) return skipped("Cadena", "Aún no hay un rastro que revisar.");
    const { rows, problems } = await checkTrail(open.db, { key: auditKeyOf(secrets.pepper), anchors });
    const [first] = problems;
    if (first === undefined)
      return ok(
        "Cadena",
        `Íntegra: ${pluralize(rows, "fila", "filas")}, ${pluralize(anchors.length, "ancla", "anclas")}.`,
      );
    return fail("Cadena", first, `No borres nada. ${WHOLE}, y sigue docs/operacion.md.`);
  } finally {
    await open.close();
  }
}
