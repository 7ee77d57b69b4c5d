import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import { chatModel, engineReport } from "#app/ai/engine.server.ts";
import { voiceStatus } from "#app/ai/speech/voice.server.ts";
import { newestBackup } from "#app/backup/backups.server.ts";
import { lastFailure } from "#app/backup/failure.server.ts";
import { roomForBackups } from "#app/backup/free-space.server.ts";
import { outboxState } from "#app/email/outbox.server.ts";
import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import { fairnessInForce } from "#app/features/cv/model-review/fairness.server.ts";
import { MAX_CV_BYTES } from "#app/features/cv/upload-rules.ts";
import { diskGuard, roomForUpload } from "#app/platform/disk.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { programVersion } from "#app/platform/program-version.server.ts";
import type { Db } from "#db/open.server.ts";
import { judgeDisk } from "./disk-room.ts";
import type { DiskReport, SignInState, SystemState } from "./panel-api-schemas.server.ts";

const MIB = 1024 * 1024;

/** Data of 'Estado del sistema', the page for the campus IT staff. */
export async function systemState(db: Db, settings: Settings): Promise<SystemState> {
  const databaseBytes = await one<number>(
    db,
    sql`select page_count * page_size as value from pragma_page_count(), pragma_page_size()`,
  );
  const now = Date.now();
  const lastBackup = await newestBackup(settings.BACKUP_DIR);
  return {
    version: programVersion,
    nodeVersion: process.versions.node,
    sqliteVersion: await one<string>(db, sql`select sqlite_version() as value`),
    engine: engineReport(),
    fairness: await fairnessInForce(settings.DATA_DIR, chatModel()),
    voice: voiceStatus().line,
    startedAt: new Date(now - process.uptime() * 1000).toISOString(),
    uptimeSeconds: Math.floor(process.uptime()),
    now: new Date(now).toISOString(),
    memory: { rssBytes: process.memoryUsage.rss() },
    queues: await queues(db),
    disk: await diskReport(settings, databaseBytes),
    database: { bytes: databaseBytes },
    mail: await outboxState(db, settings),
    signIn: signInState(),
    lastBackup,
    backupDisk: await roomForBackups(settings, Math.max(databaseBytes, lastBackup?.bytes ?? 0)),
    backupFailure: await lastFailure(settings.DATA_DIR),
  };
}

/** State of the sign-in throttle. */
export function signInState(): SignInState {
  const { blockedNames, blockedDirectoryNames, slowNetworks, waiting, isAlarmUp } = authRuntime().throttle.figures;
  return { blockedNames, blockedDirectoryNames, slowNetworks, waiting, isAlarmUp };
}

/**
 * The readiness check. A model that is not ready does not matter, because the rules answer meanwhile.
 * @throws when the database does not answer
 */
export async function readiness(db: Db) {
  await db.selectFrom("users").select("id").limit(1).execute();
  const { engine, isReady } = engineReport();
  return { status: "ready", engine: { name: engine, isReady } };
}

async function diskReport({ DATA_DIR, DISK_RESERVE_MB }: Settings, databaseBytes: number): Promise<DiskReport> {
  const { bavail, blocks, bsize } = await statfs(DATA_DIR);
  // The space available to the process, without the blocks reserved for root.
  const size = { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  const reserveBytes = DISK_RESERVE_MB * MIB;
  const guard = diskGuard()?.state;
  const ballast = { wantedBytes: guard?.ballast.wanted ?? 0, heldBytes: guard?.ballast.held ?? 0 };
  return {
    ...size,
    ...judgeDisk({
      ...size,
      isFull: guard?.isFull ?? false,
      recoveryBytes: guard?.recovery ?? 0,
      isBallastKept: ballast.heldBytes >= ballast.wantedBytes,
      uploadBytes: roomForUpload(MAX_CV_BYTES, reserveBytes),
      databaseBytes,
    }),
    reserveBytes,
    ballast,
    failures: guard?.failures ?? { full: 0, broken: 0 },
  };
}

async function one<T>(db: Db, query: ReturnType<typeof sql<{ value: T }>>): Promise<T> {
  const { rows } = await query.execute(db);
  const [row] = rows;
  if (!row) throw new Error("A query for one value gave none");
  return row.value;
}

async function queues(db: Db): Promise<SystemState["queues"]> {
  const rows = await db
    .selectFrom("jobs")
    .select((eb) => ["kind", "status", eb.fn.countAll<number>().as("count")])
    .where("status", "in", ["queued", "running"])
    .groupBy(["kind", "status"])
    .orderBy("kind")
    .execute();
  const kinds = [...new Set(rows.map((row) => row.kind))];
  const count = (kind: string, status: string) =>
    rows.find((row) => row.kind === kind && row.status === status)?.count ?? 0;
  return kinds.map((kind) => ({ kind, queued: count(kind, "queued"), running: count(kind, "running") }));
}
