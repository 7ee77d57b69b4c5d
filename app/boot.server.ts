import path from "node:path";
import { configureAuth } from "#app/features/auth/configure.server.ts";
import { purgeExpiredSessions } from "#app/features/auth/session.server.ts";
import { cvAnalysisJob, reconcileAnalyses } from "#app/features/cv/analyze.server.ts";
import { addDemoAnalyses } from "#app/features/cv/demo.server.ts";
import { loadSpellChecker } from "#app/features/cv/rubric/spelling.server.ts";
import { ensureFirstAccounts, type FirstAccount } from "#app/features/users/first-accounts.server.ts";
import { findUserByRut } from "#app/features/users/queries.server.ts";
import { startWorker, type Worker } from "#app/jobs/worker.server.ts";
import { setDatabase } from "#app/platform/db.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { migrate } from "#db/migrate.server.ts";
import { type Db, type OpenDatabase, openDatabase } from "#db/open.server.ts";

/** The composition root: the only place that knows all parts and the order in which they start and stop. */

const PURGE_INTERVAL_MS = 60 * 60 * 1000;

type Running = { database: OpenDatabase; workers: Worker[]; purge: NodeJS.Timeout };
// On globalThis: development reloads this module, and there must be one database and one worker all the same.
const store = globalThis as typeof globalThis & { __running?: Running };

/** Starts everything; call once. @returns accounts made just now, with their passwords in clear, to be shown once. */
export async function boot(settings: Settings): Promise<FirstAccount[]> {
  log.level = settings.LOG_LEVEL;
  setSettings(settings);
  const database = openDatabase(path.join(settings.DATA_DIR, "app.sqlite"));
  const applied = migrate(database.raw);
  if (applied.length > 0) log.info({ applied }, "database migrated");
  setDatabase(database);
  const { passwords } = configureAuth(settings);
  const accounts = await ensureFirstAccounts(database.db, settings, passwords.hash);
  await reconcileAnalyses(database.db);
  // Keeps the event loop busy for most of a second: better now than under somebody's request.
  await loadSpellChecker();
  const workers = [startWorker(database.db, cvAnalysisJob)];
  await addDemoHistory(database.db, accounts);
  const purge = setInterval(() => {
    purgeExpiredSessions(database.db).catch((error: unknown) => log.error({ err: error }, "purging sessions failed"));
  }, PURGE_INTERVAL_MS);
  purge.unref();
  store.__running = { database, workers, purge };
  return accounts;
}

/** Sample data is a nicety: the platform starts without it too. */
async function addDemoHistory(db: Db, accounts: FirstAccount[]): Promise<void> {
  const demo = accounts.find((account) => account.role === "user");
  const user = demo && (await findUserByRut(db, demo.rut));
  if (!user) return;
  await addDemoAnalyses(db, user.id).catch((error: unknown) => log.error({ err: error }, "making sample data failed"));
}

/** Stops in reverse order; running jobs get `timeoutMs` to finish, what is left is taken up at the next start. */
export async function stop(timeoutMs: number): Promise<void> {
  const running = store.__running;
  if (!running) return;
  delete store.__running;
  clearInterval(running.purge);
  await Promise.all(running.workers.map((worker) => worker.stop(timeoutMs)));
  setDatabase(undefined);
  await running.database.close();
}
