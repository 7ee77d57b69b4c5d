import { recordActivity } from "#app/features/activity/record.server.ts";
import { eraseSamplePerson } from "#app/features/privacy/erase-sample-person.server.ts";
import { truncateLog } from "#app/features/privacy/purge.server.ts";
import { markForRebuild } from "#app/features/privacy/vacuum-after-erasure.server.ts";
import { runAsAdmin } from "#app/features/users/run-as-admin.server.ts";
import { countSamplePeople, markAllAsFilled } from "#app/features/users/sample-people.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { stopFilling } from "./filling.server.ts";
import { removeSampleCoach } from "./sample-coach.server.ts";

/**
 * Erases every invented person with all that they made, each in a transaction of its own, so that nobody waits behind
 * them, and the coach of the sample data. A filling that is under way is ended first. What real people did stays, with
 * the coach's record where somebody has a session with her.
 * @returns how many people were erased
 * @throws AppError forbidden, conflict last_admin
 */
export async function removeSampleData(
  db: Db,
  actorId: number,
  { settings }: { settings: Settings },
): Promise<{ removed: number }> {
  await runAsAdmin(db, actorId, refuseLastAdmin);
  await stopFilling();
  // Broken off from here on, what is left is not filled up again.
  await markAllAsFilled(db);
  await markForRebuild(settings.DATA_DIR);
  // From here on nobody books with the coach; she goes when the sessions of the sample people are gone.
  await removeSampleCoach(db);
  let removed = 0;
  for (const userId of await samplePeople(db)) {
    if (await eraseSamplePerson(db, userId, { settings })) removed += 1;
  }
  await removeSampleCoach(db);
  await truncateLog(db);
  if (removed > 0) await record(db, actorId, removed);
  return { removed };
}

/** Ends a removal that was killed before its last step; for the start, also without DEMO. */
export async function finishRemoval(db: Db): Promise<void> {
  if ((await countSamplePeople(db)) === 0) await removeSampleCoach(db);
}

/** The actor may be one of those who are erased: then nobody is left to whom this could be written. */
async function record(db: Db, actorId: number, people: number): Promise<void> {
  const actor = await db.selectFrom("users").select("id").where("id", "=", actorId).executeTakeFirst();
  if (actor) await recordActivity(db, { userId: actorId, action: "sample_data_removed", details: { people } });
}

/** The newest first: the demo student, whom the start announced, goes last. */
async function samplePeople(db: Db): Promise<number[]> {
  const rows = await db.selectFrom("sample_people").select("user_id").orderBy("user_id", "desc").execute();
  return rows.map((row) => row.user_id);
}

/** An invented person who was made an admin may be the only one. */
async function refuseLastAdmin(trx: Db): Promise<void> {
  const real = await trx
    .selectFrom("users")
    .leftJoin("sample_people", "sample_people.user_id", "users.id")
    .select("users.id")
    .where("users.role", "=", "admin")
    .where("users.is_active", "=", 1)
    .where("sample_people.user_id", "is", null)
    .executeTakeFirst();
  if (real) return;
  throw new AppError(
    "conflict",
    "Solo personas de muestra administran la plataforma. Da ese rol a una persona real y vuelve a intentarlo.",
    { reason: "last_admin" },
  );
}
