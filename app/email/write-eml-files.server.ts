import { requeueAbandoned } from "#app/jobs/lease.server.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Db } from "#db/open.server.ts";
import { removeMailFile, writeMailFile } from "./eml-folder.server.ts";
import { UNREADABLE } from "./failure.ts";
import { MAIL_LEASE } from "./outbox-lease.server.ts";
import type { MailSettings } from "./sender.server.ts";
import { composeMail } from "./transport.server.ts";

/**
 * Without a mail server: writes each waiting message once to DATA_DIR/outbox/<id>.eml. It stays queued, and leaves by
 * SMTP once that is set. Two processes may write the same file; it is the same.
 */
export async function fileWaiting(db: Db, settings: MailSettings, clock: Clock, stopped: () => boolean): Promise<void> {
  await requeueAbandoned(db, MAIL_LEASE, clock.now());
  while (!stopped()) {
    const row = await db
      .selectFrom("outbox")
      .selectAll()
      .where("status", "=", "queued")
      .where("filed_at", "is", null)
      .orderBy("id")
      .limit(1)
      .executeTakeFirst();
    if (!row) return;
    const message = await composeMail(row, settings).catch(() => undefined);
    if (message) await writeMailFile(settings.DATA_DIR, row.id, message);
    // A row that this version cannot read must not keep the others from being written.
    const change = message
      ? { filed_at: clock.now().toISOString() }
      : { status: "failed" as const, last_error: UNREADABLE };
    const { numUpdatedRows } = await db
      .updateTable("outbox")
      .set(change)
      .where("id", "=", row.id)
      .where("status", "=", "queued")
      .executeTakeFirst();
    // Erased, overtaken or expired while it was being written: whoever did that found no file yet.
    if (numUpdatedRows === 0n) await removeMailFile(settings.DATA_DIR, row.id);
  }
}
