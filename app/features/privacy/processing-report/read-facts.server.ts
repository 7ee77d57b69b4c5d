import { systemClock } from "#app/platform/clock.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { readInstitution } from "#app/platform/institution.server.ts";
import type { Db } from "#db/open.server.ts";
import type { ReportFacts } from "./processing-report.server.ts";

/** What the report takes from the database. */
export async function readReportFacts(db: Db, settings: Settings): Promise<ReportFacts> {
  const { name } = await readInstitution(db, settings);
  const { people } = await db
    .selectFrom("users")
    .select((row) => row.fn.countAll<number>().as("people"))
    .executeTakeFirstOrThrow();
  return { settings, institution: name, people, now: systemClock.now() };
}
