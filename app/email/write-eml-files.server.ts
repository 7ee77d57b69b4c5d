import { requeueAbandoned } from "#app/jobs/lease.server.ts";
import { isMailAllowed } from "#app/platform/blocked-people.server.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Db } from "#db/open.server.ts";
import { removeMailFile, writeMailFile } from "./eml-folder.server.ts";
import { UNREADABLE } from "./failure.ts";
import { MAIL_LEASE } from "./outbox-lease.server.ts";
import type { MailSettings } from "./sender.server.ts";
import { composeMail, letterContext } from "./transport.server.ts";

/**
 * Without a mail server: writes each queued message once to DATA_DIR/outbox/<id>.eml. The message stays queued and is
 * sent once SMTP_URL is set. Two processes may write the same file, with the same content.
 */
export async function fileWaiting(db: Db, settings: MailSettings, clock: Clock, stopped: () => boolean): Promise<void> {
  await requeueAbandoned(db, MAIL_LEASE, clock.now());
  while (!stopped()) {
    const row = await db
      .selectFrom("outbox")
      .selectAll()
      .where("status", "=", "queued")
      .where("filed_at", "is", null)
      .where(isMailAllowed("outbox"))
      .orderBy("id")
      .limit(1)
      .executeTakeFirst();
    if (!row) return;
    const letter = await letterContext(db, settings);
    const message = await composeMail(row, letter).catch(() => undefined);
    if (message) await writeMailFile(settings.DATA_DIR, row.id, message);
    // A row that this version cannot parse must not block the others.
    const change = message
      ? { filed_at: clock.now().toISOString() }
      : { status: "failed" as const, last_error: UNREADABLE };
    const { numUpdatedRows } = await db
      .updateTable("outbox")
      .set(change)
      .where("id", "=", row.id)
      .where("status", "=", "queued")
      .executeTakeFirst();
    // Erased, replaced or expired while the file was being written: that code found no file to delete.
    if (numUpdatedRows === 0n) await removeMailFile(settings.DATA_DIR, row.id);
  }
}
