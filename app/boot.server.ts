import { engineReport, setEngine } from "#app/ai/engine.server.ts";
import { startVoice } from "#app/ai/speech/start-voice.server.ts";
import { setVoice, type Voice } from "#app/ai/speech/voice.server.ts";
import { type Engine, startEngine } from "#app/ai/start-engine.server.ts";
import { BackupSchedule } from "#app/backup/schedule.server.ts";
import { ReaderPool, setReaderPool } from "#app/documents/reader-pool.server.ts";
import { readingSlots } from "#app/documents/reading-slots.server.ts";
import { type Mailer, startMailer } from "#app/email/deliver.server.ts";
import { makeSecondStep } from "#app/features/access/second-factor/pending-sign-in.server.ts";
import { purgeUsedTokens } from "#app/features/access/used-tokens.server.ts";
import { checkChainNow } from "#app/features/audit/chain-state.server.ts";
import { recordSignInFailures } from "#app/features/audit/sign-in-failures.server.ts";
import { checkBreakGlassAccount } from "#app/features/auth/break-glass.server.ts";
import { configureAuth } from "#app/features/auth/configure.server.ts";
import { purgeExpiredSessions } from "#app/features/auth/session.server.ts";
import { endInitialPasswordSessions } from "#app/features/auth/session-origin.server.ts";
import { ThrottleStore } from "#app/features/auth/throttle/throttle-store.server.ts";
import { readDueCalendars } from "#app/features/coaching/busy/read-calendars.server.ts";
import { ensureCoaches } from "#app/features/coaching/coaches.server.ts";
import { enqueueDueReminders } from "#app/features/coaching/mail/reminders.server.ts";
import { advanceWaitingList } from "#app/features/coaching/waiting-list/offer.server.ts";
import { cvAnalysisJob, reconcileAnalyses } from "#app/features/cv/analyze.server.ts";
import { startFilling, stopFilling } from "#app/features/demo/filling.server.ts";
import { finishRemoval } from "#app/features/demo/remove.server.ts";
import { INTERVIEW_SYSTEM } from "#app/features/interview/language-model/prompt.ts";
import { interviewReportJob } from "#app/features/interview/language-model/report-job.server.ts";
import { closeExpiredInterviews } from "#app/features/interview/save-interview.server.ts";
import { purgeByAge } from "#app/features/privacy/purge.server.ts";
import { compactSearchIndex } from "#app/features/roster/search-index.server.ts";
import { ensureFirstAccounts, type FirstAccount } from "#app/features/users/first-accounts.server.ts";
import { every, type Recurring } from "#app/jobs/every.server.ts";
import { purgeEndedJobs } from "#app/jobs/purge.server.ts";
import { startWorker, type Worker } from "#app/jobs/worker.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import { watchClock, whileClockIsBelieved } from "#app/platform/clock-watch.server.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "#app/platform/durations.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { endFutureLeases, recallPutOffWork } from "#app/platform/postponed-work.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { computeWorker, stopComputing } from "#app/platform/work/compute-child.server.ts";
import type { Db, OpenDatabase } from "#db/open.server.ts";
import { ifThereIsRoom, openData } from "./open-data.server.ts";

/** The composition root: the only place that knows all parts and the order in which they start and stop. */

type Running = {
  database: OpenDatabase;
  engine: Engine;
  voice: Voice;
  workers: Worker[];
  mailer: Mailer;
  backups: BackupSchedule;
  chores: Recurring[];
  throttleStore: ThrottleStore;
};
// On globalThis: development reloads this module, and there must be one database and one worker all the same.
const store = globalThis as typeof globalThis & { __running?: Running };

export type Booted = {
  /** Made just now, with their passwords in clear, to be shown once. */
  accounts: FirstAccount[];
  /** Which engine answers, in one Spanish line. */
  engine: string;
};

