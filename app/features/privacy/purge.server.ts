import { rm } from "node:fs/promises";
import { sql } from "kysely";
import { purgeSecretTexts } from "#app/email/secret-texts.server.ts";
import { purgeCodes } from "#app/features/access/entry-code/codes.server.ts";
import { purgeSecondFactor } from "#app/features/access/second-factor/factors.server.ts";
import { purgeTokens } from "#app/features/access/tokens/tokens.server.ts";
import { uploadPath } from "#app/features/cv/stored-cv-files.server.ts";
import { purgeLoads } from "#app/features/roster/loads.server.ts";
import { purgeEmailChanges } from "#app/features/users/email-change.server.ts";
import { isMailAllowed, isNotBlocked } from "#app/platform/blocked-people.server.ts";
import type { Clock } from "#app/platform/clock.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { log } from "#app/platform/log.server.ts";
import type { Db } from "#db/open.server.ts";
import { batches, SCAN_SIZE } from "./delete-in-batches.server.ts";
import { purgeInterviewTexts } from "./purge-interviews.server.ts";
import { purgeDeletedOffers, purgeOffers } from "./purge-offers.server.ts";
import type { Retention } from "./retention.ts";
import { purgeRequests } from "./rights/forget-requests.server.ts";

/** Rows with long texts that one transaction overwrites; a durable commit costs about 5 ms. */
const TEXT_BATCH = 10;
const ROW_BATCH = 100;

export type Purged = {
  /** Analyses whose texts were deleted. */
  analyses: number;
  interviews: number;
  /** Tries of practice. */
  tries: number;
  /** Job offers, those that were deleted a day ago included. */
  jobOffers: number;
  /** Bookings whose phone and message were deleted, and opinions whose comment was. */
  notes: number;
  activities: number;
  mails: number;
  reviewRequests: number;
  rightsRequests: number;
  rosterLoads: number;
  /** Tokens of programs that ended so long ago. */
  tokens: number;
  waits: number;
  /** Addresses whose code was never typed. */
  emailChanges: number;
  /** Sign-ins without their second step, answered challenges and unconfirmed secrets. */
  secondFactor: number;
  /** Codes that count no longer. */
  entryCodes: number;
  /** Texts of mails with codes that never left. */
  secretTexts: number;
};

/**
 * Deletes data that is older than the settings allow; dates and scores are kept. Works in small steps, so that requests
 * are served in between. Call it every hour; an interrupted run does no harm.
 * @returns how many rows of each kind were purged
 */
export async function purgeByAge(db: Db, settings: Retention, clock: Clock): Promise<Purged> {
  const before = (days: number) => (days === 0 ? null : new Date(clock.now().getTime() - days * DAY_MS).toISOString());
  const cvText = before(settings.RETENTION_DAYS_CV_TEXT);
  const answers = before(settings.RETENTION_DAYS_ANSWERS);
  const activities = before(settings.RETENTION_DAYS_ACTIVITIES);
  const rights = before(settings.RETENTION_DAYS_RIGHTS);
  const purged: Purged = {
    analyses: cvText ? await purgeAnalyses(db, cvText) : 0,
    interviews: answers ? await purgeInterviewTexts(db, answers) : 0,
    tries: answers ? await deleteOldest(db, "practice_attempts", answers) : 0,
    jobOffers: (answers ? await purgeOffers(db, answers) : 0) + (await purgeDeletedOffers(db, clock.now())),
    notes: answers ? await purgeNotes(db, answers) : 0,
    activities: activities ? await deleteOldest(db, "activities", activities) : 0,
    mails: activities ? await deleteOldest(db, "outbox", activities) : 0,
    reviewRequests: activities ? await deleteOldest(db, "review_requests", activities) : 0,
    rightsRequests: rights ? await purgeRequests(db, rights) : 0,
    rosterLoads: activities ? await purgeLoads(db, activities) : 0,
    tokens: activities ? await purgeTokens(db, activities) : 0,
    waits: activities ? await deleteOldest(db, "waiting_list", activities) : 0,
    emailChanges: await purgeEmailChanges(db, clock.now()),
    secondFactor: await purgeSecondFactor(db, clock.now()),
    entryCodes: await purgeCodes(db, clock.now()),
    secretTexts: await purgeSecretTexts(db, clock.now()),
  };
  if (Object.values(purged).some((count) => count > 0)) {
    await truncateLog(db);
    log.info({ purged }, "old data was purged");
  }
  return purged;
}

/** Empties the write-ahead log, which still contains the pages from before the deletion. */
export async function truncateLog(db: Db): Promise<void> {
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
}

