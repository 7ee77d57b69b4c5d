import { createHmac } from "node:crypto";
import { removeRestoreNote, restoreNote } from "#app/backup/restore-note.server.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import { SETTING_NAMES, type Settings } from "#app/platform/env.server.ts";
import type { Db } from "#db/open.server.ts";
import { auditKey } from "./audit-key.server.ts";
import { type AuditEntry, recordAudit } from "./record.server.ts";

/**
 * What every start records: the beginning of the trail, a restored backup, and which settings differ from the last
 * start. Call it before anybody can act.
 */
export async function startTrail(db: Db, settings: Settings, clock: Clock = systemClock): Promise<void> {
  const note = await restoreNote(settings.DATA_DIR);
  await db.transaction().execute(async (trx) => {
    const entries: AuditEntry[] = [];
    const begun = await hasBegun(trx);
    if (!begun) entries.push({ actor: null, action: "trail_begun" });
    if (note) entries.push({ actor: null, action: "backup_restored", targetKind: "backup", details: note });
    const changed = await changedSettings(trx, settings);
    if (begun && changed.length > 0) {
      const details = { settings: changed.join(", ") };
      entries.push({ actor: null, action: "settings_changed", targetKind: "settings", details });
    }
    await recordAudit(trx, entries, clock);
  });
  if (note) await removeRestoreNote(settings.DATA_DIR);
}

/** For the commands of the server's console, which may run before the first start: the trail has its beginning. */
export async function beginTrail(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await hasBegun(trx))) await recordAudit(trx, [{ actor: null, action: "trail_begun" }]);
  });
}

async function hasBegun(db: Db): Promise<boolean> {
  return (await db.selectFrom("audit_trail").select("seq").limit(1).executeTakeFirst()) !== undefined;
}

/** Names of the settings whose value is another than at the last call; the values themselves are not kept. */
async function changedSettings(trx: Db, settings: Settings): Promise<string[]> {
  const key = auditKey();
  const printOf = (name: string, value: unknown) =>
    createHmac("sha256", key)
      .update(JSON.stringify([name, value ?? null]))
      .digest("hex");
  const known = await trx.selectFrom("audit_settings").selectAll().execute();
  const before = new Map(known.map(({ name, print }) => [name, print]));
  const changed: string[] = [];
  const values = new Map<string, unknown>(Object.entries(settings));
  for (const name of SETTING_NAMES) {
    const print = printOf(name, values.get(name));
    if (before.get(name) === print) continue;
    // One that the last start did not know came with another version of the program.
    if (before.has(name)) changed.push(name);
    await trx
      .insertInto("audit_settings")
      .values({ name, print })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ print }))
      .execute();
  }
  return changed.sort();
}
