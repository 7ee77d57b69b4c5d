import { stat } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { countLiveSessions } from "#app/features/auth/session.server.ts";
import { countDue, type DueCounts } from "#app/features/privacy/rights/desk.server.ts";
import { diskGuard } from "#app/platform/disk.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Db } from "#db/open.server.ts";
import type { SystemState } from "../panel-api-schemas.server.ts";
import { systemState } from "../system.server.ts";
import { byName, type MetricsPage } from "./metrics-registry.server.ts";

/**
 * Metrics read from the database. Reading them takes a few milliseconds in a large database, so they are cached for a
 * while.
 */

const KEEP_MS = 10_000;

type Stored = {
  state: SystemState;
  /** Job kind -> seconds that its oldest queued job has waited. */
  oldestJobs: Record<string, number>;
  rows: Record<string, number>;
  sessions: number;
  walBytes: number;
  rights: DueCounts;
};

const kept = new WeakMap<Db, { until: number; stored: Promise<Stored> }>();

/** Adds the metrics. A database failure is reported as a metric itself; the other metrics are still shown. */
export async function addStored(page: MetricsPage, db: Db, settings: Settings): Promise<void> {
  const stored = await recent(db, settings).catch((error: unknown) => {
    log.error({ err: error }, "reading the metrics of the database failed");
    return null;
  });
  page.gauge("database_up", "1 while the database answers.", stored ? 1 : 0);
  if (!stored) return;
  addWork(page, stored);
  addMail(page, stored.state);
  addStorage(page, stored);
  page.gauge("rights_requests_open", "Requests for rights that wait for a decision.", stored.rights.open);
  page.gauge("rights_requests_overdue", "Of these, the ones whose deadline has passed.", stored.rights.overdue);
  page.gauge("sessions_active", "Sessions that are open: people who need not sign in.", stored.sessions);
  page.gauge("rows", "Rows of the large tables.", byName("table", stored.rows));
}

function recent(db: Db, settings: Settings): Promise<Stored> {
  const before = kept.get(db);
  if (before && performance.now() < before.until) return before.stored;
  const stored = read(db, settings);
  kept.set(db, { until: performance.now() + KEEP_MS, stored });
  // A failure is not cached.
  stored.catch(() => kept.delete(db));
  return stored;
}

async function read(db: Db, settings: Settings): Promise<Stored> {
  const state = await systemState(db, settings);
  const waiting = await db
    .selectFrom("jobs")
    .select(["kind", sql<string>`min(created_at)`.as("since")])
    .where("status", "=", "queued")
    .groupBy("kind")
    .execute();
  const counts = await db.selectFrom("row_counts").selectAll().execute();
  const wal = await stat(path.join(settings.DATA_DIR, "app.sqlite-wal")).catch(() => null);
  return {
    state,
    oldestJobs: Object.fromEntries(waiting.map(({ kind, since }) => [kind, secondsSince(since)])),
    rows: Object.fromEntries(counts.map(({ name, count }) => [name, count])),
    sessions: await countLiveSessions(db),
    walBytes: wal?.size ?? 0,
    rights: await countDue(db, { settings }),
  };
}

function addWork(page: MetricsPage, { state, oldestJobs }: Stored): void {
  const live = state.queues.flatMap(({ kind, queued, running }) => [
    { labels: { kind, status: "queued" }, value: queued },
    { labels: { kind, status: "running" }, value: running },
  ]);
  page.gauge("jobs", "Jobs that wait or run, by kind; a kind without any is left out.", live);
  page.gauge("jobs_oldest_wait_seconds", "How long the oldest waiting job has waited.", byName("kind", oldestJobs));
}

function addMail(page: MetricsPage, { mail }: SystemState): void {
  page.gauge("mail_configured", "1 where SMTP_URL is set.", mail.smtpConfigured ? 1 : 0);
  page.gauge("mail_messages", "Messages of the outbox by status.", byName("status", mail.counts));
  const oldest = mail.oldestWaiting === null ? 0 : secondsSince(mail.oldestWaiting);
  page.gauge("mail_oldest_wait_seconds", "How long the oldest message has waited; 0 where none waits.", oldest);
}

function addStorage(page: MetricsPage, { state: { disk, database, lastBackup, backupDisk }, walBytes }: Stored): void {
  page.gauge("disk_free_bytes", "Free on the disk of DATA_DIR.", disk.freeBytes);
  page.gauge("disk_size_bytes", "Size of the disk of DATA_DIR.", disk.totalBytes);
  page.gauge("database_size_bytes", "Size of the database file.", database.bytes);
  page.gauge("database_wal_size_bytes", "Size of the database's write-ahead log.", walBytes);
  const age = lastBackup ? secondsSince(lastBackup.at) : Number.POSITIVE_INFINITY;
  page.gauge("backup_age_seconds", "Age of the newest backup; +Inf where there is none.", age);
  if (!backupDisk) return;
  page.gauge(
    "backup_disk_free_bytes",
    "Free on the disk of BACKUP_DIR, where it is one of its own.",
    backupDisk.freeBytes,
  );
  page.gauge("backup_disk_wanted_bytes", "What the next two backups take.", backupDisk.wantedBytes);
}

/** Metrics of the disk guard, which need no database. */
export function addDisk(page: MetricsPage): void {
  const state = diskGuard()?.state;
  if (!state) return;
  page.gauge("disk_full", "1 while changes are refused because the disk is full.", state.isFull ? 1 : 0);
  page.gauge("disk_ballast_bytes", "Size of the ballast file; 0 while it is released.", state.ballast.held);
  page.gauge("disk_ballast_wanted_bytes", "Size that the ballast file should have.", state.ballast.wanted);
  page.counter("disk_failures_total", "Errors of the disk: full, or broken.", byName("cause", state.failures));
}

function secondsSince(iso: string): number {
  return Math.max(0, (Date.now() - Date.parse(iso)) / 1000);
}