/** Starts everything; call once. */
export async function boot(settings: Settings): Promise<Booted> {
  log.level = settings.LOG_LEVEL;
  setSettings(settings);
  const database = await openData(settings);
  const { passwords, throttle } = configureAuth(settings, { secondStep: makeSecondStep(settings) });
  const throttleStore = new ThrottleStore(database.db, throttle);
  await ifThereIsRoom("load the throttle", () => throttleStore.load());
  await checkBreakGlassAccount(database.db, settings);
  if (settings.INITIAL_PASSWORD === "code") {
    await ifThereIsRoom("end sessions of initial passwords", () => endInitialPasswordSessions(database.db));
  }
  const accounts = await ensureFirstAccounts(database.db, settings, passwords.hash);
  await ifThereIsRoom("reconcile analyses", () => reconcileAnalyses(database.db));
  await ifThereIsRoom("future leases", () => endFutureLeases(database.db, systemClock.now()));
  // Loads a dictionary in its own process meanwhile: whoever uploads first finds it ready.
  computeWorker().prepare();
  if (settings.DEMO) await ifThereIsRoom("first coaches", () => ensureCoaches(database.db, settings));
  await ifThereIsRoom("removal of the sample data", () => finishRemoval(database.db));
  setReaderPool(new ReaderPool(readingSlots));
  const engine = await startEngine(settings, [{ priority: "interview", system: INTERVIEW_SYSTEM }]);
  const workers = [startWorker(database.db, cvAnalysisJob), startWorker(database.db, interviewReportJob)];
  const mailer = startMailer(database.db, settings);
  setEngine(engine);
  const voice = await startVoice(settings);
  setVoice(voice);
  const backups = new BackupSchedule(settings);
  const chores = startChores(database.db, settings, backups, throttleStore);
  store.__running = { database, engine, voice, workers, mailer, backups, chores, throttleStore };
  // Never waited for: the platform answers meanwhile.
  if (settings.DEMO) startFilling(database.db, settings);
  return { accounts, engine: engineReport().line };
}

/** What comes due with time and not by somebody's request. */
function startChores(db: Db, settings: Settings, backups: BackupSchedule, throttle: ThrottleStore): Recurring[] {
  const byAge = (task: () => Promise<unknown>) => () => whileClockIsBelieved(db, systemClock, task);
  return [
    every(SECOND_MS, "keep the throttle", () => throttle.flush()),
    every(HOUR_MS, "purge the throttle", () => throttle.purge()),
    every(HOUR_MS, "record failed sign-ins", () => recordSignInFailures(db)),
    every(DAY_MS, "check the audit trail", () => checkChainNow(db, settings)),
    every(HOUR_MS, "purge used tokens", () => purgeUsedTokens(db, systemClock.now())),
    every(HOUR_MS, "purge sessions", () => purgeExpiredSessions(db)),
    every(5 * MINUTE_MS, "close idle interviews", () => closeExpiredInterviews(db)),
    every(HOUR_MS, "compact the search index", () => compactSearchIndex(db)),
    every(MINUTE_MS, "watch the clock", () => watchClock(db, systemClock)),
    every(
      HOUR_MS,
      "recall put-off work",
      byAge(() => recallPutOffWork(db, systemClock.now())),
    ),
    every(
      HOUR_MS,
      "purge by age",
      byAge(() => purgeByAge(db, settings, systemClock)),
    ),
    every(
      HOUR_MS,
      "purge ended jobs",
      byAge(() => purgeEndedJobs(db, systemClock.now())),
    ),
    every(MINUTE_MS, "backup", () => backups.tick()),
    every(MINUTE_MS, "coaching reminders", () => enqueueDueReminders(db, { settings })),
    every(MINUTE_MS, "coaches' own calendars", () => readDueCalendars(db, { settings })),
    every(MINUTE_MS, "waiting list", () => advanceWaitingList(db, { settings })),
  ];
}

/**
 * Lets running jobs finish within `timeoutMs`; what is left is taken up at the next start. Requests are answered as
 * before.
 */
export async function drain(timeoutMs: number): Promise<void> {
  const running = store.__running;
  if (!running) return;
  running.backups.stop();
  await stopFilling();
  await Promise.all(running.chores.map((chore) => chore.stop()));
  await Promise.all([...running.workers, running.mailer].map((part) => part.stop(timeoutMs)));
}

/** Ends what requests are answered with; after `drain`. */
export async function close(): Promise<void> {
  const running = store.__running;
  if (!running) return;
  delete store.__running;
  setEngine(null);
  setVoice(null);
  setReaderPool(null);
  await Promise.all([running.engine.stop(), running.voice.stop(), stopComputing()]);
  // Tries of the drain included.
  await running.throttleStore.flush();
  await ifThereIsRoom("record failed sign-ins", () => recordSignInFailures(running.database.db));
  await running.database.close();
}
