import { outboxState } from "#app/email/outbox.server.ts";
import { countDue } from "#app/features/privacy/rights/desk.server.ts";
import { countSamplePeople } from "#app/features/users/sample-people.server.ts";
import { isoNow, systemClock } from "#app/platform/clock.ts";
import { clockDoubt } from "#app/platform/clock-watch.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import type { Db } from "#db/open.server.ts";
import { countTable } from "./lists/table-count.server.ts";
import type { AdminSummary } from "./panel-api-schemas.server.ts";

/** The counters and notices above the tabs. */
export async function adminSummary(db: Db, settings: Settings): Promise<AdminSummary> {
  const { scheduled } = await db
    .selectFrom("coach_sessions")
    .select((eb) => eb.fn.countAll<number>().as("scheduled"))
    .where("status", "=", "scheduled")
    .executeTakeFirstOrThrow();
  const { open } = await db
    .selectFrom("review_requests")
    .select((eb) => eb.fn.countAll<number>().as("open"))
    .where("answered_at", "is", null)
    .executeTakeFirstOrThrow();
  return {
    users: await countTable(db, "users"),
    cvAnalyses: await countTable(db, "cv_analyses"),
    activities: await countTable(db, "activities"),
    coachSessions: await countTable(db, "coach_sessions"),
    scheduledSessions: scheduled,
    nextSession: await nextSession(db),
    mail: await outboxState(db, settings),
    openReviewRequests: open,
    openRightsRequests: (await countDue(db, { settings })).open,
    clock: await clockDoubt(db, systemClock),
    samplePeople: await countSamplePeople(db),
  };
}

async function nextSession(db: Db): Promise<AdminSummary["nextSession"]> {
  const next = await db
    .selectFrom("coach_sessions as session")
    .innerJoin("coaches as coach", "coach.id", "session.coach_id")
    .select(["session.starts_at", "coach.name"])
    .where("session.status", "=", "scheduled")
    .where("session.starts_at", ">", isoNow())
    .orderBy("session.starts_at")
    .limit(1)
    .executeTakeFirst();
  return next ? { startsAt: next.starts_at, coachName: next.name } : null;
}
