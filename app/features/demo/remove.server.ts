import { recordActivity } from "#app/features/activity/record.server.ts";
import { recordAudit } from "#app/features/audit/record.server.ts";
import { eraseSamplePerson } from "#app/features/privacy/erase-sample-person.server.ts";
import { truncateLog } from "#app/features/privacy/purge.server.ts";
import { markForRebuild } from "#app/features/privacy/vacuum-after-erasure.server.ts";
import { runWithPermission } from "#app/features/users/run-with-permission.server.ts";
import { countSamplePeople, markAllAsFilled } from "#app/features/users/sample-people.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { stopFilling } from "./filling.server.ts";
import { removeSampleCoach } from "./sample-coach.server.ts";

/**
 * Erases all invented people with their data, each in a separate transaction so that other writers do not wait, and the
 * sample coach. First stops a running filling. The data of real people stays, including the coach when a real person
 * has a session with her.
 * @returns how many people were erased
 * @throws AppError forbidden, conflict last_admin
 */
export async function removeSampleData(
  db: Db,
  actorId: number,
  { settings }: { settings: Settings },
): Promise<{ removed: number }> {
  await runWithPermission(db, { actorId, permission: "people" }, async (trx, { actor }) => {
    await refuseLastAdmin(trx);
    const details = { people: await countSamplePeople(trx) };
    // Now and not at the end: an invented admin is then gone, too.
    await recordAudit(trx, [{ actor, action: "sample_data_removed", details }]);
  });
  await stopFilling();
  // If it is interrupted after this point, the remaining people are not filled again.
  await markAllAsFilled(db);
  await markForRebuild(settings.DATA_DIR);
  // From here on the coach takes no bookings; she is removed when the sessions of the sample people are gone.
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

/** Finishes a removal that was interrupted before its last step; runs at every start, also without DEMO. */
export async function finishRemoval(db: Db): Promise<void> {
  if ((await countSamplePeople(db)) === 0) await removeSampleCoach(db);
}

/** Records the removal, unless the actor was one of the erased people. */
async function record(db: Db, actorId: number, people: number): Promise<void> {
  const actor = await db.selectFrom("users").select("id").where("id", "=", actorId).executeTakeFirst();
  if (actor) await recordActivity(db, { userId: actorId, action: "sample_data_removed", details: { people } });
}

/** Ids of the invented people, newest first, so that the demo student is erased last. */
async function samplePeople(db: Db): Promise<number[]> {
  const rows = await db.selectFrom("sample_people").select("user_id").orderBy("user_id", "desc").execute();
  return rows.map((row) => row.user_id);
}

/** Refuses when the only active admins are invented people. */
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
