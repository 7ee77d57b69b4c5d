import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import { ensureCoaches } from "#app/features/coaching/coaches.server.ts";
import { cvAnalysisJob } from "#app/features/cv/analyze.server.ts";
import { fill } from "#app/features/demo/filling.server.ts";
import { SAMPLE_PEOPLE } from "#app/features/demo/people.ts";
import type { SamplePerson } from "#app/features/demo/plan.ts";
import { ensureFirstAccounts } from "#app/features/users/first-accounts.server.ts";
import { startWorker } from "#app/jobs/worker.server.ts";
import { readSettings, type Settings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import type { User } from "#db/schema.ts";
import { configureTestAuth, sessionCookieFor } from "./auth.ts";
import { makeTestDatabase, type TestDatabase } from "./database.ts";
import { isLongRun } from "./long-run.ts";

/** A new platform with DEMO as boot makes it, with a worker for its jobs. */

export const BEGUN = "2026-11-26T15:00:00.000Z";
export const DEMO_STUDENT_RUT = "22222222-2";
/** The demo student and a few of every kind; everybody in the long run. */
export const PEOPLE = isLongRun ? SAMPLE_PEOPLE : SAMPLE_PEOPLE.slice(0, 13);
export const FILLING_TIMEOUT = isLongRun ? 900_000 : 240_000;

export type DemoPlatform = {
  database: TestDatabase;
  settings: Settings;
  /** @param people fewer than PEOPLE; `signal` breaks it off */
  fillUp(people?: readonly SamplePerson[], signal?: AbortSignal): Promise<void>;
  /** Rows of "table where condition". */
  count(sql: string): number;
  user(rut: string): Promise<User>;
  adminCookie(): Promise<string>;
  stopWorker(): Promise<void>;
  /** Everything that was made, without ids and without the real times of the work. */
  everythingMade(): Record<string, unknown[]>;
  dispose(): Promise<void>;
};

export async function openDemoPlatform(): Promise<DemoPlatform> {
  const database = makeTestDatabase();
  const settings = readSettings({ DATA_DIR: database.folder, DEMO: "1", KEEP_CV_FILES: "1" });
  setSettings(settings);
  configureTestAuth(database);
  await ensureFirstAccounts(database.db, settings, authRuntime().passwords.hash);
  await database.db.updateTable("sample_people").set({ begun_at: BEGUN }).execute();
  await database.db.updateTable("users").set({ created_at: BEGUN }).execute();
  await ensureCoaches(database.db, settings);
  const worker = startWorker(database.db, cvAnalysisJob);
  const stopWorker = () => worker.stop(20_000);
  const user = (rut: string) =>
    database.db.selectFrom("users").selectAll().where("rut", "=", rut).executeTakeFirstOrThrow();
  return {
    database,
    settings,
    fillUp: (people = PEOPLE, signal = new AbortController().signal) => fill(database.db, { settings, signal, people }),
    count: (sql) => database.raw.prepare<[], number>(`select count(*) from ${sql}`).pluck().get() ?? 0,
    user,
    adminCookie: async () => sessionCookieFor(database.db, await user("11111111-1")),
    stopWorker,
    everythingMade: () => everythingMade(database),
    async dispose() {
      await stopWorker();
      await database.dispose();
    },
  };
}

function everythingMade(database: TestDatabase): Record<string, unknown[]> {
  const rows = (sql: string) => database.raw.prepare(sql).all();
  return {
    users: rows("select rut, name, email, is_active, created_at from users where id > 1 order by rut"),
    analyses: rows(`select u.rut, a.file_name, a.overall_score, a.processing_status, a.created_at, a.finished_at
      from cv_analyses a join users u on u.id = a.user_id order by a.created_at`),
    interviews: rows(`select u.rut, i.hunter_id, i.status, i.started_at, i.ended_at, i.remaining, r.score, r.engine
      from interviews i join users u on u.id = i.user_id left join interview_results r on r.interview_id = i.id
      order by i.started_at`),
    messages: rows(`select i.seed, m.position, m.role, m.content, m.relevance_score, m.created_at
      from interview_messages m join interviews i on i.id = m.interview_id order by i.seed, m.position`),
    sessions: rows(`select u.rut, s.coach_id, s.starts_at, s.status, s.created_at
      from coach_sessions s join users u on u.id = s.user_id order by s.created_at`),
    opinions: rows("select rating, comments, created_at from interview_feedback order by created_at"),
    reviews: rows("select message, created_at from review_requests order by created_at"),
    activities: rows(`select u.rut, a.action, a.created_at from activities a join users u on u.id = a.user_id
      where u.id > 1 and a.action <> 'user_created' order by a.created_at, a.action, u.rut`),
  };
}