async function purgeAnalyses(db: Db, before: string): Promise<number> {
  let count = 0;
  for await (const ids of batches((after) => oldAnalyses(db, after, before), TEXT_BATCH)) {
    const rows = await db.selectFrom("cv_analyses").select("upload").where("id", "in", ids).execute();
    await db
      .updateTable("cv_analyses")
      .set({ results: null, details: null, text_read: null, upload: null, read_document: null, corrections: null })
      .where("id", "in", ids)
      .execute();
    // They quote the CV, and are as old as it.
    await db.updateTable("job_offers").set({ findings: null }).where("cv_analysis_id", "in", ids).execute();
    await db.deleteFrom("workshop_lines").where("analysis_id", "in", ids).execute();
    await db.deleteFrom("workshop_acts").where("analysis_id", "in", ids).execute();
    await db.deleteFrom("workshop_versions").where("analysis_id", "in", ids).execute();
    for (const { upload } of rows) if (upload) await rm(uploadPath(upload), { force: true });
    count += ids.length;
  }
  return count;
}

function oldAnalyses(db: Db, after: number, before: string) {
  return db
    .selectFrom("cv_analyses")
    .select((eb) => [
      "id",
      eb("created_at", "<", before).as("old"),
      eb
        .and([
          isNotBlocked("cv_analyses.user_id"),
          eb("processing_status", "!=", "processing"),
          eb.or([
            eb("results", "is not", null),
            eb("text_read", "is not", null),
            eb("upload", "is not", null),
            eb("read_document", "is not", null),
            eb("corrections", "is not", null),
          ]),
        ])
        .as("due"),
    ])
    .where("id", ">", after)
    .orderBy("id")
    .limit(SCAN_SIZE)
    .execute();
}

/** Phone and message of past bookings with their coach's note, comments on interviews. */
async function purgeNotes(db: Db, before: string): Promise<number> {
  let count = 0;
  const bookings = (after: number) =>
    db
      .selectFrom("coach_sessions")
      .select((eb) => [
        "id",
        eb("created_at", "<", before).as("old"),
        eb
          .and([
            isNotBlocked("coach_sessions.user_id"),
            eb("ends_at", "<", before),
            eb.or([
              eb("client_phone", "!=", ""),
              eb("message", "!=", ""),
              eb.exists(
                eb.selectFrom("session_notes").select("session_id").whereRef("session_id", "=", "coach_sessions.id"),
              ),
            ]),
          ])
          .as("due"),
      ])
      .where("id", ">", after)
      .orderBy("id")
      .limit(SCAN_SIZE)
      .execute();
  for await (const ids of batches(bookings, ROW_BATCH)) {
    await db.updateTable("coach_sessions").set({ client_phone: "", message: "" }).where("id", "in", ids).execute();
    await db.deleteFrom("session_notes").where("session_id", "in", ids).execute();
    count += ids.length;
  }
  const opinions = (after: number) =>
    db
      .selectFrom("interview_feedback")
      .select((eb) => [
        "id",
        eb("created_at", "<", before).as("old"),
        eb.and([isNotBlocked("interview_feedback.user_id"), eb("comments", "!=", "")]).as("due"),
      ])
      .where("id", ">", after)
      .orderBy("id")
      .limit(SCAN_SIZE)
      .execute();
  for await (const ids of batches(opinions, ROW_BATCH)) {
    await db.updateTable("interview_feedback").set({ comments: "" }).where("id", "in", ids).execute();
    count += ids.length;
  }
  return count;
}

type Ageing = "activities" | "outbox" | "practice_attempts" | "review_requests" | "waiting_list";

/** Deletes old rows, except queued mails, unanswered requests and waits that go on. */
async function deleteOldest(db: Db, table: Ageing, before: string): Promise<number> {
  let count = 0;
  for await (const ids of batches((after) => oldRows(db, table, after, before), ROW_BATCH)) {
    await db.deleteFrom(table).where("id", "in", ids).execute();
    count += ids.length;
  }
  return count;
}

function oldRows(db: Db, table: Ageing, after: number, before: string) {
  const done = {
    activities: sql<number>`${isNotBlocked("activities.user_id")}`,
    outbox: sql<number>`status not in ('queued', 'sending') and ${isMailAllowed("outbox")}`,
    practice_attempts: sql<number>`${isNotBlocked("practice_attempts.user_id")}`,
    review_requests: sql<number>`answered_at is not null and ${isNotBlocked("review_requests.user_id")}`,
    waiting_list: sql<number>`status not in ('waiting', 'offered') and ${isNotBlocked("waiting_list.user_id")}`,
  }[table];
  return db
    .selectFrom(table)
    .select((eb) => ["id", eb("created_at", "<", before).as("old"), done.as("due")])
    .where("id", ">", after)
    .orderBy("id")
    .limit(SCAN_SIZE)
    .execute();
}
