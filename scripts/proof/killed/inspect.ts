import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type OpenDatabase, openDatabase } from "#db/open.server.ts";
import { halfTransactions } from "../../../tests/support/coaching/half-transactions.ts";

/** Invariants of the database that must hold at any moment. */

/** Activities and the rows they refer to, one each because both are written in one transaction. */
const PAIRS = [
  ["cv_analysis", "$.analysisId", "select id from cv_analyses where processing_status = 'completed'"],
  ["interview_started", "$.interviewId", "select id from interviews"],
  ["interview_completed", "$.interviewId", "select interview_id from interview_results"],
  ["interview_feedback", "$.interviewId", "select interview_id from interview_feedback"],
] as const;

/** Queries whose count must be 0. */
const NONE = {
  "analyses in process that no job works on": `select count(*) from cv_analyses where processing_status = 'processing'
    and id not in (select payload ->> '$.analysisId' from jobs where kind = 'cv_analysis' and status in ('queued', \
'running'))`,
  "analyses whose job ended otherwise": `select count(*) from cv_analyses a
    join jobs j on j.kind = 'cv_analysis' and j.payload ->> '$.analysisId' = a.id
    where (a.processing_status = 'completed') <> (j.status = 'done') or (a.processing_status = 'failed') <> (j.status \
= 'failed')`,
  "analyses with several jobs": `select count(*) from
    (select 1 from jobs where kind = 'cv_analysis' group by payload ->> '$.analysisId' having count(*) > 1)`,
  "two live bookings of one slot": `select count(*) from
    (select 1 from coach_sessions where status <> 'cancelled' group by coach_id, starts_at having count(*) > 1)`,
  "two open interviews of one person with one interviewer": `select count(*) from
    (select 1 from interviews where status = 'open' group by user_id, hunter_id having count(*) > 1)`,
  "sessions of nobody": "select count(*) from sessions where user_id not in (select id from users)",
};
const COUNTED = ["users", "cv_analyses", "activities", "coach_sessions"];

/** Works on a copy, because the next start of the server must recover the write-ahead log by itself. */
export async function inCopy<T>(dataDir: string, work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), "careers-killed-"));
  const file = path.join(folder, "app.sqlite");
  try {
    await copyFile(path.join(dataDir, "app.sqlite"), file);
    // Without a write-ahead log, all data is in the database file.
    await copyFile(path.join(dataDir, "app.sqlite-wal"), `${file}-wal`).catch(() => undefined);
    const database = openDatabase(file);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @returns descriptions of the problems */
export async function generalProblems({ db, raw }: OpenDatabase): Promise<string[]> {
  const problems: string[] = [];
  const integrity = raw.pragma("integrity_check", { simple: true });
  if (integrity !== "ok") problems.push(`integrity_check: ${integrity}`);
  const strays = raw.pragma("foreign_key_check") as unknown[];
  if (strays.length > 0) problems.push(`foreign_key_check: ${strays.length} rows`);
  try {
    raw.exec("insert into users_search (users_search, rank) values ('integrity-check', 1)");
  } catch (error) {
    problems.push(`the search index is not what the users are: ${String(error)}`);
  }
  const number = (query: string) => raw.prepare(query).pluck().get() as number;
  for (const table of COUNTED) {
    const [kept, real] = [
      number(`select count from row_counts where name = '${table}'`),
      number(`select count(*) from ${table}`),
    ];
    if (kept !== real) problems.push(`${table}: ${real} rows, counted as ${kept}`);
  }
  for (const [what, query] of Object.entries(NONE)) {
    const found = number(query);
    if (found > 0) problems.push(`${found} ${what}`);
  }
  for (const [action, key, rows] of PAIRS) {
    const noted = `select details ->> '${key}' from activities where action = '${action}'`;
    const [unlike, doubled] = [
      number(
        `select (select count(*) from (${rows} except ${noted})) + (select count(*) from (${noted} except ${rows}))`,
      ),
      number(`select (select count(*) from (${noted})) - (select count(*) from (${rows}))`),
    ];
    if (unlike !== 0 || doubled !== 0)
      problems.push(`${action}: ${unlike} activities and rows do not match, ${doubled} too many`);
  }
  return [...problems, ...(await halfTransactions(db))];
}
